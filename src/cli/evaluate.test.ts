import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from "vitest";
import { sha256 } from "../entries/evaluate.js";
import { type EvaluateParts, registerEvaluate } from "./evaluate.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-evaluate-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

const mention = (start: number, end: number, type: string, identifier: string, entity: string) => ({
  start_offset: start,
  end_offset: end,
  entity_type: type,
  identifier_type: identifier,
  entity_id: entity,
});

const text = "😀 Ann of Oslo";
const gold = file("gold.json", [
  {
    doc_id: "d1",
    text,
    annotations: {
      anna: {
        entity_mentions: [
          mention(2, 5, "PERSON", "DIRECT", "e1"),
          mention(9, 13, "LOC", "QUASI", "e2"),
        ],
      },
      bo: { entity_mentions: [mention(2, 5, "PERSON", "QUASI", "e1")] },
    },
  },
  { doc_id: "d2", text: "nothing here" },
]);
const masks = file("masks.json", { d1: [[2, 5, "PERSON_1"]], d9: [[0, 4]] });
const detections = file("found.json", { d1: [{ start: 9, end: 13, type: "ORG", score: 0.5 }] });

let stdout: MockInstance<typeof process.stdout.write>;
let stderr: MockInstance<typeof process.stderr.write>;
beforeEach(() => {
  stdout = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

const written = (stream: MockInstance<typeof process.stdout.write>) =>
  stream.mock.calls.map(([chunk]) => String(chunk)).join("");

async function run(args: readonly string[], parts?: EvaluateParts): Promise<string> {
  const program = new Command().exitOverride();
  registerEvaluate(program, parts);
  await program.parseAsync(["evaluate", ...args], { from: "user" });
  return written(stdout);
}

describe("evaluate masks", () => {
  test("--json prints the metrics and where they come from, notes go to standard error", async () => {
    const { made, ...metrics } = JSON.parse(await run(["masks", gold, masks, "--json"]));
    expect(metrics).toEqual({
      version: 1,
      kind: "masks",
      method: "masks",
      documents: 1,
      tokenPrecision: 1,
      weightedTokenPrecision: null,
      tokenRecall: 2 / 3,
      tokenRecallByType: { PERSON: 1, LOC: 0 },
      mentionPrecision: 1,
      mentionRecall: 2 / 3,
      entityRecallAll: 2 / 3,
      entityRecallDirect: 1,
      entityRecallQuasi: 1 / 2,
      f1: 0.8,
      partial: { precision: 1, recall: 2 / 3, recallDirect: 1, recallQuasi: 1 / 2, f1: 0.8 },
      byDocument: {
        d1: {
          tokenRecall: 2 / 3,
          missed: [{ text: "Oslo", type: "LOC", identifier: "QUASI", times: 1 }],
        },
      },
      texts: { d1: sha256("😀 PERSON_1 of Oslo") },
    });
    expect(made).toMatchObject({
      command: `palimpsest evaluate masks ${gold} ${masks} --json`,
      inputs: [
        { name: gold, holds: "originals", sha256: sha256(readFileSync(gold)) },
        { name: masks, holds: "outputs" },
      ],
    });
    expect(written(stderr)).toBe(
      "palimpsest: left out: 1 predicted documents have no annotation\n",
    );
  });

  test("a table for people", async () => {
    const table = await run(["masks", gold, masks]);
    expect(table).toMatch(/^documents +1$/m);
    expect(table).toMatch(/^weighted token precision +-$/m);
    expect(table).toMatch(/^entity recall, quasi +0\.500$/m);
  });

  test("a masked language model weighs tokens in the place of the n-grams", async () => {
    const folder = new URL("../models/fixtures/folders/fill-mask", import.meta.url).pathname;
    const weighed = await run(["masks", gold, masks, "--surprisal-model", folder, "--json"]);
    expect(JSON.parse(weighed).weightedTokenPrecision).toBe(1);
  });

  test("a language model adds the weighted precision", async () => {
    const weigh = async (_: string, spans: readonly unknown[]) => spans.map(() => 2);
    const metrics: unknown = JSON.parse(await run(["masks", gold, masks, "--json"], { weigh }));
    expect(metrics).toMatchObject({ weightedTokenPrecision: 1 });
  });

  test("--write-exempt saves code points", async () => {
    const path = join(folder, "exempt.json");
    await run(["masks", gold, masks, "--json", "--write-exempt", path]);
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({ d1: [[6, 8]], d2: [] });
  });
});

test("evaluate entities", async () => {
  const strict: unknown = JSON.parse(await run(["entities", gold, detections, "--json"]));
  expect(strict).toMatchObject({
    any: { precision: 1 / 2, recall: 1 / 3 },
    types: { LOC: { recall: 0, tokens: 1 } },
  });
  stdout.mockClear();
  const same: unknown = JSON.parse(
    await run(["entities", gold, detections, "--json", "--org-loc-same"]),
  );
  expect(same).toMatchObject({ types: { LOC: { recall: 1 }, ORG: { precision: 1 / 2 } } });
  stdout.mockClear();
  expect(await run(["entities", gold, detections])).toMatch(/^LOC +0\.000 +0\.000 +0\.000 +1$/m);
});

test("evaluate agreement", async () => {
  const metrics: unknown = JSON.parse(await run(["agreement", gold, "--json"]));
  expect(metrics).toMatchObject({
    documents: 1,
    label: "identifier",
    span: { units: 1, light: 0 },
    character: { units: 13 },
  });
  stdout.mockClear();
  expect(await run(["agreement", gold, "--label", "type"])).toMatch(/^ {2}Light's kappa +-$/m);
});

test.each<[string, string[], string]>([
  ["a file that is not there", ["masks", join(folder, "none"), masks], "INPUT_NOT_FOUND"],
  ["a folder", ["masks", folder, masks], "INPUT_UNREADABLE"],
  ["standard input twice", ["masks", "-", "-"], "USAGE"],
  ["no document in common", ["masks", gold, file("other.json", { d8: [] })], "INPUT_FORMAT"],
  [
    "an offset beyond the end",
    ["masks", gold, file("far.json", { d1: [[2, 14]] })],
    "SPAN_INVALID",
  ],
  ["broken JSON", ["entities", gold, file("broken.json", "{")], "INPUT_FORMAT"],
  [
    "an unwritable list",
    ["masks", gold, masks, "--write-exempt", join(gold, "where")],
    "OUTPUT_UNWRITABLE",
  ],
])("refuses %s and prints nothing", async (_, args, code) => {
  await expect(run(args)).rejects.toMatchObject({ code });
  expect(written(stdout)).toBe("");
});

test("other encodings are refused", async () => {
  const path = join(folder, "latin.json");
  writeFileSync(path, Buffer.from([0x5b, 0xe9, 0x5d]));
  await expect(run(["agreement", path])).rejects.toMatchObject({ code: "INPUT_NOT_UTF8" });
});
