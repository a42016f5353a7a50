/** Real commands over the examples, and the page over what they wrote. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { SanitizedJson } from "../document/json.js";
import { createRunReport, type RunReport, readRun, renderRunReport } from "../entries/evaluate.js";
import { registerAttack } from "./attack.js";
import { registerEvaluate } from "./evaluate.js";
import { registerUtility } from "./evaluate-utility.js";
import { registerFrontier } from "./frontier.js";
import { registerReport } from "./report.js";
import { registerSanitize } from "./sanitize.js";

const EXAMPLES = fileURLToPath(new URL("../../examples", import.meta.url));
const NAMES = ["chat.txt", "clinical-letter.txt", "judgment.txt"];
const INPUTS = NAMES.map((name) => join(EXAMPLES, name));
const texts = Object.fromEntries(
  NAMES.map((name) => [name, readFileSync(join(EXAMPLES, name), "utf8")]),
);

let folder: string;
const at = (name: string) => join(folder, name);

/** What a command prints. */
async function palimpsest(...args: string[]): Promise<string> {
  const program = new Command("palimpsest").exitOverride();
  registerSanitize(program);
  registerUtility(registerEvaluate(program));
  registerFrontier(program);
  registerAttack(program);
  registerReport(program);
  let printed = "";
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(process.stdout, "write").mockImplementation((chunk: unknown, ...rest: unknown[]) => {
    printed += String(chunk);
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  });
  try {
    await program.parseAsync(args, { from: "user" });
  } finally {
    vi.restoreAllMocks();
  }
  return printed;
}

const save = async (name: string, ...args: string[]) =>
  writeFileSync(at(name), await palimpsest(...args));

/** Another system: hides the first twenty characters, and nothing else. */
const OTHER = Object.fromEntries(NAMES.map((name) => [name, [[0, 20, "***"]]]));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-report-"));
  writeFileSync(at("originals.json"), JSON.stringify(texts));
  writeFileSync(at("other.json"), JSON.stringify(OTHER));
  const gold = NAMES.map((name) => ({
    doc_id: name,
    text: texts[name],
    annotations: { ann: { entity_mentions: [mentionOf(texts[name]!)] } },
  }));
  writeFileSync(at("gold.json"), JSON.stringify(gold));
  await palimpsest(
    "sanitize",
    ...INPUTS,
    "-o",
    at("run/texts/"),
    "--report",
    at("run/report.json"),
  );
  await palimpsest("sanitize", ...INPUTS, "--to", "masks", "-o", at("run/ours.json"));
  await save(
    "run/people.json",
    "evaluate",
    "masks",
    at("gold.json"),
    at("run/ours.json"),
    "--json",
  );
  await save(
    "run/use.json",
    "evaluate",
    "utility",
    at("originals.json"),
    at("run/ours.json"),
    "--json",
  );
  await save(
    "run/use-other.json",
    "evaluate",
    "utility",
    at("originals.json"),
    at("other.json"),
    "--json",
  );
  await save("run/frontier.json", "frontier", ...INPUTS, "--points", "4", "--json");
  const attack = ["--originals", at("originals.json"), "--background", at("originals.json")];
  const masks = ["--masks", at("run/ours.json"), at("other.json"), "--attacker", "lexical"];
  await save(
    "run/attack.json",
    "attack",
    ...attack,
    ...masks,
    "--json",
    "--report",
    at("run/attack.html"),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first word of a text, as what people would mask. */
function mentionOf(text: string) {
  const [word] = /\p{L}{4,}/u.exec(text)!;
  const start = [...text.slice(0, text.indexOf(word))].length;
  return {
    start_offset: start,
    end_offset: start + word.length,
    entity_type: "MISC",
    identifier_type: "QUASI",
    entity_id: "e1",
  };
}

describe("the report over a run", () => {
  let report: RunReport;
  beforeAll(async () => {
    report = JSON.parse(await palimpsest("report", at("run"), "--json"));
  });

  test("joins what was released, attacked and measured, by the texts themselves", () => {
    expect(report).toMatchObject({ version: 1, kind: "report", originals: false });
    expect(report.systems.map(({ name, released, clear }) => [name, released, clear])).toEqual([
      ["run", true, false],
      ["other", false, false],
      ["clear text", false, true],
    ]);
    const [ours, other, clear] = report.systems;
    expect(ours).toMatchObject({ strongest: { texts: 3, candidates: 3 }, masks: { documents: 3 } });
    expect(ours!.tps).toBe(ours!.utility!.tps);
    expect(other!.tps).toBeGreaterThan(ours!.tps!);
    expect(clear).toMatchObject({ tps: 1, strongest: { risk: 100 } });
  });

  test("knows the released texts in the folder by their hashes", () => {
    const [run] = report.runs;
    expect(run!.files.filter(({ role }) => role === "released").map(({ name }) => name)).toEqual(
      NAMES.map((name) => `texts/${name}`),
    );
    expect(run!.release!.documents).toHaveLength(3);
  });

  test("says how each figure was made, without what only originals could tell", () => {
    const made = report.runs[0]!.sources.map((source) => source.made!);
    expect(made.map(({ command }) => command.split(" ", 2).join(" "))).toContain(
      "palimpsest attack",
    );
    const originals = made
      .flatMap(({ inputs }) => inputs)
      .filter(({ holds }) => holds === "originals");
    expect(originals.length).toBeGreaterThan(0);
    for (const input of originals) expect(input.sha256).toBeUndefined();
  });

  test("the page shows no word that was hidden, asks nobody for anything and has every section", async () => {
    const page = renderRunReport(report);
    const released = NAMES.map((name) => readFileSync(at(`run/texts/${name}`), "utf8")).join(" ");
    const results = JSON.parse(await palimpsest("sanitize", ...INPUTS, "--to", "json"));
    const hidden: string[] = results
      .flatMap(({ mentions }: SanitizedJson) => mentions.map(({ text }) => text))
      .filter((text: string) => text.length > 5 && !released.includes(text));
    expect(hidden.length).toBeGreaterThan(5);
    for (const word of hidden) expect(page).not.toContain(word);
    expect(page).not.toMatch(/<script|<link|<img|https?:\/\/(?!www\.w3\.org)/);
    for (const title of [
      "At a glance",
      "Privacy and utility",
      "What was released",
      "How it was protected",
      "Privacy",
      "Utility",
      "Worst documents first",
      "Versions, hashes",
    ]) {
      expect(page).toContain(`<h2>${title}`);
    }
    expect(page.match(/<svg /g)).toHaveLength(3);
    expect(page).toContain("--mask k-anonymity"); // what is missing, and what makes it
  });

  test("worst documents come first, with words of the protected text", () => {
    const [ours] = report.worst;
    const ranks = ours!.documents.map(({ attack }) => attack!.rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => a! - b!));
    for (const { document, attack } of ours!.documents) {
      const text = readFileSync(at(`run/texts/${document}`), "utf8");
      expect(attack!.words!.length).toBeGreaterThan(0);
      for (const word of attack!.words!) expect(text).toContain(word);
    }
  });

  test("clear text's words and hashes of originals show only when asked for", async () => {
    const shown = createRunReport([await readRun(at("run"))], { originals: true });
    const inputs = shown.runs.flatMap(({ sources }) => sources.flatMap(({ made }) => made!.inputs));
    expect(inputs.every(({ sha256 }) => sha256 !== undefined)).toBe(true);
    expect(renderRunReport(shown)).toContain("Do not release it.");
  });

  test("is written as a page, and the attack writes one of its own", async () => {
    await palimpsest("report", at("run"), "-o", at("page.html"));
    expect(readFileSync(at("page.html"), "utf8")).toBe(renderRunReport(report));
    expect(readFileSync(at("run/attack.html"), "utf8")).toContain("Attack &#39;attack&#39;");
    await expect(palimpsest("report", at("run"), "-o", at("page.pdf"))).rejects.toMatchObject({
      code: "USAGE",
    });
  });
});

