/**
 * Agreement with Presidio's published tests of its recognizers: the share of their cases in which
 * `/analyze`, asked for the entity that a test file is about, finds as many as the test expects and,
 * where it names positions, at those positions. Scores are not compared.
 *
 *     npx tsx bench/presidio-cases.ts FOLDER [--show]
 *
 * FOLDER is presidio-analyzer/tests of a checkout of microsoft/presidio. Read are the lists of
 * `@pytest.mark.parametrize` in test_*_recognizer.py that give a text and how many finds it expects;
 * a case whose text is computed is left out and counted. A recognizer under test gets no context
 * words beside its text, and neither does `/analyze`. Dates in words ('Today') are not compared: the
 * recognizer under test knows forms only, and words are another's.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSanitizer } from "../src/index.js";
import { analyze } from "../src/server/presidio/analyze.js";
import { SUPPORTED_ENTITIES } from "../src/server/presidio/entities.js";
import { type Case, casesOf } from "./presidio-cases/python.js";
import { THEIRS_DIFFERS } from "./presidio-cases/theirs-differs.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: "boolean" } },
});
const folder = positionals[0];
if (folder === undefined) throw new Error("name the folder presidio-analyzer/tests of a checkout");

/** Names that changed: theirs, and what it is called now. */
const RENAMED: Readonly<Record<string, string>> = {
  DE_KFZ: "DE_LICENSE_PLATE",
};

const sanitizer = await createSanitizer({ version: 1, mask: "all" });

async function findsOf(text: string, entity: string): Promise<[number, number][]> {
  const { results } = await analyze(
    text,
    {
      language: "en",
      entities: [entity],
      scoreThreshold: 0,
      explain: false,
      adHoc: [],
      context: [],
      allow: [],
      allowMatch: "exact",
      allowFlags: 0,
    },
    sanitizer,
  );
  return results
    .filter(
      ({ start, end }) => entity !== "DATE_TIME" || /\d/.test([...text].slice(start, end).join("")),
    )
    .map(({ start, end }): [number, number] => [start, end])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

const same = (found: readonly [number, number][], { count, positions }: Case): boolean =>
  found.length === count &&
  positions.every(([start, end]) => found.some(([from, to]) => from === start && to === end));

const rows: { file: string; cases: number; agree: number; apart: number }[] = [];
const without: string[] = [];
let computed = 0;
for (const file of readdirSync(folder).sort()) {
  if (!/^test_.*recognizer\.py$/.test(file)) continue;
  const read = casesOf(readFileSync(join(folder, file), "utf8"));
  const entity = read.names
    .map((name) => RENAMED[name] ?? name)
    .find((name) => SUPPORTED_ENTITIES.includes(name));
  if (entity === undefined || read.cases.length === 0) {
    without.push(file);
    continue;
  }
  computed += read.computed;
  const row = { file, cases: 0, agree: 0, apart: 0 };
  for (const one of read.cases) {
    const found = await findsOf(one.text, entity);
    const agrees = same(found, one);
    const apart = THEIRS_DIFFERS.find(
      (entry) => entry.file === file && entry.texts.includes(one.text),
    );
    row.cases++;
    if (agrees) row.agree++;
    else if (apart) row.apart++;
    if (values.show && !agrees) {
      const said = `${JSON.stringify(one.text)} theirs ${one.count} ${JSON.stringify(one.positions)}, here ${JSON.stringify(found)}`;
      console.log(`${file} ${said}${apart ? ` (${apart.why})` : ""}`);
    }
  }
  rows.push(row);
}

const sum = (of: (row: (typeof rows)[number]) => number) =>
  rows.reduce((all, row) => all + of(row), 0);
const [cases, agree, apart] = [
  sum((row) => row.cases),
  sum((row) => row.agree),
  sum((row) => row.apart),
];
console.log("| file | cases | agree | theirs differs from the published format |");
console.log("| --- | --- | --- | --- |");
for (const row of rows.sort((a, b) => a.agree / a.cases - b.agree / b.cases)) {
  console.log(`| ${row.file} | ${row.cases} | ${row.agree} | ${row.apart} |`);
}
console.log(`| all ${rows.length} | ${cases} | ${agree} | ${apart} |`);
console.log(
  `\nagreement ${(agree / cases).toFixed(3)}; without those that differ from the published format ${(agree / (cases - apart)).toFixed(3)}`,
);
if (computed > 0) console.log(`${computed} cases with a computed text left out`);
if (without.length > 0) console.log(`no entity here, or no such list: ${without.join(" ")}`);
