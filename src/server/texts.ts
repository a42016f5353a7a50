/**
 * What the server reads from `texts/`; the build puts it in the place of this module.
 *
 * The tables are numbered steps. A step is never changed once released; the next one is a new file. Columns named `sealed`
 * hold what may reveal something about a person, encrypted (seal.ts).
 */

import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("texts/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, FOLDER), "utf8");

export const STEPS: readonly string[] = readdirSync(new URL("tables/", FOLDER))
  .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  .map((file) => read(`tables/${file}`));

/**
 * What a project tells its readers until somebody writes guidelines of their own: which details to mask (after Pilán
 * et al. 2022, the Text Anonymization Benchmark) and which words to choose (after Olstad et al. 2023, appendix A).
 */
export const GUIDELINES: string = read("guidelines.md");

/** Rows of measure, kind of text, mean risk, share that people masked, and entities counted. */
export const CALIBRATION_ROWS: string = read("calibration.tsv");
