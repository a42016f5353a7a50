import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytesOf, HEADER, TABLE } from "../../test/generated-tables.js";
import { runProgram } from "../../test/program.js";
import { Outputs } from "../files/outputs.js";
import { createSanitizer, type Sanitizer } from "../index.js";
import { loneFileOf, runRows, tableRunOf } from "./sanitize-rows.js";
import type { SinkFlags } from "./sink.js";

const COLUMNS = {
  name: "PERSON",
  code: "CODE",
  seen: "DATETIME=month",
  city: "LOC",
  rating: { treatment: "keep", numbers: true },
};

let folder: string;
let sanitizer: Sanitizer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-rows-"));
  writeFileSync(join(folder, "salt"), "sixteen characters or more");
  writeFileSync(join(folder, "columns.yaml"), JSON.stringify({ version: 1, columns: COLUMNS }));
  sanitizer = await createSanitizer({ version: 1, without: ["neural"] });
});
afterAll(() => rmSync(folder, { recursive: true }));

const TREATED = ["--policy", "columns.yaml"];

/** What a run prints and writes, but for its scheme. */
async function outcome(name: string, args: readonly string[]) {
  const written = join(folder, "out.csv");
  rmSync(written, { force: true });
  rmSync(join(folder, "scheme.yaml"), { force: true });
  const rules = ["--without", "neural", "--jobs", "1"];
  const run = await runProgram(["sanitize", name, "-o", "out.csv", ...rules, ...args], folder, "");
  return { ...run, file: existsSync(written) ? readFileSync(written, "utf8") : undefined };
}

/** The run as it is, and the same with its scheme saved, for which the table is read whole. */
async function bothWays(bytes: string | Uint8Array, name: string, ...args: readonly string[]) {
  writeFileSync(join(folder, name), bytes);
  return {
    rows: withoutKinds(await outcome(name, args)),
    whole: withoutKinds(await outcome(name, [...args, "--save-columns", "scheme.yaml"])),
  };
}

/** What was replaced by kind is said of documents; rows that are settled by their columns have none. */
function withoutKinds<T extends { readonly err: string }>(whole: T): T {
  return { ...whole, err: whole.err.replace(/^ {2}(?:replaced|kept|look first) .*\n/gm, "") };
}

test("a table leaves row by row as it does whole", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(TABLE, fc.constantFrom("keep", "number"), async (table, names) => {
      const columns = table.header ? TREATED : ["--column", "*=CODE"];
      const { rows, whole } = await bothWays(
        bytesOf(table),
        "table.csv",
        ...columns,
        "--names",
        names,
      );
      expect(rows).toEqual(whole);
    }),
    { numRuns: 3 },
  );
});

const row = (i: number): string =>
  `${i},${["Ann Lee", "Bob Moe", "Cay Poe"][i % 3]},C-${1000 + (i % 7)},2024-0${1 + (i % 9)}-05,${i % 5},Leeds`;
const ROWS = Array.from({ length: 30 }, (_, i) => row(i));
const BODY = `${ROWS.join("\n")}\n`;
const PLAIN = `${HEADER.join(",")}\n${BODY}`;

const FLAGS = {
  from: "auto",
  to: "same",
  person: [],
  report: [],
  maxBytes: 1e8,
  maxSeconds: 100,
  offsets: "codepoint",
} as const;

const withColumn = (name: string, cell: string): string =>
  PLAIN.replaceAll(/$(?<!\n)/gm, `,${cell}`).replace(/,[^,]*$/m, `,${name}`);

/** Whether a table is done row by row. */
async function isDoneByRows(name: string): Promise<boolean> {
  const path = join(folder, name);
  const output = join(folder, "by-rows.csv");
  rmSync(output, { force: true });
  const policy = { version: 1 as const, without: ["neural"], columns: COLUMNS };
  const flags: SinkFlags = { ...FLAGS, output };
  const input = { name: path, path, relative: name, id: name };
  const run = tableRunOf(loneFileOf([path], [input], flags, policy), flags, policy)!;
  const done = await runRows(run, flags, policy, sanitizer, new Outputs());
  expect(existsSync(output)).toBe(done !== undefined);
  return done !== undefined;
}

const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");

test.each<[string, boolean, string | Buffer, string?]>([
  ["plain rows", true, PLAIN],
  ["other line ends, and none at the end", true, PLAIN.replaceAll("\n", "\r\n").trimEnd()],
  ["a mark of encoding", true, `\ufeff${PLAIN}`],
  ["empty lines", true, PLAIN.replaceAll("\n5,", "\n\n5,")],
  ["tabs, by the ending", true, PLAIN.replaceAll(",", "\t"), "table.tsv"],
  ["quoted cells over two lines", true, PLAIN.replaceAll("Leeds", '"12 High St\nLeeds"')],
  ["ids of people", true, PLAIN.replaceAll(/^(\d+),/gm, "19840312-$1,")],
  ["a line of blanks", false, PLAIN.replaceAll("\n5,", "\n  \n5,")],
  ["a cell to be read", false, PLAIN.replace(",3,Leeds", ",ask Ann Lee,Leeds")],
  ["a name that ends with a dot", false, PLAIN.replace("Cay Poe", "Poe Inc.")],
  ["a title above", false, `Patients of the ward\n\n${PLAIN}`],
  ["the same id twice", false, `${PLAIN}${ROWS[3]}\n`],
  ["a column that is called like somebody", false, withColumn("Ann Lee", "7")],
  ["a column that nobody fills, called like somebody", false, withColumn("Eve Ross", "")],
  ["a column that nobody fills", true, withColumn("first_seen", "")],
  ["a value that is called like its column", false, PLAIN.replace("Cay Poe", "City")],
  ["a file that is called like somebody in it", false, PLAIN, "lee.csv"],
  ["another encoding", false, latin1(PLAIN.replaceAll("Cay Poe", "Zoë Ibáñez"))],
  ["no text", false, "\n\n"],
])("%s", { timeout: 120_000 }, async (_, byRows, bytes, name = "table.csv") => {
  writeFileSync(join(folder, name), bytes);
  expect(await isDoneByRows(name)).toBe(byRows);
  if (!byRows) return;
  const { rows, whole } = await bothWays(bytes, name, ...TREATED);
  expect(rows).toEqual(whole);
});

test.each([
  [["--column", "code=drop"]],
  [["--column", "id=drop", "--column", "city=drop"]],
  [["--column", "code=CODE=hash", "--salt-file", "salt"]],
  [["--column", "id=PERSON"]],
  [["--replace", "suppress"]],
  [["--from", "csv", "--verbose"]],
])("so it does with %j", { timeout: 120_000 }, async (args) => {
  const { rows, whole } = await bothWays(PLAIN, "table.csv", ...TREATED, ...args);
  expect(rows).toEqual(whole);
});
