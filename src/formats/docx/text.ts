/** The text of cleaned parts of a docx file, as pieces that know their element. */

import { PieceCollector, type PieceText } from "../office/pieces.js";
import { attributeOf, childrenOf, type Element, nameOf, parentOf } from "../office/xml.js";
import { SYMBOL_FONTS } from "./known.js";

/** What elements of a run stand for, other than those of text. */
const MARKS = new Map([
  ["w:tab", "\t"],
  ["w:ptab", "\t"],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["w:noBreakHyphen", "-"],
]);

/** The text of parts in order, each a tree that was cleaned. */
export function collectText(roots: readonly Element[]): PieceText {
  const pieces = new PieceCollector();
  /** @param boxes text boxes met in a paragraph, which are read after it */
  const walk = (element: Element, boxes?: Element[]): void => {
    const name = nameOf(element);
    if (isSeparator(element, name)) return;
    if (name === "w:p") {
      pieces.beginParagraph();
      const inside: Element[] = [];
      for (const child of childrenOf(element)) walk(child, inside);
      for (const box of inside) for (const child of childrenOf(box)) walk(child);
    } else if (name === "w:txbxContent" && boxes) boxes.push(element);
    else if (name === "w:t" || name === "m:t") pieces.add(element, element.textContent ?? "", true);
    else if (MARKS.has(name) && isInRun(element)) pieces.add(element, MARKS.get(name)!, false);
    else if (name === "w:sym") pieces.add(element, symbolOf(element), false);
    else for (const child of childrenOf(element)) walk(child, boxes);
  };
  for (const root of roots) walk(root);
  return pieces.finish();
}

/** A character given by its number and font: a letter is read, a drawing of a symbol font is not. */
function symbolOf(element: Element): string {
  if (SYMBOL_FONTS.has((attributeOf(element, "w:font") ?? "").toLowerCase())) return "";
  const code = Number.parseInt(attributeOf(element, "w:char") ?? "", 16);
  // fonts of symbols have their letters at F000 and on
  const point = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  return point >= 32 && point <= 0xffff ? String.fromCharCode(point) : "";
}

const isInRun = (element: Element): boolean => {
  const parent = parentOf(element);
  return parent !== undefined && nameOf(parent) === "w:r";
};

/** The lines above footnotes are kept as notes of a type of their own, without text. */
const isSeparator = (element: Element, name: string): boolean =>
  /^w:(foot|end)note$/.test(name) &&
  !["normal", undefined].includes(attributeOf(element, "w:type")) &&
  (element.textContent ?? "").trim() === "";
