/** Risk as number, bar, threshold and what it was with nothing hidden. */

import type { MeasureRisk, TaskRisk } from "../api/types.js";
import { count, oneIn } from "../shell/format.js";

interface Props {
  readonly risk: TaskRisk;
  readonly utility: number;
  readonly before: number | undefined;
  /** The numbers are being worked out again. */
  readonly stale: boolean;
}

export function Gauge({ risk, utility, before, stale }: Props) {
  return (
    <div className={stale ? "gauge stale" : "gauge"} aria-busy={stale} data-testid="gauge">
      <p className="gauge-number">
        <span className="big number">{risk.measure === null ? "—" : oneIn(risk.level)}</span>
        <span>
          {risk.measure === null
            ? "no measure was run"
            : risk.over
              ? `▲ over the threshold of ${oneIn(risk.threshold)}`
              : `under the threshold of ${oneIn(risk.threshold)}`}
        </span>
      </p>
      <Track level={risk.level} threshold={risk.threshold} before={before} />
      <p className="gauge-words">
        Estimate{risk.measure && ` by ${risk.measure}`}
        {before !== undefined && `; with nothing hidden ${oneIn(before)}`}.
        {risk.direct > 0 && (
          <strong> ▲ {count(risk.direct, "direct identifier")} still shown.</strong>
        )}
      </p>
      <p className="gauge-number">
        <span className="big number" data-testid="utility">
          {(utility * 100).toFixed(0)} %
        </span>
        <span>of the information kept</span>
      </p>
    </div>
  );
}

/** A bar of [0, 1]; the tick is the threshold, the ring the level with nothing hidden. */
export function Track({
  level,
  threshold,
  before,
}: {
  level: number;
  threshold: number;
  before: number | undefined;
}) {
  return (
    <div className="track" aria-hidden>
      <i style={{ width: `${level * 100}%` }} />
      {before !== undefined && <u style={{ insetInlineStart: `${before * 100}%` }} />}
      <b style={{ insetInlineStart: `${threshold * 100}%` }} />
    </div>
  );
}

/** 'k-anonymity: 3 of 17 combinations open, at least 4 people'. */
export const measureWords = ({ open, total, k }: MeasureRisk): string =>
  `${open} of ${count(total, "combination")} open${k === null ? "" : `, at least ${count(k, "person", "people")}`}`;
