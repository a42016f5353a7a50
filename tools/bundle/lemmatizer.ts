/**
 * wink-lemmatizer in one file with smaller tables. It has a list of senses for each of WordNet's 77,000 words and asks
 * them only for the part of speech: a list per combination of parts of speech is enough for the same answers.
 */

import { createRequire } from "node:module";
import { type Plugin, rolldown } from "rolldown";
import { asJson, inPlaceOf } from "./prepared.js";

const resolver = createRequire(import.meta.url);
const lexicon = createRequire(resolver.resolve("wink-lemmatizer"));
const WORDS = lexicon("wink-lexicon/src/wn-words.js") as Readonly<Record<string, number>>;
const SENSES = lexicon("wink-lexicon/src/wn-word-senses.js") as readonly (readonly number[])[];

/** Numbers of WordNet's lexicographer files: adjectives, nouns, verbs, as the lemmatizer tells them apart. */
const PARTS_OF_SPEECH: readonly (readonly [first: number, last: number])[] = [
  [0, 1],
  [3, 28],
  [29, 43],
];

/** One sense of each part of speech that the senses have. */
const fewOf = (senses: readonly number[]): readonly number[] =>
  PARTS_OF_SPEECH.map(([first]) => first).filter((_, i) => {
    const [first, last] = PARTS_OF_SPEECH[i]!;
    return senses.some((sense) => sense >= first && sense <= last);
  });

/** The smaller tables in the place of the library's. */
export function smallTables(): readonly Plugin[] {
  const lists = new Map<string, number>();
  const words = Object.entries(WORDS).map(([word, index]) => {
    const few = JSON.stringify(fewOf(SENSES[index]!));
    if (!lists.has(few)) lists.set(few, lists.size);
    return [word, lists.get(few)!] as const;
  });
  const senses = [...lists.keys()].map((few) => JSON.parse(few) as readonly number[]);
  return [
    inPlaceOf(/\/wn-words\.js$/, () => `module.exports = ${asJson(Object.fromEntries(words))};`),
    inPlaceOf(/\/wn-word-senses\.js$/, () => `module.exports = ${asJson(senses)};`),
  ];
}

/** Writes `dist/lemmatizer.cjs`. */
export async function bundleLemmatizer(): Promise<void> {
  const bundle = await rolldown({
    input: resolver.resolve("wink-lemmatizer"),
    platform: "node",
    plugins: [...smallTables()],
  });
  await bundle.write({ file: "dist/lemmatizer.cjs", format: "cjs" });
  await bundle.close();
}
