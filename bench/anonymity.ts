/**
 * k-anonymity of a table by full-domain generalization: loss, levels, suppressed rows and processor time by k.
 *
 *     node --import tsx bench/anonymity.ts [adult.data] [--k 2,5,10,25,50,100] [--suppress 0.05] [--rows 3000]
 *
 * With the Adult data set of the UCI repository (no names of columns; rows with '?' are left out, which leaves
 * 30,162), the eight quasi-identifiers are those of the literature on ARX: age, work class, education, marital
 * status, occupation, race, sex, country. Without a file a table of the same shape is made: as many rows and as
 * many values per column, independent of each other, which is harder than people are.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { anonymize } from "../src/tables/anonymity/anonymize.js";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    k: { type: "string", default: "2,5,10,25,50,100" },
    suppress: { type: "string", default: "0.05" },
    rows: { type: "string", default: "30162" },
  },
});
/** Places of the quasi-identifiers in adult.data, and how many values each has. */
const QUASI = {
  age: [0, 72],
  workclass: [1, 7],
  education: [3, 16],
  "marital-status": [5, 7],
  occupation: [6, 14],
  race: [8, 5],
  sex: [9, 2],
  "native-country": [13, 41],
} as const;

function readTable(path: string): string[][] {
  return readFileSync(path, "utf8")
    .split(/\r?\n/)
    .map((line) => line.split(",").map((cell) => cell.trim()))
    .filter((row) => row.length >= 14 && !row.includes("?"));
}

/** Rows whose values are as uneven as those of people: the first half of the values has most rows. */
function madeTable(): string[][] {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: Number(values.rows) }, () => {
    const row: string[] = Array(14).fill("");
    for (const [name, [at, count]] of Object.entries(QUASI)) {
      const value = Math.floor(next() ** 2 * count);
      row[at] = name === "age" ? String(17 + value) : `${name}-${value}`;
    }
    return row;
  });
}

const [path] = positionals;
const rows = (path === undefined ? madeTable() : readTable(path)).slice(0, Number(values.rows));
const columns = new Map(
  Object.entries(QUASI).map(([name, [at]]) => [name, rows.map((row) => row[at]!)]),
);
console.log(
  `${path === undefined ? "made table" : "Adult"}, ${rows.length} rows, at most ${values.suppress} suppressed`,
);
console.log(
  "| k | loss | groups | suppressed | levels | optimal | s |\n| ---: | ---: | ---: | ---: | --- | --- | ---: |",
);
for (const k of values.k.split(",").map(Number)) {
  const before = process.cpuUsage();
  const { summary } = anonymize(
    columns,
    { quasi: Object.keys(QUASI), k, suppress: Number(values.suppress) },
    "the table",
  );
  const { user, system } = process.cpuUsage(before);
  const levels = Object.entries(summary.levels).map(
    ([name, { level, of }]) => `${name} ${level}/${of}`,
  );
  console.log(
    `| ${k} | ${summary.loss.toFixed(3)} | ${summary.after.groups} | ${summary.suppressed} | ${levels.join(", ")} | ${summary.isOptimal ? "yes" : "no"} | ${((user + system) / 1e6).toFixed(1)} |`,
  );
}
