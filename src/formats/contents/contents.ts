/**
 * Everything that a file holds for whoever opens it, read from its bytes alone and by other means than the
 * format that wrote it: what leaves can be compared with what people were shown.
 *
 * | file | its parts |
 * | --- | --- |
 * | separated values, workbook | cells; names of sheets and all other texts of the package |
 * | JSON, JSON Lines | every key and every value |
 * | web page | texts; values of attributes but classes, styles, sizes |
 * | e-mail | every header, its bodies, names and contents of attachments |
 * | Word, OpenDocument, slides | texts of each part; values of attributes that no standard has |
 * | PDF, Rich Text | the text, as their readers give it |
 * | plain text, Markdown | the text |
 */

import PostalMime from "postal-mime";
import { errors } from "../../errors.js";
import { delimiterOf, rowsOf } from "../csv-rows.js";
import { decodeText } from "../decode.js";
import type { AnyFile, ReadOptions } from "../format.js";
import { openCells } from "../xlsx/cells.js";
import { partsOfPackage } from "./package.js";
import { partsOfPage } from "./page.js";
import type { FilePart } from "./part.js";

/** Opens a file by its own format, for those whose text only a whole reader gives. */
export type OpenFile = (bytes: Uint8Array, options: ReadOptions) => AnyFile | Promise<AnyFile>;

/** Files inside of files. */
const MOST_NESTED = 5;

/** @throws what decoding and unpacking throw: INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE */
export async function contentsOf(
  bytes: Uint8Array,
  format: string,
  options: ReadOptions,
  open: OpenFile,
  depth = 0,
): Promise<FilePart[]> {
  const { name } = options;
  const text = () => decodeText(bytes, name);
  switch (format) {
    case "csv": {
      const source = text();
      return cellsOf(rowsOf(source, delimiterOf(source), name));
    }
    case "json":
    case "tab":
      return [...valuesOf(JSON.parse(text()), "")];
    case "jsonl":
      return text()
        .split(/\r\n?|\n/)
        .flatMap((line, i) =>
          line.trim() === "" ? [] : [...valuesOf(JSON.parse(line), `line ${i + 1} `)],
        );
    case "html":
      return partsOfPage(text());
    case "xlsx": {
      const sheets = openCells(bytes, name).sheets.map(({ rows }) => rows);
      const cells = sheets.flatMap((rows, i) =>
        cellsOf(rows, sheets.length > 1 ? `sheet ${i + 1} ` : ""),
      );
      return [
        ...cells,
        ...partsOfPackage(bytes, name, (part) => !/worksheets|sharedStrings/.test(part)),
      ];
    }
    case "docx":
    case "pptx":
    case "odt":
      return partsOfPackage(bytes, name);
    case "eml":
    case "msg":
      return partsOfMessage(bytes, options, open, depth);
    case "mbox":
      return partsOfBox(bytes, options, open, depth);
    case "pdf":
    case "rtf": {
      const { documents } = await open(bytes, options);
      return documents.map(({ text }) => ({ where: "text", text }));
    }
    default:
      return [{ where: "text", text: text() }];
  }
}

const cellsOf = (
  rows: readonly (readonly { readonly value: string }[])[],
  before = "",
): FilePart[] =>
  rows.flatMap((row, i) =>
    row.map(({ value }, column) => ({ where: `${before}row ${i + 1}`, column, text: value })),
  );

/** Keys and values of JSON, each under the way to it. */
function* valuesOf(value: unknown, path: string): Generator<FilePart> {
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) yield* valuesOf(one, `${path}[${i + 1}]`);
    return;
  }
  if (value !== null && typeof value === "object") {
    for (const [i, [key, one]] of Object.entries(value).entries()) {
      yield { where: `${path}name ${i + 1}`, text: key };
      yield* valuesOf(one, `${path}value ${i + 1} `);
    }
    return;
  }
  if (value !== null) yield { where: path.trim() || "value", text: String(value) };
}

async function partsOfMessage(
  bytes: Uint8Array,
  options: ReadOptions,
  open: OpenFile,
  depth: number,
): Promise<FilePart[]> {
  if (depth > MOST_NESTED) {
    throw errors.INPUT_TOO_LARGE`${options.name} has more than ${MOST_NESTED} files inside one another; save the inner ones apart`;
  }
  const { headers, text, html, attachments } = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
  });
  const parts: FilePart[] = headers.map(({ key, value }) => ({
    where: key,
    text: value.replace(BOUNDARY, ""),
  }));
  if (text) parts.push({ where: "text", text });
  if (html) parts.push(...partsOfPage(html));
  for (const [i, { filename, mimeType, content }] of attachments.entries()) {
    const where = `attachment ${i + 1}`;
    if (filename) parts.push({ where, text: filename });
    const inner = Buffer.from(content as ArrayBuffer);
    const format = innerFormat(filename ?? "", mimeType);
    const own = await contentsOf(
      inner,
      format,
      { ...options, name: `${options.name}, ${where}` },
      open,
      depth + 1,
    );
    parts.push(...own.map((part) => ({ ...part, where: `${where}: ${part.where}` })));
  }
  return parts;
}

/** Drawn anew whenever a message is written. */
const BOUNDARY = /;\s*boundary=(?:"[^"]*"|[^;\s]*)/i;

const innerFormat = (name: string, type: string): string => {
  if (type === "message/rfc822") return "eml";
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "txt";
  return ALIASES.get(ending) ?? ending;
};

const ALIASES = new Map([
  ["tsv", "csv"],
  ["htm", "html"],
  ["xhtml", "html"],
  ["ndjson", "jsonl"],
  ["xlsm", "xlsx"],
]);

/** The messages of a mailbox, each after its `From ` line. */
async function partsOfBox(
  bytes: Uint8Array,
  options: ReadOptions,
  open: OpenFile,
  depth: number,
): Promise<FilePart[]> {
  const parts: FilePart[] = [];
  const source = Buffer.from(bytes).toString("latin1");
  const starts = [...source.matchAll(/^From .*\r?\n/gm)];
  for (const [i, { 0: line, index }] of starts.entries()) {
    const where = `message ${i + 1}`;
    const message = source.slice(index + line.length, starts[i + 1]?.index);
    parts.push({ where, text: line.trim() });
    const plain = Buffer.from(message.replace(/^>(>*From )/gm, "$1"), "latin1");
    const own = await partsOfMessage(plain, options, open, depth + 1);
    parts.push(...own.map((part) => ({ ...part, where: `${where}: ${part.where}` })));
  }
  return parts;
}
