import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOOKUPS, RULES } from "./registry.js";

const here = (path: string) => new URL(path, import.meta.url);

test("ladders are asked in this order", () => {
  expect(RULES.map(({ name }) => name)).toEqual([
    "direct",
    "called-by-name",
    "numerals",
    "log-times",
    "other-languages",
    "uniqueness",
    "listed",
    "ages",
    "times",
    "amounts",
    "label-reads-better",
  ]);
  expect(LOOKUPS.map(({ name }) => name)).toEqual(["other-places", "ontology"]);
});

test("every file of the folder that makes a ladder is in the registry", () => {
  const registry = readFileSync(here("registry.ts"), "utf8");
  const ladders = readdirSync(here(".")).filter(
    (file) =>
      !file.endsWith(".test.ts") &&
      /: (?:Rule|Lookup)Ladder = \{/.test(readFileSync(here(file), "utf8")),
  );
  expect(ladders.length).toBeGreaterThan(6);
  for (const file of ladders) expect(registry).toContain(`"./${file.replace(".ts", ".js")}"`);
});
