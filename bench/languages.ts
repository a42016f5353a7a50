/**
 * How much of what people marked is covered, by language, in texts of other languages than English.
 *
 *   npx tsx bench/languages.ts                        the held-back sets and our own texts
 *   npx tsx bench/languages.ts --own                  our own texts alone
 *   npx tsx bench/languages.ts --texts 8              at most so many texts of each set
 *
 * Covered: every word of a mention lies in a find of any type; articles, prepositions and the like ('den 3. februar') do
 * not count. Words found: the share of all words in a find that
 * is not kept because many share it, which is what a reader loses. Precision of our own texts: of these words, those
 * that were marked. PERSON right: of the words called PERSON, those
 * that people called so, over sets that looked for all names; then the same without the words that stand in
 * a find before the annotated name (titles and offices, which belong to the name here and in few sets). Data: ../shared/data/lang (its README says what
 * each set looked for) and bench/language-texts.
 */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { createDocument, createSanitizer } from "../src/index.js";
import { type Gold, KEPT_ASIDE, readOwn } from "./language-texts.js";

const HELD_BACK = "../shared/data/lang";
const OWN = "bench/language-texts";
/** Sets whose PERSON also holds common nouns, or that miss names: no precision is read from them. */
const LOOSE = /^(?:ronec|webbnyheter|europeana|newseye_de|eds_pseudo|uner_talbanken)/;

const { values: flags } = parseArgs({
  options: {
    own: { type: "boolean" },
    texts: { type: "string", default: "16" },
    errors: { type: "boolean" },
  },
});

/** Offsets of the sets are code points; ours are UTF-16 units. */
function readSet(path: string, most: number): Gold[] {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  const step = Math.max(1, Math.floor(lines.length / most));
  return lines
    .filter((_, i) => i % step === 0)
    .slice(0, most)
    .map((line) => {
      const { text, mentions } = JSON.parse(line);
      const units: number[] = [];
      let at = 0;
      for (const point of text as string) {
        units.push(at);
        at += point.length;
      }
      units.push(at);
      return {
        text,
        mentions: (mentions as { start: number; end: number; type: string }[]).map((m) => ({
          start: units[m.start]!,
          end: units[m.end]!,
          type: m.type,
        })),
      };
    });
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Articles and prepositions of all languages measured; no numbers, no 'before', no 'since'. */
const FUNCTION_WORDS = new Set(
  (
    "der die das den dem des ein eine einen einem im am in an um von vom zum zur und le la les un une du de des d l à au aux en et el los las una del al y " +
    "il lo gli i uno dello della dei degli delle dal dalla nel nella alle ore h e o os as um uma do da dos das no na ao à às het een te op om van en ten den det " +
    "en ett i på ved vid kl til till af av och og dnia w we na z ze u o od do dana dňa v vo s so k ku a și la din pe în cu de al ale"
  ).split(" "),
);

const sanitizer = await createSanitizer({ version: 1 });

/** @param own - texts that may be read, whose errors `--errors` prints; held-back texts are measured, never shown */
async function measure(
  name: string,
  texts: readonly Gold[],
  all: boolean,
  own = false,
): Promise<void> {
  const shown = flags.errors === true && own;
  const marked = new Map<string, [covered: number, all: number]>();
  let calledPerson = 0;
  let persons = 0;
  let titles = 0;
  let found = 0;
  let right = 0;
  let words = 0;
  for (const { text, mentions } of texts) {
    const detected = await sanitizer.detect(createDocument(text));
    const at = (start: number, end: number) =>
      detected.mentions.filter((m) => m.start < end && m.end > start);
    for (const { start, end, type } of mentions) {
      const every = [...text.slice(start, end).matchAll(WORD)];
      const telling = every.filter(([word]) => !FUNCTION_WORDS.has(word.toLowerCase()));
      const covered = (telling.length > 0 ? telling : every).every(
        (w) => at(start + w.index, start + w.index + w[0].length).length > 0,
      );
      const counts = marked.get(type) ?? [0, 0];
      marked.set(type, [counts[0] + (covered ? 1 : 0), counts[1] + 1]);
      if (shown && !covered) console.log(`  missed ${type}: ${text.slice(start, end)}`);
    }
    for (const word of text.matchAll(WORD)) {
      words++;
      const end = word.index + word[0].length;
      const finds = at(word.index, end);
      const people = mentions.filter((m) => m.start < end && m.end > word.index);
      if (finds.some(({ type }) => type === "PERSON")) {
        calledPerson++;
        if (people.some(({ type }) => type === "PERSON")) persons++;
        else if (
          finds.some((find) =>
            mentions.some((m) => m.type === "PERSON" && m.start >= end && m.start < find.end),
          )
        )
          titles++;
        else if (shown) console.log(`  called PERSON: ${word[0]}`);
      }
      if (finds.some(({ common }) => common === undefined)) {
        found++;
        if (people.length > 0) right++;
        else if (shown) console.log(`  found ${finds[0]!.type} ${finds[0]!.detector}: ${word[0]}`);
      }
    }
  }
  const share = ([hit, of]: readonly [number, number]) => `${(hit / of).toFixed(3)} of ${of}`;
  const parts = [...marked].sort().map(([type, counts]) => `${type} ${share(counts)}`);
  if (!LOOSE.test(name)) {
    parts.push(`PERSON right ${share([persons, calledPerson])}`);
    parts.push(`without titles ${share([persons, calledPerson - titles])}`);
  }
  parts.push(`words found ${share([found, words])}`);
  if (all) {
    const sum = [...marked.values()].reduce((a, b) => [a[0] + b[0], a[1] + b[1]], [0, 0]);
    parts.push(`covered ${share(sum)}`, `precision ${share([right, found])}`);
  }
  console.log(`${name}: ${parts.join(", ")}`);
}

if (!flags.own) {
  for (const file of readdirSync(HELD_BACK).filter((one) => one.endsWith("_dev.jsonl"))) {
    const name = basename(file, "_dev.jsonl");
    const texts = readSet(join(HELD_BACK, file), Number(flags.texts));
    await measure(name, texts, false);
  }
}
for (const [name, folder] of [
  ["own texts", OWN],
  ["kept aside", KEPT_ASIDE],
] as const) {
  for (const file of readdirSync(folder).filter((one) => one.endsWith(".txt"))) {
    await measure(
      `${name}, ${basename(file, ".txt")}`,
      readOwn(join(folder, file)),
      true,
      folder === OWN,
    );
  }
}
