/** The packages of the release as somebody installs them: from their tarballs, into an empty folder, without a network. */

import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { INSTALLED_FOR_ENGLISH, PACKED, PACKED_RUNTIME } from "../tools/pack/budgets.js";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STAGE = join(ROOT, "out/packages");
const RUNTIME = `runtime-${process.platform}-${process.arch}`;
const ENGLISH = ["palimpsest", "models-en", RUNTIME];
const ALL = [...Object.keys(PACKED), RUNTIME];
const nameOf = (folder: string): string =>
  folder === "palimpsest" ? folder : `@palimpsest/${folder}`;

let place: string;
/** An installation for English. */
let project: string;
const tarballs = new Map<string, string>();

/** Without models for others, a server or an evaluation. Packages of other people come from this repository's. */
async function install(): Promise<void> {
  const { dependencies } = JSON.parse(
    readFileSync(join(ROOT, "packages/palimpsest/package.json"), "utf8"),
  ) as { dependencies: Record<string, string> };
  const others = Object.keys(dependencies).filter((name) => !name.startsWith("@palimpsest/"));
  const wanted = [
    ...ENGLISH.map((folder) => [nameOf(folder), `file:${tarballs.get(folder)!}`]),
    ...others.map((name) => [name, `file:${join(ROOT, "node_modules", name)}`]),
  ];
  project = join(place, "project");
  mkdirSync(project);
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ private: true, dependencies: Object.fromEntries(wanted) }),
  );
  const flags = ["--offline", "--install-links", "--no-audit", "--no-fund"];
  const { stderr } = await run("npm", ["install", ...flags], { cwd: project });
  expect(stderr).not.toMatch(/warn|deprecated/i);
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "palimpsest-packages-"));
  await run("npm", ["run", "--silent", "pack"], { cwd: ROOT });
  const pack = async (folder: string): Promise<void> => {
    const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", place], {
      cwd: join(STAGE, folder),
    });
    tarballs.set(folder, join(place, stdout.trim()));
  };
  const waiting = [...ALL];
  const packInTurn = async (): Promise<void> => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await pack(one);
  };
  await Promise.all([packInTurn(), packInTurn()]);
  await install();
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Puts a packed package into a folder of packages, as npm does. */
function unpack(folder: string, packages: string): void {
  const to = join(packages, nameOf(folder));
  mkdirSync(to, { recursive: true });
  execFileSync("tar", ["-xzf", tarballs.get(folder)!, "--strip-components=1", "-C", to]);
}

const palimpsest = (text: string, ...words: readonly string[]) => {
  const program = execFile(join(project, "node_modules/.bin/palimpsest"), words, { cwd: project });
  program.stdin!.end(text);
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    let out = "";
    let error = "";
    program.stdout!.on("data", (part) => {
      out += part;
    });
    program.stderr!.on("data", (part) => {
      error += part;
    });
    program.on("close", (code) => resolve({ code, out, error }));
  });
};

function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + bytesOf(path);
    return sum + (entry.isFile() ? statSync(path).size : 0);
  }, 0);
}

test.each(ALL)("the packed %s is within its budget", (folder) => {
  expect(statSync(tarballs.get(folder)!).size).toBeLessThan(PACKED[folder] ?? PACKED_RUNTIME);
});

test("an installation for English is within its budget, and has only this machine's runtime", () => {
  expect(bytesOf(join(project, "node_modules"))).toBeLessThan(INSTALLED_FOR_ENGLISH);
  expect(readdirSync(join(project, "node_modules/@palimpsest")).sort()).toEqual([
    "models-en",
    RUNTIME,
  ]);
});

const ENGLISH_TEXT = "Ann Hallam met Bob Jones in Leeds on 3 May 2019.\n";
const GERMAN_TEXT =
  "Frau Anna Müller aus Hamburg traf am 3. Mai 2019 ihren Arzt Hans Schneider in Berlin.\n";

