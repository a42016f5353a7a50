/**
 * Word documents, .docx: Office Open XML, its Transitional and its Strict variant (ISO/IEC 29500).
 *
 * | of the file | becomes |
 * | --- | --- |
 * | body, text boxes, tables cell by cell; then headers, footers, footnotes, endnotes | text, a blank line between paragraphs; runs are joined |
 * | hidden text, texts of links, results of fields, equations, content of content controls | text |
 * | tracked changes | insertions are accepted, deletions gone |
 * | comments, bookmarks, addresses of links, instructions of fields (page numbers stay alive), alternative text, tags of content controls, data of forms | gone |
 * | pictures, charts, diagrams, drawings without text, embedded files, macros, fonts: unread, and able to show people | gone |
 * | properties (author, company ...), custom XML, elements and attributes of other makers, thumbnail, glossary, settings other than of layout, times in the zip | gone |
 * | styles that are not a word processor's own, names of parts | numbered |
 * | words in labels of lists (`Exhibit Smith 1`), fonts that are not common, ids of shapes, numbers of editing sessions, attributes that are not known | gone |
 * | other styles, numbering, theme, layout | as they were |
 *
 * Only parts that are known are written, so that a part of an unknown kind is gone too. What was
 * written is read again: its text must be the new one, cleaning it again must change nothing, and no
 * attribute may hold a hidden word (texts of lists, names of shapes, of parts). Left out of the last check are
 * names of fonts, languages and built-in styles, and words without a letter.
 */

import type { Sanitized } from "../../document/document.js";
import { errors, type PalimpsestError } from "../../errors.js";
import type { BytesFormat } from "../format.js";
import { hiddenWords } from "../office/hidden-words.js";
import { PARAGRAPH_END, type PieceText, replaceText } from "../office/pieces.js";
import { childrenOf, elementsOf, nameOf, serializeXml } from "../office/xml.js";
import { removedNotes } from "../removed.js";
import { oneDocument } from "../require-text.js";
import { clean } from "./clean.js";
import { layoutOf } from "./layout.js";
import { numberStyles, showsHidden } from "./names.js";
import { nameParts, type Package, pack, unpack } from "./package.js";
import { collectText } from "./text.js";

export const docx: BytesFormat = {
  name: "docx",
  extensions: [".docx"],
  readBytes(bytes, options) {
    const read = unpack(bytes, options.name);
    const gone = [...read.gone, ...deletionsIn(read)];
    const { text } = textOf(cleaned(read));
    return {
      ...oneDocument(text, options, (sanitized) => write(bytes, options.name, sanitized)),
      ...removedNotes(gone),
      layoutOf: () => {
        const file = open(bytes, options.name);
        return layoutOf(file, textOf(file));
      },
    };
  },
};

const open = (bytes: Uint8Array, name: string): Package => cleaned(unpack(bytes, name));

/** A word for each tracked deletion, which is accepted. */
const deletionsIn = ({ parts }: Package): string[] =>
  parts
    .filter(({ isText }) => isText)
    .flatMap(({ xml }) => elementsOf(xml.documentElement!))
    .filter(
      (element) => /^w:(?:del|moveFrom)$/.test(nameOf(element)) && childrenOf(element).length > 0,
    )
    .map(() => "deletion that was tracked");

function cleaned(file: Package): Package {
  const [main] = file.parts;
  for (const part of file.parts) clean(part, part === main ? file.kept : new Set());
  numberStyles(file.parts);
  nameParts(file);
  return file;
}

const textOf = ({ parts }: Package): PieceText =>
  collectText(parts.filter(({ isText }) => isText).map(({ xml }) => xml.documentElement!));

/** @throws OUTPUT_UNWRITABLE where the check of what was written fails */
function write(bytes: Uint8Array, name: string, sanitized: Sanitized): Uint8Array {
  const file = open(bytes, name);
  const before = textOf(file);
  const expected = replaceText(before, sanitized.replacements);
  const hidden = hiddenWords(sanitized);
  const written = pack(file);

  const again = open(written, name);
  const crossed = sanitized.replacements.some(({ start, end }) =>
    before.text.slice(start, end).includes(PARAGRAPH_END),
  );
  if (textOf(again).text !== expected || (expected !== sanitized.text && !crossed)) {
    throw unwritable("its text is not the sanitized one when it is read again");
  }
  const stable = again.parts.every(({ xml }, i) =>
    Buffer.from(serializeXml(xml)).equals(serializeXml(file.parts[i]!.xml)),
  );
  if (!stable) throw unwritable("its parts have changed in more than their text");
  if (showsHidden(again, hidden)) {
    throw unwritable(
      "texts of lists or names of shapes and parts still show a hidden word; change them in a word processor",
    );
  }
  return written;
}

const unwritable = (problem: string): PalimpsestError =>
  errors.OUTPUT_UNWRITABLE`the .docx file cannot be written: ${problem}, or write it with --to txt`;
