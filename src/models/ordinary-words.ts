/**
 * The ordinary words of the languages other than English: what a sentence is made of and no name. One file for all
 * languages, beside their recognizer (`training/ordinary_words.py` says what it was made from).
 *
 * | column | contents |
 * | --- | --- |
 * | 1 | BCP 47 tag |
 * | 2 | words that corpora with annotated names use outside names, separated by spaces; `-heit` is the end of some |
 */

import { brotliDecompressSync } from "node:zlib";
import { PalimpsestError } from "../errors.js";
import { isGermanNoun } from "../language/de/nouns.js";
import { type ListedModel, openListed, readFirst } from "./model-files.js";

export interface OrdinaryWords {
  /** Whether corpora use a word, given in lower case, outside names, or forms and letters are made of it. */
  has(word: string, language: string): boolean;
}

const FILE = "words.txt.br";

/** @throws MODEL_MISSING, MODEL_CORRUPT or MODEL_INVALID */
export async function loadOrdinaryWords(options: ListedModel = {}): Promise<OrdinaryWords> {
  const files = await openListed(options.model ?? "recognizer-languages", options.directory);
  const { bytes } = await readFirst(files, [FILE]);
  const lines = new Map<string, string>();
  for (const line of brotliDecompressSync(bytes).toString("utf8").trimEnd().split("\n")) {
    const [language, words] = line.split("\t");
    if (!language || words === undefined) {
      throw new PalimpsestError(
        "MODEL_INVALID",
        `${files.name}/${FILE} has a line without two columns; use the model of this release`,
      );
    }
    lines.set(language, words);
  }
  // most texts are in one language: its words alone are split
  const sets = new Map<string, ReadonlySet<string>>();
  return {
    has(word, language) {
      let words = sets.get(language);
      if (!words) sets.set(language, (words = new Set(lines.get(language)?.split(" "))));
      return (
        words.has(word) || isCompound(word, words) || (language === "de" && isGermanNoun(word))
      );
    },
  };
}

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
