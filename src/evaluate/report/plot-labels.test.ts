import { expect, test } from "vitest";
import { placeLabels } from "./plot-labels.js";

const point = (x: number, y: number, mark: string) => ({ x, y, mark, radius: 7 });

test("a label stands above to the right where nothing is in the way", () => {
  const [label] = placeLabels([point(100, 100, "1")], [point(100, 100, "1")]);
  expect(label).toEqual({ x: 110, y: 92, anchor: "start" });
});

test("labels of points close by cover neither each other nor the points", () => {
  const points = [point(100, 100, "1"), point(112, 94, "2"), point(104, 110, "3")];
  const labels = placeLabels(points, points);
  const boxes = labels.map(({ x, y, anchor }) => {
    const left = anchor === "start" ? x : anchor === "end" ? x - 7 : x - 3.5;
    return { left, right: left + 7, top: y - 11, bottom: y + 2 };
  });
  for (const [i, box] of boxes.entries()) {
    for (const { x, y, radius } of points) {
      const apart =
        box.right <= x - radius ||
        box.left >= x + radius ||
        box.bottom <= y - radius ||
        box.top >= y + radius;
      expect(apart).toBe(true);
    }
    for (const other of boxes.slice(0, i)) {
      const overlap =
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom &&
        other.top < box.bottom;
      expect(overlap).toBe(false);
    }
  }
});
