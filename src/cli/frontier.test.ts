import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { registerFrontier } from "./frontier.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-frontier-"));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

const TEXT =
  "The applicant, Ms Solveig Lindqvist, was born in 1962 in Kirkenes and worked as an organist. On 3 October 2001 the court of Norway dismissed the action.";

/** A document in the benchmark's form: what people mask, and what they do not. */
function writeGold(masked: readonly string[], kept: readonly string[]): string {
  const mention = (words: string, identifier_type: string) => ({
    start_offset: TEXT.indexOf(words),
    end_offset: TEXT.indexOf(words) + words.length,
    entity_type: "MISC",
    identifier_type,
    entity_id: words,
  });
  const entity_mentions = [
    ...masked.map((words) => mention(words, "QUASI")),
    ...kept.map((words) => mention(words, "NO_MASK")),
  ];
  const document = {
    doc_id: "d1",
    text: TEXT,
    meta: { applicant: "Solveig Lindqvist" },
    annotations: { someone: { entity_mentions } },
  };
  writeFileSync(at("gold.json"), JSON.stringify([document]));
  return at("gold.json");
}

test("palimpsest frontier names points on the curve and in the table, where people's decisions are known", async () => {
  vi.spyOn(process.stdout, "write").mockImplementation((_: unknown, ...rest: unknown[]) => {
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  });
  const gold = writeGold(["Solveig Lindqvist", "1962", "Kirkenes", "3 October 2001"], ["Norway"]);
  const program = new Command().exitOverride();
  registerFrontier(program);
  const outputs = ["-o", at("curve.svg"), "--table", at("curve.csv")];
  const flags = ["--gold", gold, "--measures", "classifier,surprisal", "--points", "6", ...outputs];
  await program.parseAsync(["frontier", gold, ...flags], { from: "user" });

  const [header, ...lines] = readFileSync(at("curve.csv"), "utf8").trim().split("\n");
  const columns = header!.split(",");
  const points = lines.map((line) =>
    Object.fromEntries(line.split(",").map((value, i) => [columns[i]!, value])),
  );
  const named = (name: string) => points.find((point) => point["name"]!.includes(name))!;
  expect(named("chosen")["measure"]).toBe("policy");
  expect(Number(named("recall .97")["recall"])).toBeGreaterThanOrEqual(0.97);
  const best = Math.max(...points.map(({ f1 }) => Number(f1)));
  expect(Number(named("best F1")["f1"])).toBe(best);
  const svg = readFileSync(at("curve.svg"), "utf8");
  expect(svg).toContain("chosen");
  expect(svg).toContain("recall .97");

  for (const measure of ["classifier", "surprisal", "all"]) {
    const bounds = points
      .filter((point) => point["measure"] === measure)
      .map((point) => Number(point["risk_bound"]));
    expect([bounds[0], bounds.at(-1)]).toEqual([0, 1]);
    expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
    expect(bounds.length).toBeLessThanOrEqual(7);
  }
});
