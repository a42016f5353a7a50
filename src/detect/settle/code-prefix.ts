/**
 * Letters before a number that belong to it, where a word for the number stands before them: the 'PPR' of
 * 'Hosp No PPR 033871', the 'ZBB' of 'NHI ZBB 7714', the 'IE' of 'VAT IE 7714420K'.
 */

import type { Mention } from "../../document/document.js";
import { introducesNumber } from "../codes/reference/code-labels.js";

const BEFORE =
  /(?<![\p{L}\p{N}])(?<label>[\p{L}/-]{2,20})[.:#]{0,2} {1,3}(?<prefix>\p{Lu}{1,4}) $/u;
const REACH = 32;

/** A code with the letters that belong to it, any other mention as it is. */
export function withPrefix<M extends Mention>(text: string, mention: M): M {
  if (mention.type !== "CODE" || !/^\p{N}/u.test(text.slice(mention.start, mention.start + 2)))
    return mention;
  const before = BEFORE.exec(text.slice(Math.max(0, mention.start - REACH), mention.start))?.groups;
  if (!before || !introducesNumber(before["label"]!) || introducesNumber(before["prefix"]!))
    return mention;
  return { ...mention, start: mention.start - before["prefix"]!.length - 1 };
}
