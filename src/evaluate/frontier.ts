/**
 * The privacy-utility curve: what is kept and what risk is left as a bound on risk moves from 'hide
 * everything' to 'hide nothing', for each measure.
 */

import type { Decided } from "../document/document.js";
import type { MaskMetrics } from "./metrics/masks.js";
import { riskLeft } from "./metrics/protection.js";
import { type PlotPoint, renderPlot, type Series } from "./report/plot.js";

/** One choice over all documents. */
export interface FrontierPoint {
  /** The measure that was swept, `all` for their union, `policy` for the policy unchanged. */
  readonly measure: string;
  /** Bound on risk: every combination above it was broken. Absent for the policy unchanged. */
  readonly bound?: number;
  /** Share of the information in all entities that is kept, in [0, 1]. */
  readonly kept: number;
  /** Highest risk of a combination left whole, in [0, 1], as any measure sees it; mean over documents. */
  readonly left: number;
  /** Against people's decisions, where there are any. */
  readonly masks?: MaskMetrics;
}

/** What a choice keeps and what risk it leaves, over documents. */
export function summarize(decided: readonly Decided[]): Pick<FrontierPoint, "kept" | "left"> {
  const sum = (value: (one: Decided) => number) =>
    decided.reduce((total, one) => total + value(one), 0);
  const total = sum(({ cost }) => cost.total);
  const hidden = sum(({ cost }) => cost.hidden);
  return {
    kept: total === 0 ? 1 : 1 - hidden / total,
    left: decided.length === 0 ? 0 : sum(riskLeft) / decided.length,
  };
}

/** A point worth a name: the best that still reaches a level. */
export interface NamedPoint {
  readonly name: string;
  readonly point: FrontierPoint;
}

/** 'recall .97' and 'precision .90': the points of best precision, and of best recall, that reach them. */
export function namedPoints(points: readonly FrontierPoint[]): NamedPoint[] {
  const judged = points.filter(({ masks }) => masks !== undefined);
  const best = (
    name: string,
    reaches: (metrics: MaskMetrics) => boolean,
    worth: (metrics: MaskMetrics) => number,
  ): NamedPoint[] => {
    const able = judged.filter(({ masks }) => reaches(masks!));
    if (able.length === 0) return [];
    const point = able.reduce((a, b) => (worth(b.masks!) > worth(a.masks!) ? b : a));
    return [{ name, point }];
  };
  return [
    ...best(
      "recall .97",
      ({ tokenRecall }) => tokenRecall >= 0.97,
      ({ tokenPrecision }) => tokenPrecision,
    ),
    ...best(
      "precision .90",
      ({ tokenPrecision }) => tokenPrecision >= 0.9,
      ({ tokenRecall }) => tokenRecall,
    ),
    ...best(
      "best F1",
      () => true,
      ({ f1 }) => f1,
    ),
  ];
}

/** The curve as an SVG: against people's decisions where there are any, else risk against information. */
export function renderFrontier(points: readonly FrontierPoint[]): string {
  const judged = points.some(({ masks }) => masks !== undefined);
  const names = [...new Set(points.map(({ measure }) => measure))];
  const called = namesOf(points);
  const series = names.map((name): Series => {
    const own = points.filter(({ measure }) => measure === name);
    return {
      name: name === "policy" ? "the policy" : name,
      points: own.map((point) => placed(point, judged, called)),
      scattered: name === "policy",
    };
  });
  return renderPlot(
    series,
    judged
      ? {
          title: "Masking, against people's decisions",
          x: "recall: share of what people mask that is masked",
          y: "precision: share of what is masked that people mask",
        }
      : {
          title: "Risk left against information kept",
          x: "information kept",
          y: "highest risk left (mean over documents)",
        },
  );
}

function placed(point: FrontierPoint, judged: boolean, names: Names): PlotPoint {
  const { measure, bound, kept, left, masks } = point;
  const [x, y] = judged && masks ? [masks.tokenRecall, masks.tokenPrecision] : [kept, left];
  const title = `${measure}${bound === undefined ? "" : ` at risk ${bound}`}: ${x.toFixed(3)}, ${y.toFixed(3)}`;
  const mark = names.get(point)?.join(", ");
  return mark === undefined ? { x, y, title } : { x, y, title, mark };
}

type Names = ReadonlyMap<FrontierPoint, readonly string[]>;

/** What points are called: the policy unchanged is 'chosen', beside those of `namedPoints`. */
function namesOf(points: readonly FrontierPoint[]): Names {
  const names = new Map<FrontierPoint, string[]>();
  const chosen = points.filter(({ measure }) => measure === "policy");
  for (const { name, point } of [
    ...chosen.map((one) => ({ name: "chosen", point: one })),
    ...namedPoints(points),
  ]) {
    names.set(point, [...(names.get(point) ?? []), name]);
  }
  return names;
}

/** The curve as CSV, one line per point; the last column has the points' names. */
export function frontierTable(points: readonly FrontierPoint[]): string {
  const judged = points.some(({ masks }) => masks !== undefined);
  const names = namesOf(points);
  const header = ["measure", "risk_bound", "information_kept", "risk_left"];
  const metrics = [
    "precision",
    "weighted_precision",
    "recall",
    "recall_direct",
    "recall_quasi",
    "f1",
  ];
  const cell = (value: number | null | undefined) =>
    value === undefined || value === null ? "" : value.toFixed(4);
  const lines = points.map((point) => {
    const { measure, bound, kept, left, masks } = point;
    return [
      measure,
      cell(bound),
      cell(kept),
      cell(left),
      ...(judged
        ? [
            cell(masks?.tokenPrecision),
            cell(masks?.weightedTokenPrecision),
            cell(masks?.tokenRecall),
            cell(masks?.entityRecallDirect),
            cell(masks?.entityRecallQuasi),
            cell(masks?.f1),
          ]
        : []),
      names.get(point)?.join("; ") ?? "",
    ].join(",");
  });
  const columns = [...header, ...(judged ? metrics : []), "name"];
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}
