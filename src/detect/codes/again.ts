/** Accounts and numbers of somebody, once found, wherever they stand again as words of their own: what links two records. */

import type { Mention } from "../../document/document.js";
import type { Found } from "../kit/detector.js";

/** An identifier, with or without figures; `Patient/pt-88` has two. */
const TOKEN =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\p{L}\p{N}._-]{1,62}[\p{L}\p{N}])?(?![\p{L}\p{N}])/gu;
/** Fewest characters, and of what has figures alone. */
const LEAST = 4;
const LEAST_FIGURES = 5;
const SCORE = 0.9;

/** Whether the same characters elsewhere mean the same: too long and too odd to be anything else, or an account. */
function links(words: string, isAccount: boolean): boolean {
  if (words.length < LEAST || !/^[\p{L}\p{N}._-]+$/u.test(words)) return false;
  if (/^[\d.,-]+$/.test(words)) return words.replace(/\D/g, "").length >= LEAST_FIGURES;
  if (/\d/.test(words)) return true;
  return isAccount;
}

/** New finds of codes that a find of `mentions` has in the same characters. */
export function codesAgain(text: string, mentions: readonly Mention[]): Found[] {
  const known = new Map<string, Mention>();
  for (const one of mentions) {
    const words = text.slice(one.start, one.end).replace(/^@/, "");
    if (one.type === "CODE" && links(words, one.subtype === "username")) known.set(words, one);
  }
  if (known.size === 0) return [];
  const places = mentions.map(({ start, end }) => ({ start, end }));
  return [...text.matchAll(TOKEN)].flatMap(({ 0: words, index: start }) => {
    const again = known.get(words);
    const end = start + words.length;
    if (!again || places.some((one) => one.start < end && start < one.end)) return [];
    const { type, subtype } = again;
    const evidence = { rule: "found elsewhere" };
    return [{ start, end, type, ...(subtype && { subtype }), score: SCORE, evidence }];
  });
}
