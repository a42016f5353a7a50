/** Base forms of English words. The one file of this stage that touches wink-lemmatizer. */

import { createRequire } from "node:module";

type Lemmatizer = Readonly<Record<"noun" | "adjective", (word: string) => string>>;

let loaded: Lemmatizer | undefined;

/** Its tables take a fifth of a second to load, which a command that replaces nothing need not wait for. */
const lemmatizer = (): Lemmatizer =>
  (loaded ??= createRequire(import.meta.url)("wink-lemmatizer") as Lemmatizer);

/** The base form of a word: 'dogs' is 'dog'. */
export function lemmaOf(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/, "");
  const noun = lemmatizer().noun(lower);
  return noun === lower ? lemmatizer().adjective(lower) : noun;
}

/** A noun in small letters in the singular: 'cities' is 'city'. */
export const singularOf = (noun: string): string => lemmatizer().noun(noun);
