/**
 * Rich Text Format, .rtf (specification 1.9.1), written anew from what is read.
 *
 * | of the file | becomes |
 * | --- | --- |
 * | body, tables cell by cell, text boxes, results of fields, labels of lists, hidden text; footnotes after their paragraph; headers and footers last | text, a blank line between paragraphs |
 * | tracked changes | insertions are accepted, deletions gone |
 * | fonts that are common, sizes, colours, paragraphs, borders, margins | as they were |
 * | names of other fonts, style sheets, lists (their labels become text) | gone, with the look that each paragraph repeats kept |
 * | pictures, embedded objects, comments, bookmarks, instructions of fields, properties (author, company ...), data of programs, everything unknown | gone |
 *
 * Only words on the lists in words.ts are written, with numbers; all other text is in the document. What
 * was written is read again: its text must be the new one, and written once more it must be the same.
 */

import type { Sanitized } from "../../document/document.js";
import { errors } from "../../errors.js";
import type { BytesFormat } from "../format.js";
import { PARAGRAPH_END, replacePieces } from "../office/pieces.js";
import { oneDocument } from "../require-text.js";
import { serializeTree, textOf } from "./text.js";
import { type Tree, treeOf } from "./tree.js";

export const rtf: BytesFormat = {
  name: "rtf",
  extensions: [".rtf"],
  readBytes(bytes, options) {
    const { name } = options;
    const tree = open(bytes, name);
    return {
      ...oneDocument(textOf(tree).text, options, (sanitized) => write(bytes, name, sanitized)),
      ...(tree.hasPictures && { notes: ["left out: pictures and embedded objects"] }),
    };
  },
};

function open(bytes: Uint8Array, name: string): Tree {
  if (bytes.length === 0) {
    throw errors.INPUT_EMPTY`${name} is an empty file; save it again as .rtf`;
  }
  return treeOf(bytes, name);
}

/** @throws OUTPUT_UNWRITABLE where the check of what was written fails */
function write(bytes: Uint8Array, name: string, sanitized: Sanitized): Uint8Array {
  const tree = open(bytes, name);
  const { text, pieces } = textOf(tree);
  const expected = replacePieces(text, pieces, sanitized.replacements, ({ node }, words) => {
    node.value = words;
  });
  const written = serializeTree(tree);
  const again = open(written, name);
  const crossed = sanitized.replacements.some(({ start, end }) =>
    text.slice(start, end).includes(PARAGRAPH_END),
  );
  const isSame =
    textOf(again).text === expected &&
    (expected === sanitized.text || crossed) &&
    Buffer.from(serializeTree(again)).equals(written);
  if (isSame) return written;
  throw errors.OUTPUT_UNWRITABLE`the .rtf file cannot be written: the text read from it again is not the new one; write it with --to txt or docx instead`;
}
