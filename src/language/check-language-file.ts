/** Whether a file of `languages/` is as `language-files.ts` says, with one sentence about the first line that is not. */

import { PalimpsestError } from "../errors.js";
import { languageFile } from "./language-files.js";

const PAGE = "docs/add-a-language.md";

/** @param path without ending: `de/cities` @param line counted from 1 */
export function malformed(path: string, problem: string, line?: number): PalimpsestError {
  const place = `languages/${path}.txt${line === undefined ? "" : `, line ${line}`}`;
  return new PalimpsestError("LANGUAGE_DATA_INVALID", `${place}: ${problem} (${PAGE})`);
}

export const missing = (path: string): PalimpsestError =>
  malformed(path, "the file is missing; write it with one entry per line");

/** What is wrong with a line and what to do; undefined if nothing is. */
function problemOf(line: string, parts: readonly string[] | undefined, optional: number) {
  if (line === "") return "the line is empty; delete it";
  if (line !== line.trim()) return "there are blanks around the entry; delete them";
  if (line !== line.normalize("NFC"))
    return "accents are written apart from their letters; save the line in Unicode form NFC";
  const count = line.split("|").length;
  if (!parts) return count > 1 ? "the entry contains '|'; write one entry per line" : undefined;
  if (count <= parts.length && count >= parts.length - optional) return undefined;
  return `the line has ${count} parts; write '${parts.join("|")}'${optional > 0 ? ", the last if it applies" : ""}`;
}

/**
 * @param path without ending: `de/cities`
 * @throws LANGUAGE_DATA_INVALID for a file of an unknown name, an empty one and the first malformed line
 */
export function checkLanguageFile(path: string, text: string): void {
  const file = languageFile(path);
  if (!file)
    throw malformed(
      path,
      "no file has this name; rename it as the page lists it, or list it in src/language/language-files.ts",
    );
  const lines = text.replace(/\r?\n$/u, "").split(/\r?\n/u);
  const seen = new Set<string>();
  for (const [i, line] of lines.entries()) {
    const problem = problemOf(line, file.parts, file.optional ?? 0);
    if (problem !== undefined) throw malformed(path, problem, i + 1);
    if (seen.has(line))
      throw malformed(path, "the entry is in the file twice; delete one of the two lines", i + 1);
    seen.add(line);
  }
}
