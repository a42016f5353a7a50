/**
 * Precision and recall over mentions with partial boundaries (Papadopoulou et al. 2022, distant supervision, section 4.3):
 * a mention that people masked counts as found where masks cover its letters and digits, whatever their boundaries ('from
 * Winnipeg' for 'Winnipeg'); a mask counts as right where it covers such a mention with others, or lies in one.
 */

import type { GoldDocument } from "../../document/gold.js";
import type { Span } from "../../document/span.js";
import { harmonicMean, ratio, type Scores } from "./ratio.js";

export interface PartialScores extends Scores {
  readonly recallDirect: number;
  readonly recallQuasi: number;
}

/**
 * @param masks spans by document id; gold documents that are missing do not count
 * @param exempt tokens of a text that need no covering
 */
export function partialScores(
  gold: readonly GoldDocument[],
  masks: ReadonlyMap<string, readonly Span[]>,
  exempt: (text: string) => readonly Span[],
): PartialScores {
  let [right, all] = [0, 0];
  const found = { DIRECT: 0, QUASI: 0 };
  const wanted = { DIRECT: 0, QUASI: 0 };
  for (const { document, annotations } of gold) {
    const spans = masks.get(document.id);
    if (spans === undefined) continue;
    const { text } = document;
    const covered = new Uint8Array(text.length);
    for (const { start, end } of [...spans, ...exempt(text)]) covered.fill(1, start, end);
    for (const { 0: mark, index } of text.matchAll(/[^\p{L}\p{N}]/gu)) {
      covered.fill(1, index, index + mark.length);
    }
    const isCovered = ({ start, end }: Span) => !covered.subarray(start, end).includes(0);
    for (const mentions of annotations.values()) {
      const own = mentions.filter(
        ({ identifier }) => identifier === "DIRECT" || identifier === "QUASI",
      );
      for (const mention of own) {
        const identifier = mention.identifier as "DIRECT" | "QUASI";
        wanted[identifier]++;
        if (isCovered(mention)) found[identifier]++;
      }
      all += spans.length;
      right += spans.filter(({ start, end }) =>
        own.some(
          (one) =>
            (start >= one.start && end <= one.end) ||
            (start < one.end && end > one.start && isCovered(one)),
        ),
      ).length;
    }
  }
  const precision = ratio(right, all);
  const recall = ratio(found.DIRECT + found.QUASI, wanted.DIRECT + wanted.QUASI);
  return {
    precision,
    recall,
    recallDirect: ratio(found.DIRECT, wanted.DIRECT),
    recallQuasi: ratio(found.QUASI, wanted.QUASI),
    f1: harmonicMean(precision, recall),
  };
}
