/**
 * The tables, as numbered steps in `tables/`. A step is never changed once released; the next one is a new file.
 * Columns named `sealed` hold what may reveal something about a person, encrypted (seal.ts). The build puts the texts in
 * the place of this module.
 */

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("tables/", import.meta.url);

export const STEPS: readonly string[] = readdirSync(FOLDER)
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .map((file) => readFileSync(new URL(file, FOLDER), "utf8"));
