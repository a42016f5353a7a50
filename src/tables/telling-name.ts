/** Names of columns, keys and ids: which of them say nothing about a person. */

import { isFileWord } from "../language/file-words.js";
import { wordList } from "../language/lists.js";
import { memoize } from "../language/memo.js";
import { hintOf } from "./column-name.js";
import { formOf } from "./form.js";

/** As programs name fields: `firstName`, `created_at`. */
const FIELD_NAME = /^[a-z_$@][A-Za-z0-9_$@.:[\]-]*$/;

/** Names that are remembered: the rows of a stream are read one by one, each under the same ones. */
const REMEMBERED = 1_000;

/**
 * Whether a name is one that programs and people give to columns, and holds no other word that could be somebody's name:
 * `First name`, `user.email`; not 'Anna Berg phone', nor the path `Anna Berg.dob`.
 */
export const isFieldName = memoize((name: string): boolean => {
  const words = name.split(WORD_BORDER);
  if (words.some(isForename)) return false;
  return FIELD_NAME.test(name) || (hintOf(name) !== undefined && words.every(isOfFields));
}, REMEMBERED);

const WORD_BORDER = /[^\p{L}\p{M}]+|(?<=\p{Ll})(?=\p{Lu})/u;

const FORENAMES = memoize(
  (list: string): ReadonlySet<string> => new Set(wordList(list).map((word) => word.toLowerCase())),
);
const isForename = (word: string): boolean =>
  FORENAMES("shared/forenames").has(word.toLowerCase()) && hintOf(word) === undefined;

/** Of names of fields, beside the words that say by themselves what a field holds. */
const BESIDE =
  /^(?:birth|death|kin|emergency|worked|issued|opened|closed|paid|due|main|mobile|work)$/i;

/** A word in small letters or capitals, or one that says what a column holds. */
const isOfFields = (word: string): boolean =>
  word.length < 3 || !/^\p{Lu}\p{Ll}/u.test(word) || isFieldWord(word);

/** Whether columns are called by a word: it says what they hold, or what files are about. */
export const isFieldWord = (word: string): boolean =>
  hintOf(word) !== undefined || BESIDE.test(word) || isFileWord(word.toLowerCase());

/** An id that names a record and nobody: a short number, a code, a UUID, one plain word. */
export function isHarmlessId(value: string): boolean {
  const id = value.trim();
  if (/\d{7}/.test(id) && formOf(id) !== "uuid" && formOf(id) !== "hash") return false;
  return (
    ["nothing", "number", "code", "uuid", "hash", "words", "moment"].includes(formOf(id)) &&
    !/\s/.test(id)
  );
}

/** Columns as messages and reports name them: one that is no usual field could be named after somebody. */
export const reportedName = (name: string, at: number): string =>
  isFieldName(name) ? name : `column ${at + 1}`;

/** The first columns of a table, for a message. */
export const columnNames = (names: Iterable<string>): string => {
  const all = [...names].map(reportedName);
  return all.length <= 20 ? all.join(", ") : `${all.slice(0, 20).join(", ")}, ...`;
};
