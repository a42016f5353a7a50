import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { schemeOf, schemeText } from "/work/wt/tables/src/tables/scheme.js";

const rows = parse(readFileSync(process.argv[2]!)) as string[][];
const cols = new Map(rows[0]!.map((n, i) => [n, rows.slice(1).map((r) => r[i]!)]));
const s = schemeOf(cols);
for (const c of s.values())
  console.log(
    c.name,
    JSON.stringify(schemeText(new Map([["x", c]]))),
    c.reason,
    JSON.stringify(c.votes),
  );
