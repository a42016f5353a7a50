import { expect, test } from "vitest";
import type { HistoryEntry } from "../api/types.js";
import { told } from "./history.js";
import type { Reading } from "./state.js";

const reading = {
  mentions: new Map([
    [
      "m1",
      {
        id: "m1",
        entity: "e1",
        proposal: { state: "generalize", replacement: "the 1960s", level: 1 },
      },
    ],
  ]),
  entities: new Map([
    ["e1", { id: "e1", type: "DATETIME", label: "[DATETIME 3]", ladder: [], mentions: ["m1"] }],
  ]),
} as unknown as Reading;

const entry = (id: string, kind: HistoryEntry["kind"], body: Record<string, unknown>) =>
  ({ id, kind, body, by: "ann", at: "", undone: false, version: 1 }) as HistoryEntry;

test("each decision is told from what was there before to what it made of it", () => {
  const events = [
    entry("1", "decide", { changes: [{ mention: "m1", state: "mask" }] }),
    entry("2", "decide", { changes: [{ mention: "m1", state: "keep" }] }),
    entry("3", "undo", { event: "2" }),
    entry("4", "unsure", { mentions: ["m1"] }),
  ];
  const short = told(reading, events).map(({ differences, mentions }) => [
    differences.map(({ before, after }) => `${before.words ?? "kept"} → ${after.words ?? "kept"}`),
    mentions,
  ]);
  expect(short).toEqual([
    [["the 1960s → [DATETIME 3]"], []],
    [["[DATETIME 3] → kept"], []],
    [["kept → [DATETIME 3]"], []],
    [[], ["m1"]],
  ]);
});
