/**
 * How far a risk can be trusted: how often people masked what a measure gives a risk like it. Counted
 * on annotated texts by `npx tsx bench/calibration.ts`, which draws the same figures into
 * docs/images/calibration.svg.
 */

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

/** `[risk, masked, of]`; tenths of the scale with fewer than 20 entities are left out. */
type Row = readonly [number, number, number];

const tenths = (...rows: readonly Row[]): readonly Tenth[] =>
  rows.map(([risk, masked, of]) => ({ risk, masked, of }));

/** By measure and kind of text. Of the models that ship: others must be counted anew. */
export const CALIBRATION: Readonly<
  Record<string, Readonly<Record<string, readonly Tenth[]>> | undefined>
> = {
  classifier: {
    judgments: tenths(
      [0.05, 0.13, 107],
      [0.13, 0.33, 27],
      [0.76, 0.7, 20],
      [0.85, 0.78, 37],
      [0.98, 0.92, 426],
    ),
    summaries: tenths(
      [0.05, 0.23, 475],
      [0.14, 0.35, 130],
      [0.25, 0.46, 89],
      [0.35, 0.45, 55],
      [0.45, 0.46, 69],
      [0.55, 0.64, 61],
      [0.65, 0.63, 76],
      [0.75, 0.68, 99],
      [0.85, 0.72, 144],
      [0.97, 0.91, 1522],
    ),
  },
  surprisal: {
    judgments: tenths([0.64, 0.35, 43], [0.77, 0.78, 115], [0.84, 0.81, 270], [0.94, 0.81, 185]),
    summaries: tenths(
      [0.24, 0.3, 53],
      [0.35, 0.42, 33],
      [0.45, 0.33, 45],
      [0.55, 0.45, 76],
      [0.66, 0.39, 165],
      [0.76, 0.55, 518],
      [0.85, 0.74, 922],
      [0.94, 0.87, 897],
    ),
  },
};

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
