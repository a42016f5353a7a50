import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDocument, type Sanitized } from "../../../document/document.js";
import type { FrontierPoint } from "../../frontier.js";
import { frontierTable } from "../../frontier.js";
import { createReport } from "../report.js";
import { sha256 } from "./hash.js";
import { renderRunReport } from "./page/page.js";
import { readRun } from "./read-run.js";
import { createRunReport } from "./report.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-run-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: unknown): string {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const sanitized = (id: string, text: string): Sanitized => ({
  document: createDocument(text, { id }),
  mentions: [],
  entities: [],
  unexamined: [],
  scores: [],
  risks: [],
  decisions: [],
  cost: { hidden: 0, total: 0, bound: 0 },
  text,
  replacements: [],
});

const report = (...texts: string[]) =>
  createReport(
    texts.map((text, i) => sanitized(`d${i}`, text)),
    { policy: { version: 1 }, originals: false, failures: [] },
  );

const utility = (method: string, texts: Record<string, string>, tps = 0.5) => ({
  version: 1,
  kind: "utility",
  method,
  texts,
  documents: Object.keys(texts).length,
  tps,
  similarity: 0.5,
  informationContent: 0.5,
  changed: 0.5,
  length: 1,
  readingEase: null,
  byDocument: {},
});

describe("a folder", () => {
  test("knows figures, released texts, masks, curves and pages apart", async () => {
    const points: FrontierPoint[] = [{ measure: "classifier", bound: 0.5, kept: 0.5, left: 0.4 }];
    put("run/report.json", report("A text."));
    put("run/texts/one.txt", "A text.");
    put("run/masks.json", { d0: [[0, 1, "x"]] });
    put("run/curve.csv", frontierTable(points));
    put("run/page.html", '<meta name="generator" content="palimpsest">');
    put("run/found.json", { d0: [{ start: 0, end: 1, type: "PERSON", detector: "neural" }] });
    put("run/.hidden", "anything");
    const run = await readRun(join(folder, "run"));
    expect(run.name).toBe("run");
    expect(Object.fromEntries(run.files.map(({ name, role }) => [name, role]))).toEqual({
      "report.json": "figures",
      "texts/one.txt": "released",
      "masks.json": "masks",
      "curve.csv": "figures",
      "page.html": "page",
      "found.json": "detections",
    });
    expect(run.files.find(({ name }) => name === "found.json")?.originals).toBe(true);
    const [, curve] = run.parts.toSorted((a, b) => (a.kind < b.kind ? 1 : -1));
    expect(curve).toMatchObject({ kind: "frontier", figures: { points } });
  });

  test("may be compared with others; figures join by the texts they are about", async () => {
    put("a/report.json", report("One.", "Two."));
    put("a/ours.json", utility("ours", { d0: sha256("One."), d1: sha256("Two.") }, 0.9));
    put("a/other.json", utility("other", { d0: sha256("One, but not so.") }, 0.3));
    put("b/report.json", report("One.", "Two, in other words."));
    const runs = [await readRun(join(folder, "a")), await readRun(join(folder, "b"))];
    const { systems } = createRunReport(runs);
    expect(systems.map(({ name, released, tps }) => [name, released, tps])).toEqual([
      ["a", true, 0.9],
      ["b", true, undefined],
      ["other", false, 0.3],
    ]);
  });
});

test("a release that was attacked in part says so", async () => {
  put("run/report.json", report("One.", "Two."));
  put("run/attack.json", {
    ...{ version: 1, kind: "attack", individuals: 1, background: 9, present: 1, chance: 11.1 },
    ...{ cap: 100, independent: false, attacker: "ensemble", risk: { m: 100 } },
    ...{ interval: { m: [100, 100] }, riskAlone: { m: 100 }, riskAt: { m: { 1: 1, 5: 1, 10: 1 } } },
    ...{ ranks: { m: { d0: 1 } }, guesses: { m: { d0: { name: "d0", probability: 0.9 } } } },
    ...{ clues: { m: { d0: [] } }, development: null, clear: [], ids: "documents" },
    texts: { m: { d0: sha256("One.") } },
  });
  const page = renderRunReport(createRunReport([await readRun(join(folder, "run"))]));
  expect(page).toContain("1 of 2 documents were attacked; the risk applies only to these.");
  expect(page).toContain("too few background texts to tune the attack");
});