test("one file is a run", async () => {
  const report = JSON.parse(await palimpsest("report", at("run/attack.json"), "--json"));
  expect(report.runs[0].name).toBe("attack");
  expect(report.systems.map(({ name }: { name: string }) => name)).toEqual([
    "ours",
    "other",
    "clear text",
  ]);
});

test("names of individuals are numbers, unless asked for", async () => {
  const rows = NAMES.map((name) => ({
    name: `Ann ${name}`,
    known: texts[name],
    stars: texts[name]!.slice(9),
  }));
  writeFileSync(at("table.json"), JSON.stringify(rows));
  const args = ["--data", at("table.json"), "--background", "known", "--attacker", "lexical"];
  await save("table-attack.json", "attack", ...args, "--json");
  const page = await palimpsest("report", at("table-attack.json"));
  expect(page).toContain("individual 1");
  expect(page).not.toContain("Ann chat");
  // nobody said that 'stars' is not clear text
  expect(page).toContain("--clear COLUMN");
  expect(await palimpsest("report", at("table-attack.json"), "--originals")).toContain("Ann chat");
  await save("told.json", "attack", ...args, "--json", "--clear", "stars");
  const told = JSON.parse(await palimpsest("report", at("told.json"), "--json"));
  expect(told.systems[0]).toMatchObject({ name: "clear text", clear: true });
});

test("one document under attack: its words, not the people's names", async () => {
  const args = ["--document", at("run/texts/judgment.txt"), "--background", at("originals.json")];
  await save(
    "document.json",
    "attack",
    ...args,
    "--attacker",
    "lexical",
    "--person",
    "judgment.txt",
    "--json",
  );
  const figures = JSON.parse(readFileSync(at("document.json"), "utf8"));
  expect(figures).toMatchObject({ kind: "document-attack", person: { rank: 1 } });
  expect(figures.made.command).toContain("--person NAME");
  const page = await palimpsest("report", at("document.json"));
  expect(page).toContain("Its person ranks 1");
  expect(page).toContain(`<q class="word">${figures.clues[0].text}</q>`);
  expect(page).not.toContain("clinical-letter.txt");
});
