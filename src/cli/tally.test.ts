import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runProgram } from "../../test/program.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a summary counts one as one, and names kinds that the policy keeps by their names", async () => {
  const words = ["sanitize", "-", "-o", "note.txt", "--preset", "prompt"];
  const text = "Write two lines to Eleanor Whitcombe about her appointment on 4 June.\n";
  const { err } = await runProgram(words, folder, text);
  expect(err).toContain("1 document, 1 entity replaced, 1 kept\n");
  expect(err).toContain("  kept        date (policy) 1\n");
});

test("a summary counts the rows of a table", async () => {
  const words = ["sanitize", "staff.csv", "-o", "out.csv", "--overwrite"];
  const rows = "name,note\nAnn Berg,met Bo Ek in Oslo\nCara Dale,called\n";
  writeFileSync(join(folder, "staff.csv"), rows);
  expect((await runProgram(words, folder)).err).toContain("out.csv: 2 rows, ");
});
