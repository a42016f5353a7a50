/** Risk as a bar of [0, 1]. */

import type { MeasureRisk, TaskRisk } from "../api/types.js";
import { tn } from "../words/words.js";

/**
 * The tick is the limit, the ring the level with nothing hidden, the whisker below it the range.
 */
export function Track({
  level,
  threshold,
  before,
  range,
}: Pick<TaskRisk, "level" | "threshold" | "range"> & { readonly before: number | undefined }) {
  return (
    <div className="track" aria-hidden>
      <i style={{ width: `${level * 100}%` }} />
      {before !== undefined && <u style={{ insetInlineStart: `${before * 100}%` }} />}
      <b style={{ insetInlineStart: `${threshold * 100}%` }} />
      {range && (
        <s
          style={{
            insetInlineStart: `${range.low * 100}%`,
            width: `${(range.high - range.low) * 100}%`,
          }}
        />
      )}
    </div>
  );
}

/** '3 of 17 combinations show; at least 4 people fit'. */
export function measureWords({ open, total, k }: MeasureRisk): string {
  const shown = tn(total, "{open} of 1 combination shows", "{open} of {n} combinations show", {
    open,
  });
  return k === null
    ? shown
    : `${shown}; ${tn(k, "at least 1 person fits", "at least {n} people fit")}`;
}
