/** XML of the parts of an Office file: parsed without surprises, named without prefixes of the file's own. */

import {
  DOMParser,
  type Element,
  type Node,
  XMLSerializer,
  type Document as XmlDocument,
} from "@xmldom/xmldom";
import { errors, PalimpsestError } from "../../errors.js";

export type { Element, Node, XmlDocument };

/** Deeper than any program nests its elements, and not too deep for recursion. */
const MAX_DEPTH = 500;
/** More than the standard gives to any element. */
const MAX_ATTRIBUTES = 500;

const OPEN_XML = "http://schemas.openxmlformats.org/";
/** Namespaces of the Strict variant of ISO/IEC 29500. */
const STRICT = "http://purl.oclc.org/ooxml/";

/** The prefixes that the field writes for the namespaces, in both variants of the standard. */
const PREFIXES = new Map([
  [`${OPEN_XML}wordprocessingml/2006/main`, "w"],
  [`${STRICT}wordprocessingml/main`, "w"],
  [`${OPEN_XML}officeDocument/2006/relationships`, "r"],
  [`${STRICT}officeDocument/relationships`, "r"],
  [`${OPEN_XML}officeDocument/2006/math`, "m"],
  [`${STRICT}officeDocument/math`, "m"],
  [`${OPEN_XML}drawingml/2006/main`, "a"],
  [`${STRICT}drawingml/main`, "a"],
  [`${OPEN_XML}drawingml/2006/wordprocessingDrawing`, "wp"],
  [`${STRICT}drawingml/wordprocessingDrawing`, "wp"],
  [`${OPEN_XML}presentationml/2006/main`, "p"],
  [`${STRICT}presentationml/main`, "p"],
  [`${OPEN_XML}spreadsheetml/2006/main`, "x"],
  [`${STRICT}spreadsheetml/main`, "x"],
  [`${OPEN_XML}drawingml/2006/spreadsheetDrawing`, "xdr"],
  [`${STRICT}drawingml/spreadsheetDrawing`, "xdr"],
  [`${OPEN_XML}drawingml/2006/chart`, "c"],
  [`${STRICT}drawingml/chart`, "c"],
  ["http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing", "wp"],
  [`${OPEN_XML}markup-compatibility/2006`, "mc"],
  ["urn:schemas-microsoft-com:vml", "v"],
  ["urn:schemas-microsoft-com:office:office", "o"],
]);

/** Elements of one part: a book of a thousand pages has fewer, and more take gigabytes of memory. */
const MAX_ELEMENTS = 600_000;

function countOf(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count++;
  return count;
}

interface Name {
  readonly namespaceURI: string | null;
  readonly localName: string | null;
}

/** `w:p`, `r:id` ... whatever prefix the file uses; of other namespaces the local name alone. */
export function nameOf({ namespaceURI, localName }: Name): string {
  const prefix = PREFIXES.get(namespaceURI ?? "");
  return prefix === undefined ? (localName ?? "") : `${prefix}:${localName}`;
}

/** Whether something is of a namespace of neither Office nor the web's standards. */
export const isForeign = ({ namespaceURI }: Name): boolean =>
  namespaceURI !== null &&
  !/^(http:\/\/(schemas\.microsoft\.com|schemas\.openxmlformats\.org|purl\.oclc\.org|www\.w3\.org)\/|urn:schemas-microsoft-com:)/.test(
    namespaceURI,
  );

/** Whether something is of a namespace that has a prefix of the field. */
export const isNamed = ({ namespaceURI }: Pick<Name, "namespaceURI">): boolean =>
  PREFIXES.has(namespaceURI ?? "");

/**
 * Gives elements and attributes the prefixes that the field writes, where a file has others: an author's
 * could name somebody. @returns whether anything changed
 */
export function usualPrefixes(root: Element): boolean {
  let changed = false;
  const declared = new Map<string, string>();
  for (const element of elementsOf(root)) {
    for (const node of [element, ...Array.from(element.attributes)]) {
      if (!node.prefix || USUAL_PREFIX.test(node.prefix) || node.prefix === "xmlns") continue;
      const prefix = PREFIXES.get(node.namespaceURI ?? "") ?? "n";
      declared.set(prefix, node.namespaceURI ?? "");
      const name = `${prefix}:${node.localName}`;
      Object.assign(
        node,
        { prefix, nodeName: name },
        isElement(node) ? { tagName: name } : { name },
      );
      changed = true;
    }
    for (const attribute of Array.from(element.attributes)) {
      if (attribute.prefix !== "xmlns" || USUAL_PREFIX.test(attribute.localName ?? "")) continue;
      element.removeAttributeNode(attribute);
      changed = true;
    }
  }
  for (const [prefix, uri] of declared) root.setAttributeNS(XMLNS, `xmlns:${prefix}`, uri);
  return changed;
}
const XMLNS = "http://www.w3.org/2000/xmlns/";
/** Prefixes that programs write for namespaces of Office and for XML's own. */
const USUAL_PREFIX =
  /^(?:xml|xmlns|[a-z]{1,3}(?:\d{1,2})?|main|vt|cdr|wne|wps|wpg|wpc|wpi|cx\d?|aink|am3d|adec|dgm|pic|w16\w{0,6}|x15ac|xr\d{0,2}|thm15|mc)$/;

