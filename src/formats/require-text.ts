import { PalimpsestError } from "../errors.js";

/** @throws INPUT_EMPTY where a file has no text; `hint` says what may be the matter with it */
export function requireText(
  text: string,
  name: string,
  hint = "if it is a scan, recognize its text first",
): void {
  if (/\S/.test(text)) return;
  throw new PalimpsestError("INPUT_EMPTY", `${name} contains no text; ${hint}`);
}
