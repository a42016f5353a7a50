import { expect, test } from "vitest";
import { afterEscape, afterMove, type Mode, pendingOf, READ } from "./mode.js";

const MODES: readonly Mode[] = [
  READ,
  { kind: "confirm", words: "Mask the entity?", apply: () => undefined },
  { kind: "boundary", start: 1, end: 2 },
  { kind: "retype" },
  { kind: "step", index: 0, wide: true },
  { kind: "add", spans: [{ start: 1, end: 2 }] },
  { kind: "peek", mention: "m1" },
  { kind: "preview", preview: { what: "", changes: [], risk: { level: 0 } as never, utility: 1 } },
  { kind: "batch", batch: { title: "", rows: [], suspects: [] } },
  { kind: "find" },
  { kind: "dialog", dialog: "finish" },
];

test.each(MODES.map((mode) => [mode.kind, mode] as const))(
  "Escape leads from '%s' back to reading, and leaves the mention only from there",
  (kind, mode) => {
    expect(afterEscape(mode)).toEqual({ mode: READ, leavesMention: kind === "read" });
  },
);

test("a move ends what belongs to the mention left behind, and nothing else", () => {
  const ended = MODES.filter((mode) => afterMove(mode) !== mode).map(({ kind }) => kind);
  expect(ended).toEqual(["confirm", "boundary", "retype", "step", "peek"]);
});

test("what waits for a key of its own is pending", () => {
  expect(MODES.flatMap((mode) => pendingOf(mode)?.kind ?? [])).toEqual([
    "confirm",
    "boundary",
    "retype",
    "step",
    "add",
  ]);
});
