/**
 * Puts originals back into a text that uses their labels or pseudonyms, as a chat model's answer does: case
 * changed ('person 1'), brackets dropped, Markdown around them, a genitive behind.
 */

import { SEMANTIC_TYPES } from "../../document/types.js";
import { PalimpsestError } from "../../errors.js";
import { escaped } from "../../language/quantity/alternatives.js";
import type { Original } from "./originals.js";

export interface Restored {
  readonly text: string;
  /** How many places were restored. */
  readonly count: number;
  /** Labels that no original is known for, each once; they stay. */
  readonly unknown: readonly string[];
}

const TYPES = SEMANTIC_TYPES.join("|");
const CODE = "[0-9]{1,7}|[2-9BCDFGHJKMNPQRSTVWXZ]{8}(?:[2-9BCDFGHJKMNPQRSTVWXZ]{8})?";
/** A label with its brackets, or the rest of it where a model dropped or changed them. */
const LABEL = new RegExp(
  `[[<]\\s*(?<type>${TYPES})[\\s_-]+(?<code>${CODE})\\s*[\\]>]|(?<![\\p{L}\\p{N}])(?<bareType>${TYPES})[ _-](?<bareCode>${CODE})(?![\\p{L}\\p{N}])`,
  "giu",
);

export function restoreText(text: string, originals: readonly Original[]): Restored {
  const labels = new Map<string, string>();
  const words: Original[] = [];
  for (const one of originals) {
    const label = new RegExp(`^\\[(${TYPES}) (${CODE})\\]$`).exec(one.words);
    if (label) labels.set(`${label[1]} ${label[2]}`, one.original);
    else words.push(one);
  }
  const unknown = new Set<string>();
  let count = 0;
  const withLabels = text.replace(LABEL, (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const type = groups["type"] ?? groups["bareType"];
    const code = groups["code"] ?? groups["bareCode"];
    const original = labels.get(`${type} ${code}`.toUpperCase());
    if (original !== undefined) {
      count++;
      return original;
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
    return inCaseOf(found, one);
  });
  return { text: restored, count, unknown: [...unknown] };
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
  throw new PalimpsestError(
    "LABEL_UNKNOWN",
    `the map holds no original for ${unknown.length === 1 ? "the label" : `${unknown.length} labels, the first of them`} ${unknown[0]}; give the map that was kept when the text was sanitized, or leave such labels with --keep-unknown`,
  );
}