/** Whether a prefix is one that programs write. */
export const isUsualPrefix = (prefix: string): boolean =>
  prefix === "" || USUAL_PREFIX.test(prefix);

export const isElement = (node: object): node is Element =>
  "nodeType" in node && node.nodeType === 1;

export const childrenOf = (element: Element): Element[] =>
  Array.from(element.childNodes).filter(isElement);

export const parentOf = (element: Element): Element | undefined =>
  element.parentNode && isElement(element.parentNode) ? element.parentNode : undefined;

/** Every element below and with the root, in document order. */
export function elementsOf(root: Element): Element[] {
  const found: Element[] = [];
  const open = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next);
    for (const child of childrenOf(next).reverse()) open.push(child);
  }
  return found;
}

/** Value of an attribute by its field's name, as `w:val`. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  Array.from(element.attributes).find((attribute) => nameOf(attribute) === name)?.value;

export function setAttribute(element: Element, name: string, value: string): void {
  for (const attribute of Array.from(element.attributes)) {
    if (nameOf(attribute) === name) attribute.value = value;
  }
}

/** Steps that taking nodes out of one part may cost, three seconds; each costs as many as its parent has children. */
const MAX_STEPS = 4e7;
const steps = new WeakMap<object, number>();

/** Takes a node out. @throws INPUT_TOO_LARGE where that was done too often among too many */
export function remove(node: Node): void {
  const parent = node.parentNode;
  if (!parent) return;
  spend(parent);
  parent.removeChild(node);
}

/** Puts an element's children in its place. @throws INPUT_TOO_LARGE as above */
export function unwrap(element: Element): void {
  const parent = element.parentNode;
  if (!parent) return;
  while (element.firstChild) {
    spend(parent);
    spend(element);
    parent.insertBefore(element.firstChild, element);
  }
  remove(element);
}

/** Moves a node behind another. @throws INPUT_TOO_LARGE as above */
export function moveBehind(node: Node, anchor: Node): void {
  const parent = anchor.parentNode;
  if (!parent) return;
  spend(parent);
  if (node.parentNode) spend(node.parentNode);
  parent.insertBefore(node, anchor.nextSibling);
}

function spend(parent: Node): void {
  const document = parent.ownerDocument ?? parent;
  const spent = (steps.get(document) ?? 0) + parent.childNodes.length;
  steps.set(document, spent);
  if (spent <= MAX_STEPS) return;
  throw errors.INPUT_TOO_LARGE`the file has too many marks of changes, comments, text boxes and bookmarks side by side; accept all changes and save it again, or split the document`;
}

/**
 * @param where what errors call the part
 * @throws INPUT_FORMAT
 */
export function parseXml(
  bytes: Uint8Array,
  where: string,
  most = MAX_ELEMENTS,
  { program, ending } = { program: "Word", ending: ".docx" },
): XmlDocument {
  const malformed = (what: string, cause?: unknown) =>
    new PalimpsestError(
      "INPUT_FORMAT",
      `${where} is not XML as ${program} writes it: ${what}; open the file in its program and save it as ${ending} again`,
      { cause },
    );
  let xml: string;
  try {
    xml = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed("it is not UTF-8");
  }
  const elements = countOf(xml, "<") - countOf(xml, "</");
  if (elements > most) {
    throw errors.INPUT_TOO_LARGE`${where} has more than ${most} elements; split the document, or save it again from a word processor`;
  }
  // entities of a file's own could grow without bound
  if (/<!DOCTYPE/i.test(xml)) throw malformed("it has a document type declaration");
  let parsed: XmlDocument;
  try {
    parsed = new DOMParser({
      onError: () => {
        throw malformed("it does not parse");
      },
    }).parseFromString(xml, "application/xml");
  } catch (error) {
    throw malformed("it does not parse", error);
  }
  if (!parsed.documentElement) throw malformed("it has no element");
  if (depthOf(parsed.documentElement) > MAX_DEPTH)
    throw malformed("its elements are nested too deep");
  if (elementsOf(parsed.documentElement).some((one) => one.attributes.length > MAX_ATTRIBUTES)) {
    throw malformed("an element has too many attributes");
  }
  return parsed;
}

function depthOf(root: Element): number {
  let level = [root];
  let depth = 0;
  while (level.length > 0 && depth <= MAX_DEPTH) {
    level = level.flatMap(childrenOf);
    depth++;
  }
  return depth;
}

export const serializeXml = (document: XmlDocument): Uint8Array =>
  new TextEncoder().encode(new XMLSerializer().serializeToString(document));

/** Whether an element is below a root. */
export const isInside = (element: Element, root: Element): boolean => {
  let at: Element | undefined = element;
  while (at && at !== root) at = parentOf(at);
  return at === root;
};
