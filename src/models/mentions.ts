/**
 * From the scores of a text's words to its mentions, word after word, holding no more than the
 * mention being read. The rules are in models/recognizer/README.md, section 4.
 */

import type { Span } from "../document/span.js";
import type { SemanticType } from "../document/types.js";
import type { Judgment, JudgmentReader, NameOdds, ReadWord } from "./judgment.js";
import type { RecognizerConfig } from "./recognizer-config.js";

export interface RecognizedSpan extends Span {
  readonly type: SemanticType;
  /**
   * Mean over the words of the probability that the word belongs to a mention of any type, with the
   * model's bias: above one half for every word.
   */
  readonly score: number;
  /** How people would decide about it; absent from models that were not taught it. */
  readonly decision?: Judgment;
}

interface OpenMention {
  readonly type: SemanticType;
  readonly start: number;
  end: number;
  words: number;
  inside: number;
}

type Labels = Pick<RecognizerConfig, "labels" | "outsideBias" | "open">;

export class MentionReader {
  readonly #config: Labels;
  readonly #judgments: JudgmentReader | undefined;
  readonly #mentions: RecognizedSpan[] = [];
  #open: OpenMention | undefined;

  /** @param judgments has read every word before this reader closes the mention it is in */
  constructor(config: Labels, judgments?: JudgmentReader) {
    this.#config = config;
    this.#judgments = judgments;
  }

  /**
   * The next word, with the scores of its first piece, which begin at the given place.
   * @returns the probability that it belongs to a mention of any type, with the model's bias; the odds of
   *   names from models with open types
   */
  word(span: Span, logits: Float32Array, logitsAt: number): ReadWord {
    const { labels, outsideBias } = this.#config;
    const outside = logits[logitsAt]! + outsideBias;
    let best = 0;
    let most = outside;
    for (let i = 1; i < labels.length; i++) {
      const value = logits[logitsAt + i]!;
      if (value > most) {
        most = value;
        best = i;
      }
    }
    let all = Math.exp(outside - most);
    const out = all;
    let misc = 0;
    for (let i = 1; i < labels.length; i++) {
      const power = Math.exp(logits[logitsAt + i]! - most);
      all += power;
      if (labels[i]!.type === "MISC") misc += power;
    }
    let inside = 1 - out / all;
    const closed = closedLabel(this.#config, logits, logitsAt);
    if (closed) {
      best = closed.label;
      inside = Math.max(inside, closed.inside);
    }
    const { type, opens } = labels[best]!;
    const read = { inside, told: misc / all, ...(closed && { names: closed.names }) };
    if (type === undefined) {
      this.#close();
      return read;
    }
    if (opens || this.#open?.type !== type) {
      this.#close();
      this.#open = { type, start: span.start, end: 0, words: 0, inside: 0 };
    }
    const open = this.#open!;
    open.end = span.end;
    open.words++;
    open.inside += inside;
    return read;
  }

  /** The mentions of all words read, in order. */
  finish(): RecognizedSpan[] {
    this.#close();
    return this.#mentions;
  }

  #close(): void {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    const { type, start, end, words, inside } = open;
    const decision = this.#judgments?.over({ start, end });
    const score = rounded(inside / words);
    this.#mentions.push({ start, end, type, score, ...(decision ? { decision } : {}) });
  }
}

/**
 * Where types were left open in training, the label of a word among outside and all types. Training never parted an
 * open type from the outside, so any other type is set against their sum, and only where none outweighs it does the
 * likeliest of outside and the open types hold. Nothing for models without open types.
 */
function closedLabel(
  { labels, open, outsideBias }: Labels,
  logits: Float32Array,
  logitsAt: number,
): (Omit<ReadWord, "told"> & { readonly label: number; readonly names: NameOdds }) | undefined {
  if (!open) return undefined;
  const weight = (i: number): number => logits[logitsAt + i]! + (i === 0 ? outsideBias : 0);
  let outside = Number.NEGATIVE_INFINITY;
  let openBest = 0;
  const sums = new Map<SemanticType, { sum: number; best: number }>();
  for (const [i, { type }] of labels.entries()) {
    const value = logits[logitsAt + i]!;
    if (type === undefined || open.types.has(type)) {
      outside = addLogs(outside, value);
      if (weight(i) > weight(openBest)) openBest = i;
      continue;
    }
    const known = sums.get(type);
    if (!known) sums.set(type, { sum: value, best: i });
    else {
      const better = value > logits[logitsAt + known.best]!;
      sums.set(type, { sum: addLogs(known.sum, value), best: better ? i : known.best });
    }
  }
  const oddsOf = (type: SemanticType): number =>
    (sums.get(type)?.sum ?? Number.NEGATIVE_INFINITY) - outside;
  const odds: NameOdds = [oddsOf("PERSON"), oddsOf("LOC"), oddsOf("ORG")];
  let most = outside;
  let winner: SemanticType | undefined;
  for (const [type, { sum }] of sums) {
    const biased = sum + (open.bias[type] ?? 0);
    if (biased > most) [most, winner] = [biased, type];
  }
  if (winner === undefined) return { label: openBest, inside: 0, names: odds };
  // whose name it is has nothing to do with how many names are to be found
  const names = NAMES.has(winner) ? [...sums].filter(([type]) => NAMES.has(type)) : [];
  const [, { best }] = names.reduce(
    (a, b) => (b[1].sum > a[1].sum ? b : a),
    [winner, sums.get(winner)!],
  );
  return { label: best, inside: 1 / (1 + Math.exp(outside - most)), names: odds };
}

const NAMES: ReadonlySet<SemanticType> = new Set(["PERSON", "LOC", "ORG"]);

const addLogs = (a: number, b: number): number => {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low === Number.NEGATIVE_INFINITY ? high : high + Math.log1p(Math.exp(low - high));
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
