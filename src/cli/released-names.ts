/**
 * Names under which files are released. A name that says something about a person is replaced by the
 * input's number: one in which the detectors find a person or a code of a known kind, and one that shows a word
 * which its document hides. Words of which names of files are made ('Deep B') name nobody. A bare number ('001-61498.txt') stays: data sets are joined by it.
 *
 * | of such an input | `--names number` | default | `--names keep` |
 * | --- | --- | --- | --- |
 * | file in an output folder | `document-3.txt` | `document-3.txt` | as it is |
 * | name in a report: its path below the folder that the command names | `document-3.txt` | `document-3.txt` | as it is |
 * | id in `--to json`, `jsonl` and `masks`, which are read beside the originals | `document-3.txt` | as it is | as it is |
 */

import { extname } from "node:path";
import { createDocument, type Mention, type Sanitized } from "../document/document.js";
import type { PalimpsestError } from "../errors.js";
import type { Sanitizer } from "../index.js";
import { isFileWord } from "../language/file-words.js";
import type { Policy } from "../policy/policy.js";
import type { Input } from "./inputs.js";
import type { Omissions } from "./omissions.js";
import type { Failure } from "./run.js";

/** How a failure is called in a report. */
export interface NamedFailure {
  readonly name: string;
  readonly code: PalimpsestError["code"];
  readonly message: string;
}

export interface ReleasedNames {
  /** The input as outputs call it: itself, where its name says nothing. */
  of(input: Input, sanitized: readonly Sanitized[]): Promise<Input>;
  failures(failures: readonly Failure[]): Promise<NamedFailure[]>;
  /** One line, where names are replaced. */
  tell(omissions: Omissions): void;
}

/** @param inputs all of the run, which gives each its number */
export function createReleasedNames(
  inputs: readonly Input[],
  { names }: Policy,
  sanitizer: Pick<Sanitizer, "detect">,
): ReleasedNames {
  const numbers = new Map(inputs.map(({ name }, i) => [name, i + 1]));
  const ids = new Map(inputs.map(({ name, id }) => [name, id]));
  let replaced = 0;
  const isTelling = async (name: string, sanitized: readonly Sanitized[]): Promise<boolean> =>
    names !== "keep" && (showsHidden(name, sanitized) || (await namesSomebody(name, sanitizer)));
  return {
    async of(input, sanitized) {
      if (input.path === undefined || !(await isTelling(input.relative, sanitized))) return input;
      replaced++;
      const relative = `document-${numbers.get(input.name)}${extname(input.relative)}`;
      return { ...input, relative, id: relative };
    },
    failures: (failures) =>
      Promise.all(
        failures.map(async ({ name, error: { code, message } }) => {
          // no input came of it, and its path is all there is to say
          if (name === "")
            return { name, code, message: "an input that the command names was not read" };
          const id = ids.get(name) ?? name;
          const called = (await isTelling(id, []))
            ? `document ${numbers.get(name) ?? "of the run"}`
            : id;
          return { name: called, code, message: message.replaceAll(name, called) };
        }),
      ),
    tell(omissions) {
      if (replaced === 0) return;
      const those = replaced === 1 ? "name says" : "names say";
      omissions.say(
        "name",
        `${replaced} file ${those} something about a person, and ${replaced === 1 ? "is" : "are"} numbered in what is released; --names keep leaves them`,
      );
    },
  };
}

/** A document under the id of the name that its file is released by; the documents of a table keep their row. */
export const renamed = (one: Sanitized, from: Input, to: Input): Sanitized => {
  const { id } = one.document;
  const isOwn = id === from.id || /^[:/]/.test(id.slice(from.id.length));
  if (from === to || !isOwn || !id.startsWith(from.id)) return one;
  return { ...one, document: { ...one.document, id: to.id + id.slice(from.id.length) } };
};

const WORD_BORDER = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** Words of a path, also where case alone parts them; some systems write an accent as a character of its own. */
export const wordsOfName = (path: string): string[] =>
  path
    .slice(0, path.length - extname(path).length)
    .normalize("NFC")
    .split(WORD_BORDER)
    .filter((word) => word.length > 0);

/** Shorter ones are hidden in every text: initials, days of a month. */
const MIN_LETTERS = 3;

/** Whether a name has a word that its documents hide and show nowhere. */
function showsHidden(name: string, sanitized: readonly Sanitized[]): boolean {
  const words = wordsOfName(name).map((word) => word.toLowerCase());
  return sanitized.some(({ document, text, replacements }) => {
    const hidden = new Set(
      replacements.flatMap(({ start, end }) =>
        (document.text.slice(start, end).match(/[\p{L}\p{N}]+/gu) ?? [])
          .filter((word) => word.length >= MIN_LETTERS && /[\p{Lu}\p{N}]/u.test(word))
          .map((word) => word.toLowerCase()),
      ),
    );
    const shown = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    return words.some((word) => hidden.has(word) && !shown.has(word));
  });
}

/** 'Deep B', 'Untitled', 'Protokoll Sitzung': words of which names of files are made, and letters. */
const isOfFiles = (words: string): boolean =>
  words
    .normalize("NFC")
    .split(WORD_BORDER)
    .every((word) => /^(?:\p{L}?\p{N}*)$/u.test(word) || isFileWord(word.toLowerCase()));

/** Whether the detectors find a person or a code of a known kind in a name, read as words and as it is written. */
async function namesSomebody(name: string, sanitizer: Pick<Sanitizer, "detect">): Promise<boolean> {
  const words = wordsOfName(name);
  const asNames = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(" ");
  for (const text of [asNames, name.slice(0, name.length - extname(name).length)]) {
    if (text === "") continue;
    const { mentions } = await sanitizer.detect(createDocument(text, { language: "en" }));
    const tells = ({ type, subtype, start, end }: Mention) =>
      (type === "PERSON" && !isOfFiles(text.slice(start, end))) ||
      (type === "CODE" && subtype !== undefined);
    if (mentions.some(tells)) return true;
  }
  return false;
}
