import { expect, test } from "vitest";
import { renderBars, renderMatrix } from "./chart.js";

const widths = (svg: string) =>
  [...svg.matchAll(/<rect x="150"[^>]* width="([\d.]+)"/gu)].map(([, width]) => Number(width));

test("bars are as long as their values, and names cannot break the picture", () => {
  const svg = renderBars(
    [
      { name: "<b>&", values: [0.5, null] },
      { name: "LOC", values: [1, 0.25] },
    ],
    { title: "Types", series: ["train", "test"] },
  );
  expect(widths(svg)).toEqual([210, 420, 105]);
  expect(svg).toContain("&#60;b&#62;&#38;");
  expect(svg).not.toContain("<b>");
});

test("a matrix has each pair twice, and nothing where two have nothing in common", () => {
  const svg = renderMatrix(
    ["ann", "bo", "cy"],
    (a, b) => (a === "cy" || b === "cy" ? undefined : 0.61),
    "Kappa",
  );
  expect(svg.match(/>0\.61</gu)).toHaveLength(2);
});
