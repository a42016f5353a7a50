import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, describe, expect, test } from "vitest";
import { runProgram } from "../../test/program.js";
import { addAllCommands, COMMANDS } from "./commands.js";
import { examples } from "./examples.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-help-"));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (...words: string[]) => runProgram(words, folder);

/** The words of an example, as a shell parts them, without what a shell does with its output. */
const wordsOf = (line: string): string[] =>
  [...line.replace(/ >>? .*$/, "").matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain!,
  );

test("without a command, help and one sentence", async () => {
  const { status, err: stderr } = await run();
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Usage: palimpsest /);
  expect(stderr.trimEnd().split("\n").at(-1)).toBe(
    "palimpsest: USAGE: a command is missing; 'palimpsest --help' lists the commands",
  );
});

test("every command has three examples, and each names options that exist", async () => {
  expect(
    examples()
      .map(([name]) => name)
      .sort(),
  ).toEqual(Object.keys(COMMANDS).sort());
  const program = new Command("palimpsest");
  await addAllCommands(program);
  const called: string[] = [];
  const stub = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: () => {} });
    command.action(() => void called.push(command.name()));
    command.commands.forEach(stub);
  };
  program.commands.forEach(stub);
  program.exitOverride();
  for (const [name, lines] of examples()) {
    expect(lines, name).toHaveLength(3);
    for (const line of lines) {
      called.length = 0;
      await program.parseAsync(wordsOf(line), { from: "user" });
      expect(called, line).toHaveLength(1);
    }
  }
});

test("help is short, and complete with --all", async () => {
  const short = (await run("sanitize", "--help")).out;
  const long = (await run("sanitize", "--help", "--all")).out;
  expect(short).toContain("palimpsest sanitize letter.docx -o shared.docx");
  expect(short).not.toContain("--solver");
  expect(short).toMatch(/usual options of \d+; --help --all/);
  expect(long).toContain("--solver");
  expect(long).not.toContain("usual options");
  expect((await run("--help")).out).toMatch(/Sanitize:\n {2}sanitize[\s\S]+Measure and report:\n/);
});

describe("completion", () => {
  const completed = async (...words: string[]): Promise<string[]> => {
    const script = join(folder, "completion.bash");
    writeFileSync(script, (await run("completion", "bash")).out);
    const asked = words.map((word) => `'${word}'`).join(" ");
    return execFileSync("bash", [
      "-c",
      `source ${script}; COMP_WORDS=(palimpsest ${asked}); COMP_CWORD=${words.length}; _palimpsest; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ])
      .toString()
      .trim()
      .split("\n");
  };

  test("in bash knows commands, their own commands, options and choices", async () => {
    expect(await completed("san")).toEqual(["sanitize"]);
    expect(await completed("evaluate", "ma")).toEqual(["masks"]);
    expect(await completed("sanitize", "letter.txt", "--over")).toEqual(["--overwrite"]);
    expect(await completed("sanitize", "--mask", "")).toContain("k-anonymity");
    expect(await completed("evaluate", "masks", "--mas")).not.toContain("--mask");
  });

  test("for zsh and fish names every command", async () => {
    for (const shell of ["zsh", "fish"]) {
      const script = (await run("completion", shell)).out;
      for (const name of Object.keys(COMMANDS)) expect(script, shell).toContain(name);
    }
  });
});

test("a new key is one that its flags read, and its owner's alone", async () => {
  const file = join(folder, "map.key");
  expect((await run("key", "new", file)).status).toBe(0);
  expect(readFileSync(file, "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run("key", "new", file)).err).toContain("OUTPUT_EXISTS");
});

describe("what is refused says the way out", () => {
  const text = join(folder, "note.txt");
  writeFileSync(text, "Ann Berg moved to Oslo.");
  test.each([
    ["an option cut short", ["sanitize", text, "--lang", "de"], "Did you mean --language?"],
    [
      "a word for a language's code",
      ["sanitize", text, "--language", "volapük"],
      "the code of a language, such as 'de'",
    ],
    [
      "a preset",
      ["sanitize", text, "--preset", "leagl"],
      "--preset names no preset (did you mean 'legal'?)",
    ],
    ["a percentage", ["sanitize", text, "--until-safe", "10%"], "write 0.1 for 10%"],
    [
      "half a chat model",
      ["sanitize", text, "--replace", "chat", "--chat-address", "http://127.0.0.1:1/v1"],
      "--chat-model: missing; add it (name of",
    ],
    ["a shell", ["completion", "powershell"], "bash, zsh, fish; 'palimpsest --help'"],
    ["a folder for a file", ["evaluate", "masks", folder, text], "is a folder"],
  ])("%s", async (_, words, says) => {
    const { status, err: said } = await run(...words);
    expect(status).not.toBe(0);
    expect(said).toContain(says);
    expect(said).not.toMatch(/\^|\[A-Z/i);
  });

  test("a language is understood by its name too", async () => {
    const german = join(folder, "brief.txt");
    writeFileSync(german, "Frau Anna Weigand wohnt in Melle.");
    expect((await run("sanitize", german, "--language", "german", "--quiet")).out).toContain(
      "[PERSON 1]",
    );
  });
});
