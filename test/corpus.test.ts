/** Runs over many documents, as somebody would start, kill and resume them. */

import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLedger } from "../src/corpus/ledger.js";
import { runProgram } from "./program.js";

const MAIN = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const RULES = ["--without", "neural", "--mask", "specific"];
const FILES = 40;

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-corpus-"));
  await mkdir(at("in"));
  for (let i = 0; i < FILES; i++) {
    const text = `Mr Ole Dahl${i} called on ${1 + (i % 28)} March 2019 from Leeds, tel. 020 7946 0${100 + i}.\n`;
    await writeFile(at(`in/${i}.txt`), text.repeat(1 + (i % 5)));
  }
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runProgram(args, folder);

/** Runs a command that has to succeed, and gives what it prints. */
async function palimpsest(...args: string[]): Promise<string> {
  const { status, out, err } = await run(...args);
  expect(status, err).toBe(0);
  return out;
}

/** The outputs by name; the ledger lies beside them. */
async function outputsIn(name: string): Promise<Record<string, string>> {
  const names = await readdir(at(name));
  return Object.fromEntries(
    await Promise.all(
      names.sort().map(async (one) => [one, await readFile(at(`${name}/${one}`), "utf8")] as const),
    ),
  );
}

describe("a run over a folder", () => {
  test("gives the same with one thread and with two, and after kills at any moment", async () => {
    await palimpsest("sanitize", "in", "-o", "whole", ...RULES, "--jobs", "1");
    const whole = await outputsIn("whole");
    expect(Object.keys(whole)).toHaveLength(FILES);
    expect(Object.values(whole).join("")).not.toContain("Dahl");

    await palimpsest("sanitize", "in", "-o", "two", ...RULES, "--jobs", "2");
    expect(await outputsIn("two")).toEqual(whole);

    const args = ["sanitize", "in", "-o", "killed", ...RULES, "--jobs", "1", "--resume"];
    for (let done = 0; done < 3; done++) {
      const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder, stdio: "ignore" });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      // until it has done a little more than the run before it
      const more = (await readLedger(at("killed")))?.entries.size ?? 0;
      while (child.exitCode === null) {
        const now = (await readLedger(at("killed")).catch(() => undefined))?.entries.size ?? 0;
        if (now > more + 2) break;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      child.kill("SIGKILL");
      await ended;
      // what has its name is whole
      for (const [name, text] of Object.entries(await outputsIn("killed"))) {
        if (!name.startsWith(".palimpsest-")) expect(text).toBe(whole[name]);
      }
    }
    await palimpsest(...args);
    const outputs = await outputsIn("killed");
    for (const name of Object.keys(outputs)) if (name.startsWith(".")) delete outputs[name];
    expect(outputs).toEqual(whole);
    const status = JSON.parse(await palimpsest("status", "killed", "--json"));
    expect(status).toMatchObject({ inputs: FILES, done: FILES, failed: 0, waiting: 0 });
  });

  test("is not continued with another policy, nor its outputs replaced without a word", async () => {
    const resumed = await run("sanitize", "in", "-o", "whole", "--without", "neural", "--resume");
    expect(resumed).toMatchObject({ status: 2, err: expect.stringContaining("LEDGER_MISMATCH") });
    const again = await run("sanitize", "in", "-o", "whole", ...RULES);
    expect(again).toMatchObject({ status: 2, err: expect.stringContaining("OUTPUT_EXISTS") });
  });
});

test("a stream answers each record before the next one comes, and goes on after a bad one", async () => {
  const child = spawn(process.execPath, [MAIN, "sanitize", "-", "--from", "jsonl", ...RULES]);
  const answers: string[] = [];
  let next: () => void = () => {};
  let rest = "";
  child.stdout.on("data", (chunk) => {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop()!;
    answers.push(...lines);
    next();
  });
  const ask = async (line: string) => {
    const before = answers.length;
    const answered = new Promise<void>((resolve) => {
      next = resolve;
    });
    child.stdin.write(`${line}\n`);
    await answered;
    expect(answers).toHaveLength(before + 1);
    return answers.at(-1)!;
  };
  expect(await ask('{"id":"a","text":"Mr Ole Dahl rang."}')).toBe(
    '{"id":"a","text":"[PERSON 1] rang."}',
  );
  expect(await ask("{broken Dahl")).toBe('{"id":"2","error":"INPUT_FORMAT","line":2}');
  expect(await ask('{"id":"b","text":"Mrs Ida Moen wrote."}')).toBe(
    '{"id":"b","text":"[PERSON 1] wrote."}',
  );
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.stdin.end();
  expect(await exit).toBe(3);
});

test("counts of shards add up, and rare words are hidden by them", async () => {
  await palimpsest("count", "in/1.txt", "in/2.txt", "-o", "one.counts");
  await palimpsest("count", "in/3.txt", "in/4.txt", "-o", "other.counts");
  await palimpsest("count", "other.counts", "one.counts", "-o", "sum.counts");
  await palimpsest("count", "in/1.txt", "in/2.txt", "in/3.txt", "in/4.txt", "-o", "all.counts");
  expect(await readFile(at("sum.counts"), "utf8")).toBe(await readFile(at("all.counts"), "utf8"));
});

test("a word hidden in one document and left in another is found by check", async () => {
  await mkdir(at("pair"));
  await writeFile(at("pair/a.txt"), "Mr Ole Dahlqvist rang.\n");
  await writeFile(at("pair/b.txt"), "The dahlqvist method was used.\n");
  await palimpsest("sanitize", "pair", "--to", "json", "-o", "results", ...RULES);
  expect(await run("check", "results")).toMatchObject({
    status: 1,
    out: expect.stringMatching(/^PERSON +hidden in a\.txt; shown in b\.txt at 4\n/),
  });
});

test("documents that give somebody away together are found by check", async () => {
  await mkdir(at("apart"));
  await writeFile(at("apart/a.txt"), "Ann Lowe is a dental hygienist.\n");
  await writeFile(at("apart/b.txt"), "Ann Lowe lives in Kirkwall.\n");
  const among = ["--population", "GB"];
  await palimpsest(
    "sanitize",
    "apart",
    "--to",
    "json",
    "-o",
    "parts",
    "--measures",
    "population",
    ...among,
  );
  expect(await run("check", "parts", ...among)).toMatchObject({
    status: 1,
    out: expect.stringMatching(
      /^PERSON +about \d+ (?:person|people) of the United Kingdom fits? what a\.txt, b\.txt show together \(place, occupation\); alone leave a\.txt [\d,]+, b\.txt [\d,]+\n/,
    ),
  });
  expect(await run("check", "parts", "--k", "1", ...among)).toMatchObject({ status: 0 });
  expect(await run("check", "parts/a.json", ...among)).toMatchObject({ status: 0 });
  expect(await run("check", "parts", "--population", "Nowhereville")).toMatchObject({ status: 2 });
});
