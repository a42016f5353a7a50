/**
 * Configuration, logs and exports as packages of npm and PyPI ship them in their own tests: do they go through with their keys
 * untouched, and do they still parse?
 *
 *     npx tsx bench/real-files.ts [FOLDER] [MOST]
 *
 * FOLDER, default the packages installed here: unpacked packages; their files of JSON, YAML, TOML, INI, XML, CSV, `.env` and logs are
 * read, at most MOST (default 100), a few of each package. What is fetched is not committed.
 */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DOMParser } from "@xmldom/xmldom";
import { parse as parseCsv } from "csv-parse/sync";
import { parseAllDocuments } from "yaml";
import { createDocument, createSanitizer } from "../src/index.js";

const FOLDER = process.argv[2] ?? "node_modules";
const MOST = Number(process.argv[3] ?? 100);
const OF_EACH = 3;
const LARGEST = 20_000;

/** By ending: the keys and shapes of a text, as one string; throws where it does not parse. */
const SHAPES: Readonly<Record<string, (text: string) => string>> = {
  json: (text) => shapeOf(JSON.parse(text)),
  yaml: (text) => shapeOf(parseAll(text)),
  yml: (text) => shapeOf(parseAll(text)),
  toml: linesWithoutValues,
  ini: linesWithoutValues,
  env: linesWithoutValues,
  properties: linesWithoutValues,
  xml: tagsOf,
  csv: (text) =>
    parseCsv(text, { relax_column_count: true })
      .map((row: unknown[]) => row.length)
      .join(),
  log: (text) => String(text.split("\n").length),
};

function parseAll(text: string): unknown {
  const documents = parseAllDocuments(text);
  const errors = Array.isArray(documents) ? documents.flatMap((one) => one.errors) : [];
  if (errors.length > 0) throw errors[0]!;
  return Array.isArray(documents) ? documents.map((one) => one.toJS({ maxAliasCount: 100 })) : [];
}

/** Keys, lengths of lists and kinds of values. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}:${shapeOf(inner)}`)
      .join()}}`;
  return value === null ? "null" : typeof value;
}

/** Sections and keys of a text of assignments. */
function linesWithoutValues(text: string): string {
  return [...text.matchAll(/^\s*(?:\[.*\]|[\w."'-]+\s*=)/gm)].map(([one]) => one).join();
}

function tagsOf(text: string): string {
  const problems: string[] = [];
  new DOMParser({
    onError: (level, message) => level !== "warning" && problems.push(message),
  }).parseFromString(text, "text/xml");
  if (problems.length > 0) throw new Error(problems[0]);
  return [...text.matchAll(/<\/?[\w:.-]+|[\w:.-]+=(?=["'])/g)].map(([one]) => one).join();
}

const endingOf = (path: string): string => /\.([a-z]+)$/.exec(path)?.[1] ?? "";

function* filesUnder(folder: string, depth = 0): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && depth < 9) yield* filesUnder(path, depth + 1);
    else if (
      entry.isFile() &&
      Object.hasOwn(SHAPES, endingOf(path)) &&
      statSync(path).size < LARGEST
    )
      yield path;
  }
}

const sanitizer = await createSanitizer({ version: 1 });
const counts = new Map<
  string,
  { files: number; through: number; broken: number; keys: number; replaced: number }
>();
const taken = new Map<string, number>();
let all = 0;
for (const path of filesUnder(FOLDER)) {
  if (all >= MOST) break;
  const ending = endingOf(path);
  const owner = path.slice(FOLDER.length).split("/").slice(1, 3).join("/") + ending;
  if ((taken.get(owner) ?? 0) >= OF_EACH) continue;
  const text = readFileSync(path, "utf8");
  const before = tried(() => SHAPES[ending]!(text));
  if (before === undefined || text.trim().length < 40) continue;
  taken.set(owner, (taken.get(owner) ?? 0) + 1);
  all++;
  const row = counts.get(ending) ?? { files: 0, through: 0, broken: 0, keys: 0, replaced: 0 };
  counts.set(ending, row);
  row.files++;
  try {
    const { text: out, replacements } = await sanitizer.sanitize(createDocument(text));
    row.through++;
    row.replaced += replacements.length;
    const after = tried(() => SHAPES[ending]!(out));
    if (after === undefined) row.broken++;
    else if (after !== before) row.keys++;
    if (process.env["SHOW"] && after !== before)
      console.error(path, after === undefined ? "broken" : "keys");
  } catch (error) {
    console.error(path, (error as { code?: string }).code);
  }
}
console.log(
  "| ending | files | gone through | no longer parse | keys or types differ | replaced |",
);
console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
for (const [ending, { files, through, broken, keys, replaced }] of counts)
  console.log(`| ${ending} | ${files} | ${through} | ${broken} | ${keys} | ${replaced} |`);

function tried<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
