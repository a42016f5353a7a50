/** Every format that is read and written, and the way from bytes to documents. */

import { errors } from "../errors.js";
import { contentsOf } from "./contents/contents.js";
import type { FilePart } from "./contents/part.js";
import { csv } from "./csv.js";
import { decodeText } from "./decode.js";
import { docx } from "./docx/docx.js";
import type { AnyFile, BytesFormat, Format, ReadOptions, Written } from "./format.js";
import { html } from "./html/html.js";
import { json, jsonl } from "./jsonl.js";
import { eml } from "./mail/eml.js";
import { mbox } from "./mail/mbox.js";
import { msg } from "./mail/msg.js";
import { odt } from "./odt/odt.js";
import { requireDistinct, verified } from "./own.js";
import { pdf } from "./pdf/pdf.js";
import { pptx } from "./pptx/pptx.js";
import { requireText } from "./require-text.js";
import { rtf } from "./rtf/rtf.js";
import { isTab, tab } from "./tab-format.js";
import { md, txt } from "./text.js";
import { refuseUnread } from "./unread.js";
import { xlsx } from "./xlsx/xlsx.js";

export const FORMATS: readonly (Format | BytesFormat)[] = Object.freeze([
  txt,
  md,
  html,
  csv,
  jsonl,
  json,
  docx,
  odt,
  pptx,
  rtf,
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
 *   FORMAT_UNSUPPORTED; POLICY_INVALID if `formats` share a name or an ending
 */
export function readFormat(
  bytes: Uint8Array,
  format: string,
  options: ReadOptions,
): AnyFile | Promise<AnyFile> {
  const { formats: own = [], name } = options;
  requireDistinct(own, FORMATS);
  const reader = formatOf(bytes, format, options);
  const read = (given: Written) => readBy(reader, given, options);
  return own.includes(reader) ? verified(name, bytes, read) : read(bytes);
}

function readBy(
  reader: Format | BytesFormat,
  given: Written,
  options: ReadOptions,
): AnyFile | Promise<AnyFile> {
  if ("readBytes" in reader) {
    const bytes = typeof given === "string" ? Buffer.from(given) : given;
    return reader.readBytes(bytes, { ...options, open: openInner(options.formats) });
  }
  const { name, note } = options;
  const text = typeof given === "string" ? given : decodeText(given, name, note);
  requireText(text, name);
  return reader.read(text, options);
}

/** A file inside another: an ending that is unknown is no text, as it is where a person names a file. */
const openInner =
  (own: Formats = []): NonNullable<ReadOptions["open"]> =>
  async (bytes, format, options) => {
    const ending = endingOf(options.name);
    if (format === "auto" && !withEnding(ending, own)) {
      throw errors.FORMAT_UNSUPPORTED`${options.name} has a format that is not read`;
    }
    const file = await readFormat(bytes, format, { ...options, formats: own });
    const writtenAs = writtenEnding(options.name);
    return writtenAs === undefined ? file : { ...file, writtenAs };
  };

/**
 * Everything that a file holds for whoever opens it, by other means than its format.
 * @throws as `readFormat`
 */
export function contentsOfFile(
  bytes: Uint8Array,
  format: string,
  options: ReadOptions,
): Promise<FilePart[]> {
  return contentsOf(bytes, formatNameOf(bytes, format, options), options, (inner, more) =>
    readFormat(inner, "auto", more),
  );
}

const endingOf = (name: string): string => /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? "";

type Formats = readonly (Format | BytesFormat)[];

/** Formats of one's own come before those built in. */
const withEnding = (ending: string, own: Formats = []): Format | BytesFormat | undefined =>
  [...own, ...FORMATS].find(({ extensions }) => extensions.includes(ending));

/** Ending of the output of a file, where its format is not written as it is read. */
export const writtenEnding = (name: string): string | undefined =>
  withEnding(endingOf(name))?.writtenAs;

/** Name of the format that a file is read as, or asked to be read as. */
export function formatNameOf(
  bytes: Uint8Array,
  format: string,
  { name, formats }: Pick<ReadOptions, "name" | "formats">,
): string {
  if (format !== "auto") return format;
  const known = byContent(bytes) ?? withEnding(endingOf(name), formats)?.name;
  if (known === "tab" && !isTab(bytes)) return "json";
  if (known !== undefined) return known;
  refuseUnread(bytes, name);
  return "txt";
}

function formatOf(
  bytes: Uint8Array,
  format: string,
  options: Pick<ReadOptions, "name" | "formats">,
): Format | BytesFormat {
  const wanted = formatNameOf(bytes, format, options);
  const known = [...(options.formats ?? []), ...FORMATS];
  const found = known.find((one) => one.name === wanted);
  if (found) return found;
  throw errors.FORMAT_UNSUPPORTED`this release does not read ${wanted}, the format of ${options.name}; save it in one of ${known.map((one) => one.name).join(", ")}`;
}

/** Readers of PDF look for its mark in the first bytes, whatever the file is called. */
const PDF_MARK = "%PDF-";
const MARK_WITHIN = 1024;
/** Word writes Rich Text under the ending .doc when asked to. */
const RTF_MARK = "{\\rtf";

function byContent(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, MARK_WITHIN)).toString("latin1");
  if (start.startsWith(RTF_MARK)) return "rtf";
  return start.includes(PDF_MARK) ? "pdf" : undefined;
}
