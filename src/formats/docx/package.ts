/** The zip around a docx file: which of its parts are read, and the way back. */

import { posix } from "node:path";
import { strFromU8, type Zippable, zipSync } from "fflate";
import { errors, type PalimpsestError } from "../../errors.js";
import { plainRelationId } from "../office/package.js";
import {
  childrenOf,
  type Element,
  elementsOf,
  isElement,
  parseXml,
  remove,
  serializeXml,
  usualPrefixes,
  type XmlDocument,
} from "../office/xml.js";
import { unzipParts } from "../zip.js";

/** Limit of all XML in a file together, unpacked: far above any document, far below what a bomb holds. */
export const MAX_XML_BYTES = 32 * 1024 * 1024;
export const MAX_ENTRIES = 10_000;
/** Parts and addresses that the main part may refer to. */
const MAX_RELATIONSHIPS = 20_000;

/** Parts whose text is read, after the main one, in this order. */
const TEXT_TYPES = ["header", "footer", "footnotes", "endnotes"];
/** Parts that say how text looks. Everything that is in neither list is left out on writing. */
const FORM_TYPES = ["styles", "numbering", "settings", "theme"];

/** Of the types of parts that go, those that people should hear of. */
const GONE: Readonly<Record<string, string>> = {
  comments: "part of comments",
  image: "picture",
  chart: "chart",
  diagramData: "diagram",
  oleObject: "embedded object",
  package: "embedded file",
  aFChunk: "embedded file",
  control: "control",
  vbaProject: "project of macros",
  customXml: "part of custom XML",
  glossaryDocument: "glossary",
};

export interface Part {
  name: string;
  readonly type: string;
  readonly xml: XmlDocument;
  readonly isText: boolean;
}

export interface Package {
  /** The main part first, then those of text in reading order, then those of form. */
  readonly parts: readonly Part[];
  /** Relationships of the main part that stay. */
  readonly kept: ReadonlySet<string>;
  /** What is left out, a word for each. */
  readonly gone: readonly string[];
  /** The file's own lists of parts, with what is left out taken from them. */
  readonly lists: readonly { name: string; readonly xml: XmlDocument }[];
}

/** @throws INPUT_EMPTY, INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE */
export function unpack(bytes: Uint8Array, file: string): Package {
  const entries = unzip(bytes, file);
  const read = (name: string): XmlDocument => {
    const found = entries[name];
    if (!found)
      throw notWord(file, `it lacks the part ${name.length < 40 ? name : "to which it refers"}`);
    const most = /\.rels$/i.test(name) ? MAX_RELATIONSHIPS : undefined;
    const xml = parseXml(found, `a part of ${file}`, most);
    usualPrefixes(xml.documentElement!);
    return xml;
  };
  const rootRels = read("_rels/.rels");
  const main = relationships(rootRels, "").find(({ type }) => type === "officeDocument");
  if (!main) throw notWord(file, "it has no main document");
  const mainXml = read(main.target);
  if (mainXml.documentElement?.localName !== "document")
    throw notWord(file, "it is another Office file");

  const relsName = main.target.replace(/([^/]*)$/, "_rels/$1.rels");
  const mainRels = entries[relsName] ? read(relsName) : undefined;
  const all = mainRels ? relationships(mainRels, main.target) : [];
  const parts: Part[] = [{ name: main.target, type: "document", xml: mainXml, isText: true }];
  const kept = new Set<string>();
  for (const type of [...TEXT_TYPES, ...FORM_TYPES]) {
    for (const relationship of all.filter((one) => one.type === type)) {
      if (parts.every(({ name }) => name !== relationship.target)) {
        const isText = TEXT_TYPES.includes(type);
        parts.push({ name: relationship.target, type, xml: read(relationship.target), isText });
      }
      kept.add(plainId(relationship, mainXml, kept.size));
    }
  }
  const isKept = ({ element }: Relationship) => kept.has(element.getAttribute("Id") ?? "");
  const types = read("[Content_Types].xml");
  keepTypes(types, new Set(parts.map(({ name }) => name.toLowerCase())));
  dropExcept(rootRels, [main.element]);
  const lists = [
    { name: "[Content_Types].xml", xml: types },
    { name: "_rels/.rels", xml: rootRels },
  ];
  for (const { xml } of lists) cleanList(xml);
  if (mainRels) {
    cleanList(mainRels);
    dropExcept(
      mainRels,
      all.filter(isKept).map(({ element }) => element),
    );
    lists.push({ name: relsName, xml: mainRels });
  }
  const gone = all.filter((one) => !isKept(one)).flatMap(({ type }) => GONE[type] ?? []);
  return { parts, kept, gone, lists };
}

