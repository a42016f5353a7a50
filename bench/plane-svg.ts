/**
 * Draws what `bench/plane.ts --json` wrote: one plane per corpus, below one another.
 *
 *     npx tsx bench/plane-svg.ts docs/images/plane.svg POINTS.json...
 *
 * A later file's point takes the place of an earlier one's of the same corpus and method.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { renderPlot } from "../src/evaluate/report/plot.js";
import type { Point } from "./plane.js";

const [output, ...files] = process.argv.slice(2);
const byKey = new Map<string, Point>();
for (const file of files) {
  for (const point of JSON.parse(readFileSync(file, "utf8")) as Point[]) {
    byKey.set(`${point.corpus}\n${point.method}`, point);
  }
}
const corpora = [...new Set([...byKey.values()].map(({ corpus }) => corpus))];
const HEIGHT = 440;
const WIDTH = 640;
const planes = corpora.map((corpus, i) => {
  const points = [...byKey.values()].filter((point) => point.corpus === corpus);
  const of = (chosen: (point: Point) => boolean) =>
    points
      .filter(chosen)
      .sort((a, b) => a.tps - b.tps)
      .map(({ method, tps, risk, riskAlone }) => ({
        x: tps,
        y: risk / 100,
        mark: method,
        title: `${method}: ${risk.toFixed(0)}% named together, ${riskAlone.toFixed(0)}% alone, similarity ${tps.toFixed(2)}`,
      }));
  const svg = renderPlot(
    [
      {
        name: "until safe",
        points: of(({ own, method }) => own && method.startsWith("until")),
      },
      {
        name: "ours",
        points: of(({ own, method }) => own && !method.startsWith("until")),
        scattered: true,
      },
      { name: "others", points: of(({ own }) => !own), scattered: true },
    ],
    { title: corpus, x: "text-preserved similarity", y: "share named by the attack" },
  );
  return svg.replace("<svg ", `<svg y="${i * HEIGHT}" width="${WIDTH}" height="${HEIGHT}" `);
});
const height = corpora.length * HEIGHT;
writeFileSync(
  output!,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Share of texts named by the attack against text-preserved similarity">\n${planes.join("")}</svg>\n`,
);
