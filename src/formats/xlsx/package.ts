/**
 * The zip around a workbook: its parts by their relationships. Only parts that are known stay: the
 * workbook, its sheets, strings, styles, theme, tables, drawings and charts.
 */

import { posix } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { PalimpsestError } from "../../errors.js";
import { childrenOf, parseXml, serializeXml, type XmlDocument } from "../docx/xml.js";
import { unzipParts } from "../zip.js";

/** Limits of all parts together, unpacked: above any workbook a person reads, below what a bomb holds. */
const MAX_XML_BYTES = 96 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
const MAX_ELEMENTS = 3_000_000;

export interface Part {
  readonly name: string;
  /** Last word of the type of the relationship that leads to it. */
  readonly type: string;
  readonly xml: XmlDocument;
  /** Relationships to other parts that stay, by id. */
  readonly targets: ReadonlyMap<string, Part>;
}

/** By the part that refers to them, the types of parts that stay. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  officeDocument: ["worksheet", "chartsheet", "sharedStrings", "styles", "theme", "sheetMetadata"],
  worksheet: ["table", "drawing"],
  chartsheet: ["drawing"],
  drawing: ["chart"],
};

/** Names of removed parts for messages, by type. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  pivotTable: "pivot tables (their cells stay)",
  comments: "comments and notes",
  threadedComment: "threaded comments",
  image: "pictures",
  externalLink: "links to other workbooks",
  oleObject: "embedded objects",
  package: "embedded files",
  vbaProject: "macros",
  customXml: "custom XML",
  connections: "data connections",
  queryTable: "queries",
  hyperlink: "addresses of links",
  slicer: "slicers",
};

export interface Workbook {
  readonly main: Part;
  readonly parts: readonly Part[];
  /** Kinds of parts that are left out, as words for people. */
  readonly leftOut: readonly string[];
  /** The zip's own bytes of a part, for those that do not change. */
  readonly bytesOf: (name: string) => Uint8Array;
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** @throws INPUT_EMPTY, INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE */
export function openWorkbook(bytes: Uint8Array, file: string): Workbook {
  const entries = unzip(bytes, file);
  const lower = new Map(Object.keys(entries).map((name) => [name.toLowerCase(), name]));
  const program = { program: "Excel", ending: ".xlsx" };
  const read = (name: string): XmlDocument => {
    const found = lower.get(name.toLowerCase());
    if (found === undefined) throw notWorkbook(file, "it lacks a part that it refers to");
    return parseXml(entries[found]!, `a part of ${file}`, MAX_ELEMENTS, program);
  };
  const parts = new Map<string, Part>();
  const leftOut = new Set<string>();
  const open = (name: string, type: string): Part => {
    const known = parts.get(name);
    if (known) return known;
    const targets = new Map<string, Part>();
    const part: Part = { name, type, xml: read(name), targets };
    parts.set(name, part);
    const rels = lower.get(relsOf(name).toLowerCase());
    if (rels === undefined) return part;
    for (const one of relationships(read(rels), name)) {
      if (one.target !== undefined && KEPT[type]?.includes(one.type)) {
        targets.set(one.id, open(one.target, one.type));
      } else if (LEFT_OUT[one.type]) leftOut.add(LEFT_OUT[one.type]!);
    }
    return part;
  };
  const root = relationships(read("_rels/.rels"), "").find(({ type }) => type === "officeDocument");
  if (root?.target === undefined) throw notWorkbook(file, "it has no main part");
  const main = open(root.target, "officeDocument");
  if (main.xml.documentElement?.localName !== "workbook")
    throw notWorkbook(file, "it is another Office file");
  return {
    main,
    parts: [...parts.values()],
    leftOut: [...leftOut],
    bytesOf: (name) => entries[lower.get(name.toLowerCase())!]!,
  };
}

const relsOf = (name: string): string => name.replace(/([^/]*)$/, "_rels/$1.rels");

