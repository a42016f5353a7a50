/**
 * Plants a word at every kind of place of a package (attributes, characters, elements, comments, parts),
 * one place at a time, and says where it is still readable after everything that was read has been hidden.
 */

import { Buffer } from "node:buffer";
import { DOMParser, type Element, XMLSerializer } from "@xmldom/xmldom";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { PalimpsestError } from "../src/errors.js";
import type { ReadFile } from "../src/formats/format.js";
import { readFormat } from "../src/formats/formats.js";
import { canariesIn } from "./canary.js";
import { type Edit, replaced } from "./replaced.js";

/** A word that nothing else holds. */
export const WORD = "Quorvath";

export interface Place {
  /** Part, element and kind: `xl/styles.xml x:numFmt @formatCode`. */
  readonly name: string;
  plant(): Uint8Array;
}

type Xml = ReturnType<DOMParser["parseFromString"]>;

const parse = (xml: string): Xml =>
  new DOMParser({ onError: () => undefined }).parseFromString(xml, "application/xml");

const elementsOf = (xml: Xml): Element[] => Array.from(xml.getElementsByTagName("*"));

/** Whether a change made something of an element in which the word can be. */
type Change = (element: Element, xml: Xml) => void;

const KINDS: Readonly<Record<string, Change>> = {
  characters: (element, xml) => element.appendChild(xml.createTextNode(WORD)),
  comment: (element, xml) => element.appendChild(xml.createComment(WORD)),
  instruction: (element, xml) => element.appendChild(xml.createProcessingInstruction("x", WORD)),
  "an attribute": (element) => element.setAttribute("note9", WORD),
  "an attribute's name": (element) => element.setAttribute(WORD, "1"),
  "an element": (element, xml) => {
    const child = xml.createElementNS(
      element.namespaceURI,
      `${element.prefix ? `${element.prefix}:` : ""}note9`,
    );
    child.appendChild(xml.createTextNode(WORD));
    element.appendChild(child);
  },
  "another maker's element": (element, xml) => {
    const child = xml.createElementNS("http://example.com/n", "n:note");
    child.setAttributeNS("http://www.w3.org/2000/xmlns/", "xmlns:n", "http://example.com/n");
    child.appendChild(xml.createTextNode(WORD));
    element.appendChild(child);
  },
};

/** Every kind of place once: by part without its number, element, attribute and kind. */
export function placesOf(bytes: Uint8Array): Place[] {
  const parts = unzipSync(bytes);
  const places = new Map<string, Place>();
  const put = (name: string, plant: () => Uint8Array) => {
    if (!places.has(name)) places.set(name, { name, plant });
  };
  const withPart = (part: string, xml: string): Uint8Array =>
    zipSync({ ...parts, [part]: strToU8(xml) }, { level: 0 });
  for (const [part, content] of Object.entries(parts)) {
    if (!/\.(?:xml|rels)$/.test(part)) continue;
    const source = strFromU8(content);
    const kind = part.replace(/\d+(?=\.)/, "");
    const changed = (at: number, change: Change) => () => {
      const xml = parse(source);
      change(elementsOf(xml)[at]!, xml);
      return withPart(part, new XMLSerializer().serializeToString(xml));
    };
    for (const [at, element] of elementsOf(parse(source)).entries()) {
      const own = `${kind} ${element.tagName}`;
      for (const { name } of Array.from(element.attributes)) {
        if (/^xmlns/.test(name)) continue;
        put(
          `${own} @${name}`,
          changed(at, (one) => one.setAttribute(name, WORD)),
        );
        put(
          `${own} @${name}, in lower case`,
          changed(at, (one) => one.setAttribute(name, WORD.toLowerCase())),
        );
      }
      for (const [what, change] of Object.entries(KINDS))
        put(`${own}: ${what}`, changed(at, change));
    }
    put(`${kind}: before the root`, () =>
      withPart(
        part,
        source.replace(/(\?>)?/, `$1`).replace(/^(<\?xml[^>]*\?>)?/, `$1<!-- ${WORD} -->`),
      ),
    );
    put(`a part beside ${kind}`, () =>
      zipSync({ ...parts, [part.replace(/[^/]*$/, `${WORD}.xml`)]: strToU8(`<a>${WORD}</a>`) }),
    );
  }
  put("the zip's comment", () => {
    const zip = zipSync(parts);
    const bytes = new Uint8Array(zip.length + WORD.length);
    bytes.set(zip);
    bytes.set(strToU8(WORD), zip.length);
    bytes[zip.length - 2] = WORD.length;
    return bytes;
  });
  return [...places.values()];
}

/** What a program shows for references, percent and style escapes, of which one letter may be enough to hide a word. */
const resolved = (content: string | Uint8Array): string =>
  (typeof content === "string" ? content : Buffer.from(content).toString("latin1"))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

export type Outcome = "hidden" | "refused" | "readable";

/** Reads a file, hides the word wherever it was read, writes it and looks for the word. */
export async function outcomeOf(bytes: Uint8Array, format: string): Promise<Outcome> {
  try {
    const file = (await readFormat(bytes, format, {
      name: "f",
      id: "f",
      persons: [],
      names: "number",
    })) as ReadFile<string | Uint8Array>;
    const written = await file.write(
      file.documents.map((document) => {
        const words: Edit[] = [...document.text.matchAll(new RegExp(WORD, "gi"))].map(
          ({ index }) => ({
            start: index,
            end: index + WORD.length,
            type: "PERSON",
            replacement: "[PERSON 1]",
          }),
        );
        const given: Edit[] = (document.given ?? []).flatMap(({ start, end, replacement }) =>
          replacement === undefined || words.some((one) => one.start < end && start < one.end)
            ? []
            : [{ start, end, replacement, type: "DATETIME" as const }],
        );
        return replaced(
          document,
          [...words, ...given].sort((a, b) => a.start - b.start),
        );
      }),
    );
    const found = [written, resolved(written)].some((one) => canariesIn(one, [WORD]).length > 0);
    return found ? "readable" : "hidden";
  } catch (error) {
    if (error instanceof PalimpsestError && error.code !== "INTERNAL") return "refused";
    throw error;
  }
}
