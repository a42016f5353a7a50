/** Risk as number, bar, threshold and what it was with nothing hidden. */

import type { MeasureRisk, TaskRisk } from "../api/types.js";
import { capitalized, count, estimateParts, oneIn } from "../shell/format.js";

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
      <p className="gauge-number" data-testid="estimate">
        {risk.measure === null ? (
          <span className="big number">—</span>
        ) : risk.direct > 0 ? (
          <span className="big number">{capitalized(oneIn(risk.level))}</span>
        ) : (
          <EstimateWords of={risk} />
        )}
      </p>
      <p className="gauge-words">
        {risk.measure === null
          ? "No measure was run"
          : risk.over
            ? `▲ Over the threshold of ${oneIn(risk.threshold)}, by ${risk.measure}`
            : `Under the threshold of ${oneIn(risk.threshold)}, by ${risk.measure}`}
        {before !== undefined && `; with nothing hidden ${oneIn(before)}`}.
        {risk.direct > 0 && (
          <strong> ▲ {count(risk.direct, "direct identifier")} still shown.</strong>
        )}
      </p>
      <Track level={risk.level} threshold={risk.threshold} before={before} range={risk.range} />
      <p className="gauge-number">
        <span className="big number" data-testid="utility">
          {(utility * 100).toFixed(0)} %
        </span>
        <span>of the information kept</span>
      </p>
    </div>
  );
}

function EstimateWords({ of }: { of: TaskRisk }) {
  const [about, number, range] = estimateParts(of);
  return (
    <span>
      {about}
      <span className="big number">{number}</span>
      <span className="number">{range}</span>
    </span>
  );
}

/**
 * A bar of [0, 1]; the tick is the threshold, the ring the level with nothing hidden, the whisker
 * below it the range.
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

/** 'k-anonymity: 3 of 17 combinations open, at least 4 people'. */
export const measureWords = ({ open, total, k }: MeasureRisk): string =>
  `${open} of ${count(total, "combination")} open${k === null ? "" : `, at least ${count(k, "person", "people")}`}`;
