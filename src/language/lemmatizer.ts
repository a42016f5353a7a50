/** The one file that names wink-lemmatizer (WordNet's morphology). */

import { host } from "#host";

/** Base form of a word in small letters, by part of speech; what is not known comes back as it is. */
export type Lemmatizer = Readonly<Record<"noun" | "verb" | "adjective", (word: string) => string>>;

/** The same library with smaller tables, where the build has made it (tools/bundle/lemmatizer.ts). */
const PREPARED = "dist/lemmatizer.cjs";

let loaded: Lemmatizer | undefined;

/** Loaded when first needed: its tables take time, which a command that needs no lemmas does not wait for. */
export const lemmatizer = (): Lemmatizer =>
  (loaded ??= host.library(PREPARED, "wink-lemmatizer") as Lemmatizer);
