/**
 * What masked words still show elsewhere in an output. The last check before anything is released:
 * 'all but one' is the classic leak.
 */

import { overlaps, type Span } from "../../document/span.js";
import type { Analysis } from "./analysis.js";
import type { Output } from "./output.js";
import { Places } from "./places.js";
import { type ReviewState, wordsOf } from "./state.js";

export interface Residue {
  /** The hidden mention whose words show. */
  readonly mention: string;
  /** Where they stand in the output. */
  readonly outStart: number;
  readonly outEnd: number;
  /** Where they stand in the original; null inside a replacement. */
  readonly source: Span | null;
  /** A person looked at this very place and left it: not a leak by oversight. */
  readonly accepted: boolean;
}

/** Longer words are looked for in any case of letters; shorter ones only as they are written. */
const TELLING = /\p{N}{2}|\p{L}{4}/u;
/** Below this a string is too common to mean the same thing again, as '5' or 'a'. */
const SHORT = /[\p{Lu}\p{N}].|.[\p{Lu}\p{N}]/u;

/** Every place where the words of a hidden mention stand in the output, in order. */
export function residueOf(analysis: Analysis, state: ReviewState, output: Output): Residue[] {
  const { text } = analysis.document;
  const surfaces = new Map<string, { mention: string; exact: boolean }>();
  for (const mention of state.mentions.values()) {
    const words = wordsOf(mention, state.entities.get(mention.entity)!);
    if (words === null) continue;
    const surface = text.slice(mention.start, mention.end).trim();
    const exact = !TELLING.test(surface);
    if (exact && !SHORT.test(surface)) continue;
    const key = exact ? surface : folded(surface);
    if (!surfaces.has(key)) surfaces.set(key, { mention: mention.id, exact });
  }
  if (surfaces.size === 0) return [];
  const places = new Places(output);
  const lookedAt = spansLookedAt(state);
  const found: Residue[] = [];
  const search = (haystack: string, exact: boolean) => {
    const index = wordStarts(haystack);
    for (const [surface, of] of surfaces) {
      if (of.exact !== exact) continue;
      for (const at of occurrences(haystack, surface, index)) {
        const end = at + surface.length;
        const place = places.at(at, end);
        if (place === "replacement") continue;
        found.push({
          mention: of.mention,
          outStart: at,
          outEnd: end,
          source: place,
          accepted: place !== null && lookedAt.some((span) => overlaps(span, place)),
        });
      }
    }
  };
  search(output.text, true);
  search(folded(output.text), false);
  return found.sort((a, b) => a.outStart - b.outStart);
}

/** Spans a person decided to keep, said to be no mention, or dismissed as a suspect. */
function spansLookedAt({ mentions, removed, dismissed }: ReviewState): Span[] {
  const kept = [...mentions.values()].filter(({ state, decided }) => decided && state === "keep");
  const suspects = Array.from(dismissed, spanOfSuspect);
  return [...kept, ...removed, ...suspects];
}

/** The span a suspect's id names: it is `START-END`. */
export function spanOfSuspect(id: string): Span {
  const [start = 0, end = 0] = id.split("-").map(Number);
  return { start, end };
}

/** Case and kind of blank apart, character by character, so that offsets stay. */
export const folded = (text: string): string =>
  text.replace(/\s/g, " ").replace(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });

const WORD = /[\p{L}\p{N}]+/gu;

/** Where words start, by the word: finding is then as fast as the text is long. */
function wordStarts(text: string): ReadonlyMap<string, readonly number[]> {
  const starts = new Map<string, number[]>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const own = starts.get(word);
    if (own) own.push(index);
    else starts.set(word, [index]);
  }
  return starts;
}

/** Where a string stands as whole words. */
function* occurrences(
  text: string,
  surface: string,
  index: ReadonlyMap<string, readonly number[]>,
): Generator<number> {
  const first = /[\p{L}\p{N}]+/u.exec(surface);
  if (!first) return;
  for (const start of index.get(first[0]) ?? []) {
    const at = start - first.index;
    if (at < 0 || !text.startsWith(surface, at)) continue;
    if (!isWord(text, at + surface.length)) yield at;
  }
}

const isWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
