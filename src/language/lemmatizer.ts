/** The one file that touches wink-lemmatizer (WordNet's morphology). */

import { createRequire } from "node:module";

/** Base form of a word in small letters, by part of speech; what is not known comes back as it is. */
export type Lemmatizer = Readonly<Record<"noun" | "verb" | "adjective", (word: string) => string>>;

let loaded: Lemmatizer | undefined;

/** Its tables take a tenth of a second to load, which a command that needs no lemmas does not wait for. */
export const lemmatizer = (): Lemmatizer =>
  (loaded ??= createRequire(import.meta.url)("wink-lemmatizer") as Lemmatizer);
