/** The machine's part of a review: finds, proposes, prepares every ladder, weighs the words. */

import type { Document } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import type { Rates } from "../../entries/evaluate.js";
import type { LanguageModel } from "../../entries/models.js";
import { countedBy, labelsOf, statedPeople } from "../../entries/own/release.js";
import type { Sanitizer } from "../../index.js";
import { type Analysis, analysisOf } from "./analysis.js";

/** @throws what the stages throw */
export async function analyse(
  document: Document,
  sanitizer: Sanitizer,
  model: LanguageModel,
  rates: Rates,
): Promise<Analysis> {
  const decided = await sanitizer.sanitize(document);
  // hidden or not, every entity gets a ladder
  const everything = await sanitizer.replace({
    ...decided,
    decisions: decided.entities.map(({ id }) => ({ entity: id, action: "mask", reasons: [] })),
  });
  const reading = weigh(document.text, decided.mentions, model);
  const analysis = analysisOf(decided, everything, reading, sanitizer);
  const words = analysis.entities.map(
    ({ id, mentions }, i) =>
      [
        id,
        [
          ...mentions.flatMap((index) => analysis.hidden[index]!.replacement ?? []),
          ...analysis.ladders[i]!.map(({ text }) => text),
        ],
      ] as const,
  );
  return {
    ...analysis,
    labels: labelsOf(decided, sanitizer.policy),
    people: statedPeople(decided, countedBy(sanitizer.policy, rates), new Map(words)),
  };
}

/** Words this surprising are worth a reader's look: 'widower' is, 'employer' is not. In nats. */
const RARE = 11;
const WORD = /[\p{L}\p{N}]+/gu;
const RARE_WORD = /^\p{Ll}{4,}$/u;

/** The information in each mention and in the whole text, and the conspicuous words outside the mentions. */
function weigh(
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
