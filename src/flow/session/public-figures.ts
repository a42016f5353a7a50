/**
 * People whom everybody knows and hardly anybody is called like, who lived or were made up: 'Jane Austen', 'Frodo'. A task about them is none without
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

const isPublicFigure = (name: string): boolean =>
  ["en/public-figures", "en/characters"].some((list) => figures(list).has(plain(name)));

const OF_THE_WRITER = /(?<![\p{L}\p{N}])(?:I|me|my|mine|we|us|our|ours)(?![\p{L}\p{N}])/u;
/** Kinds that are somebody's. */
const PRIVATE_KINDS: ReadonlySet<string> = new Set(["address", "date-of-birth", "employer"]);

/** What stands between names that are listed: 'Marx, Weber and Durkheim'. */
const LISTED = /^(?:,? (?:and|or|&) |, |\/)$/u;

/** The people of a text that speaks of none but public figures: of one by the whole name, or of several. */
export function figuresOf(text: string, mentions: readonly Mention[]): ReadonlySet<Mention> {
  const none = new Set<Mention>();
  if (OF_THE_WRITER.test(text)) return none;
  if (mentions.some((one) => one.type === "CODE" || PRIVATE_KINDS.has(kindOf(one) ?? "")))
    return none;
  const people = mentions.filter(({ type, start, end }) => type === "PERSON" && end - start > 1);
  const isLone = ({ start, end }: Mention) => !/\s/.test(text.slice(start, end));
  const found = new Set(people.filter((one) => isPublicFigure(text.slice(one.start, one.end))));
  // a lone name that is listed beside one is one too
  for (const side of [people, [...people].reverse()])
    for (const [i, one] of side.entries()) {
      const other = side[i + 1];
      if (!other || !found.has(one)) continue;
      const [from, until] =
        one.end <= other.start ? [one.end, other.start] : [other.end, one.start];
      if (isLone(other) && LISTED.test(text.slice(from, until))) found.add(other);
    }
  const names = new Set([...found].map((one) => plain(text.slice(one.start, one.end))));
  const isSure = names.size > 1 || [...names].some((name) => name.includes(" "));
  return isSure && found.size === people.length ? found : none;
}