/** Gives every part the name that Word would: `word/header1.xml`; an author's could name somebody. */
export function nameParts({ parts, lists }: Package): void {
  const numbers = new Map<string, number>();
  const renamed = new Map<string, string>();
  for (const part of parts) {
    const number = (numbers.get(part.type) ?? 0) + 1;
    numbers.set(part.type, number);
    const isMany = part.type === "header" || part.type === "footer" || part.type === "theme";
    const folder = part.type === "theme" ? "word/theme" : "word";
    renamed.set(part.name, `${folder}/${part.type}${isMany || number > 1 ? number : ""}.xml`);
  }
  const main = parts[0]!.name;
  for (const list of lists) {
    const isMain = list.name !== "_rels/.rels" && list.name.endsWith(".rels");
    for (const element of childrenOf(list.xml.documentElement!)) {
      const attribute = element.localName === "Override" ? "PartName" : "Target";
      const value = element.getAttribute(attribute);
      if (value === null) continue;
      const base = isMain ? posix.dirname(main) : "";
      const whole =
        attribute === "PartName" ? value.slice(1) : posix.resolve("/", base, value).slice(1);
      const name = [...renamed].find(([from]) => from.toLowerCase() === whole.toLowerCase())?.[1];
      if (name !== undefined && name !== whole) element.setAttribute(attribute, `/${name}`);
    }
    if (isMain) list.name = "word/_rels/document.xml.rels";
  }
  for (const part of parts) part.name = renamed.get(part.name)!;
}

/** The same parts as a zip; without times, which would reveal when somebody worked. */
export function pack({ parts, lists }: Package): Uint8Array {
  const entries: Zippable = {};
  for (const { name, xml } of [...lists, ...parts]) entries[name] = serializeXml(xml);
  return zipSync(entries, { mtime: new Date(1980, 0, 1), level: 6 });
}

function unzip(bytes: Uint8Array, file: string): Record<string, Uint8Array> {
  if (bytes.length === 0) {
    throw errors.INPUT_EMPTY`${file} is an empty file; save it again as .docx`;
  }
  refuseOther(bytes, file);
  return unzipParts(bytes, file, {
    isRead: (name) => /\.(xml|rels)$/i.test(name),
    maxBytes: MAX_XML_BYTES,
    maxEntries: MAX_ENTRIES,
    smaller: "split the document",
    again: "get it again from its source",
  });
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

function refuseOther(bytes: Uint8Array, file: string): void {
  const startsWith = (magic: readonly number[]) => magic.every((byte, i) => bytes[i] === byte);
  if (startsWith(ZIP)) return;
  if (!startsWith(OLE)) throw notWord(file, "it is not a zip of parts");
  // names in an OLE file are UTF-16
  const encrypted = strFromU8(bytes, true).includes([..."EncryptedPackage"].join("\0"));
  throw notWord(file, encrypted ? "it has a password" : "it is of the older .doc form");
}

const notWord = (file: string, why: string): PalimpsestError =>
  errors.INPUT_FORMAT`${file} is not a Word document that can be read: ${why}; open it in a word processor and save it as .docx without a password`;

interface Relationship {
  readonly id: string;
  /** The last word of its type, which is the same in both variants of the standard. */
  readonly type: string;
  readonly target: string;
  readonly element: Element;
}

/** Relationships to parts of the file; those to the outside are no parts. */
function relationships(xml: XmlDocument, source: string): Relationship[] {
  return childrenOf(xml.documentElement!)
    .filter((element) => element.getAttribute("TargetMode") !== "External")
    .map((element) => ({
      id: element.getAttribute("Id") ?? "",
      type: (element.getAttribute("Type") ?? "").replace(/^.*\//, ""),
      target: posix
        .resolve("/", posix.dirname(source), element.getAttribute("Target") ?? "")
        .slice(1),
      element,
    }));
}

/** What lists of parts say of each. */
const LISTED = new Set("Id Type Target TargetMode Extension PartName ContentType".split(" "));

/** Takes all but entries out of a list of parts. */
function cleanList(xml: XmlDocument): void {
  const root = xml.documentElement!;
  for (const node of Array.from(xml.childNodes)) {
    if (node !== root && node.nodeName !== "xml" && node.nodeType !== 3) remove(node);
  }
  for (const element of elementsOf(root)) {
    for (const { name } of Array.from(element.attributes)) {
      if (!/^xmlns$/.test(name) && !LISTED.has(name)) element.removeAttribute(name);
    }
    for (const node of Array.from(element.childNodes)) {
      const isSpace = node.nodeType === 3 && (node.nodeValue ?? "").trim() === "";
      if (!isSpace && (element !== root || !isElement(node))) remove(node);
    }
  }
}

/** The id of a relationship of the main part, or another in the place of one that an author named. */
function plainId({ id, element }: Relationship, main: XmlDocument, count: number): string {
  const plain = plainRelationId(main, id, count);
  element.setAttribute("Id", plain);
  return plain;
}

function dropExcept(xml: XmlDocument, kept: readonly Element[]): void {
  for (const child of Array.from(xml.documentElement!.childNodes)) {
    if (!kept.some((element) => element === child)) remove(child);
  }
}

/** Types of parts by their endings. */
const DEFAULTS: ReadonlyMap<string, string> = new Map([
  ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
  ["xml", "application/xml"],
]);

function keepTypes(xml: XmlDocument, names: ReadonlySet<string>): void {
  const kept = childrenOf(xml.documentElement!).filter((element) => {
    if (element.localName !== "Default")
      return names.has((element.getAttribute("PartName") ?? "").slice(1).toLowerCase());
    const type = DEFAULTS.get((element.getAttribute("Extension") ?? "").toLowerCase());
    if (type !== undefined) element.setAttribute("ContentType", type);
    return type !== undefined;
  });
  dropExcept(xml, kept);
}
