/**
 * Writes `src/formats/html/standard/css.ts`: the words of CSS, from MDN's data.
 *
 *     npm pack mdn-data && tar xzf mdn-data-*.tgz && npx tsx tools/web/words.ts package
 *
 * Names in hyphens (`font-face`) count as their words, since pages join them in new ways.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("give the folder of mdn-data");
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

type Entry = { syntax?: string; descriptors?: Record<string, Entry> };
const entriesOf = (name: string): [string, Entry][] =>
  Object.entries(JSON.parse(readFileSync(join(folder, "css", `${name}.json`), "utf8")));

const words = new Set<string>();
const add = (text = ""): void => {
  const plain = text.replace(/<[^>]*>/g, " ");
  for (const [word] of plain.matchAll(/\p{L}+/gu))
    if (word.length > 2) words.add(word.toLowerCase());
};
const addAll = (name: string, entry: Entry): void => {
  add(name);
  add(entry.syntax);
  for (const [own, inner] of Object.entries(entry.descriptors ?? {})) addAll(own, inner);
};
for (const name of ["properties", "syntaxes", "functions", "at-rules", "selectors", "units"]) {
  for (const [own, entry] of entriesOf(name)) addAll(own, entry);
}
const list = [...words].sort().join(" ");
writeFileSync(
  new URL("../../src/formats/html/standard/css.ts", import.meta.url),
  `/** Words of CSS (mdn-data ${version}, CC0-1.0). Written by tools/web/words.ts. */\n\nexport const css =\n  ${JSON.stringify(list)};\n`,
);
