/** A statement as a file, and whether such a file is what its run gives. */

import { errors } from "../../errors.js";
import { sha256 } from "../report/run/hash.js";
import { renderStatement } from "./page.js";
import type { Sealed, Statement } from "./statement.js";

export const seal = (statement: Statement): Sealed => ({
  ...statement,
  digest: sha256(JSON.stringify(statement)),
});

export type StatementForm = "html" | "json";

export const writeStatement = (sealed: Sealed, form: StatementForm): string =>
  form === "json"
    ? `${JSON.stringify(sealed, null, 2)}\n`
    : renderStatement(sealed, dataOf(sealed));

const OPEN = '<script type="application/json" id="statement">';
const CLOSE = "</script>";

/** The statement itself, for programs, inside its page. */
const dataOf = (sealed: Sealed): string =>
  `${OPEN}${JSON.stringify(sealed).replace(/</gu, "\\u003c")}${CLOSE}`;

/**
 * The statement in a file.
 * @throws STATEMENT_INVALID for any other file
 */
export function readStatement(text: string): {
  readonly sealed: Sealed;
  readonly form: StatementForm;
} {
  const start = text.indexOf(OPEN);
  const json = start < 0 ? text : text.slice(start + OPEN.length, text.indexOf(CLOSE, start));
  try {
    const value: unknown = JSON.parse(json);
    const { kind, version, digest, said, made } = value as Record<string, unknown>;
    if (kind === "statement" && version === 1 && typeof digest === "string" && said && made)
      return { sealed: value as Sealed, form: start < 0 ? "json" : "html" };
  } catch {
    // its message would quote the file
  }
  throw errors.STATEMENT_INVALID`the file is no statement of this program, or it was changed; name a file that 'palimpsest statement' wrote, or make it again`;
}

/**
 * What differs between a file and the statement that its run gives now.
 * @param rebuilt the statement of the run, with what the file says was said and when it was made
 * @returns sentences without any content of the file; none: not one byte was changed
 */
export function differences(
  file: Uint8Array,
  { sealed, form }: ReturnType<typeof readStatement>,
  rebuilt: Statement,
): string[] {
  const { digest, ...statement } = sealed;
  // what a changed byte made of it may have no parts to compare
  if (sha256(JSON.stringify(statement)) !== digest)
    return ["the statement was changed after it was made: its digest differs"];
  const found: string[] = [];
  if (JSON.stringify(statement.run.files) !== JSON.stringify(rebuilt.run.files))
    found.push("a file of the run was changed, added or removed: its digest differs");
  const again = seal(rebuilt);
  if (found.length === 0 && again.digest !== digest)
    found.push("the run gives other figures than the statement has");
  if (!Buffer.from(writeStatement(again, form)).equals(Buffer.from(file)) && found.length === 0)
    found.push("the file was changed after it was written: its bytes differ");
  return found;
}