interface Relationship {
  readonly id: string;
  readonly type: string;
  /** Absent where it leads out of the file. */
  readonly target?: string;
}

const relationships = (xml: XmlDocument, source: string): Relationship[] =>
  childrenOf(xml.documentElement!).map((element) => ({
    id: element.getAttribute("Id") ?? "",
    type: (element.getAttribute("Type") ?? "").replace(/^.*\//, ""),
    ...(element.getAttribute("TargetMode") !== "External" && {
      target: posix
        .resolve("/", posix.dirname(source), element.getAttribute("Target") ?? "")
        .slice(1),
    }),
  }));

const CONTENT = "http://schemas.openxmlformats.org/package/2006/content-types";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const TYPES: Readonly<Record<string, string>> = {
  officeDocument: `${SHEET}.sheet.main+xml`,
  worksheet: `${SHEET}.worksheet+xml`,
  chartsheet: `${SHEET}.chartsheet+xml`,
  sharedStrings: `${SHEET}.sharedStrings+xml`,
  styles: `${SHEET}.styles+xml`,
  sheetMetadata: `${SHEET}.sheetMetadata+xml`,
  table: `${SHEET}.table+xml`,
  theme: "application/vnd.openxmlformats-officedocument.theme+xml",
  drawing: "application/vnd.openxmlformats-officedocument.drawing+xml",
  chart: "application/vnd.openxmlformats-officedocument.drawingml.chart+xml",
};

/** The parts as a zip, without times; parts that did not change have the bytes they had. */
export function packWorkbook(
  { main, parts, bytesOf }: Workbook,
  changed: ReadonlySet<Part>,
): Uint8Array {
  const entries: Zippable = {};
  const text = (xml: string) =>
    new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
  const list = (relations: readonly (readonly [string, Part])[], from: string) =>
    text(
      `<Relationships xmlns="${RELATIONSHIPS}">${relations
        .map(
          ([id, { type, name }]) =>
            `<Relationship Id="${escaped(id)}" Type="${type === "sheetMetadata" || type !== "" ? `${OFFICE}/${type}` : ""}" Target="${escaped(posix.relative(posix.dirname(`/${from}`), `/${name}`))}"/>`,
        )
        .join("")}</Relationships>`,
    );
  entries["[Content_Types].xml"] = text(
    `<Types xmlns="${CONTENT}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
      .map(
        ({ name, type }) => `<Override PartName="/${escaped(name)}" ContentType="${TYPES[type]}"/>`,
      )
      .join("")}</Types>`,
  );
  entries["_rels/.rels"] = list([["rId1", main]], "");
  for (const part of parts) {
    entries[part.name] = changed.has(part) ? serializeXml(part.xml) : bytesOf(part.name);
    if (part.targets.size > 0) entries[relsOf(part.name)] = list([...part.targets], part.name);
  }
  return zipSync(entries, { mtime: new Date(1980, 0, 1), level: 6 });
}

const escaped = (value: string): string =>
  value.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

function unzip(bytes: Uint8Array, file: string): Record<string, Uint8Array> {
  if (bytes.length === 0) {
    throw new PalimpsestError("INPUT_EMPTY", `${file} is empty; save the workbook again`);
  }
  if (OLE.every((byte, i) => bytes[i] === byte)) {
    throw notWorkbook(file, "it has a password or is of the older .xls form");
  }
  return unzipParts(bytes, file, {
    isRead: (name) => /\.(?:xml|rels)$/i.test(name),
    maxBytes: MAX_XML_BYTES,
    maxEntries: MAX_ENTRIES,
    smaller: "split the workbook, or save its sheets as CSV",
    again: "get it again from its source, or save it again",
  });
}

const notWorkbook = (file: string, why: string): PalimpsestError =>
  new PalimpsestError(
    "INPUT_FORMAT",
    `${file} is not a workbook that can be read: ${why}; open it in a spreadsheet program and save it as .xlsx without a password`,
  );
