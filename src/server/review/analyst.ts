/** The machine's part: the engine's threads find, replace and attack, the language model weighs. */

import type { Document } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import { type LanguageModel, loadLanguageModel, type Policy } from "../../index.js";
import type { Engine } from "../engine.js";
import { type Analysis, analysisOf } from "./analysis.js";

export interface Analyst {
  /** @throws what the engine throws */
  analyse(document: Document, policy: Policy): Promise<Analysis>;
  /** Who an output could be about. @throws what the engine throws */
  readonly attack: Engine["attack"];
}

export function createAnalyst(engine: Pick<Engine, "sanitize" | "redecide" | "attack">): Analyst {
  let model: Promise<LanguageModel> | undefined;
  return {
    attack: engine.attack,
    async analyse(document, policy) {
      const decided = await engine.sanitize(document, policy);
      const everything = await engine.redecide(decided, {}, maskingAll(policy));
      model ??= loadLanguageModel();
      const reading = weigh(document.text, decided.mentions, await model);
      return analysisOf(decided, everything, reading, policy);
    },
  };
}

/** Hides every entity that was found; nothing is detected again, so no recognizer is asked for. */
const maskingAll = (policy: Policy): Policy => ({
  ...policy,
  mask: "all",
  without: [...new Set([...(policy.without ?? []), "neural"])],
});

/** Words this surprising are worth a reader's look: 'widower' is, 'employer' is not. In nats. */
const RARE = 11;
const WORD = /[\p{L}\p{N}]+/gu;
const RARE_WORD = /^\p{Ll}{4,}$/u;

/** What each mention tells, what the whole text tells, and which words outside the mentions stand out. */
export function weigh(
  text: string,
  mentions: readonly Span[],
  model: LanguageModel,
): Pick<Analysis, "content" | "totalContent" | "rare"> {
  const contentOf = (spans: readonly Span[]) =>
    model.informationContent(text, spans).map(({ ofSpan }) => ofSpan);
  const content = contentOf(mentions);
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const marked = new Uint8Array(text.length);
  for (const { start, end } of mentions) marked.fill(1, start, end);
  const ofWords = contentOf(words);
  let outside = 0;
  const rare: Span[] = [];
  for (const [i, word] of words.entries()) {
    if (marked[word.start] === 1) continue;
    outside += ofWords[i]!;
    if (ofWords[i]! >= RARE && RARE_WORD.test(text.slice(word.start, word.end))) rare.push(word);
  }
  const inside = content.reduce((sum, one) => sum + one, 0);
  return { content, totalContent: outside + inside, rare };
}