test("English is sanitized as installed; other languages with their package, which the error names", async () => {
  const english = await palimpsest(ENGLISH_TEXT, "sanitize", "-");
  expect(english).toMatchObject({ code: 0, error: "" });
  expect(english.out).toMatch(/^\[PERSON 1\] met \[PERSON 2\] in .* 2019\.\n$/);
  expect(english.out).not.toContain("Leeds");

  const without = await palimpsest(GERMAN_TEXT, "sanitize", "-");
  expect(without.code).toBe(5);
  expect(without.out).toBe("");
  expect(without.error).toMatch(
    /^palimpsest: MODEL_MISSING: .*'npm install @palimpsest\/models-languages'.*\n$/,
  );

  unpack("models-languages", join(project, "node_modules"));
  const german = await palimpsest(GERMAN_TEXT, "sanitize", "-");
  expect(german).toMatchObject({ code: 0, error: "" });
  expect(german.out).toContain("2019");
  for (const hidden of ["Anna", "Müller", "Schneider"]) expect(german.out).not.toContain(hidden);
});

test.each([
  ["serve", "server"],
  ["evaluate", "evaluate"],
  ["attack", "evaluate"],
])("'palimpsest %s' without its package names it", async (command, folder) => {
  const { code, out, error } = await palimpsest("", command);
  expect({ code, out }).toEqual({ code: 5, out: "" });
  expect(error).toBe(
    `palimpsest: PACKAGE_MISSING: this command needs a package that is not installed; install it with 'npm install @palimpsest/${folder}'\n`,
  );
});

test("completion works without the packages of some commands, and names these commands too", async () => {
  const { code, out, error } = await palimpsest("", "completion", "fish");
  expect({ code, error }).toEqual({ code: 0, error: "" });
  for (const word of ["-a attack", "-a serve", "-l preset"]) expect(out).toContain(word);
});

test("without the runtime, one sentence says what to install", async () => {
  const folder = join(project, "node_modules", nameOf(RUNTIME));
  cpSync(folder, join(place, "runtime"), { recursive: true });
  rmSync(folder, { recursive: true });
  try {
    const { code, error } = await palimpsest(ENGLISH_TEXT, "sanitize", "-");
    expect(code).toBe(5);
    expect(error).toMatch(
      new RegExp(`^palimpsest: RUNTIME_MISSING: .*'npm install ${nameOf(RUNTIME)}'.*\n$`),
    );
  } finally {
    cpSync(join(place, "runtime"), folder, { recursive: true });
  }
});

test("server, evaluation and middleware work beside the program, each from its package", async () => {
  // below the repository, whose packages of other people they find
  const beside = mkdtempSync(join(ROOT, "out/installed-"));
  try {
    for (const folder of ALL) unpack(folder, join(beside, "node_modules"));
    writeFileSync(
      join(beside, "gold.json"),
      JSON.stringify([{ doc_id: "a", text: "Ann met Bob.", annotations: {} }]),
    );
    const program = `
      import { startServer } from "palimpsest/server";
      import { evaluateAgreement } from "@palimpsest/evaluate";
      import { loadEmbedder } from "palimpsest/models";
      import { palimpsestMiddleware } from "@palimpsest/llm";
      import { openBrowser } from "palimpsest/browser";
      const server = await startServer({ port: 0, host: "127.0.0.1" });
      await server.ready;
      const page = await (await fetch(server.address)).text();
      const response = await fetch(new URL("/v1/sanitize", server.address), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text: ${JSON.stringify(ENGLISH_TEXT)} }),
      });
      const { text } = await response.json();
      await server.stop(1000);
      const embedder = await loadEmbedder();
      console.log(JSON.stringify({
        text, hasPage: page.includes("<div id="), dimensions: embedder.dimensions,
        evaluate: typeof evaluateAgreement, middleware: typeof palimpsestMiddleware, browser: typeof openBrowser,
      }));
      process.exit(0);`;
    writeFileSync(join(beside, "program.mjs"), program);
    const { stdout } = await run(process.execPath, ["program.mjs"], { cwd: beside });
    expect(JSON.parse(stdout)).toMatchObject({
      hasPage: true,
      evaluate: "function",
      middleware: "function",
      browser: "function",
    });
    expect((JSON.parse(stdout) as { text: string }).text).toMatch(/^\[PERSON 1\] met \[PERSON 2\]/);
  } finally {
    rmSync(beside, { recursive: true });
  }
});
