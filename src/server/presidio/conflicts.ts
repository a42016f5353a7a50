/**
 * What becomes of spans that meet, as the incumbent's `MERGE_SIMILAR_OR_CONTAINED` has it:
 *
 * | spans | outcome |
 * | --- | --- |
 * | same entity, overlapping | one over both, with the better score |
 * | one within another | the larger stays |
 * | the same place | the better score stays, of equals the last |
 * | different entities, partly overlapping | both stay |
 * | same entity, only spaces between (and one line end) | one over both |
 */

/** Offsets are code points. */
export interface AnalyzerResult {
  readonly entity_type: string;
  readonly start: number;
  readonly end: number;
  readonly score: number;
}

/** The spans to replace, in reading order. `between` gives the text from one offset to another. */
export function withoutConflicts(
  results: readonly AnalyzerResult[],
  between: (from: number, to: number) => string,
): AnalyzerResult[] {
  const inOrder = [...results].sort((a, b) => a.start - b.start || a.end - b.end);
  return joinedOverSpaces(withoutContained(merged(inOrder)), between);
}

/** Overlapping spans of one entity as one, standing where the last of them stood. */
function merged(results: readonly AnalyzerResult[]): AnalyzerResult[] {
  const open = new Map<string, { at: number; result: AnalyzerResult }>();
  const kept: { at: number; result: AnalyzerResult }[] = [];
  for (const [at, result] of results.entries()) {
    const before = open.get(result.entity_type);
    if (before && overlap(before.result, result) !== 0) {
      open.set(result.entity_type, {
        at,
        result: {
          ...before.result,
          end: Math.max(before.result.end, result.end),
          score: Math.max(before.result.score, result.score),
        },
      });
      continue;
    }
    if (before) kept.push(before);
    open.set(result.entity_type, { at, result });
  }
  return [...kept, ...open.values()].sort((a, b) => a.at - b.at).map(({ result }) => result);
}

const overlap = (a: AnalyzerResult, b: AnalyzerResult): number =>
  a.end < b.start || b.end < a.start ? 0 : Math.min(a.end, b.end) - Math.max(a.start, b.start);

function withoutContained(results: readonly AnalyzerResult[]): AnalyzerResult[] {
  const largestFirst = results
    .map((result, at) => ({ result, at }))
    .sort(
      (a, b) =>
        a.result.start - b.result.start ||
        b.result.end - a.result.end ||
        b.result.score - a.result.score ||
        b.at - a.at,
    );
  const kept: { result: AnalyzerResult; at: number }[] = [];
  let furthest = -1;
  for (const one of largestFirst) {
    if (one.result.end <= furthest) continue;
    kept.push(one);
    furthest = one.result.end;
  }
  return kept.sort((a, b) => a.at - b.at).map(({ result }) => result);
}

function joinedOverSpaces(
  results: readonly AnalyzerResult[],
  between: (from: number, to: number) => string,
): AnalyzerResult[] {
  const joined: AnalyzerResult[] = [];
  for (const result of results) {
    const before = joined.at(-1);
    const adjoins =
      before?.entity_type === result.entity_type &&
      before.end < result.start &&
      /^ +\n?$/.test(between(before.end, result.start));
    if (adjoins) joined[joined.length - 1] = { ...result, start: before.start };
    else joined.push(result);
  }
  return joined;
}
