/**
 * The ordinary words of the languages other than English: what a sentence is made of and no name. One file for all
 * languages, beside their recognizer (`training/ordinary_words.py` says what it was made from).
 *
 * | column | contents |
 * | --- | --- |
 * | 1 | BCP 47 tag |
 * | 2 | words that corpora with annotated names use outside names, separated by spaces |
 */

import { brotliDecompressSync } from "node:zlib";
import { PalimpsestError } from "../errors.js";
import { type ListedModel, openListed, readFirst } from "./model-files.js";

export interface OrdinaryWords {
  /** Whether corpora use a word in lower case outside names. */
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
      return words.has(word);
    },
  };
}
