/**
 * What is put in the place of a term by default: of the entries of the English lists that can be a mention, of places and
 * bodies drawn at random, and of the details in `bench/truth/sentences.txt`. The words were read one by one.
 *
 *     npx tsx bench/truth.ts [--seed 15] [--sheet FILE.tsv]
 *
 * `bench/truth/read.tsv` has the words that were read with their mark: empty (true and natural), `foolish`, `false` or
 * `sense` (true of another thing of that name). A label claims nothing and is counted apart, and words that nobody has
 * read are counted as `unread`. `--sheet` writes all of them, with the vaguer words that would come next.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { listOf } from "../src/detect/kit/phrases.js";
import { randomNumbers, shuffled } from "../src/document/random.js";
import { replaceOptions } from "../src/flow/from-policy/replacers.js";
import { CONCEPTS_FILE, ONTOLOGY, unpack } from "../src/knowledge/ontology/file.js";
import { rowsOfList, wordList } from "../src/language/lists.js";
import { indefinite } from "../src/language/noun-phrase.js";
import { SHIPPED_MODELS } from "../src/models/manifest.js";
import { checkPolicy } from "../src/policy/policy.js";
import { createReplace } from "../src/replace/replace.js";
import { decided } from "../test/decided.js";

const { values } = parseArgs({
  options: { seed: { type: "string", default: "15" }, sheet: { type: "string" } },
});
const random = randomNumbers(Number(values.seed));
const draw = (items: readonly string[], count: number) =>
  shuffled([...new Set(items)], random).slice(0, count);
const SHARED = new URL("../../shared/data/gazetteers/", import.meta.url);
const shared = (file: string) => readFileSync(new URL(file, SHARED), "utf8").split("\n").slice(1);
const names = (file: string, key: string): string[] =>
  JSON.parse(readFileSync(new URL(`dariusk_cc0/${file}.json`, SHARED), "utf8"))[key];

/** Words in the source of a detector's `listOf`. */
const listed = (detector: string): string[] =>
  [
    ...readFileSync(
      new URL(`../src/detect/words/attribute/${detector}.ts`, import.meta.url),
      "utf8",
    ).matchAll(/listOf\(\s*[`"]([^`"]+)[`"]/gu),
  ].flatMap((match) => listOf(match[1]!));

const an = (word: string) => (/^(?:an?|the) |s$/u.test(word) ? "" : `${indefinite(word)} `);
const mark = (type: string, word: string) => `[${type} ${word}]`;

/** Sets of marked sentences. */
const sets: Readonly<Record<string, () => string[]>> = {
  occupations: () =>
    wordList("en/occupations").map(
      (one) => `She is ${an(one)}${mark("DEM/occupation", one)} here.`,
    ),
  roles: () =>
    wordList("en/roles").map((one) => `He is ${an(one)}${mark("DEM/occupation", one)} here.`),
  illnesses: () =>
    wordList("en/illnesses").map((one) => `He suffers from ${mark("DEM/illness", one)} now.`),
  symptoms: () =>
    wordList("en/symptoms").map((one) => `He complains of ${mark("DEM/illness", one)} now.`),
  medications: () =>
    rowsOfList("en/medications")
      .flatMap(([, , drugs]) => listOf(drugs!))
      .map((one) => `She takes ${mark("MISC/medication", one)} daily.`),
  attributes: () =>
    [
      "religion",
      "ethnic-group",
      "politics",
      "education",
      "family",
      "marital-status",
      "sexuality",
    ].flatMap((name) =>
      listed(name).map((one) =>
        /^(?:and|\d+|\p{L}{1,5})$/u.test(one) && name === "family"
          ? ""
          : `She is described as ${mark(`DEM/${name}`, one)} in the file.`,
      ),
    ),
  nations: () => [
    ...rowsOfList("en/nations").flatMap(([, words]) =>
      listOf(words!).map((one) =>
        /s$/u.test(one) && !/(?:ese|ss)$/u.test(one)
          ? `They are ${mark("DEM/nationality", one)} by birth.`
          : `She is ${mark("DEM/nationality", one)} by birth.`,
      ),
    ),
    ...rowsOfList("en/countries").map(
      ([name]) => `She grew up in ${mark("LOC/country", name!.split(",")[0]!)} then.`,
    ),
  ],
  organizations: () =>
    wordList("en/organization-heads").map(
      (one) => `She worked for the ${mark("ORG", `Ribbleton ${one}`)} then.`,
    ),
  places: () => {
    const cities = shared("world-cities.csv").map((line) =>
      line.split(",")[0]!.replaceAll('"', ""),
    );
    return [
      ...draw(cities, 250),
      ...draw(
        underNamed(
          /^(?:place|town|city|region|river|body of water|mountain|island|country) in |^(?:river|mountain|region|island|castle|neighbourhood|road|lake|stadium|station|sea|mountain range|facility|park|historical region)$/u,
        ),
        250,
      ),
      ...draw(names("geography_english_towns_cities", "towns"), 60),
      ...draw(
        Object.values(names("geography_us_counties", "counties"))
          .flat()
          .map((one) => `${one} County`),
        20,
      ),
      ...draw(
        (names("geography_rivers", "rivers") as unknown as { name: string }[]).map(
          ({ name }) => name,
        ),
        20,
      ),
    ].map((one) => `She moved to ${mark("LOC", one)} in the spring.`);
  },
  bodies: () =>
    [
      ...draw(
        shared("universities.tsv").map((line) => line.split("\t")[0]!),
        150,
      ),
      ...draw(
        shared("sp500.csv").map((line) => line.split(",")[1]!),
        80,
      ),
      ...draw(names("corporations_charities", "charities"), 40),
      ...draw(names("corporations_newspapers", "newspapers"), 40),
      ...draw(names("medicine_hospitals", "hospitals"), 60),
      ...draw(names("governments_uk_political_parties", "parties"), 20),
      ...draw(names("governments_us_federal_agencies", "agencies"), 30),
      ...draw(
        underNamed(
          /organization|company|club|team|band|university|school|agency|court|party|union|bank|newspaper|force|ministry|museum|church|record label|airline/u,
        ),
        180,
      ),
    ].map((one) => `She worked for ${mark("ORG", String(one))} until the spring.`),
  sentences: () =>
    readFileSync(new URL("truth/sentences.txt", import.meta.url), "utf8").split("\n"),
};

/** Names in the shipped ontology that are directly below a kind. */
function underNamed(kind: RegExp): string[] {
  const lines = unpack(
    readFileSync(`${SHIPPED_MODELS}/${ONTOLOGY}/${CONCEPTS_FILE}`),
    CONCEPTS_FILE,
  );
  const all: { name: string; above: number[] }[] = [];
  for (let i = 0; i < lines.count; i++) {
    const [name, , edges] = lines.fields(i);
    all.push({
      name: name!,
      above: (edges ?? "")
        .split(" ")
        .filter(Boolean)
        .map((edge) => Number(edge.split(":")[1])),
    });
  }
  return all
    .filter(
      ({ name, above }) => /^\p{Lu}/u.test(name) && above.some((one) => kind.test(all[one]!.name)),
    )
    .map(({ name }) => name);
}

const READ = new URL("truth/read.tsv", import.meta.url);
const read = new Map(
  (existsSync(READ) ? readFileSync(READ, "utf8").split("\n") : []).map((line) => {
    const [term, words, mark = ""] = line.split("\t");
    return [`${term}\t${words}`, mark];
  }),
);
const replace = createReplace(await replaceOptions(checkPolicy({ version: 1 })));
const MARKS = ["", "foolish", "false", "sense", "unread"] as const;
const rows: string[] = [];
console.log(
  `set            terms  labels  ${MARKS.map((one) => (one || "natural").padStart(8)).join("")}`,
);
for (const [set, sentences] of Object.entries(sets)) {
  const counts = new Map<string, number>();
  const all = sentences().filter((one) => one !== "");
  for (const sentence of all) {
    const task = decided(sentence);
    const { replacements, text } = await replace(task);
    const [one] = replacements;
    if (!one) throw new Error(`no mention in: ${sentence}`);
    const term = task.document.text.slice(task.mentions[0]!.start, task.mentions[0]!.end);
    const next = one.candidates?.filter(({ outcome }) => outcome === "untried")[0]?.text ?? "";
    const chosen =
      one.by === "label"
        ? undefined
        : one.candidates?.find(({ outcome }) => outcome === "chosen")?.text;
    const mark = chosen === undefined ? "label" : (read.get(`${term}\t${chosen}`) ?? "unread");
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
    rows.push([set, term, chosen ?? "", mark, next, text].join("\t"));
  }
  const said = all.length - (counts.get("label") ?? 0);
  const share = (mark: string) =>
    ((counts.get(mark) ?? 0) / Math.max(1, said)).toFixed(3).padStart(8);
  console.log(
    `${set.padEnd(14)}${String(all.length).padStart(6)}${String(counts.get("label") ?? 0).padStart(8)}  ${MARKS.map(share).join("")}`,
  );
}
if (values.sheet !== undefined) writeFileSync(values.sheet, `${rows.join("\n")}\n`);
