import { expect, test } from "vitest";
import { findIn } from "../../../../test/marked.js";
import { courtDecision } from "./court-decision.js";

test("a long row of figures behind a report takes no longer than the row", async () => {
  const row = `BVerfGE ${"1 ".repeat(20_000)}${"9".repeat(20_000)}!`;
  expect((await findIn(courtDecision, row, "de")).length).toBeGreaterThan(0);
});
