import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytesOf, HEADER, TABLE } from "../../test/generated-tables.js";
import { runProgram } from "../../test/program.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-stream-"));
  writeFileSync(join(folder, "salt"), "sixteen characters or more");
  writeFileSync(
    join(folder, "columns.yaml"),
    "version: 1\ncolumns: { name: PERSON, code: CODE, seen: DATETIME=month, city: LOC, rating: { treatment: keep, numbers: true } }\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const TREATED = ["--policy", "columns.yaml"];
const RULES = ["--from", "csv", "--without", "neural", "--jobs", "1"];

/** What a run prints and writes, but for its report. */
async function outcome(bytes: Uint8Array, args: readonly string[]) {
  const { status, out, err } = await runProgram(
    ["sanitize", "-", ...RULES, ...args],
    folder,
    bytes,
  );
  const written = join(folder, "out.csv");
  return {
    status,
    out,
    err: err.replace(/^report: .*\n/m, ""),
    file: existsSync(written) ? readFileSync(written, "utf8") : undefined,
  };
}

/** The run as it is, and the same with a report, for which every row becomes a document. */
const bothWays = async (bytes: Uint8Array, ...args: readonly string[]) => ({
  alone: await outcome(bytes, args),
  documents: await outcome(bytes, [...args, "--report", "r.json", "--overwrite"]),
});

test("rows without documents leave as those with documents do", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(TABLE, fc.constantFrom("keep", "number"), async (table, names) => {
      const columns = table.header ? TREATED : ["--column", "*=CODE"];
      const { alone, documents } = await bothWays(bytesOf(table), ...columns, "--names", names);
      expect(alone).toEqual(documents);
    }),
    { numRuns: 4 },
  );
});

test.each([
  [["--column", "code=drop"]],
  [["--column", "name=drop", "--column", "seen=keep"]],
  [["--column", "code=CODE=hash", "--salt-file", "salt"]],
  [["--column", "code=CODE=mask"]],
  [["--column", "code=CODE=nothing"]],
  [["--column", "id=PERSON"]],
  [["--replace", "suppress"]],
  [["--replace", "pseudonym"]],
  [["--person", "Ann Lee"]],
  [["-o", "out.csv", "--overwrite"]],
])("so they do with %j", { timeout: 120_000 }, async (args) => {
  const rows = Array.from(
    { length: 30 },
    (_, i) =>
      `${i},${["Ann Lee", "Bob Moe", "Cay Poe"][i % 3]},C-${1000 + (i % 7)},2024-0${1 + (i % 9)}-05,${i % 5},Leeds`,
  );
  const bytes = Buffer.from(`${HEADER.join(",")}\n${rows.join("\n")}\n`);
  const { alone, documents } = await bothWays(bytes, ...TREATED, ...args);
  expect(alone).toEqual(documents);
});
