import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram } from "../../test/program.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-parts-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const NOTHING = "The path goes on along the water and up to the old mill by the trees.";
const CALL = "Please call Mr Tobias Wrenfield on +44 7700 900123 about it.";
const RUN = ["--without", "neural", "--replace", "label", "--mask", "all", "-o", "out.txt"];

const sanitized = () =>
  runProgram(["sanitize", "long.txt", ...RUN, "--overwrite"], folder, Buffer.of());

/** A text of 1.2 MB in which somebody is named at the beginning, in the middle and at the end. */
function written(paragraph: string, end: string): string {
  const filler = Array(8).fill(NOTHING).join(paragraph);
  const half = Array(1_050).fill(filler).join(paragraph);
  const text = [CALL, half, CALL, half, CALL].join(paragraph) + end;
  writeFileSync(join(folder, "long.txt"), text);
  return text;
}

test.each([
  ["lines", "\n", ""],
  ["lines of Windows", "\r\n", "\r\n"],
  ["paragraphs", "\n\n", "\n"],
])("a long text of %s is read in parts, and is whole again", async (_, paragraph, end) => {
  const text = written(paragraph, end);
  const { status, err } = await sanitized();
  expect([status, err]).toEqual([0, expect.stringContaining("read in parts")]);
  const out = readFileSync(join(folder, "out.txt"), "utf8");
  const [line = "", ...others] = out.split("\n").filter((one) => one.startsWith("Please"));
  expect(line.trim()).toBe("Please call [PERSON 1] on [PHONE 1] about it.");
  expect(others.map((one) => one.trim())).toEqual([line.trim(), line.trim()]);
  expect(out.replaceAll(line.trim(), CALL) === text).toBe(true);
});

test("a part that cannot be read is marked, and the others are released", async () => {
  const text = written("\n", "\n");
  const bytes = Buffer.from(text);
  bytes[600_000] = 0;
  writeFileSync(join(folder, "long.txt"), bytes);
  const { status, err } = await sanitized();
  expect([status, err]).toEqual([3, expect.stringContaining("INPUT_BINARY")]);
  const out = readFileSync(join(folder, "out.txt"), "utf8");
  expect(out.match(/\[NOT RELEASED\]\n/g)).toHaveLength(1);
  expect(out.includes("Wrenfield")).toBe(false);
  expect(out.includes("\nPlease call [PERSON 1] on")).toBe(true);
});
