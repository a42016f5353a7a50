/**
 * OpenDocument text, .odt (ISO/IEC 26300).
 *
 * | of the file | becomes |
 * | --- | --- |
 * | paragraphs, headings, lists, tables cell by cell; text boxes and notes after their paragraph; then headers and footers | text, a blank line between paragraphs |
 * | results of fields, texts of links, content of sections and indexes | text |
 * | tracked changes | insertions are accepted, deletions gone |
 * | comments, bookmarks, addresses, forms, scripts, values behind the text of cells | gone |
 * | pictures, drawings, charts, embedded files, fonts, thumbnail, settings, properties (author, times ...), all parts but two | gone |
 * | names of styles | numbered |
 * | sizes, colours, borders, margins, levels of lists | as they were |
 *
 * Only elements and attributes on the lists in clean.ts are written. What was written is read again: its
 * text must be the new one, cleaning it again must change nothing, and no attribute may hold a hidden word.
 */

import type { Sanitized } from "../../document/document.js";
import { PalimpsestError } from "../../errors.js";
import { hiddenWords, holdsWords } from "../docx/names.js";
import { type PieceText, replaceText } from "../docx/text.js";
import { elementsOf, serializeXml } from "../docx/xml.js";
import type { BytesFormat } from "../format.js";
import { oneDocument } from "../require-text.js";
import { clean } from "./clean.js";
import { type Package, pack, unpack } from "./package.js";
import { numberStyles } from "./styles.js";
import { collectText, decodeSpaces, encodeSpaces, PARAGRAPH_END } from "./text.js";

export const odt: BytesFormat = {
  name: "odt",
  extensions: [".odt"],
  readBytes(bytes, options) {
    const { name } = options;
    const { pieces, pictures } = open(bytes, name);
    const file = oneDocument(pieces.text, options, (sanitized) => write(bytes, name, sanitized));
    if (pictures > 0)
      options.note?.(`${name}: pictures, drawings and embedded objects are removed`);
    return file;
  },
};

interface Opened {
  readonly file: Package;
  readonly pieces: PieceText;
  readonly pictures: number;
}

function open(bytes: Uint8Array, name: string): Opened {
  const file = unpack(bytes, name);
  let pictures = 0;
  for (const { root } of file.parts) pictures += clean(root);
  numberStyles(file.parts.map(({ root }) => root));
  for (const { root } of file.parts) decodeSpaces(root);
  return { file, pieces: collectText(file.parts.map(({ root }) => root)), pictures };
}

/** @throws OUTPUT_UNWRITABLE where the check of what was written fails */
function write(bytes: Uint8Array, name: string, sanitized: Sanitized): Uint8Array {
  const { file, pieces } = open(bytes, name);
  const expected = replaceText(pieces, sanitized.replacements);
  for (const { root } of file.parts) encodeSpaces(root);
  const written = pack(file);

  const again = open(written, name);
  const crossed = sanitized.replacements.some(({ start, end }) =>
    pieces.text.slice(start, end).includes(PARAGRAPH_END),
  );
  if (again.pieces.text !== expected || (expected !== sanitized.text && !crossed)) {
    throw unwritable("the text read from it again is not the new one");
  }
  for (const { root } of again.file.parts) encodeSpaces(root);
  const stable = again.file.parts.every(({ xml }, i) =>
    Buffer.from(serializeXml(xml)).equals(serializeXml(file.parts[i]!.xml)),
  );
  if (!stable) throw unwritable("something other than text was left in it");
  const values = again.file.parts
    .flatMap(({ root }) => elementsOf(root))
    .flatMap(({ attributes }) => Array.from(attributes).map(({ value }) => value))
    .join("\n");
  if ([...hiddenWords(sanitized)].some((words) => holdsWords(values, words))) {
    throw unwritable("a hidden word stands in an attribute");
  }
  return written;
}

const unwritable = (why: string): PalimpsestError =>
  new PalimpsestError(
    "OUTPUT_UNWRITABLE",
    `the .odt file cannot be written: ${why}; write it with --to txt instead`,
  );
