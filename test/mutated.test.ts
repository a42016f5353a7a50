/** Damaged files of every format are written whole or refused with a code; `npm run fuzz` tries more. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFormat } from "../src/formats/formats.js";
import { mutated, outcomeOf, SEEDS } from "./mutate.js";

const read = async (...given: Parameters<typeof readFormat>) => readFormat(...given);

test.each(Object.entries(SEEDS))("thirty damaged files of the format %s", async (format, bytes) => {
  expect(await outcomeOf(read, bytes, format)).toBe("written");
  const wrong: string[] = [];
  for (let seed = 1; seed <= 30; seed++) {
    const outcome = await outcomeOf(read, mutated(bytes, seed), format);
    if (outcome.startsWith("WRONG")) wrong.push(`${seed}: ${outcome}`);
  }
  expect(wrong).toEqual([]);
});

const KEPT = new URL("fixtures/mutated/", import.meta.url);
const kept = existsSync(KEPT) ? readdirSync(KEPT) : [];

test.each(kept)("what fuzzing found is mended: %s", async (name) => {
  const format = name.split(".").at(-1)!;
  expect(await outcomeOf(read, readFileSync(new URL(name, KEPT)), format)).not.toMatch(/^WRONG/);
});

test("a file that cannot be read again is noticed", async () => {
  const halved: typeof read = async (...given) => {
    const file = await readFormat(...given);
    return { ...file, write: async (all) => Buffer.from(await file.write(all)).subarray(0, -40) };
  };
  expect(await outcomeOf(halved, SEEDS["docx"]!, "docx")).toMatch(/^WRONG: output refused/);
});
