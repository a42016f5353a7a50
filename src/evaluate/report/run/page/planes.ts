/** Privacy against utility, as pictures. Different units never share a picture. */

import { escapeMarkup } from "../../escape.js";
import { type PlotOptions, type PlotPoint, renderPlot, type Series } from "../../plot.js";
import type { Curve, RunReport } from "../report.js";
import { missing } from "./table.js";

export function planes(report: RunReport): string {
  const figures = [attackPlane(report), peoplePlane(report), measurePlane(report)].filter(
    (one) => one !== "",
  );
  const lacking = report.systems.some(({ strongest, tps }) => strongest && tps !== undefined)
    ? ""
    : missing(
        "privacy against utility needs an attack and the utility of the same masks.",
        "palimpsest evaluate utility ORIGINALS MASKS --json > RUN/utility.json",
      );
  return `<section><h2>Privacy and utility</h2><div class="planes">${figures.join("")}</div>${lacking}</section>`;
}

function attackPlane({ systems }: RunReport): string {
  const both = systems.flatMap(({ strongest, tps, ...system }) =>
    strongest && tps !== undefined ? [{ ...system, attack: strongest, tps }] : [],
  );
  if (both.length === 0) return "";
  const most = Math.max(...both.map(({ attack }) => attack.interval[1])) / 100;
  const least = Math.min(...both.map(({ tps }) => tps));
  const points = both.map(({ number, name, released, clear, attack, tps }) => ({
    kind: released ? "released" : clear ? "clear text" : "other systems",
    point: {
      x: tps,
      y: attack.risk / 100,
      interval: [attack.interval[0] / 100, attack.interval[1] / 100],
      mark: `${number}`,
      title: `${name}: TPS ${tps.toFixed(3)}, risk ${attack.risk.toFixed(1)}%`,
    } satisfies PlotPoint,
  }));
  const chances = new Set(both.map(({ attack }) => attack.chance));
  const [chance] = chances;
  return figure(
    points,
    {
      title: "Re-identification risk against what a reader keeps",
      x: "text-preserved similarity (right is better)",
      y: "share re-identified (down is better)",
      xRange: [down(least), 1],
      yRange: [0, up(most)],
      ...(chances.size === 1 && { level: { y: chance! / 100, name: "at random" } }),
    },
    "Lines are 95% intervals. A point further down and to the right is better in both.",
  );
}

/** Precision and recall: systems as points, curves of frontiers that had people's decisions. */
function peoplePlane({ systems, curves }: RunReport): string {
  const points = systems.flatMap(({ number, name, released, masks }) =>
    masks
      ? [
          {
            kind: released ? "released" : "other systems",
            point: {
              x: masks.tokenRecall,
              y: masks.tokenPrecision,
              mark: `${number}`,
              title: `${name}: recall ${masks.tokenRecall.toFixed(3)}, precision ${masks.tokenPrecision.toFixed(3)}`,
            },
          },
        ]
      : [],
  );
  const lines = linesOf(curves, ({ masks }) =>
    masks ? { x: masks.tokenRecall, y: masks.tokenPrecision } : undefined,
  );
  if (points.length === 0 && lines.length === 0) return "";
  return figure(
    points,
    {
      title: "Masking, against people's decisions",
      x: "recall: of what people mask, share that is masked",
      y: "precision: of what is masked, share that people mask",
    },
    "Up and to the right is closer to what people do. Each curve is one measure of a policy as its limit on risk changes.",
    lines,
  );
}

/** The measures' own view, where nobody's decisions are known. */
function measurePlane({ curves }: RunReport): string {
  const unjudged = curves.filter(({ points }) => points.every(({ masks }) => !masks));
  const lines = linesOf(unjudged, ({ kept, left }) => ({ x: kept, y: left }));
  if (lines.length === 0) return "";
  return figure(
    [],
    {
      title: "Risk left, as the measures see it",
      x: "share of the information in entities that is kept",
      y: "highest risk left (mean over documents)",
    },
    "There was no attack for this picture: it shows the measures' own estimates, and the effect of a stricter or looser limit.",
    lines,
  );
}

/** A curve for each measure, and the policy's own point. */
function linesOf(
  curves: readonly Curve[],
  place: (point: Curve["points"][number]) => { x: number; y: number } | undefined,
): Series[] {
  return curves.flatMap(({ run, points }) => {
    const measures = [...new Set(points.map(({ measure }) => measure))];
    const prefix = curves.length > 1 ? `${run}: ` : "";
    return measures.flatMap((measure): Series[] => {
      const own = points.flatMap((point) => {
        const at = point.measure === measure ? place(point) : undefined;
        const bound = point.bound === undefined ? "as it stands" : `at risk ${point.bound}`;
        return at
          ? [{ ...at, title: `${measure} ${bound}: ${at.x.toFixed(3)}, ${at.y.toFixed(3)}` }]
          : [];
      });
      if (own.length === 0) return [];
      if (measure !== "policy") return [{ name: `${prefix}${measure}`, points: own }];
      const chosen = own.map((point) => ({ ...point, mark: "" }));
      return [{ name: `${prefix}the policy`, points: chosen, scattered: true }];
    });
  });
}

interface Marked {
  readonly kind: string;
  readonly point: PlotPoint;
}

function figure(
  marked: readonly Marked[],
  options: PlotOptions,
  caption: string,
  lines: readonly Series[] = [],
): string {
  const kinds = [...new Set(marked.map(({ kind }) => kind))];
  const scattered = kinds.map((kind) => ({
    name: kind,
    points: marked.filter((one) => one.kind === kind).map(({ point }) => point),
    scattered: true,
  }));
  const svg = renderPlot([...scattered, ...lines], { ...options, themed: true });
  return `<figure>${svg}<figcaption>${escapeMarkup(caption)}</figcaption></figure>`;
}

/** To a tenth, with room to the point; at most .9, so that the axis has a length. */
const down = (value: number): number =>
  Math.min(0.9, Math.max(0, Math.floor((value - 0.02) * 10) / 10));

const up = (value: number): number =>
  Math.min(1, Math.max(0.1, Math.ceil((value + 0.02) * 10) / 10));
