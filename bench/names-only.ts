/**
 * Names planted in texts of the languages that are read by names only: how many are found whole, by language.
 *
 *     npx tsx bench/names-only.ts [--seen]
 *
 * Of each language two texts were looked at while this was built (`seen.tsv`), and two are only counted (`unseen.tsv`). A line:
 * language, text, names. With `--seen` what is left of the first is printed.
 */

import { readFileSync } from "node:fs";
import { createDocument, createSanitizer } from "../src/index.js";

const sanitizer = await createSanitizer({ version: 1, mask: "all" });
const isShown = process.argv.includes("--seen");

interface Count {
  names: number;
  found: number;
  /** Finds that hold no planted name. */
  others: number;
}

async function countIn(file: string, show: boolean): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>();
  const lines = readFileSync(new URL(`names-only/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  for (const line of lines) {
    const [language, text, planted] = line.split("\t") as [string, string, string];
    const { mentions } = await sanitizer.detect(createDocument(text));
    const names = planted.split(";");
    const places = names.map((name) => ({ name, at: text.indexOf(name) }));
    const left = places.filter(
      ({ name, at }) => !mentions.some(({ start, end }) => start <= at && at + name.length <= end),
    );
    const others = mentions.filter(
      ({ start, end }) => !places.some(({ name, at }) => at < end && start < at + name.length),
    );
    const count = counts.get(language) ?? { names: 0, found: 0, others: 0 };
    count.names += names.length;
    count.found += names.length - left.length;
    count.others += others.length;
    counts.set(language, count);
    if (show && left.length > 0)
      console.error(language, "left:", left.map(({ name }) => name).join(", "));
  }
  return counts;
}

const seen = await countIn("seen.tsv", isShown);
const unseen = await countIn("unseen.tsv", false);
console.log("| language | seen: found of names | unseen: found of names | other finds |");
console.log("| --- | ---: | ---: | ---: |");
const sum = (counts: Iterable<Count>, of: keyof Count) =>
  [...counts].reduce((all, count) => all + count[of], 0);
for (const [language, one] of seen) {
  const other = unseen.get(language)!;
  console.log(
    `| ${language} | ${one.found} of ${one.names} | ${other.found} of ${other.names} | ${one.others + other.others} |`,
  );
}
console.log(
  `| all | ${sum(seen.values(), "found")} of ${sum(seen.values(), "names")} | ${sum(unseen.values(), "found")} of ${sum(unseen.values(), "names")} | ${sum(seen.values(), "others") + sum(unseen.values(), "others")} |`,
);
