import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { repeatable } from "./flag.js";
import { commandLine, madeBy } from "./made.js";

function parsed(...args: string[]): Command {
  let seen: Command | undefined;
  const program = new Command("palimpsest");
  program
    .command("evaluate")
    .command("masks")
    .argument("<files...>")
    .addOption(repeatable("--person <name>", "a person"))
    .option("--masks <files...>", "several")
    .option("--address <url>", "an address")
    .option("--seed <number>", "a seed", "0")
    .option("--json", "JSON")
    .action((_files, _flags, command: Command) => {
      seen = command;
    });
  program.parse(["evaluate", "masks", ...args], { from: "user" });
  return seen!;
}

describe("the command line", () => {
  test.each<[string[], string]>([
    [["a.json", "--json"], "a.json --json"],
    [["a b.json", "--masks", "x", "it's"], String.raw`'a b.json' --masks x 'it'\''s'`],
    [["a", "--person", "Ann Lee", "--person", "Bo"], "a --person NAME --person NAME"],
    [["a", "--address", "https://ann:secret@host/v1"], "a --address https://host/v1"],
  ])("%j can be typed again, without secrets and defaults", (args, expected) => {
    expect(commandLine(parsed(...args))).toBe(`palimpsest evaluate masks ${expected}`);
  });
});

test("a report of a release names neither inputs nor files, columns and people", () => {
  const line = parsed(
    "Patients of Ann Lee/",
    "--masks",
    "Ann Lee.json",
    "--person",
    "Ann",
    "--seed",
    "7",
  );
  expect(commandLine(line, true)).toBe(
    "palimpsest evaluate masks INPUT --person NAME --masks VALUE --seed 7",
  );
});

describe("inputs", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "palimpsest-made-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const hashes = async (path: string) => {
    const inputs = [{ path, holds: "outputs" as const }];
    return (await madeBy(parsed("a"), { inputs, models: [] })).inputs[0]?.sha256;
  };

  test("a file's hash is that of its bytes; standard input has none", async () => {
    writeFileSync(join(folder, "a"), "text");
    expect(await hashes(join(folder, "a"))).toBe(createHash("sha256").update("text").digest("hex"));
    expect(await hashes("-")).toBeUndefined();
    await expect(hashes(join(folder, "none"))).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  });

  test("a folder's hash changes with names, contents and files further in", async () => {
    const seen = new Set<string | undefined>();
    const put = async (name: string, content: string) => {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), content);
      seen.add(await hashes(folder));
    };
    await put("a.txt", "one");
    await put("a.txt", "two");
    await put("b/c.txt", "three");
    await put("b/c.txt", "four");
    expect(seen.size).toBe(4);
    await put(".hidden", "not counted");
    expect(seen.size).toBe(4);
  });
});
