/** Words that say nothing by themselves; what is left of a find when all else is cut off. */

import type { Span } from "../document/span.js";

const FUNCTION_WORD =
  "(?:the|a|an|of|in|on|at|by|to|and|or|for|from|with|no|nos|mr|mrs|ms|is|was|were|had|been|his|her|their|its|as)";
const ALONE = new RegExp(`^${FUNCTION_WORD}(?:\\s+${FUNCTION_WORD})*$`, "iu");
/** No capitals: 'A' may be somebody's letter, 'The Who' a name. */
const TRAILING =
  /\s+(?:the|a|an|of|in|on|at|by|to|and|or|for|from|with|his|her|their|its|into|onto|beneath|behind|beside|near|between|against|towards?|during|until|till|because|than|now before|before that|(?:beneath|behind|beside|near|under|over|above|against|towards?|with|from|for|to|of|at) (?:it|them|him|her|me|us|you))$/u;
const LEADING = /^(?:and|or|of)\s+/u;

/** Whether a text is nothing but such words: 'of the'. */
export const isFunctionWords = (text: string): boolean => ALONE.test(text);

/** The span without conjunctions before and prepositions and articles behind: not 'Secretary of State for the'. */
export function withoutFunctionWords(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  for (let before = -1; before !== to - from; ) {
    before = to - from;
    const piece = text.slice(from, to);
    from += LEADING.exec(piece)?.[0].length ?? 0;
    to -= TRAILING.exec(text.slice(from, to))?.[0].length ?? 0;
  }
  return { start: from, end: to };
}
