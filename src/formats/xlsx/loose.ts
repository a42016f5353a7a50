/** Texts of a workbook outside its cells. */

import type { Value } from "../field.js";
import { childrenOf, type Element, elementsOf } from "../office/xml.js";
import type { Part } from "./package.js";

/** A text with its kind for context, and the way to change it. */
export interface LoosePlace extends Value {
  readonly label: string;
  readonly part: Part;
  set(words: string): void;
  /** Whether it went with the formula of a cell that has changed. */
  isGone(): boolean;
}

const LITERAL = /"(?=[^"]*\p{L})[^"]*"/u;
const FORMULAS = new Set([
  "f",
  "formula",
  "formula1",
  "formula2",
  "definedName",
  "calculatedColumnFormula",
  "totalsRowFormula",
]);
const HEADERS = /^(?:odd|even|first)(?:Header|Footer)$/;

/** Attributes that a person reads or writes, by element. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  sheet: ["name"],
  definedName: ["name", "comment", "description", "help", "statusBar", "customMenu"],
  dataValidation: ["promptTitle", "prompt", "errorTitle", "error"],
  tableColumn: ["name", "totalsRowLabel"],
  table: ["name", "displayName", "comment"],
  cNvPr: ["name"],
  cellStyle: ["name"],
  cfRule: ["text"],
  filter: ["val"],
  customFilter: ["val"],
};
/** Attributes of which only the texts in quotation marks are read, by element. */
const FORMATS: Readonly<Record<string, string>> = { numFmt: "formatCode" };

/** Whether a person's words in an attribute are read as text. @param own name of the element, as `x:table` */
export const isExaminedAttribute = (own: string, name: string): boolean =>
  ATTRIBUTES[own.replace(/^\w+:/, "")]?.includes(name) ?? false;

/** Names that Excel gives and that name nobody. */
const GIVEN_BY_EXCEL =
  /^(?:(?:Table|Sheet|Chart|Column|Group|Shape|TextBox|Picture|Diagram|Rectangle)[ _]?\d*|_xlnm\..*|Normal|Good|Bad|Neutral|Percent|Comma|Currency|Hyperlink|Title|Total|Note|Input|Output|Calculation|Heading \d|\d+% - .*|Accent\d.*|(?:Comma|Currency) \[0\])$/;

interface Pieces {
  readonly label: string;
  /** What is no text and what is, in turn; the first is no text. */
  readonly pieces: readonly string[];
  read(piece: string): string;
  write(words: string): string;
}

const same = (words: string): string => words;
/** Codes of fields and fonts in headers and footers (ISO/IEC 29500-1, 18.3.1.46). */
const HEADER_CODES = /(&(?:[LCR]|"[^"]*"|\d+|K[0-9A-F]{6}|[A-Z&]))/;

/** The texts of an element and what stands between them; undefined where it has none. */
function piecesOf(element: Element, part: Part): Pieces | undefined {
  const name = element.localName ?? "";
  const text = element.textContent ?? "";
  if (HEADERS.test(name)) {
    const pieces = text.split(HEADER_CODES);
    return {
      label: "header",
      // codes are at odd places of what was split
      pieces: ["", ...pieces],
      read: same,
      write: (words) => words.replaceAll("&", "&&"),
    };
  }
  if (FORMULAS.has(name)) {
    if (!LITERAL.test(text)) return undefined;
    const isList = /^formula[12]$/.test(name);
    const pieces = text.split(isList ? /([",])/ : /(")/);
    const cut: string[] = [""];
    let inside = false;
    for (const piece of pieces) {
      if (piece === '"') inside = !inside;
      // texts are at odd places, all else is put together at even ones
      if (inside && piece !== '"' && piece !== ",") cut.push(piece, "");
      else cut[cut.length - 1] += piece;
    }
    return {
      label: "text",
      pieces: cut,
      read: same,
      write: (words) => words.replaceAll('"', '""').replaceAll(",", isList ? " " : ","),
    };
  }
  // titles of charts and text in drawings
  const isText = name === "t" && part.type !== "sharedStrings" && !isInCell(element);
  if (!isText && !(name === "v" && part.type === "chart")) return undefined;
  return { label: "text", pieces: ["", text], read: same, write: same };
}

function setText(element: Element, text: string): void {
  for (const child of Array.from(element.childNodes)) element.removeChild(child);
  element.appendChild(element.ownerDocument!.createTextNode(text));
}

/** @param first place of the first one */
export function looseIn(part: Part, first: number): LoosePlace[] {
  const places: LoosePlace[] = [];
  const put = (at: Element, label: string, value: string, set: (words: string) => void) => {
    if (!/\p{L}|\d{4}/u.test(value)) return;
    const start = first + places.length;
    const isGone = () => at.parentNode === null;
    places.push({ label, value, part, set, isGone, start, end: start + 1 });
  };
  for (const element of elementsOf(part.xml.documentElement!)) {
    const name = element.localName ?? "";
    for (const attribute of ATTRIBUTES[name] ?? []) {
      const value = element.getAttribute(attribute) ?? "";
      if (value === "" || GIVEN_BY_EXCEL.test(value)) continue;
      put(element, labelOf(name), value, (words) => element.setAttribute(attribute, words));
    }
    const format = FORMATS[name] && element.getAttribute(FORMATS[name]);
    if (format && LITERAL.test(format)) {
      const pieces = format.split('"');
      for (const [i, piece] of pieces.entries()) {
        if (i % 2 === 0) continue;
        put(element, "text", piece, (words) => {
          pieces[i] = words.replaceAll('"', "");
          element.setAttribute(FORMATS[name]!, pieces.join('"'));
        });
      }
    }
    if (childrenOf(element).length > 0) continue;
    const cut = piecesOf(element, part);
    if (!cut) continue;
    const pieces = [...cut.pieces];
    for (const [i, piece] of pieces.entries()) {
      if (i % 2 === 0) continue;
      put(element, cut.label, cut.read(piece), (words) => {
        pieces[i] = cut.write(words);
        setText(element, pieces.join(""));
      });
    }
  }
  return places;
}

const isInCell = (element: Element): boolean => {
  const parent = element.parentNode as Element | null;
  return (
    ["is", "r", "si", "rPh"].includes(parent?.localName ?? "") &&
    parent?.namespaceURI === element.namespaceURI &&
    element.namespaceURI?.includes("spreadsheetml") === true
  );
};

const labelOf = (name: string): string =>
  ({ sheet: "sheet", definedName: "name", tableColumn: "column", table: "table" })[name] ??
  (HEADERS.test(name) ? "header" : "text");

/** A name that formulas use, and the one that took its place. */
export interface Renamed {
  /** `sheet`, `name`, `table` or `column`, as places are labelled. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** Puts new names of sheets, tables, columns and ranges into formulas that use them. */
export function renameInFormulas(part: Part, renamed: readonly Renamed[]): boolean {
  let changed = false;
  for (const element of elementsOf(part.xml.documentElement!)) {
    if (!FORMULAS.has(element.localName ?? "") || childrenOf(element).length > 0) continue;
    const before = element.textContent ?? "";
    const text = renamed.reduce(withName, before);
    if (text === before) continue;
    setText(element, text);
    changed = true;
  }
  return changed;
}

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;

function withName(formula: string, { label, from, to }: Renamed): string {
  const used = (name: string, after: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}_.'])${name.replace(/[.]/g, "\\$&")}${after}`, "gu");
  if (label === "column") return formula.replaceAll(`[${from}]`, `[${to}]`);
  if (label !== "sheet") {
    return PLAIN_NAME.test(from)
      ? formula.replace(used(from, "(?![\\p{L}\\p{N}_.!])"), to)
      : formula;
  }
  const target = `'${to.replaceAll("'", "''")}'!`;
  const quoted = formula.replaceAll(`'${from.replaceAll("'", "''")}'!`, target);
  return PLAIN_NAME.test(from) ? quoted.replace(used(from, "!"), target) : quoted;
}
