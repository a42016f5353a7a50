/** Whether a file of `languages/` is as files.ts says, with one sentence about the first line that is not. The build and the tests ask. */

import { errors, type PalimpsestError } from "../../src/errors.js";
import { type LanguageFile, languageFile } from "./files.js";

const PAGE = "docs/add-a-language.md";

/** @param path without ending: `de/cities` @param line counted from 1 */
function malformed(path: string, problem: string, line?: number): PalimpsestError {
  const place = `languages/${path}.txt${line === undefined ? "" : `, line ${line}`}`;
  return errors.LANGUAGE_DATA_INVALID`${place}: ${problem} (${PAGE})`;
}

/** Whether an entry of a file of patterns compiles; `#`, `@` and `~` stand for numbers and lengths and mean nothing else. */
function isPattern(value: string): boolean {
  try {
    new RegExp(value, "iu");
    return true;
  } catch {
    return false;
  }
}

const NO_PATTERN =
  "the pattern has an unmatched bracket or a stray sign; put \\ before a sign that means itself";

function problemOfValue(line: string, { keys, parts, optional = 0, patterns }: LanguageFile) {
  if (keys) {
    const cut = line.indexOf("|");
    const names = Object.keys(keys).map((key) => `'${key}|'`);
    if (cut < 0 || !Object.hasOwn(keys, line.slice(0, cut)))
      return `the line begins with no word of this file; begin it with one of ${names.join(", ")}`;
    return patterns && !isPattern(line.slice(cut + 1)) ? NO_PATTERN : undefined;
  }
  if (patterns) return isPattern(line) ? undefined : NO_PATTERN;
  const count = line.split("|").length;
  if (!parts) return count > 1 ? "the entry contains '|'; write one entry per line" : undefined;
  if (count <= parts.length && count >= parts.length - optional) return undefined;
  const last =
    optional === 0
      ? ""
      : `, of which the last ${optional === 1 ? "" : `${optional} `}may be left out`;
  return `the line has the wrong number of parts (${count}); write '${parts.join("|")}'${last}`;
}

/** What is wrong with a line and what to do; undefined if nothing is. */
function problemOf(line: string, file: LanguageFile): string | undefined {
  if (line === "") return "the line is empty; delete it";
  if (line !== line.trim()) return "there are blanks around the entry; delete them";
  if (line !== line.normalize("NFC"))
    return "accents are written apart from their letters; save the line in Unicode form NFC";
  return problemOfValue(line, file);
}

/** What a file as a whole lacks. */
function lackOf(lines: readonly string[], { keys = {}, lines: wanted }: LanguageFile) {
  if (wanted !== undefined && lines.length !== wanted)
    return `the file has ${lines.length} lines; write ${wanted}, in the order of the calendar`;
  const lacking = Object.keys(keys).find(
    (key) => keys[key] && !lines.some((line) => line.startsWith(`${key}|`)),
  );
  return lacking === undefined ? undefined : `no line begins with '${lacking}|'; add one`;
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
      "no file has this name; rename it as the page lists it, or list it in tools/languages/files.ts",
    );
  const lines = text.replace(/\r?\n$/u, "").split(/\r?\n/u);
  const seen = new Set<string>();
  for (const [i, line] of lines.entries()) {
    const problem = problemOf(line, file);
    if (problem !== undefined) throw malformed(path, problem, i + 1);
    if (seen.has(line))
      throw malformed(path, "the entry is in the file twice; delete one of the two lines", i + 1);
    seen.add(line);
  }
  const lack = lackOf(lines, file);
  if (lack !== undefined) throw malformed(path, lack);
}
