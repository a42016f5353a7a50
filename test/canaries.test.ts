/**
 * Nothing quotes a document: canaries are planted in every input, and every output, report, log, error
 * and file that should not hold them is searched in plain, UTF-16, hexadecimal, base64 and percent form.
 */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { LEDGER_NAME } from "../src/corpus/ledger.js";
import { canariesBelow, canariesIn } from "./canary.js";
import { contents } from "./crash.js";
import { zipOf } from "./docx.js";
import { ALL, DAMAGED, GOLD, IN_TEXT, SECRET, SENTENCE, WHOLE } from "./planted.js";
import { type Run, runProgram } from "./program.js";

const RULES = ["--without", "neural", "--mask", "all"];
let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "canaries-"));
  for (const name of ["whole", "damaged", "gold", "home"]) mkdirSync(at(name));
  for (const [name, content] of Object.entries(WHOLE)) writeFileSync(at(`whole/${name}`), content);
  for (const [name, content] of Object.entries(DAMAGED)) {
    writeFileSync(at(`damaged/${name}`), content);
  }
  for (const [name, value] of Object.entries(GOLD)) {
    writeFileSync(at(`gold/${name}`), JSON.stringify(value));
  }
  writeFileSync(at("key"), "0123456789abcdef");
  writeFileSync(at("salt"), SECRET[0]);
  // whatever is kept for later or written aside is searched too
  for (const name of ["HOME", "TMPDIR", "XDG_CACHE_HOME"]) vi.stubEnv(name, at("home"));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

interface Quiet {
  /** Where originals belong: detections, restored text. */
  readonly shows?: "standard output";
  readonly words?: readonly string[];
}

/** Runs a command in a folder with an empty `made`, and gives every canary that it let out. */
async function leaks(line: readonly string[], { shows, words = ALL }: Quiet = {}) {
  rmSync(at("made"), { recursive: true, force: true });
  mkdirSync(at("made"));
  const run = await runProgram(line, folder);
  const out = shows === undefined ? canariesIn(run.out, words) : [];
  const files = { ...canariesBelow(at("made"), words), ...canariesBelow(at("home"), words) };
  return { run, leaked: { out, err: canariesIn(run.err, words), files } };
}
const NONE = { out: [], err: [], files: {} };

const failed = ({ status, err }: Run) => {
  expect(err).toMatch(/^palimpsest: [A-Z_0-9]+: /m);
  expect(err).not.toMatch(/INTERNAL/);
  expect(status).not.toBe(0);
};

