/** Names of columns, keys and ids: which of them can tell of nobody. */

import { hintOf } from "./column-name.js";
import { formOf } from "./form.js";

/** As programs name fields: `firstName`, `created_at`. */
const FIELD_NAME = /^[a-z_$@][A-Za-z0-9_$@.:[\]-]*$/;

/** Whether a name is one that programs and people give to columns. */
export const isFieldName = (name: string): boolean =>
  FIELD_NAME.test(name) || hintOf(name) !== undefined;

/** An id that names a record and nobody: a short number, a code, a UUID, one plain word. */
export function isHarmlessId(value: string): boolean {
  const id = value.trim();
  if (/\d{7}/.test(id) && formOf(id) !== "uuid" && formOf(id) !== "hash") return false;
  return (
    ["nothing", "number", "code", "uuid", "hash", "words", "moment"].includes(formOf(id)) &&
    !/\s/.test(id)
  );
}
