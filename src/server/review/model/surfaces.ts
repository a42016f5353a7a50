/** The words that an output hides, and where they stand in a text. */

import { fold } from "../../../document/fold.js";
import type { Span } from "../../../document/span.js";
import type { Analysis } from "../../engine/analysis.js";
import { coveredIn, inOrder, type ReviewState, wordsOf } from "./state.js";

/** Longer words are looked for in any case of letters; shorter ones only as they are written. */
const TELLING = /\p{N}{2}|\p{L}{4}/u;
/** Below this a string is too common to mean the same thing again, as '5' or 'a'. */
const SHORT = /[\p{Lu}\p{N}].|.[\p{Lu}\p{N}]/u;

export interface Surface {
  /** The first hidden mention with these words. */
  readonly mention: string;
  /** To be looked for as it is written, not in any case of letters. */
  readonly exact: boolean;
}

/**
 * The words of hidden mentions, folded unless they are looked for as they are written.
 * @param options.covered those of kept mentions inside hidden ones too, which no more show
 */
export function hiddenSurfaces(
  { document: { text } }: Analysis,
  state: ReviewState,
  { covered = false } = {},
): ReadonlyMap<string, Surface> {
  const inside = covered ? coveredIn(state) : new Map<string, string>();
  const surfaces = new Map<string, Surface>();
  for (const mention of inOrder(state)) {
    const words = wordsOf(mention, state.entities.get(mention.entity)!);
    if (words === null && !inside.has(mention.id)) continue;
    addSurface(surfaces, text.slice(mention.start, mention.end), mention.id);
  }
  return surfaces;
}

export function addSurface(surfaces: Map<string, Surface>, words: string, mention: string): void {
  const surface = words.trim();
  const exact = !TELLING.test(surface);
  if (exact && !SHORT.test(surface)) return;
  const key = exact ? surface : fold(surface).text;
  if (!surfaces.has(key)) surfaces.set(key, { mention, exact });
}

const WORD = /[\p{L}\p{N}]+/gu;

export interface Found extends Span {
  /** As it is in the map. */
  readonly surface: string;
  readonly mention: string;
}

/** Finds surfaces in texts as whole words, in one pass however many there are. */
export class SurfaceFinder {
  /** By the first word, folded. `before`: what stands before it in the surface, as a bracket. */
  readonly #byFirstWord = new Map<string, (Surface & { surface: string; before: number })[]>();

  constructor(surfaces: ReadonlyMap<string, Surface>) {
    for (const [surface, one] of surfaces) {
      const first = /[\p{L}\p{N}]+/u.exec(surface);
      if (!first) continue;
      const word = fold(first[0]).text;
      const same = this.#byFirstWord.get(word) ?? [];
      this.#byFirstWord.set(word, same);
      same.push({ ...one, surface, before: first.index });
    }
  }

  /** Their places, in order; the longest first of those that start together. */
  find(text: string): Found[] {
    const folded = fold(text);
    const found: Found[] = [];
    for (const { 0: word, index } of folded.text.matchAll(WORD)) {
      for (const { surface, before, exact, mention } of this.#byFirstWord.get(word) ?? []) {
        const whole = exact ? text : folded.text;
        const at = exact ? folded.toOriginal(index, index + word.length).start : index;
        const [start, end] = [at - before, at - before + surface.length];
        if (start < 0 || !whole.startsWith(surface, start) || isWord(whole, end)) continue;
        const place = exact ? { start, end } : folded.toOriginal(start, end);
        found.push({ ...place, surface, mention });
      }
    }
    return found.sort((a, b) => a.start - b.start || b.end - a.end);
  }
}

const isWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
