/** The text of an office document as pieces that know their element, and replacing within them. */

import type { Replacement } from "../../document/document.js";
import { EditedText } from "../../document/edited-text.js";
import { type Element, remove } from "./xml.js";

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

/** Gathers the text of elements in reading order. */
export class PieceCollector {
  readonly #pieces: Piece[] = [];
  #text = "";
  #paragraphs = 0;

  beginParagraph(): void {
    if (this.#paragraphs++ > 0) this.#text += PARAGRAPH_END;
  }

  /** @param isText whether the element's own text can be changed */
  add(element: Element, text: string, isText: boolean): void {
    if (text === "") return;
    const start = this.#text.length;
    this.#text += text;
    this.#pieces.push({ element, isText, start, end: this.#text.length });
  }

  finish(): PieceText {
    return { text: this.#text, pieces: this.#pieces };
  }
}

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
