/** The cells of a sheet: their values as a person reads them, and new words in their place. */

import { errors } from "../../errors.js";
import type { Value } from "../field.js";
import { childrenOf, type Element, elementsOf } from "../office/xml.js";
import type { Part } from "./package.js";

export interface SheetCell extends Value {
  /** Absent for a place without a cell. */
  readonly element?: Element;
}

/** The strings that cells refer to by number. */
export interface SharedStrings {
  readonly texts: readonly string[];
  /** Puts another string at the end; undefined where the file has no list of strings. */
  add(text: string): number | undefined;
  /** Empties every string that no cell refers to. */
  clear(used: ReadonlySet<number>): void;
}

/** Cells with the places between them: far more than a person reads. */
const MAX_CELLS = 5_000_000;
const MILLISECONDS = 86_400_000;

export const named = (root: Element, name: string): Element[] =>
  elementsOf(root).filter(({ localName }) => localName === name);

const childNamed = (element: Element, name: string): Element | undefined =>
  childrenOf(element).find(({ localName }) => localName === name);

/** Text of a string or an inline string: that of its runs; how it is pronounced is left out. */
const textOf = (element: Element): string =>
  childrenOf(element)
    .flatMap((one) => (one.localName === "r" ? childrenOf(one) : [one]))
    .filter(({ localName }) => localName === "t")
    .map((one) => unescaped(one.textContent ?? ""))
    .join("");

/** `_x000D_` is a character that XML cannot hold (ISO/IEC 29500-1, 22.9.2.19). */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

export function sharedStringsOf(part: Part | undefined): SharedStrings {
  const root = part?.xml.documentElement;
  const items = root ? childrenOf(root).filter(({ localName }) => localName === "si") : [];
  const texts = items.map(textOf);
  return {
    texts,
    add(text) {
      if (!root) return undefined;
      const element = root.ownerDocument!.createElementNS(root.namespaceURI, "si");
      element.appendChild(textElement(element, text));
      root.appendChild(element);
      texts.push(text);
      items.push(element);
      return texts.length - 1;
    },
    clear(used) {
      root?.removeAttribute("count");
      root?.removeAttribute("uniqueCount");
      for (const [i, item] of items.entries()) {
        const isPronounced = childNamed(item, "rPh") !== undefined;
        if (used.has(i) && !isPronounced) continue;
        const text = used.has(i) ? texts[i]! : "";
        for (const child of Array.from(item.childNodes)) item.removeChild(child);
        item.appendChild(textElement(item, text));
      }
    },
  };
}

function textElement(near: Element, text: string): Element {
  const element = near.ownerDocument!.createElementNS(near.namespaceURI, "t");
  element.setAttribute("xml:space", "preserve");
  element.appendChild(near.ownerDocument!.createTextNode(text));
  return element;
}

/** Number formats that show a moment, by the index of a cell's style. */
export function momentStyles(styles: Part | undefined): ReadonlySet<number> {
  const root = styles?.xml.documentElement;
  if (!root) return new Set();
  const own = new Map(
    named(root, "numFmt").map((one) => [
      one.getAttribute("numFmtId"),
      one.getAttribute("formatCode") ?? "",
    ]),
  );
  const isMoment = (id: string): boolean => {
    const code = own.get(id);
    if (code === undefined) return (Number(id) >= 14 && Number(id) <= 17) || id === "22";
    return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
  };
  const formats = childrenOf(root).find(({ localName }) => localName === "cellXfs");
  return new Set(
    (formats ? childrenOf(formats) : []).flatMap((one, i) =>
      isMoment(one.getAttribute("numFmtId") ?? "0") ? [i] : [],
    ),
  );
}

export interface SheetOptions {
  readonly strings: SharedStrings;
  readonly moments: ReadonlySet<number>;
  /** Days are counted from 1904, as on early Macintoshes. */
  readonly from1904: boolean;
  readonly name: string;
  /** Of the first value; values of one file differ by their places. */
  readonly first: number;
}

