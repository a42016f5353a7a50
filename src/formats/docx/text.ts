/** The text of a docx file, as pieces that know their element, and replacing within them. */

import type { Replacement } from "../../document/document.js";
import { EditedText } from "../../document/edited-text.js";
import { SYMBOL_FONTS } from "./known.js";
import { attributeOf, childrenOf, type Element, nameOf, parentOf, remove } from "./xml.js";

/**
 * Between paragraphs, those of table cells too: a line end alone can stand within a sentence, a blank
 * line cannot, so nothing is found across two paragraphs that belongs to neither.
 */
export const PARAGRAPH_END = "\n\n";

/** An element for a stretch of the text. */
export interface Piece {
  readonly element: Element;
  /** Its own text can be changed; others, as tabs, stay or go. */
  readonly isText: boolean;
  readonly start: number;
  readonly end: number;
}

export interface PieceText {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

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
  const pieces: Piece[] = [];
  let text = "";
  let paragraphs = 0;
  const add = (element: Element, piece: string, isText: boolean) => {
    if (piece === "") return;
    pieces.push({ element, isText, start: text.length, end: text.length + piece.length });
    text += piece;
  };
  /** @param boxes text boxes met in a paragraph, which are read after it */
  const walk = (element: Element, boxes?: Element[]): void => {
    const name = nameOf(element);
    if (isSeparator(element, name)) return;
    if (name === "w:p") {
      if (paragraphs++ > 0) text += PARAGRAPH_END;
      const inside: Element[] = [];
      for (const child of childrenOf(element)) walk(child, inside);
      for (const box of inside) for (const child of childrenOf(box)) walk(child);
    } else if (name === "w:txbxContent" && boxes) boxes.push(element);
    else if (name === "w:t" || name === "m:t") add(element, element.textContent ?? "", true);
    else if (MARKS.has(name) && isInRun(element)) add(element, MARKS.get(name)!, false);
    else if (name === "w:sym") add(element, symbolOf(element), false);
    else for (const child of childrenOf(element)) walk(child, boxes);
  };
  for (const root of roots) walk(root);
  return { text, pieces };
}

/** A character given by its number and font: a letter is read, what fonts of symbols draw is none. */
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

export function replaceText(
  { text, pieces }: PieceText,
  replacements: readonly Replacement[],
): string {
  return replacePieces(text, pieces, replacements, rewrite);
}

/** A stretch of the text that can be changed by itself, or that stays or goes as a whole. */
export type Stretch = Pick<Piece, "isText" | "start" | "end">;

/**
 * Replaces text in the elements, in the format of the first one touched. What ends a paragraph stays
 * where it is even inside a replaced span, since paragraphs and cells cannot be joined in place.
 * @param replacements in order, without overlaps
 * @param put gives a piece its new text
 * @returns the text that the elements hold now
 */
export function replacePieces<P extends Stretch>(
  text: string,
  pieces: readonly P[],
  replacements: readonly Replacement[],
  put: (piece: P, content: string) => void,
): string {
  let first = 0;
  const edits = new Map<P, { start: number; end: number; put: string }[]>();
  const result = new EditedText(text);
  for (const { start, end, replacement } of replacements) {
    while (first < pieces.length && pieces[first]!.end <= start) first++;
    const touched: P[] = [];
    for (let i = first; i < pieces.length && pieces[i]!.start < end; i++) touched.push(pieces[i]!);
    const target = touched.find(({ isText }) => isText) ?? touched[0];
    for (const piece of touched) {
      const edit = {
        start: Math.max(start, piece.start),
        end: Math.min(end, piece.end),
        put: piece === target ? replacement : "",
      };
      result.replace(edit.start, edit.end, edit.put);
      edits.set(piece, [...(edits.get(piece) ?? []), edit]);
    }
  }
  for (const [piece, own] of edits) {
    const edited = new EditedText(text, piece.start);
    for (const edit of own) edited.replace(edit.start, edit.end, edit.put);
    put(piece, edited.finish(piece.end));
  }
  return result.finish();
}

function rewrite({ element, isText }: Piece, content: string): void {
  const document = element.ownerDocument!;
  if (isText) {
    element.textContent = content;
    element.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
    return;
  }
  if (content !== "") {
    const prefix = element.prefix ? `${element.prefix}:` : "";
    const changed = document.createElementNS(element.namespaceURI, `${prefix}t`);
    changed.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
    changed.textContent = content;
    element.parentNode!.insertBefore(changed, element);
  }
  remove(element);
}
