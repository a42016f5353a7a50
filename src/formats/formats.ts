/** Every format that is read and written, and the way from bytes to documents. */

import { PalimpsestError } from "../errors.js";
import { csv } from "./csv.js";
import { decodeText } from "./decode.js";
import { docx } from "./docx/docx.js";
import type { AnyFile, BytesFormat, Format, ReadOptions } from "./format.js";
import { html } from "./html/html.js";
import { jsonl } from "./jsonl.js";
import { eml } from "./mail/eml.js";
import { mbox } from "./mail/mbox.js";
import { msg } from "./mail/msg.js";
import { odt } from "./odt/odt.js";
import { pdf } from "./pdf/pdf.js";
import { requireText } from "./require-text.js";
import { tab } from "./tab-format.js";
import { md, txt } from "./text.js";
import { xlsx } from "./xlsx/xlsx.js";

export const FORMATS: readonly (Format | BytesFormat)[] = Object.freeze([
  txt,
  md,
  html,
  csv,
  jsonl,
  docx,
  odt,
  xlsx,
  pdf,
  eml,
  mbox,
  msg,
  tab,
]);

export const FORMAT_NAMES = ["auto", ...FORMATS.map(({ name }) => name)];

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
  if ("readBytes" in reader) return reader.readBytes(bytes, { ...options, open: openInner });
  const text = decodeText(bytes, options.name, options.note);
  requireText(text, options.name);
  return reader.read(text, options);
}

/** A file inside another: an ending that is unknown is no text, as it is where a person names a file. */
const openInner: NonNullable<ReadOptions["open"]> = (bytes, format, options) => {
  const ending = endingOf(options.name);
  if (format === "auto" && !FORMATS.some(({ extensions }) => extensions.includes(ending))) {
    throw new PalimpsestError(
      "FORMAT_UNSUPPORTED",
      `${options.name} has a format that is not read`,
    );
  }
  return readFormat(bytes, format, options);
};

const endingOf = (name: string): string => /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? "";

/** Ending of the output of a file, where its format is not written as it is read. */
export const writtenEnding = (name: string): string | undefined =>
  FORMATS.find(({ extensions }) => extensions.includes(endingOf(name)))?.writtenAs;

/** Name of the format that a file is read as, or asked to be read as. */
export function formatNameOf(bytes: Uint8Array, format: string, name: string): string {
  if (format !== "auto") return format;
  return byContent(bytes) ?? byExtension(endingOf(name));
}

function formatOf(bytes: Uint8Array, format: string, name: string): Format | BytesFormat {
  const wanted = formatNameOf(bytes, format, name);
  const found = FORMATS.find((one) => one.name === wanted);
  if (found) return found;
  throw new PalimpsestError(
    "FORMAT_UNSUPPORTED",
    `this release does not read ${wanted}, the format of ${name}; save it in one of ${FORMATS.map((one) => one.name).join(", ")}`,
  );
}

/** Readers of PDF look for its mark in the first bytes, whatever the file is called. */
const PDF_MARK = "%PDF-";
const MARK_WITHIN = 1024;

const byContent = (bytes: Uint8Array): string | undefined =>
  Buffer.from(bytes.subarray(0, MARK_WITHIN)).includes(PDF_MARK) ? "pdf" : undefined;

const byExtension = (extension: string): string =>
  FORMATS.find(({ extensions }) => extensions.includes(extension))?.name ?? "txt";
