/**
 * Letters before a number that belong to it, where a word for the number stands before them: the 'PPR' of
 * 'Hosp No PPR 033871', the 'ZBB' of 'NHI ZBB 7714', the 'IE' of 'VAT IE 7714420K'.
 */

import type { Mention } from "../document/document.js";
import { isNumbered } from "./reference/code-labels.js";

/** What hospitals and registers call their numbers, in small letters, and words for a number. */
const REGISTERS: ReadonlySet<string> = new Set(
  "no nos number num nr id code hosp hospital ur urn nhi nhs chi sha opd mrn card passport reg".split(
    " ",
  ),
);

const BEFORE =
  /(?<![\p{L}\p{N}])(?<label>[\p{L}/-]{2,20})[.:#]{0,2} {1,3}(?<prefix>\p{Lu}{1,4}) $/u;
const REACH = 32;

const isLabel = (word: string): boolean =>
  isNumbered(word.toLowerCase()) || REGISTERS.has(word.toLowerCase());

/** A code with the letters that belong to it, any other mention as it is. */
export function withPrefix<M extends Mention>(text: string, mention: M): M {
  if (mention.type !== "CODE" || !/^\p{N}/u.test(text.slice(mention.start, mention.start + 2)))
    return mention;
  const before = BEFORE.exec(text.slice(Math.max(0, mention.start - REACH), mention.start))?.groups;
  if (!before || !isLabel(before["label"]!) || isLabel(before["prefix"]!)) return mention;
  return { ...mention, start: mention.start - before["prefix"]!.length - 1 };
}
