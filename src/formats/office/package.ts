/**
 * The zip around an Office file (ISO/IEC 29500-2): its parts by their relationships. Only parts of kinds
 * that the format keeps are opened and written again.
 */

import { posix } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { errors, type PalimpsestError } from "../../errors.js";
import { unzipParts } from "../zip.js";
import {
  childrenOf,
  elementsOf,
  nameOf,
  parseXml,
  serializeXml,
  usualPrefixes,
  type XmlDocument,
} from "./xml.js";

export interface Part {
  name: string;
  /** Its name in the file that was read. */
  readonly source: string;
  /** Last word of the type of the relationship that leads to it. */
  readonly type: string;
  readonly xml: XmlDocument;
  /** Relationships to other parts that stay, by id. */
  readonly targets: ReadonlyMap<string, Part>;
}

export interface Package {
  readonly main: Part;
  /** In the order in which they were met, the main one first. */
  readonly parts: readonly Part[];
  /** Kinds of parts that are left out, as words for people. */
  readonly leftOut: readonly string[];
  /** Parts in which names of the file's own gave way to usual ones. */
  readonly renamed: ReadonlySet<Part>;
  /** The zip's own bytes of a part, for those that do not change. */
  readonly bytesOf: (name: string) => Uint8Array;
}

/** What one Office format consists of. */
export interface Kind {
  /** 'a workbook'. */
  readonly noun: string;
  /** Local name of the main part's root. */
  readonly root: string;
  /** By the type of the part that refers to them, the types of parts that stay. */
  readonly kept: Readonly<Record<string, readonly string[]>>;
  /** Names of removed parts for messages, by type. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Media type of each type of part. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly maxElements: number;
  /** The form of the older binary files: '.xls'. */
  readonly older: string;
  readonly ending: string;
  /** 'Excel', for errors about its XML. */
  readonly program: string;
  /** 'a spreadsheet program'. */
  readonly programs: string;
  /** What to do where the file is too large. */
  readonly smaller: string;
}

const MAX_ENTRIES = 10_000;
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** @throws INPUT_EMPTY, INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE */
export function openPackage(bytes: Uint8Array, file: string, kind: Kind): Package {
  const entries = unzip(bytes, file, kind);
  const lower = new Map(Object.keys(entries).map((name) => [name.toLowerCase(), name]));
  const read = (name: string): XmlDocument => {
    const found = lower.get(name.toLowerCase());
    if (found === undefined) throw notOfKind(file, "it lacks a part that it refers to", kind);
    return parseXml(entries[found]!, `a part of ${file}`, kind.maxElements, kind);
  };
  const parts = new Map<string, Part>();
  const leftOut = new Set<string>();
  const renamed = new Set<Part>();
  const open = (name: string, type: string): Part => {
    const known = parts.get(name);
    if (known) return known;
    const targets = new Map<string, Part>();
    const part: Part = { name, source: name, type, xml: read(name), targets };
    if (usualPrefixes(part.xml.documentElement!)) renamed.add(part);
    parts.set(name, part);
    const rels = lower.get(relsOf(name).toLowerCase());
    if (rels === undefined) return part;
    for (const one of relationships(read(rels), name)) {
      if (one.target !== undefined && kind.kept[type]?.includes(one.type)) {
        const id = plainRelationId(part.xml, one.id, targets.size);
        if (id !== one.id) renamed.add(part);
        targets.set(id, open(one.target, one.type));
      } else if (kind.leftOut[one.type]) leftOut.add(kind.leftOut[one.type]!);
    }
    return part;
  };
  const root = relationships(read("_rels/.rels"), "").find(({ type }) => type === "officeDocument");
  if (root?.target === undefined) throw notOfKind(file, "it has no main part", kind);
  const main = open(root.target, "officeDocument");
  if (main.xml.documentElement?.localName !== kind.root)
    throw notOfKind(file, "it is another Office file", kind);
  return {
    main,
    parts: [...parts.values()],
    leftOut: [...leftOut],
    renamed,
    bytesOf: (name) => entries[lower.get(name.toLowerCase())!]!,
  };
}

/** Ids that programs give. */
const PLAIN_ID = /^[A-Za-z]{0,4}\d{1,12}$|^R?[\dA-Fa-f]{16,32}$/;

/** The id of a relationship, or another in the place of one that an author named, in the part too. */
export function plainRelationId(xml: XmlDocument, id: string, count: number): string {
  if (PLAIN_ID.test(id)) return id;
  const plain = `rId${900_000 + count}`;
  for (const element of elementsOf(xml.documentElement!)) {
    for (const attribute of Array.from(element.attributes)) {
      if (nameOf(attribute).startsWith("r:") && attribute.value === id) attribute.value = plain;
    }
  }
  return plain;
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

/**
 * The parts as a zip, without times.
 * @param isChanged parts that did not change have the bytes they had
 */
export function packPackage(
  { main, parts, bytesOf }: Package,
  { mediaTypes }: Kind,
  isChanged: (part: Part) => boolean,
): Uint8Array {
  const entries: Zippable = {};
  const text = (xml: string) =>
    new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
  const list = (relations: readonly (readonly [string, Part])[], from: string) =>
    text(
      `<Relationships xmlns="${RELATIONSHIPS}">${relations
        .map(
          ([id, { type, name }]) =>
            `<Relationship Id="${escaped(id)}" Type="${OFFICE}/${type}" Target="${escaped(posix.relative(posix.dirname(`/${from}`), `/${name}`))}"/>`,
        )
        .join("")}</Relationships>`,
    );
  entries["[Content_Types].xml"] = text(
    `<Types xmlns="${CONTENT}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
      .map(
        ({ name, type }) =>
          `<Override PartName="/${escaped(name)}" ContentType="${mediaTypes[type]}"/>`,
      )
      .join("")}</Types>`,
  );
  entries["_rels/.rels"] = list([["rId1", main]], "");
  for (const part of parts) {
    entries[part.name] = isChanged(part) ? serializeXml(part.xml) : bytesOf(part.source);
    if (part.targets.size > 0) entries[relsOf(part.name)] = list([...part.targets], part.name);
  }
  return zipSync(entries, { mtime: new Date(1980, 0, 1), level: 6 });
}

const escaped = (value: string): string =>
  value.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

function unzip(bytes: Uint8Array, file: string, kind: Kind): Record<string, Uint8Array> {
  if (bytes.length === 0) {
    throw errors.INPUT_EMPTY`${file} is an empty file; save it again as ${kind.ending}`;
  }
  if (OLE.every((byte, i) => bytes[i] === byte)) {
    throw notOfKind(file, `it has a password or is of the older ${kind.older} form`, kind);
  }
  return unzipParts(bytes, file, {
    isRead: (name) => /\.(?:xml|rels)$/i.test(name),
    maxBytes: kind.maxBytes,
    maxEntries: MAX_ENTRIES,
    smaller: kind.smaller,
    again: "get it again from its source, or save it again",
  });
}

const notOfKind = (file: string, why: string, { noun, programs, ending }: Kind): PalimpsestError =>
  errors.INPUT_FORMAT`${file} is not ${noun} that can be read: ${why}; open it in ${programs} and save it as ${ending} without a password`;
