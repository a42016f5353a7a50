/** Every format that is read and written, and the way from bytes to documents. */

import { PalimpsestError } from "../errors.js";
import { csv } from "./csv.js";
import { docx } from "./docx/docx.js";
import type { AnyFile, BytesFormat, Format, ReadOptions } from "./format.js";
import { html } from "./html/html.js";
import { jsonl } from "./jsonl.js";
import { pdf } from "./pdf/pdf.js";
import { requireText } from "./require-text.js";
import { tab } from "./tab-format.js";
import { md, txt } from "./text.js";

export const FORMATS: readonly (Format | BytesFormat)[] = Object.freeze([
  txt,
  md,
  html,
  csv,
  jsonl,
  docx,
  pdf,
  tab,
]);

/** Formats of the contract that this release does not read yet, by ending. */
const NOT_YET = new Map([[".eml", "eml"]]);

export const FORMAT_NAMES = [
  "auto",
  ...FORMATS.map(({ name }) => name),
  ...new Set(NOT_YET.values()),
];

/**
 * Reads a file's bytes.
 * @param format a format's name, or `auto` to go by the file's ending
 * @throws INPUT_EMPTY, INPUT_BINARY, INPUT_NOT_UTF8, INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE,
 *   FORMAT_UNSUPPORTED
 */
export function readFormat(
  bytes: Uint8Array,
  format: string,
  options: ReadOptions,
): AnyFile | Promise<AnyFile> {
  const reader = formatOf(bytes, format, options.name);
  if ("readBytes" in reader) return reader.readBytes(bytes, options);
  const text = decodeText(bytes, options.name);
  requireText(text, options.name);
  return reader.read(text, options);
}

/** Name of the format that a file is read as, or asked to be read as. */
export function formatNameOf(bytes: Uint8Array, format: string, name: string): string {
  if (format !== "auto") return format;
  const extension = /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? "";
  return NOT_YET.get(extension) ?? byContent(bytes) ?? byExtension(extension);
}

function formatOf(bytes: Uint8Array, format: string, name: string): Format | BytesFormat {
  const wanted = formatNameOf(bytes, format, name);
  const found = FORMATS.find((one) => one.name === wanted);
  if (found) return found;
  throw new PalimpsestError(
    "FORMAT_UNSUPPORTED",
    `expected one of ${FORMATS.map((one) => one.name).join(", ")} for ${name}, got ${wanted}, which this release does not read; save it as plain text first`,
  );
}

/** Readers of PDF look for its mark in the first bytes, whatever the file is called. */
const PDF_MARK = "%PDF-";
const MARK_WITHIN = 1024;

const byContent = (bytes: Uint8Array): string | undefined =>
  Buffer.from(bytes.subarray(0, MARK_WITHIN)).includes(PDF_MARK) ? "pdf" : undefined;

const byExtension = (extension: string): string =>
  FORMATS.find(({ extensions }) => extensions.includes(extension))?.name ?? "txt";

/** Text of UTF-8 bytes; the byte order mark stays, so that untouched files stay equal. */
export function decodeText(bytes: Uint8Array, name: string): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new PalimpsestError(
      "INPUT_NOT_UTF8",
      `expected UTF-8 in ${name}, got UTF-16; convert it with 'iconv -f UTF-16 -t UTF-8'`,
    );
  }
  if (bytes.includes(0)) {
    throw new PalimpsestError(
      "INPUT_BINARY",
      `expected text in ${name}, got a binary file; save it as plain text first`,
    );
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new PalimpsestError(
      "INPUT_NOT_UTF8",
      `expected UTF-8 in ${name}, got bytes that are not; find its encoding with 'file -i' and convert it with iconv`,
    );
  }
}
