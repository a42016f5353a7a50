/**
 * The ordinary words of the languages other than English: what a sentence is made of and no name. One file for all
 * languages, beside their recognizer (`training/ordinary_words.py` says what it was made from).
 *
 * | column | contents |
 * | --- | --- |
 * | 1 | BCP 47 tag |
 * | 2 | words that corpora with annotated names use outside names, separated by spaces; `-heit` is the end of some |
 * | 3 | further words that are common and nobody's name |
 */

import { host } from "#host";
import { utf8 } from "../document/utf8.js";
import { errors } from "../errors.js";
import { isGermanNoun } from "../language/de/nouns.js";
import { memoize } from "../language/memo.js";
import { type ListedModel, openListed, readFirst } from "./model-files.js";

export interface OrdinaryWords {
  /** Whether corpora use a word, given in lower case, outside names, or forms and letters are made of it. */
  has(word: string, language: string): boolean;
  /** Whether a word, given in lower case, is common and nobody's name: with a capital it begins a sentence. */
  opens(word: string, language: string): boolean;
  /** Whether a word is one of both, as chats are typed, without accents: 'poti'. */
  typed(word: string, language: string): boolean;
}

const FILE = "words.txt.br";
/** Behind the tag. */
const COLUMNS = ["ordinary", "opening"];
type Words = (language: string) => ReadonlySet<string>;

/** @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID */
export async function loadOrdinaryWords(options: ListedModel = {}): Promise<OrdinaryWords> {
  const files = await openListed(options.model ?? "recognizer-languages", options.directory);
  const { bytes } = await readFirst(files, [FILE]);
  const lines = new Map<string, readonly string[]>();
  for (const line of utf8(host.unpack(bytes)).trimEnd().split("\n")) {
    const [language, ...columns] = line.split("\t");
    if (!language || columns.length !== COLUMNS.length) {
      throw errors.MODEL_INVALID`${files.name}/${FILE} has a line without three columns; use the model of this release`;
    }
    lines.set(language, columns);
  }
  // most texts are in one language: its words alone are split
  const [ordinary, opening] = COLUMNS.map((_, column) =>
    memoize(
      (language: string): ReadonlySet<string> => new Set(lines.get(language)?.[column]?.split(" ")),
    ),
  ) as [Words, Words];
  const typed = memoize(
    (language: string): ReadonlySet<string> =>
      new Set([...ordinary(language), ...opening(language)].map(withoutAccents)),
  );
  return {
    has(word, language) {
      const words = ordinary(language);
      return (
        words.has(word) || isCompound(word, words) || (language === "de" && isGermanNoun(word))
      );
    },
    opens: (word, language) => opening(language).has(word),
    typed: (word, language) => typed(language).has(word),
  };
}

const withoutAccents = (word: string): string =>
  word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("đ", "d");

/** Shorter ones are names too: 'Jung', 'Henning'. */
const SHORTEST_COMPOUND = 8;
const LONGEST_END = 16;
const SHORTEST_END = 3;

/** Whether a word ends as ordinary ones do: 'Anmeldeformular', 'Freundlichkeit'. */
function isCompound(word: string, words: ReadonlySet<string>): boolean {
  if (word.length < SHORTEST_COMPOUND) return false;
  const longest = Math.min(LONGEST_END, word.length - SHORTEST_END);
  for (let length = SHORTEST_END; length <= longest; length++)
    if (words.has(`-${word.slice(-length)}`)) return true;
  return false;
}
