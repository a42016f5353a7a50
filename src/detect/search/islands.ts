/**
 * Most patterns need a digit, and most text has few. The islands of a text are its stretches around
 * digits, put together into one short text that the digit patterns search instead of the whole; a
 * pattern that needs many digits close together searches fewer and smaller ones.
 */

import { OffsetMap } from "../../document/offset-map.js";
import { matchesOf } from "./matches.js";
import type { Shape } from "./shape.js";
import { CLUSTER_GAP } from "./shape-parts.js";
import { Trigrams } from "./trigrams.js";

/** Characters kept on either side of a digit: the longest prefix or suffix a digit pattern may look at. */
const MARGIN = 40;

// islands of similar margins and digits are shared
const MARGIN_STEP = 8;
const MOST_DIGITS = 12;

/** Stands between islands; no pattern matches across it. */
const GAP = "\n\u0000\n";

/** Stretches of a text put together into a shorter one. */
export class Islands {
  readonly text: string;
  readonly #map: OffsetMap;
  /** The trigrams of this text or of one that contains all of it. */
  readonly trigrams: () => Trigrams;

  constructor(text: string, map: OffsetMap, trigrams: () => Trigrams) {
    this.text = text;
    this.#map = map;
    this.trigrams = trigrams;
  }

  /** The place in the whole text of an offset of the islands' text. */
  toWhole(offset: number): number {
    return this.#map.originalOf(offset).start;
  }

  /** False when no pattern of this shape can match here, for want of a word it needs. */
  mayHold({ literals }: Shape): boolean {
    return literals === undefined || this.trigrams().mayHold(literals);
  }
}

export interface DigitIslands {
  /** All stretches around digits. */
  readonly text: string;
  toWhole(offset: number): number;
  /** The islands that contain every match of patterns of a shape; all of them where it promises little. */
  holding(shape: Shape): Islands;
  /** The whole text as one island. */
  readonly whole: Islands;
  /** Digits of the largest cluster. */
  readonly most: number;
}

/** A text without digits has no islands. */
const NO_ISLANDS = new Islands("", new OffsetMap(), () => new Trigrams(""));

/** A text this short is not worth the trigrams of each of its parts. */
const SHORT = 2_000;

/** Trigrams of a text, made when first asked for. */
function trigramsOf(text: string): () => Trigrams {
  let trigrams: Trigrams | undefined;
  return () => (trigrams ??= new Trigrams(text));
}

/** The islands of `text`; linear in its length. */
export function digitIslands(text: string): DigitIslands {
  const ofWhole = trigramsOf(text);
  const whole = new Islands(text, new OffsetMap(), ofWhole);
  const runs = Array.from(
    matchesOf(DIGITS, text),
    ({ 0: run, index }): Cluster => ({
      start: index,
      end: index + run.length,
      digits: run.length,
    }),
  );
  if (runs.length === 0) {
    return { text: "", toWhole: (offset) => offset, whole, most: 0, holding: () => NO_ISLANDS };
  }
  const clusters = clustersOf(runs);
  const most = clusters.reduce((digits, cluster) => Math.max(digits, cluster.digits), 0);
  const byShape = new Map<number, Islands>();
  const around = (some: readonly Cluster[], margin: number): Islands =>
    islandsAround(text, some, margin, text.length < SHORT ? ofWhole : undefined);
  const all = around(runs, MARGIN);
  return {
    text: all.text,
    toWhole: (offset) => all.toWhole(offset),
    whole,
    most,
    holding({ digits, reach }) {
      if (digits > most) return NO_ISLANDS;
      if (digits === 0 || reach > MARGIN) return all;
      const margin = Math.ceil(reach / MARGIN_STEP) * MARGIN_STEP;
      const least = Math.min(digits, MOST_DIGITS);
      const key = least * MARGIN + margin;
      let islands = byShape.get(key);
      if (!islands) {
        const large = clusters.filter((cluster) => cluster.digits >= least);
        byShape.set(key, (islands = around(large, margin)));
      }
      return islands;
    },
  };
}

const DIGITS = /[0-9]+/g;

/** Digits that stand close together, with their number. */
interface Cluster {
  readonly start: number;
  readonly end: number;
  readonly digits: number;
}

function clustersOf(runs: readonly Cluster[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const run of runs) {
    const last = clusters.at(-1);
    if (last && run.start - last.end <= CLUSTER_GAP) {
      const digits = last.digits + run.digits;
      clusters[clusters.length - 1] = { start: last.start, end: run.end, digits };
    } else {
      clusters.push(run);
    }
  }
  return clusters;
}

function islandsAround(
  text: string,
  clusters: readonly Cluster[],
  margin: number,
  trigrams: (() => Trigrams) | undefined,
): Islands {
  let islands = "";
  const map = new OffsetMap();
  let start = 0;
  let end = -1;
  const close = () => {
    if (end < 0) return;
    map.keep(islands.length, start);
    islands += text.slice(start, end) + GAP;
  };
  for (const cluster of clusters) {
    const from = wordStart(text, Math.max(0, cluster.start - margin));
    if (from > end) {
      close();
      start = from;
    }
    end = wordEnd(text, Math.min(text.length, cluster.end + margin));
  }
  close();
  return new Islands(islands, map, trigrams ?? trigramsOf(islands));
}

const isWord = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code > 127;

// an island neither begins nor ends inside a word, or word boundaries would appear where none are;
// words of more than 200 characters are cut all the same
function wordStart(text: string, offset: number): number {
  const least = Math.max(0, offset - 200);
  while (offset > least && isWord(text.charCodeAt(offset - 1))) offset--;
  return offset;
}

function wordEnd(text: string, offset: number): number {
  const most = Math.min(text.length, offset + 200);
  while (offset < most && isWord(text.charCodeAt(offset))) offset++;
  return offset;
}
