/**
 * What is hidden in one place of a document or a file is hidden in all: over the sample texts, and over files in which one
 * person stands in the name, the headers, the cells and the text, with the same day in several forms.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentsOf } from "../bench/marked-documents.js";
import { createDocument, createSanitizer, type Sanitizer } from "../src/index.js";
import { loadNameLists, type NameLists } from "../src/replace/surrogates/name-lists.js";
import { runProgram } from "./program.js";

let sanitizer: Sanitizer;
let lists: NameLists;
let folder: string;
beforeAll(async () => {
  sanitizer = await createSanitizer({ version: 1 });
  lists = await loadNameLists();
  folder = mkdtempSync(join(tmpdir(), "hidden-everywhere-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = (path: string) => new URL(path, import.meta.url);
const SAMPLES: readonly (readonly [string, string])[] = [
  ...readdirSync(here("../examples"))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => [name, readFileSync(here(`../examples/${name}`), "utf8")] as const),
  ...documentsOf("read")
    .filter((_, i) => i % 3 === 0)
    .map(({ kind, text }) => [kind, text] as const),
  ...readFileSync(here("golden/texts.txt"), "utf8")
    .split(/^== .*$/mu)
    .map((text, i) => [`golden ${i}`, text] as const),
];
const NAMED: ReadonlySet<string> = new Set(["PERSON", "CODE", "LOC", "ORG"]);
/** Before a name, and without it nobody's. */
const TITLE = /^(?:Widow|Judge|Sister|Brother|Father)$/u;
const escaped = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");

test("no name and no code that is hidden in a sample stays in another place of it", async () => {
  const stays: string[] = [];
  for (const [name, text] of SAMPLES) {
    const { replacements, entities } = await sanitizer.sanitize(createDocument(text));
    const types = new Map(entities.map(({ id, type }) => [id, type]));
    const hidden = replacements.flatMap(({ start, end, entity }) => {
      const type = types.get(entity)!;
      const words = text.slice(start, end).trim();
      // a time, an amount or a trade says something else beside other words
      if (!NAMED.has(type) || words.length < 3 || TITLE.test(words)) return [];
      const parts = type === "PERSON" ? (words.match(/\p{Lu}[\p{L}’'-]{2,}/gu) ?? []) : [];
      return [words, ...parts.filter((part) => lists.isName(part) && !TITLE.test(part))];
    });
    for (const words of new Set(hidden)) {
      const again = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, "gu");
      for (const { index, 0: found } of text.matchAll(again)) {
        const end = index + found.length;
        if (!replacements.some((one) => one.start < end && index < one.end))
          stays.push(`${name}: ${words} at ${index}`);
      }
    }
  }
  expect(stays).toEqual([]);
}, 120_000);

const people = fc.record({
  given: fc.constantFrom("Dorothea", "Casper", "Ngozi", "Sigrid", "Tomasz"),
  last: fc.constantFrom("Minns", "Haldane", "Okafor", "Lindqvist", "Wilk"),
  firm: fc.constantFrom("Brightwater Logistics", "Ferrier Glass", "Tees Polymers"),
  illness: fc.constantFrom("narcolepsy", "lupus", "sarcoidosis"),
  day: fc.integer({ min: 13, max: 28 }),
});

test("one person is hidden in the name, the headers, the cells and the text of files", async () => {
  await fc.assert(
    fc.asyncProperty(people, async ({ given, last, firm, illness, day }) => {
      const source = join(folder, "in");
      const out = join(folder, "out");
      for (const path of [source, out]) rmSync(path, { recursive: true, force: true });
      mkdirSync(source);
      const [short] = firm.split(" ");
      const letter = [
        `Dear Ms ${last},`,
        `${given} ${last} came on ${day} June 2021 to ${firm}. On ${day}/06/2021 she was ill; on ${day} June she went home.`,
        `${given[0]}.${last[0]}. wrote it. She works for ${short}. She has ${illness}; ${illness} is rare. ${last.toUpperCase()} signed.`,
      ].join("\n");
      writeFileSync(join(source, `Letter ${given} ${last}.txt`), letter);
      writeFileSync(
        join(source, "mail.eml"),
        `From: ${given} ${last} <${given[0]!.toLowerCase()}.${last.toLowerCase()}@mail.example>\nTo: Casework\nSubject: ${last}, ${day} June\nDate: ${day} Jun 2021 09:12:44 +0100\nContent-Type: text/plain\n\n${letter}\n`,
      );
      writeFileSync(
        join(source, "people.csv"),
        `name,employer,date,note\n${given} ${last},${firm},2021-06-${day},"Ms ${last} said that ${firm} knew on ${day} June 2021"\nIda Kroll,Norfolk Peat,2022-03-05,"Kroll rang ${given} ${last}"\n`,
      );
      const { err } = await runProgram(["sanitize", "in", "-o", "out"], folder);
      // the ledger names the inputs and is no part of a release
      const released = readdirSync(out).filter((name) => !name.startsWith("."));
      const files = released.map((name) => `${name}\n${readFileSync(join(out, name), "utf8")}`);
      expect(files.length).toBeGreaterThanOrEqual(3);
      const all = files.join("\n").replace(/=\r?\n/gu, "");
      for (const words of [given, last, firm, illness, `${given[0]}.${last[0]}.`]) {
        expect(all.toLowerCase(), err).not.toContain(words.toLowerCase());
      }
      expect(all).not.toMatch(new RegExp(`${day} Jun|${day}/06|06-${day}`, "u"));
    }),
    { numRuns: 3 },
  );
}, 120_000);