test("safety and readability have a table each, without the words they quote", async () => {
  put("run/safety.json", {
    ...{ version: 1, kind: "safety", documents: 4, safe: 0.75 },
    byMeasure: { uniqueness: { measured: 4, atRisk: 0.25, meanRisk: 0.125 } },
    byDocument: { d0: { uniqueness: { risk: 0.5, risky: 1, carriers: [{ words: ["Ann Lee"] }] } } },
  });
  const seams = { replacements: 7, original: 5.5, replaced: 6.25, excess: 0.75, rough: 0.1 };
  put("run/readability.json", {
    ...{ version: 1, kind: "readability", documents: 4, words: seams, labels: seams },
    worst: [{ original: "Ann Lee", replacement: "a woman" }],
  });
  const run = await readRun(join(folder, "run"));
  expect(run.files.filter(({ originals }) => originals).map(({ name }) => name)).toEqual([
    "readability.json",
  ]);
  const made = createRunReport([run]);
  expect(JSON.stringify(made)).not.toContain("Ann Lee");
  const page = renderRunReport(made);
  expect(page).not.toContain("Ann Lee");
  for (const figure of ["uniqueness", "0.125", "0.250", "6.250", "any of these"]) {
    expect(page).toContain(figure);
  }
});

describe("refuses", () => {
  const refused = async (path: string) => (await readRun(path).catch((error) => error)) as Error;

  test.each<[string, string, unknown, string, RegExp]>([
    ["an unknown file", "run/notes.txt", "notes", "INPUT_FORMAT", /notes\.txt/],
    ["originals", "run/originals.json", { d0: "Ann Lee." }, "INPUT_FORMAT", /originals\.json/],
    [
      "a later version",
      "run/new.json",
      { ...utility("a", {}), version: 2 },
      "INPUT_FORMAT",
      /version 2/,
    ],
    [
      "figures of another shape",
      "run/bent.json",
      { ...utility("a", {}), tps: "high" },
      "INPUT_FORMAT",
      /'utility'.*'tps'/,
    ],
    ["a kind that is not known", "run/x.json", { version: 1, kind: "x" }, "INPUT_FORMAT", /kind/],
    [
      "safety of another shape",
      "run/safety.json",
      { version: 1, kind: "safety", documents: 1, safe: "Ann Lee", byMeasure: {} },
      "INPUT_FORMAT",
      /'safety'.*'safe'/,
    ],
    ["a table of something else", "run/x.csv", "a,b\n1,2\n", "INPUT_FORMAT", /measure/],
    ["broken JSON", "run/x.json", "{", "INPUT_FORMAT", /not valid JSON/],
  ])("%s in a folder, by name and code", async (_, name, content, code, message) => {
    put("run/report.json", report("A text."));
    put(name, content);
    const error = await refused(join(folder, "run"));
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(error.message).not.toContain("Ann Lee");
  });

  test("an empty folder, one without figures, and no folder at all", async () => {
    mkdirSync(join(folder, "empty"));
    expect(await refused(join(folder, "empty"))).toMatchObject({ code: "INPUT_EMPTY" });
    put("masks/masks.json", { d0: [[0, 1]] });
    expect(await refused(join(folder, "masks"))).toMatchObject({ code: "INPUT_EMPTY" });
    expect(await refused(join(folder, "none"))).toMatchObject({ code: "INPUT_NOT_FOUND" });
  });

  test("two runs of the same name, and none", async () => {
    const paths = ["a/run.json", "b/run.json"].map((name) => put(name, report("A text.")));
    const runs = await Promise.all(paths.map(readRun));
    expect(() => createRunReport(runs)).toThrow(expect.objectContaining({ code: "DUPLICATE_ID" }));
    expect(() => createRunReport([])).toThrow(expect.objectContaining({ code: "INPUT_EMPTY" }));
  });

  test("two releases, and figures of one method about two texts", async () => {
    put("two/a.json", report("One."));
    put("two/b.json", report("One."));
    put("torn/a.json", utility("m", { d0: sha256("One.") }));
    put("torn/b.json", { ...utility("m", { d0: sha256("Two.") }), kind: "utility" });
    for (const name of ["two", "torn"]) {
      const run = await readRun(join(folder, name));
      expect(() => createRunReport([run])).toThrow(
        expect.objectContaining({ code: "INPUT_FORMAT" }),
      );
    }
  });
});
