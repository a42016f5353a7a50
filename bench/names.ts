/**
 * Names of 22 origins in six written forms: the share of names whose every letter `detect` takes for a person's.
 *
 *     npx tsx bench/names.ts [--show] [--unread]
 *
 * With `--unread`, the names and sentences that nobody looked at while the program was worked on.
 *
 * names/names.tsv holds origin, forename, two surnames and a second forename, put together by hand for this bench: no pair
 * of them is in the lists that the recognizer was taught with. Every form has eight sentences, so that a sentence's
 * cue does not decide alone.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createDocument, createSanitizer } from "../src/index.js";
import { FORMS, READ, type Row, UNREAD } from "./names/forms.js";

const { values } = parseArgs({
  options: { show: { type: "boolean" }, unread: { type: "boolean" } },
});

const SENTENCES = values.unread ? UNREAD : READ;

const rows = readFileSync(
  new URL(values.unread ? "names/unread.tsv" : "names/names.tsv", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => line.split("\t") as unknown as Row);
const sanitizer = await createSanitizer({ version: 1, mask: "all" });
const LETTER = /\p{L}/u;
const counts = new Map<string, { all: number; found: number }>();
const count = (key: string, found: boolean) => {
  const one = counts.get(key) ?? { all: 0, found: 0 };
  counts.set(key, { all: one.all + 1, found: one.found + (found ? 1 : 0) });
};
let turn = 0;
for (const row of rows) {
  for (const [form, write] of Object.entries(FORMS)) {
    for (let i = 0; i < 3; i++) {
      const name = write(row);
      const sentence = SENTENCES[turn++ % SENTENCES.length]!;
      const shown = form === "lower case" ? sentence.toLowerCase() : sentence;
      const start = shown.indexOf("{}");
      const text = shown.replace("{}", () => name);
      const { mentions } = await sanitizer.detect(createDocument(text, { id: String(turn) }));
      const persons = mentions.filter(({ type }) => type === "PERSON");
      const found = [...name].every(
        (char, at) =>
          !LETTER.test(char) ||
          persons.some((one) => one.start <= start + at && start + at < one.end),
      );
      count(`form: ${form}`, found);
      count(`origin: ${row[0]}`, found);
      count("all", found);
      if (!found && values.show) {
        const marked = mentions.map((one) => `${one.type} ${text.slice(one.start, one.end)}`);
        console.log(`${row[0]}, ${form}: ${text.replaceAll("\n", "\\n")} => ${marked.join("; ")}`);
      }
    }
  }
}
console.log("| names | number | found |\n| --- | --- | --- |");
const share = ({ all, found }: { all: number; found: number }) => found / all;
for (const [key, one] of [...counts].sort((a, b) => share(a[1]) - share(b[1]))) {
  console.log(`| ${key} | ${one.all} | ${share(one).toFixed(3)} |`);
}
