/**
 * From the scores of a text's words to its mentions, word after word, holding no more than the
 * mention being read. The rules are in models/recognizer/README.md, section 4.
 */

import type { Span } from "../document/span.js";
import type { SemanticType } from "../document/types.js";
import type { Judgment, JudgmentReader, ReadWord } from "./judgment.js";
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

type Labels = Pick<RecognizerConfig, "labels" | "outsideBias">;

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
   * @returns the probability that it belongs to a mention of any type, with the model's bias
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
    const inside = 1 - out / all;
    const { type, opens } = labels[best]!;
    const read = { inside, told: misc / all };
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

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
