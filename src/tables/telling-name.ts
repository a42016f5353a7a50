/** Names of columns, keys and ids: which of them say nothing about a person. */

import { memoize } from "../language/memo.js";
import { hintOf } from "./column-name.js";
import { formOf } from "./form.js";

/** As programs name fields: `firstName`, `created_at`. */
const FIELD_NAME = /^[a-z_$@][A-Za-z0-9_$@.:[\]-]*$/;

/** Names that are remembered: the rows of a stream are read one by one, each under the same ones. */
const REMEMBERED = 1_000;

/** Whether a name is one that programs and people give to columns. */
export const isFieldName = memoize(
  (name: string): boolean => FIELD_NAME.test(name) || hintOf(name) !== undefined,
  REMEMBERED,
);

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
