/**
 * How often people mask what the language model finds so surprising: the calibration curve of the
 * surprisal measure, and the logistic curve through it that src/assess/surprisal.ts holds. Then how
 * often people mask what a measure gives a risk, drawn into docs/images/calibration.svg.
 *
 *     npx tsx bench/calibration.ts
 */

import { writeFileSync } from "node:fs";
import { classifierMeasure } from "../src/assess/classifier.js";
import type { Measure } from "../src/assess/measure.js";
import { surprisalMeasure } from "../src/assess/surprisal.js";
import type { Detected } from "../src/document/document.js";
import type { GoldDocument, GoldMention } from "../src/document/gold.js";
import { loadLanguageModel } from "../src/entries/models.js";
import { renderPlot, type Series } from "../src/evaluate/report/plot.js";
import { judgeOf } from "../src/flow/from-policy/detectors.js";
import { loadRecognizer } from "../src/models/recognizer.js";
import { gold, needData, splitSummaries } from "./held-out.js";

needData();
const model = await loadLanguageModel();
const recognizer = await loadRecognizer();
const judge = judgeOf(async () => recognizer);

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
  const points = pointsOf(gold(file));
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

/** One annotator's mentions as if they had been detected, with the recognizer's judgment of each. */
async function asDetected(
  { document }: GoldDocument,
  mentions: readonly GoldMention[],
): Promise<Detected> {
  const decisions = await judge(document.text, mentions);
  const entities = new Map<string, number[]>();
  for (const [i, { entity }] of mentions.entries()) {
    entities.set(entity!, [...(entities.get(entity!) ?? []), i]);
  }
  return {
    document,
    mentions: mentions.map((mention, i) => {
      const decision = decisions[i];
      return {
        ...mention,
        score: 1,
        detector: "gold",
        evidence: {},
        ...(decision ? { decision } : {}),
      };
    }),
    entities: [...entities].map(([id, own]) => ({
      id,
      type: mentions[own[0]!]!.type,
      identifier: "QUASI",
      mentions: own,
    })),
    unexamined: [],
  };
}

/** Of entities with a risk in each tenth: the mean risk, and the share that people mask. */
async function reliability(measure: Measure, documents: readonly GoldDocument[]) {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, risk: 0, masked: 0 }));
  for (const one of documents) {
    for (const mentions of one.annotations.values()) {
      const masked = new Set(
        mentions.filter(({ identifier }) => identifier !== "NO_MASK").map(({ entity }) => entity),
      );
      for (const { entities, risk } of await measure.assess(await asDetected(one, mentions))) {
        const bin = bins[Math.min(9, Math.floor(10 * risk))]!;
        bin.count++;
        bin.risk += risk;
        bin.masked += Number(masked.has(entities[0]));
      }
    }
  }
  return bins.filter(({ count }) => count >= 20);
}

const series: Series[] = [
  {
    name: "as often as said",
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
  },
];
for (const [texts, documents] of [
  ["judgments", gold("tab/dev_masking.json")],
  ["summaries", splitSummaries().heldOut],
] as const) {
  for (const measure of [classifierMeasure(), surprisalMeasure(model)]) {
    const bins = await reliability(measure, documents);
    const name = `${measure.name}, ${texts}`;
    series.push({
      name,
      points: bins.map(({ count, risk, masked }) => ({
        x: risk / count,
        y: masked / count,
        title: `${name}: risk ${(risk / count).toFixed(2)}, masked ${(masked / count).toFixed(2)} of ${count}`,
      })),
    });
    console.log(`\n${name}\n| risk | entities | masked by people |\n| --- | --- | --- |`);
    for (const { count, risk, masked } of bins) {
      console.log(`| ${(risk / count).toFixed(3)} | ${count} | ${(masked / count).toFixed(3)} |`);
    }
  }
}
writeFileSync(
  new URL("../docs/images/calibration.svg", import.meta.url),
  renderPlot(series, {
    title: "How often people mask what a measure finds so risky",
    x: "risk that the measure gives an entity",
    y: "share of such entities that people mask",
  }),
);
