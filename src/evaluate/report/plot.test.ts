import { expect, test } from "vitest";
import { renderPlot } from "./plot.js";

const axes = { title: "A plot", x: "x", y: "y" };

/** What the legend says, lines joined, and where each name begins. */
function legendOf(...names: string[]) {
  const svg = renderPlot(
    names.map((name) => ({ name, points: [{ x: 0.5, y: 0.5 }] })),
    axes,
  );
  const texts = [...svg.matchAll(/<text x="526" y="([\d.]+)">([^<]*)<\/text>/g)];
  return texts.map(([, y, words]) => ({ y: Number(y), words: words! }));
}

test("a long name stands whole, on lines of its own", () => {
  const lines = legendOf("classifier, judgments", "surprisal");
  expect(lines.map(({ words }) => words)).toEqual(["classifier,", "judgments", "surprisal"]);
  const ys = lines.map(({ y }) => y);
  expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  expect(ys[2]! - ys[1]!).toBeGreaterThanOrEqual(15);
});

test("a name beyond measure is cut", () => {
  const lines = legendOf(`${"word ".repeat(30)}end`, "x".repeat(60)).map(({ words }) => words);
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/…$/);
  expect(lines[3]).toMatch(/^x+…$/);
});

test("a name is no markup", () => {
  expect(legendOf("<b>&")[0]!.words).toBe("&#60;b&#62;&#38;");
});