/** The rows of a sheet that have cells, each with all columns that are used. @throws INPUT_TOO_LARGE */
export function rowsIn(
  part: Part,
  options: SheetOptions,
): { rows: SheetCell[][]; numbers: number[] } {
  const elements = named(part.xml.documentElement!, "row").map((row) => ({
    number: Number(row.getAttribute("r") ?? 0),
    cells: childrenOf(row).filter(({ localName }) => localName === "c"),
  }));
  const columnsOf = elements.map(({ cells }) => {
    let next = 0;
    return cells.map((cell) => {
      const at = columnIn(cell.getAttribute("r") ?? "") ?? next;
      next = at + 1;
      return at;
    });
  });
  const used = [...new Set(columnsOf.flat())].sort((a, b) => a - b);
  if (used.length * elements.length > MAX_CELLS) {
    throw errors.INPUT_TOO_LARGE`${options.name} has a sheet of more than ${MAX_CELLS} cells; split it, or save it as CSV`;
  }
  const placeOf = new Map(used.map((column, place) => [column, place]));
  let start = options.first;
  const rows: SheetCell[][] = [];
  const numbers: number[] = [];
  for (const [i, { cells, number }] of elements.entries()) {
    if (cells.length === 0) continue;
    const row: SheetCell[] = used.map(() => ({ value: "", start: start++, end: start }));
    for (const [j, element] of cells.entries()) {
      const place = placeOf.get(columnsOf[i]![j]!)!;
      row[place] = { ...row[place]!, value: textIn(element, options), element };
    }
    rows.push(row);
    numbers.push(number || i + 1);
  }
  return { rows, numbers };
}

/** `C7` is column 2. */
function columnIn(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, one) => 26 * sum + one.charCodeAt(0) - 64, 0) - 1;
}

function textIn(cell: Element, { strings, moments, from1904 }: SheetOptions): string {
  const inline = childNamed(cell, "is");
  if (inline) return textOf(inline);
  const raw = childNamed(cell, "v")?.textContent ?? "";
  switch (cell.getAttribute("t")) {
    case "s":
      return strings.texts[Number(raw)] ?? "";
    case "b":
      return raw === "1" ? "true" : "false";
    case "str":
      return unescaped(raw);
    case "e":
    case "d":
      return raw;
    default:
      return moments.has(Number(cell.getAttribute("s") ?? -1)) ? momentIn(raw, from1904) : raw;
  }
}

/** A count of days as ISO 8601; other numbers as they are. */
function momentIn(raw: string, from1904: boolean): string {
  const days = Number(raw);
  if (raw === "" || !Number.isFinite(days) || days < 1 || days > 2_958_465) return raw;
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const iso = new Date(epoch + Math.round(days * MILLISECONDS)).toISOString();
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 19);
}

/** Puts words into a cell, instead of its value and its formula; empty words empty it. */
export function setCell({ element }: SheetCell, words: string, strings: SharedStrings): void {
  if (!element) return;
  for (const child of Array.from(element.childNodes)) element.removeChild(child);
  element.removeAttribute("t");
  element.removeAttribute("cm");
  element.removeAttribute("vm");
  if (words === "") return;
  const number = strings.add(words);
  element.setAttribute("t", number === undefined ? "inlineStr" : "s");
  const holder = element.ownerDocument!.createElementNS(
    element.namespaceURI,
    number === undefined ? "is" : "v",
  );
  holder.appendChild(
    number === undefined
      ? textElement(element, words)
      : element.ownerDocument!.createTextNode(String(number)),
  );
  element.appendChild(holder);
}

/** The group of cells that share the formula of this one; undefined where it is not their first. */
export function sharedGroup({ element }: SheetCell): string | undefined {
  const formula = element && childNamed(element, "f");
  return formula?.hasAttribute("ref") ? (formula.getAttribute("si") ?? undefined) : undefined;
}

/** Cells whose formula was that of another, which is gone, keep their values alone. */
export function dropShared(part: Part, groups: ReadonlySet<string>): void {
  for (const formula of named(part.xml.documentElement!, "f")) {
    const group = formula.getAttribute("si");
    if (group !== null && groups.has(group)) formula.parentNode!.removeChild(formula);
  }
}

/** Numbers of the strings that the cells of a sheet refer to. */
export const stringsUsed = (part: Part): number[] =>
  named(part.xml.documentElement!, "c")
    .filter((cell) => cell.getAttribute("t") === "s")
    .map((cell) => Number(childNamed(cell, "v")?.textContent));
