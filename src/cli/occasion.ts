import type { GoldReplacement } from "../document/gold.js";
import { type Occasion, sentenceAround } from "../entries/replace.js";

/** A mention as the replacers are asked about it, each mention for itself. */
export function occasionOf({ document: { text }, mention }: GoldReplacement): Occasion {
  const { start, end, type } = mention;
  return {
    original: text.slice(start, end),
    before: text.slice(Math.max(0, start - 40), start),
    after: text.slice(end, end + 40),
    sentence: sentenceAround(text, mention),
    mention: { start, end, type, score: 1, detector: "gold", evidence: {} },
    entity: { id: "e1", type, identifier: mention.identifier ?? "QUASI", mentions: [0] },
    number: 1,
    first: true,
  };
}