describe("the search", () => {
  test.each([
    ["plain", (word: string) => word.toUpperCase()],
    ["UTF-16", (word: string) => Buffer.from(`\uFEFF${word}`, "utf16le")],
    ["UTF-16 with the high byte first", (word: string) => Buffer.from(word, "utf16le").swap16()],
    ["hexadecimal", (word: string) => Buffer.from(`a ${word}`).toString("hex").toUpperCase()],
    ["base64", (word: string) => Buffer.from(`${word} b`).toString("base64")],
    ["base64", (word: string) => Buffer.from(`a${word} b`).toString("base64url")],
    ["base64", (word: string) => Buffer.from(`ab${word}c`).toString("base64")],
    ["percent", (word: string) => word.replace(/./g, (c) => `%${c.charCodeAt(0).toString(16)}`)],
    ["entities", (word: string) => word.replace(/./g, (c) => `&#${c.charCodeAt(0)};`)],
    [
      "escapes",
      (word: string) => word.replace(/./g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
    ],
    ["plain", (word: string) => zipOf({ "inner.xml": `${"x".repeat(99)}<a>${word}</a>` })],
  ])("finds a word in %s form, and no other", (form, write) => {
    expect(canariesIn(write("Vornaquist"), ALL)).toEqual([`Vornaquist (${form})`]);
    expect(canariesIn(write("Varnaquist"), ALL)).toEqual([]);
  });

  test("catches a command that quotes its input", async () => {
    const { leaked } = await leaks([
      ...["sanitize", "whole/a.txt", "-o", "made/a.txt", "--report", "made/r.html", ...RULES],
      ...["--replace", "keep", "--report-originals"],
    ]);
    const found = IN_TEXT.map((word) => `${word} (plain)`);
    expect(leaked.files).toEqual({ "a.txt": found, "r.html": found });
  });
});

describe("outputs, reports, ledgers, maps and messages", () => {
  const reports = ["--report", "made/r.html", "--report", "made/r.json"];
  test.each([
    ["labels", ["-o", "made/out/", ...reports, "--replace", "label"]],
    [
      "pseudonyms, hashes, ciphertexts and vaguer words, with a map",
      [
        ...["-o", "made/out/", ...reports, "--map", "made/map"],
        ...["--replace", "PERSON=pseudonym", "--replace", "CODE=hash", "--salt-file", "salt"],
        ...["--replace", "LOC=encrypt", "--key-file", "key"],
      ],
    ],
    ["masks", ["-o", "made/masks.json", "--to", "masks"]],
  ])("of every format hold no canary: %s", async (_, flags) => {
    const { run, leaked } = await leaks(["sanitize", "whole", ...flags, ...RULES, "--verbose"]);
    expect(run.err).not.toMatch(/^palimpsest: [A-Z_]+: /m);
    expect(leaked).toEqual(NONE);
    expect(run.status).toBe(0);
  });

  test("hold no canary where files fail", async () => {
    const { run, leaked } = await leaks([
      ...["sanitize", "damaged", "-o", "made/out/", ...reports, ...RULES, "--verbose"],
    ]);
    failed(run);
    const names = run.err.match(/^palimpsest: [A-Z_0-9]+: .*$/gm) ?? [];
    expect(names).toHaveLength(Object.keys(DAMAGED).length);
    expect(leaked).toEqual(NONE);
    expect(existsSync(at(`made/.out${LEDGER_NAME}`))).toBe(true);
  });

  test("detect names originals on standard output only", async () => {
    const { run, leaked } = await leaks(["detect", "whole", "damaged", "--without", "neural"], {
      shows: "standard output",
    });
    expect(canariesIn(run.out, IN_TEXT).length).toBeGreaterThan(0);
    expect(leaked).toEqual(NONE);
  });
});

describe("names of files", () => {
  const telling = "telling/Quillfeather Vornaquist 536-22-8174.txt";
  const reports = ["--report", "made/r.html", "--report", "made/r.json"];
  beforeAll(() => {
    mkdirSync(at("telling"));
    writeFileSync(at(telling), SENTENCE);
    writeFileSync(at("telling/AmbroseVornaquist.csv"), `note\n"${SENTENCE}"\n`);
    writeFileSync(at("telling/536-22-8174.docx"), "no document");
    writeFileSync(at("telling/letter-2.txt"), SENTENCE);
  });
  const released = () => readdirSync(at("made/out")).filter((name) => name !== "more");

  test("that tell of somebody are numbered in outputs and reports, and said to be", async () => {
    const line = ["sanitize", "telling", "-o", "made/out/", ...reports, ...RULES];
    const { run, leaked } = await leaks(line);
    expect(released()).toEqual(["document-2.csv", "document-3.txt", "letter-2.txt"]);
    expect(run.err).toMatch(/^palimpsest: 2 file names say something about a person/m);
    // the ledger is the operator's: a run that goes on finds its inputs by it
    const { [`.out${LEDGER_NAME}`]: _, ...files } = leaked.files as Record<string, string[]>;
    expect(files).toEqual({});
    expect(JSON.parse(readFileSync(at("made/r.json"), "utf8")).failures).toEqual([
      expect.objectContaining({ name: "document 1", code: "INPUT_FORMAT" }),
    ]);

    const before = contents(at("made"));
    rmSync(at("made/out/document-3.txt"));
    const again = await runProgram([...line, "--resume", "--overwrite"], folder);
    expect(again.err).toMatch(/^2 inputs were done already$/m);
    expect(contents(at("made"))["out/document-3.txt"]).toBe(before["out/document-3.txt"]);
  });

  test("are kept with --names keep, and ids beside the originals where nothing else is said", async () => {
    const keep = ["sanitize", telling, "-o", "made/out/", "--names", "keep", ...RULES];
    await leaks(keep);
    expect(released()).toEqual(["Quillfeather Vornaquist 536-22-8174.txt"]);
    const masks = ["sanitize", telling, "--to", "masks", ...RULES];
    const id = async (...more: string[]) =>
      Object.keys(JSON.parse((await runProgram([...masks, ...more], folder)).out));
    expect(await id()).toEqual(["Quillfeather Vornaquist 536-22-8174.txt"]);
    expect(await id("--names", "number")).toEqual(["document-1.txt"]);
  });
});

describe("messages of failures", () => {
  const policy = (value: unknown) => {
    writeFileSync(at("policy.yaml"), typeof value === "string" ? value : stringify(value));
    return ["sanitize", "whole/a.txt", "--policy", "policy.yaml"];
  };
  const evaluate = (what: string, ...files: string[]) => [
    ...["evaluate", what, ...files.map((file) => `gold/${file}`)],
  ];
  const sanitize = (line: string) => ["sanitize", ...line.split(" "), ...RULES];
  const attack = (...words: string[]) => ["attack", "--attacker", "lexical", ...words];

  test.each<[string, () => readonly string[]]>([
    ["a column that is missing", () => sanitize("whole/d.csv --column Nope=keep")],
    ["a quasi-identifier that is missing", () => sanitize("whole/d.csv --quasi Nope --k 2")],
    ["two documents of one id", () => sanitize("whole/a.txt whole/a.txt --to masks")],
    ["a file that is too large", () => sanitize("whole/a.txt --max-bytes 10")],
    ["another format", () => sanitize("whole/a.txt --from docx")],
    ["an output below a file", () => sanitize("whole/a.txt -o key/a.txt")],
    ["a key of the wrong length", () => sanitize("whole/a.txt --replace encrypt --key-file salt")],
    ["a policy's wrong type", () => policy({ version: 1, salt: [SECRET[0]] })],
    ["a policy's unknown key", () => policy({ version: 1, chat: { key: SECRET[0], no: 1 } })],
    ["a policy with a bad alias", () => policy(`version: 1\nsalt: ${SECRET[0]}\nmask: *a\n`)],
    ["a policy that is no YAML", () => policy(`version: 1\nsalt: "${SECRET[0]}\nx: [`)],
    ["a policy with a map as a key", () => policy(`version: 1\n? {salt: ${SECRET[0]}}\n: 1\n`)],
    ["masks without decisions", () => evaluate("masks", "no-decision.json", "masks.json")],
    ["masks without entities", () => evaluate("masks", "no-entity.json", "masks.json")],
    ["gold without offsets", () => evaluate("masks", "no-offsets.json", "masks.json")],
    ["gold of an odd type", () => evaluate("masks", "odd-type.json", "masks.json")],
    ["gold of an odd decision", () => evaluate("masks", "odd-decision.json", "masks.json")],
    ["gold outside the text", () => evaluate("masks", "outside.json", "masks.json")],
    ["masks of strangers", () => evaluate("masks", "gold.json", "strangers.json")],
    ["masks outside the text", () => evaluate("masks", "gold.json", "outside-masks.json")],
    ["masks of words", () => evaluate("masks", "gold.json", "odd-masks.json")],
    ["masks of no list", () => evaluate("masks", "gold.json", "no-masks.json")],
    [
      "gold that is no JSON",
      () => ["evaluate", "masks", "damaged/no-json.json", "gold/masks.json"],
    ],
    ["detections of strangers", () => evaluate("entities", "gold.json", "strangers.json")],
    ["detections of no list", () => evaluate("entities", "gold.json", "no-masks.json")],
    ["agreement without decisions", () => evaluate("agreement", "no-decision.json")],
    ["utility of strangers", () => evaluate("utility", "gold.json", "strangers.json")],
    ["utility outside the text", () => evaluate("utility", "gold.json", "outside-masks.json")],
    ["clusters of too few", () => evaluate("clustering", "gold.json", "masks.json")],
    ["replacements without gold", () => evaluate("replacements", "gold.json")],
    ["an attack on an empty text", () => attack("--data", "gold/table.json")],
    [
      "an attack without a column",
      () => attack("--data", "gold/table.json", "--without", "none of them"),
    ],
    [
      "an attack on strangers",
      () => attack(..."--originals gold/gold.json --background whole".split(" ")),
    ],
    [
      "an attack by masks of strangers",
      () =>
        attack(
          ..."--originals gold/gold.json --background whole --masks gold/strangers.json".split(" "),
        ),
    ],
    ["a map that is none", () => "restore whole/a.txt --map whole/a.txt --key-file key".split(" ")],
    ["a text that is no ciphertext", () => "decrypt whole/a.txt --key-file key".split(" ")],
    ["a release that is none", () => ["check", "whole/e.jsonl"]],
    ["texts of an index", () => "index label whole whole/e.jsonl -o made/silver".split(" ")],
    ["triples of an index", () => "index build damaged/broken.jsonl -o made/index".split(" ")],
    ["a run to report", () => "report gold -o made/report.html".split(" ")],
    ["a folder without a ledger", () => ["status", "whole"]],
  ])("quote no canary: %s", async (_, line) => {
    const { run, leaked } = await leaks(line());
    expect(leaked).toEqual(NONE);
    failed(run);
  });
});
