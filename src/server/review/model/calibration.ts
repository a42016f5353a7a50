/**
 * How far a risk can be trusted: how often people masked what a measure gives a risk like it. Counted
 * on annotated texts by `npx tsx bench/calibration.ts`, which draws the same figures into
 * docs/images/calibration.svg.
 */

import { CALIBRATION_ROWS } from "../../texts.js";

/** A range of probabilities, in [0, 1]. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

interface Tenth {
  /** The mean risk of the entities counted. */
  readonly risk: number;
  /** Share of them that people masked. */
  readonly masked: number;
  readonly of: number;
}

/** By measure and kind of text; tenths of the scale with fewer than 20 entities are left out. Of the models that ship: others must be counted anew. */
export const CALIBRATION: Readonly<Record<string, Readonly<Record<string, readonly Tenth[]>>>> =
  calibrationFrom(CALIBRATION_ROWS);

function calibrationFrom(rows: string) {
  const by: Record<string, Record<string, Tenth[]>> = {};
  for (const line of rows.trim().split("\n").slice(1)) {
    const [measure = "", kind = "", ...figures] = line.split("\t");
    const [risk = 0, masked = 0, of = 0] = figures.map(Number);
    ((by[measure] ??= {})[kind] ??= []).push({ risk, masked, of });
  }
  return by;
}

/**
 * The range of a measure's risk: from the lowest to the highest end of the 95% Wilson intervals of
 * what people masked in its tenth of the scale, over the kinds of text, widened to the risk itself
 * where the measure says less or more than people do. Undefined where nothing was counted, and for
 * what counts as certain because nothing could judge it.
 */
export function calibratedRange(measure: string, risk: number): Range | undefined {
  if (risk <= 0 || risk >= 1) return undefined;
  const intervals = Object.values(CALIBRATION[measure] ?? {}).flatMap((kind) =>
    kind.filter((tenth) => tenthOf(tenth.risk) === tenthOf(risk)).map(wilson),
  );
  if (intervals.length === 0) return undefined;
  return {
    low: Math.min(risk, ...intervals.map(({ low }) => low)),
    high: Math.max(risk, ...intervals.map(({ high }) => high)),
  };
}

const tenthOf = (risk: number): number => Math.min(9, Math.floor(10 * risk));

/** The 97.5% quantile of the normal distribution. */
const Z = 1.959964;

/** 95% interval of a share (Wilson 1927). */
export function wilson({ masked: share, of: n }: Pick<Tenth, "masked" | "of">): Range {
  const centre = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half =
    (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
