/** Of the finds of one entity, those that no other covers with as good a score. */

import type { RecognizerResult } from "./recognizer-result.js";

/** Best score first, then in reading order, the longer first. */
export function withoutDuplicates(results: readonly RecognizerResult[]): RecognizerResult[] {
  const byPlace = [...results].sort(
    (a, b) =>
      (a.entity_type < b.entity_type ? -1 : a.entity_type > b.entity_type ? 1 : 0) ||
      a.start - b.start ||
      b.end - a.end ||
      b.score - a.score,
  );
  const kept: RecognizerResult[] = [];
  let open: RecognizerResult[] = [];
  for (const result of byPlace) {
    open = open.filter(
      ({ entity_type, end }) => entity_type === result.entity_type && end >= result.start,
    );
    const covered = open.some(({ end, score }) => end >= result.end && score >= result.score);
    if (covered) continue;
    kept.push(result);
    open.push(result);
  }
  return kept.sort((a, b) => b.score - a.score || a.start - b.start || b.end - a.end);
}
