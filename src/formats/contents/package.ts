/** What an office file holds: the texts of all of its parts, and values that its standard does not define. */

import { strFromU8 } from "fflate";
import { isStandardValue } from "../office/standard.js";
import { type Element, elementsOf, isElement, nameOf, parseXml } from "../office/xml.js";
import { unzipParts } from "../zip.js";
import type { FilePart } from "./part.js";

const KIND = {
  program: "an office program",
  ending: "the same kind of file",
  smaller: "split it",
  again: "write it again",
} as const;
const MAX_BYTES = 400 * 1024 * 1024;
const MAX_ENTRIES = 10_000;
const MAX_ELEMENTS = 5_000_000;

/** Parts that say how a file is put together: names of parts, types, numbers of relationships. */
const OF_STRUCTURE = /(?:^|\/)_rels\/|^\[Content_Types\]\.xml$|^META-INF\/|^mimetype$/;
/** An element whose texts are one line: a paragraph of any of the standards. */
const PARAGRAPH = new Set(["p", "h", "si", "is"]);

/** @param isShown which of its parts; default: all */
export function partsOfPackage(
  bytes: Uint8Array,
  name: string,
  isShown: (part: string) => boolean = () => true,
): FilePart[] {
  const entries = unzipParts(bytes, name, {
    isRead: () => true,
    maxBytes: MAX_BYTES,
    maxEntries: MAX_ENTRIES,
    ...KIND,
  });
  return Object.entries(entries).flatMap(([part, content]): FilePart[] => {
    if (OF_STRUCTURE.test(part) || part.endsWith("/") || !isShown(part)) return [];
    if (!/\.(?:xml|vml)$/i.test(part)) return [{ where: part, text: partName(part) }];
    if (!/\S/.test(strFromU8(content.subarray(0, 64)))) return [];
    const xml = parseXml(content, `a part of ${name}`, MAX_ELEMENTS, KIND);
    const root = xml.documentElement;
    return root ? [...textsOf(root, part), ...valuesOf(root, part)] : [];
  });
}

/** A picture or another file: its name is all that is read of it. */
const partName = (part: string): string => part.replace(/^.*\//, "");

function textsOf(root: Element, where: string): FilePart[] {
  const lines: string[] = [];
  let line = "";
  const end = () => {
    if (/\S/.test(line)) lines.push(line.trim());
    line = "";
  };
  const walk = (element: Element): void => {
    const breaks = PARAGRAPH.has(element.localName ?? "");
    if (breaks) end();
    for (const node of Array.from(element.childNodes)) {
      if (isElement(node)) walk(node);
      else if (node.nodeType === 3 || node.nodeType === 4) line += node.nodeValue ?? "";
    }
    if (breaks) end();
  };
  walk(root);
  end();
  return lines.map((text) => ({ where, text }));
}

/** Values of attributes with letters that are no keyword, number, colour or place of any standard. */
function valuesOf(root: Element, where: string): FilePart[] {
  const parts: FilePart[] = [];
  for (const element of [root, ...elementsOf(root)]) {
    for (const attribute of Array.from(element.attributes)) {
      const { value } = attribute;
      if (nameOf(attribute).startsWith("xmlns") || attribute.prefix === "xmlns") continue;
      if (
        !/\p{L}{2}/u.test(value) ||
        isStandardValue(value) ||
        /^urn:|^https?:\/\/schemas\./.test(value)
      ) {
        continue;
      }
      parts.push({ where: `${where} ${element.localName} ${attribute.localName}`, text: value });
    }
  }
  return parts;
}
