import { expect, test } from "vitest";
import type { TaskRow } from "../schema.js";
import { compareKeys, urgency } from "./row.js";

const row = (id: string, level: number) =>
  ({
    id,
    status: "open",
    total: 3,
    why: "not begun",
    due: null,
    createdAt: `2030-01-01T00:00:0${id}Z`,
    risk: { level, threshold: 0.4 },
  }) as unknown as TaskRow;

test("documents of one kind come by risk, below the threshold too", () => {
  const rows = [row("1", 0.26), row("2", 0.39), row("3", 0.34), row("4", 0.7)];
  const sorted = rows.sort((a, b) => compareKeys(urgency(a), urgency(b)));
  expect(sorted.map(({ id }) => id)).toEqual(["4", "2", "3", "1"]);
});
