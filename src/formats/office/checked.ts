/** Writing a zip of XML parts, and reading it again before it is released. */

import type { Sanitized } from "../../document/document.js";
import { errors, type PalimpsestError } from "../../errors.js";
import { hiddenWords, holdsWords } from "./hidden-words.js";
import { PARAGRAPH_END, type PieceText, replaceText } from "./pieces.js";
import { elementsOf, serializeXml, type XmlDocument } from "./xml.js";

/** A file whose parts were cleaned. */
export interface OpenPackage {
  readonly parts: readonly XmlDocument[];
  readonly pieces: PieceText;
  /** Gives the parts the form in which they are written. */
  finish(): void;
  pack(): Uint8Array;
}

/**
 * The file with its new text. Read again, it must have that text, nothing that cleaning takes out, and no
 * hidden word in an attribute.
 * @param ending of the format, for errors
 * @throws OUTPUT_UNWRITABLE
 */
export function writeChecked(
  open: (bytes: Uint8Array) => OpenPackage,
  bytes: Uint8Array,
  sanitized: Sanitized,
  ending: string,
): Uint8Array {
  const unwritable = (why: string): PalimpsestError =>
    errors.OUTPUT_UNWRITABLE`the ${ending} file cannot be written: ${why}; write it with --to txt instead`;
  const file = open(bytes);
  const expected = replaceText(file.pieces, sanitized.replacements);
  file.finish();
  const written = file.pack();

  const again = open(written);
  const crossed = sanitized.replacements.some(({ start, end }) =>
    file.pieces.text.slice(start, end).includes(PARAGRAPH_END),
  );
  if (again.pieces.text !== expected || (expected !== sanitized.text && !crossed)) {
    throw unwritable("the text read from it again is not the new one");
  }
  again.finish();
  const stable = again.parts.every((xml, i) =>
    Buffer.from(serializeXml(xml)).equals(serializeXml(file.parts[i]!)),
  );
  if (!stable) throw unwritable("something other than text was left in it");
  const values = again.parts
    .flatMap(({ documentElement }) => elementsOf(documentElement!))
    .flatMap(({ attributes }) => Array.from(attributes).map(({ value }) => value))
    .join("\n");
  if ([...hiddenWords(sanitized)].some((words) => holdsWords(values, words))) {
    throw unwritable("one of its attributes contains a hidden word");
  }
  return written;
}
