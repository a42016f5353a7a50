import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { readTab } from "../entries/formats.js";
import { registerEvaluate } from "./evaluate.js";
import { registerSheet } from "./evaluate-sheet.js";
import { registerGold } from "./gold.js";
import { registerSanitize } from "./sanitize.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-annotations-"));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

async function palimpsest(...args: string[]): Promise<void> {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const program = new Command().exitOverride();
  registerSanitize(program);
  registerGold(program);
  registerSheet(registerEvaluate(program));
  await program.parseAsync(args, { from: "user" });
}

/** An emoji before the marks: offsets of the form are code points. */
const MARKED =
  "😀 [[PERSON|DIRECT|p1 Ann Berg]] moved to [[LOC Qvistheim]]. [[PERSON|DIRECT|p1 Berg]] is a [[DEM|NO_MASK baker]] of Oslo.\n";

describe("marks become the benchmark's form", () => {
  test("with offsets in code points and mentions of one entity together", async () => {
    writeFileSync(at("a.txt"), MARKED);
    await palimpsest("gold", "from-marks", at("a.txt"), "-o", at("gold.json"));
    const [gold] = readTab(readFileSync(at("gold.json"), "utf8"), "gold");
    expect(gold!.document.text).toBe("😀 Ann Berg moved to Qvistheim. Berg is a baker of Oslo.\n");
    const mentions = gold!.annotations.get("annotator1")!;
    expect(mentions.map(({ start, end }) => gold!.document.text.slice(start, end))).toEqual([
      "Ann Berg",
      "Qvistheim",
      "Berg",
      "baker",
    ]);
    expect(mentions[0]!.entity).toBe(mentions[2]!.entity);
  });

  test("and what was marked is hidden, nothing else", async () => {
    await palimpsest(
      "sanitize",
      at("gold.json"),
      "--annotations",
      at("gold.json"),
      "--to",
      "json",
      "-o",
      at("out.json"),
    );
    const { text } = JSON.parse(readFileSync(at("out.json"), "utf8"));
    expect(text).toMatch(/^😀 \[PERSON 1\] moved to .+\. \[PERSON 1\] is a baker of Oslo\.\n$/u);
    expect(text).not.toContain("Qvistheim");
  });

  test("and annotations of another text are refused", async () => {
    writeFileSync(at("other.json"), JSON.stringify([{ doc_id: "a", text: "Another text." }]));
    await palimpsest(
      "sanitize",
      at("other.json"),
      "--annotations",
      at("gold.json"),
      "-o",
      at("none.json"),
    );
    expect(process.exitCode).toBe(3);
  });

  test("and spans of another corpus do too", async () => {
    const record = {
      id: "x",
      text: "😀 Ann saw Oslo.",
      spans: [{ start: 2, end: 5, label: "PERSON" }],
    };
    writeFileSync(at("s.jsonl"), JSON.stringify(record));
    await palimpsest("gold", "from-spans", at("s.jsonl"), "-o", at("spans.json"));
    const [gold] = readTab(readFileSync(at("spans.json"), "utf8"), "gold");
    const [mention] = gold!.annotations.get("annotator1")!;
    expect(gold!.document.text.slice(mention!.start, mention!.end)).toBe("Ann");
  });
});

test("a sheet has the sentence before and after, and the same rows for the same seed", async () => {
  for (const name of ["one.csv", "two.csv"])
    await palimpsest("evaluate", "sheet", at("out.json"), "-n", "2", "--seed", "7", "-o", at(name));
  const sheet = readFileSync(at("one.csv"), "utf8");
  expect(readFileSync(at("two.csv"), "utf8")).toBe(sheet);
  const rows = sheet.trim().split("\n");
  expect(rows).toHaveLength(3);
  expect(rows[0]).toBe("id,type,before,after,question,true,natural,remark");
  expect(sheet).toMatch(/Berg (?:moved|is)/);
});
