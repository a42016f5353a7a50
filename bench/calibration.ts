/**
 * How often people mask what the language model finds so surprising: the calibration curve of the
 * surprisal measure, and the logistic curve through it that src/assess/surprisal.ts holds.
 */

import { existsSync, readFileSync } from "node:fs";
import { type GoldDocument, loadLanguageModel, readTab } from "../src/index.js";

const DATA = new URL("../../shared/data/", import.meta.url);
if (!existsSync(DATA)) {
  console.log("../shared/data is not there: nothing to measure");
  process.exit(0);
}
const model = await loadLanguageModel();

interface Point {
  /** Lowest log-probability of an entity's mentions, p; the curve runs over ln(1 - p). */
  readonly logProbability: number;
  readonly x: number;
  /** Whether people mask it. */
  readonly y: number;
}

function pointsOf(documents: readonly GoldDocument[]): Point[] {
  return documents.flatMap(({ document, annotations }) =>
    [...annotations.values()].flatMap((mentions) => {
      const surprisals = model.surprisal(document.text, mentions);
      const entities = new Map<string, Point>();
      for (const [i, { entity, identifier }] of mentions.entries()) {
        const before = entities.get(entity!);
        const lowest = Math.min(before?.logProbability ?? 0, surprisals[i]!.logProbability);
        const y = identifier === "NO_MASK" ? (before?.y ?? 0) : 1;
        entities.set(entity!, { logProbability: lowest, x: Math.log(1 - lowest), y });
      }
      return [...entities.values()];
    }),
  );
}

/** Newton's method for y = 1 / (1 + exp(-(a + b x))). */
function logistic(points: readonly Point[]): { intercept: number; slope: number } {
  let a = 0;
  let b = 0;
  for (let step = 0; step < 50; step++) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-9, 0, 1e-9];
    for (const { x, y } of points) {
      const p = 1 / (1 + Math.exp(-(a + b * x)));
      const w = p * (1 - p);
      ga += y - p;
      gb += (y - p) * x;
      haa += w;
      hab += w * x;
      hbb += w * x * x;
    }
    const determinant = haa * hbb - hab * hab;
    a += (hbb * ga - hab * gb) / determinant;
    b += (haa * gb - hab * ga) / determinant;
  }
  return { intercept: a, slope: b };
}

for (const [name, file] of [
  ["judgments, training (92)", "tab/train_masking.json"],
  ["judgments, development (21)", "tab/dev_masking.json"],
  ["Wikipedia summaries (515)", "wiki553/masking.json"],
] as const) {
  const points = pointsOf(readTab(readFileSync(new URL(file, DATA), "utf8"), file));
  const { intercept, slope } = logistic(points);
  console.log(
    `\n${name}: ${points.length} entities, logistic ${intercept.toFixed(3)} ${slope.toFixed(4)}`,
  );
  console.log(
    "| log-probability | entities | masked by people | the curve |\n| --- | --- | --- | --- |",
  );
  for (const [low, high] of [
    [-99, -20],
    [-20, -16],
    [-16, -13],
    [-13, -10],
    [-10, -8],
    [-8, -6],
    [-6, -4],
    [-4, -2],
    [-2, 0.1],
  ] as const) {
    const bin = points.filter(({ logProbability: p }) => p >= low && p < high);
    if (bin.length === 0) continue;
    const mean = (value: (point: Point) => number) =>
      bin.reduce((sum, point) => sum + value(point), 0) / bin.length;
    const curve = mean(({ x }) => 1 / (1 + Math.exp(-(intercept + slope * x))));
    console.log(
      `| ${low} to ${high} | ${bin.length} | ${mean(({ y }) => y).toFixed(3)} | ${curve.toFixed(3)} |`,
    );
  }
}
