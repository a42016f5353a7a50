/** The words of a kind, as `languages/en/kinds` lists them. */

import { rowsOfList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";

/** As listed: a word with a capital is read as written. */
const wordsOfKind = memoize(
  (kind: string): ReadonlySet<string> =>
    new Set(rowsOfList("en/kinds").flatMap(([of, , words]) => (of === kind ? [words!] : []))),
);

/** Whether the words are, whole, listed as of the kind. */
export const isOfKind = (words: string, kind: string): boolean =>
  wordsOfKind(kind).has(words) || wordsOfKind(kind).has(words.toLowerCase());

const MEASURED = ["score", "laboratory", "vital-sign", "clinical"] as const;

/** 'FHR 138', 'QRS 96', 'MMSE 24': whether the first word is what is measured in clinics. */
export function isMeasured(words: string): boolean {
  const [name = ""] = words.split(/[ :]/);
  return MEASURED.some((kind) => wordsOfKind(kind).has(name));
}
