/** The one file that touches wink-lemmatizer (WordNet's morphology). */

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PACKAGE_ROOT } from "../files/package-root.js";

/** Base form of a word in small letters, by part of speech; what is not known comes back as it is. */
export type Lemmatizer = Readonly<Record<"noun" | "verb" | "adjective", (word: string) => string>>;

/** The same library with smaller tables, where the build has made it (tools/bundle/lemmatizer.ts). */
const PREPARED = fileURLToPath(new URL("dist/lemmatizer.cjs", PACKAGE_ROOT));

let loaded: Lemmatizer | undefined;

/** Loaded when first needed: its tables take time, which a command that needs no lemmas does not wait for. */
export const lemmatizer = (): Lemmatizer =>
  (loaded ??= createRequire(import.meta.url)(
    existsSync(PREPARED) ? PREPARED : "wink-lemmatizer",
  ) as Lemmatizer);
