import { contains } from "../../../document/span.js";
import type { Found } from "../../kit/detector.js";

/** Finds that lie in no other; of equal spans the better score. */
export function outermost(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found;
  const kept: Found[] = [];
  for (const one of [...found].sort(
    (a, b) => a.start - b.start || b.end - a.end || b.score - a.score,
  )) {
    const last = kept.at(-1);
    if (!last || !contains(last, one)) kept.push(one);
  }
  return kept;
}
