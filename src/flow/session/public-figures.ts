/**
 * People whom everybody knows and hardly anybody is called like: 'Jane Austen', 'Kant'. A task about them is none without
 * their names. They are hidden all the same where a text also speaks of somebody else, or of its writer, and so is one surname alone.
 */

import { comparable } from "../../detect/kit/phrases.js";
import type { Mention } from "../../document/document.js";
import { kindOf } from "../../document/kinds.js";
import { wordList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";

const plain = (name: string): string =>
  comparable(name)
    .replace(/['’]s?$/u, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .trim();

const figures = memoize((list: string): ReadonlySet<string> => new Set(wordList(list).map(plain)));

export const isPublicFigure = (name: string): boolean =>
  figures("en/public-figures").has(plain(name));

const OF_THE_WRITER = /(?<![\p{L}\p{N}])(?:I|me|my|mine|we|us|our|ours)(?![\p{L}\p{N}])/u;
/** Kinds that are somebody's. */
const PRIVATE_KINDS: ReadonlySet<string> = new Set(["address", "date-of-birth", "employer"]);

/** Whether a text speaks of no people but public figures: of one by the whole name, or of several. */
export function isOfFigures(text: string, mentions: readonly Mention[]): boolean {
  if (OF_THE_WRITER.test(text)) return false;
  const names = new Set<string>();
  for (const one of mentions) {
    const words = text.slice(one.start, one.end);
    if (one.type === "CODE" || PRIVATE_KINDS.has(kindOf(one) ?? "")) return false;
    if (one.type !== "PERSON" || words.length === 1) continue;
    if (!isPublicFigure(words)) return false;
    names.add(plain(words));
  }
  return names.size > 1 || [...names].some((name) => name.includes(" "));
}
