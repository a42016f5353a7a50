/**
 * Puts originals back into a text that uses their labels or pseudonyms, as a chat model's answer does: case
 * changed ('person 1'), brackets dropped, Markdown around them, a genitive behind.
 */

import { isSemanticType } from "../../document/types.js";
import { errors } from "../../errors.js";
import { labelTypes } from "../../language/label-words.js";
import { memoize } from "../../language/memo.js";
import { escaped } from "../../language/quantity/alternatives.js";
import { formOf } from "./forms.js";
import type { Original } from "./originals.js";

export interface Restored {
  readonly text: string;
  /** How many places were restored. */
  readonly count: number;
  /** Labels that no original is known for, each once; they stay. */
  readonly unknown: readonly string[];
}

/** Words of labels, the longest first; a space may have become an underscore or a hyphen. */
const wordsOfLabels = memoize((_: string) =>
  [...labelTypes().keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => escaped(word).replaceAll(" ", "[\\s_-]+"))
    .join("|"),
);
const CODE = "[0-9]{1,7}|[2-9BCDFGHJKMNPQRSTVWXZ]{8}(?:[2-9BCDFGHJKMNPQRSTVWXZ]{8})?";
/** A label with its brackets, or the rest of it where a model dropped or changed them. */
const labelPattern = memoize(
  (words: string) =>
    new RegExp(
      `[[<]\\s*(?<type>${words})[\\s_-]+(?<code>${CODE})\\s*[\\]>]|(?<![\\p{L}\\p{N}])(?<bareType>${words})[ _-](?<bareCode>${CODE})(?![\\p{L}\\p{N}])`,
      "giu",
    ),
);
const ownPattern = memoize((words: string) => new RegExp(`^\\[(${words}) (${CODE})\\]$`, "u"));

/**
 * @param most characters of the answer: a short text may name a long original many times
 * @throws INPUT_TOO_LARGE
 */
export function restoreText(
  text: string,
  originals: readonly Original[],
  most = Number.POSITIVE_INFINITY,
): Restored {
  let length = text.length;
  const within = (words: string): string => {
    length += words.length;
    if (length <= most) return words;
    throw errors.INPUT_TOO_LARGE`the text with its originals has more than ${most} characters; restore it in parts`;
  };
  const labels = new Map<string, Original>();
  const words: Original[] = [];
  for (const one of inOneEach(originals)) {
    const label = ownPattern(wordsOfLabels("")).exec(one.words);
    if (label) labels.set(keyOf({ type: label[1], code: label[2] }), one);
    else words.push(one);
  }
  const LABEL = labelPattern(wordsOfLabels(""));
  const unknown = new Set<string>();
  let count = 0;
  const counts = new Map<string, number>();
  for (const { groups } of text.matchAll(LABEL)) {
    const key = keyOf(groups!);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const seen = new Map<string, number>();
  const withLabels = text.replace(LABEL, (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const at = rest.at(-3) as number;
    const key = keyOf(groups);
    const one = isMeantAsLabel(groups) ? labels.get(key) : undefined;
    if (one !== undefined) {
      count++;
      const index = seen.get(key) ?? 0;
      seen.set(key, index + 1);
      const before = text.slice(Math.max(0, at - TITLE_REACH), at);
      return within(formOf(one, { index, count: counts.get(key)!, before }));
    }
    // 'location 3' without brackets may be no label
    if (groups["type"] !== undefined && found.startsWith("[")) unknown.add(found);
    return found;
  });
  const pattern = patternOf(words);
  if (pattern === undefined) return { text: withLabels, count, unknown: [...unknown] };
  const byWords = new Map(words.map((one) => [one.words.toLowerCase(), one]));
  const restored = withLabels.replace(pattern, (found) => {
    const one = byWords.get(found.replace(/\s+/g, " ").toLowerCase());
    if (one === undefined || !isMeant(found, one.words)) return found;
    count++;
    return within(inCaseOf(found, one));
  });
  return { text: restored, count, unknown: [...unknown] };
}

const TITLE_REACH = 24;

const keyOf = (groups: Readonly<Record<string, string | undefined>>): string =>
  `${(groups["type"] ?? groups["bareType"])!.replace(/[\s_-]+/g, " ")} ${groups["code"] ?? groups["bareCode"]}`.toUpperCase();

/** 'court 2' and 'age 34' without brackets are words of the answer; 'person 1' and 'COURT 2' are labels. */
const isMeantAsLabel = ({ bareType }: Readonly<Record<string, string | undefined>>): boolean =>
  bareType === undefined ||
  bareType === bareType.toUpperCase() ||
  isSemanticType(bareType.toUpperCase());

/** What is given several times for the same words, once: its forms in order, and the one that says most. */
function inOneEach(originals: readonly Original[]): readonly Original[] {
  const byWords = new Map<string, Original[]>();
  for (const one of originals) {
    const same = byWords.get(one.words);
    if (same) same.push(one);
    else byWords.set(one.words, [one]);
  }
  return [...byWords.values()].map((same) => {
    if (same.length === 1) return same[0]!;
    const most = same.reduce((a, b) => (b.original.length > a.original.length ? b : a));
    return {
      ...most,
      forms: [...same.flatMap(({ forms = [] }) => forms), same.map(({ original }) => original)],
    };
  });
}

/** All words of surrogates and hashes, the longest first. */
function patternOf(originals: readonly Original[]): RegExp | undefined {
  if (originals.length === 0) return undefined;
  const all = [...originals]
    .map(({ words }) => words)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((words) => escaped(words).replace(/\s+/g, "\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** A name of one word is meant only with its capital: 'grace' is not 'Grace'. */
const isMeant = (found: string, words: string): boolean =>
  /\s/.test(words) || !/^\p{Lu}/u.test(words) || /^\p{Lu}/u.test(found);

/** In capitals where a heading put the surrogate so. */
const inCaseOf = (found: string, { words, original }: Original): string =>
  /\p{Lu}{2}/u.test(found) && !/\p{Ll}/u.test(found) && /\p{Ll}/u.test(words)
    ? original.toUpperCase()
    : original;

/** @throws LABEL_UNKNOWN where labels are left that nothing is known for */
export function requireKnown({ unknown }: Restored): void {
  if (unknown.length === 0) return;
  throw errors.LABEL_UNKNOWN`the map holds no original for ${unknown.length === 1 ? "the label" : `${unknown.length} labels, the first of them`} ${unknown[0]}; give the map that was kept when the text was sanitized, or leave such labels with --keep-unknown`;
}
