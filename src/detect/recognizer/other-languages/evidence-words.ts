/** The words of a text in another language than English, as what speaks for or against a find reads them. */

import type { Span } from "../../../document/span.js";
import type { OrdinaryWords } from "../../../models/ordinary-words.js";

export const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu;
export const DIGIT = /\p{N}/u;
const CAPITAL = /^\p{Lu}/u;
/** Before the first word of a sentence, a line, a quotation or an item. */
const OPENING = /(?:^|[.!?:;\n\t"“„«»•*|–—-]|[ ]{2})\s*$/u;
const REACH = 8;

export interface Word extends Span {
  readonly written: string;
  readonly lower: string;
  readonly capital: boolean;
  /** The first of its sentence, so that its capital says nothing. */
  readonly opens: boolean;
}

/** 'l'avocat', "dell'adattamento" without the article. */
const ELIDED = /^(?:[cdjlmnst]|qu|dell|all|dall|nell|sull|un|quest)['’](?=\p{L})/u;

export const wordsIn = (text: string, { start, end }: Span): Word[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ 0: match, index }) => {
    const written = match.replace(/[.'’-]+$/u, "");
    const at = start + index;
    return {
      start: at,
      end: at + written.length,
      written,
      lower: written.toLowerCase().replace(ELIDED, ""),
      capital: CAPITAL.test(written),
      opens: OPENING.test(text.slice(Math.max(0, at - REACH), at)),
    };
  });

/** Fewer sentences than half beginning with a capital: a chat, where names have none either. */
export function usesCapitals(text: string): boolean {
  const first = text.match(/(?<=^|[.!?]\s+|\n)\p{L}/gu) ?? [];
  const capitals = first.filter((letter) => CAPITAL.test(letter)).length;
  return capitals * 2 > first.length;
}

export interface Reader {
  readonly text: string;
  readonly language: string;
  readonly ordinary: OrdinaryWords;
  readonly capitals: boolean;
  /** Words of people's names of two words and more, in lower case. */
  readonly named: ReadonlySet<string>;
}
