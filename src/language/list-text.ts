import { readFileSync } from "node:fs";
import { PACKAGE_ROOT } from "../files/package-root.js";
import { checkLanguageFile } from "./check-language-file.js";

/**
 * The checked text of a file of `languages/`, undefined where it is missing. The build checks all of them and puts them
 * in the place of this module (tools/bundle/bundle.ts).
 */
export function listText(path: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(new URL(`languages/${path}.txt`, PACKAGE_ROOT), "utf8");
  } catch {
    return undefined;
  }
  checkLanguageFile(path, text);
  return text;
}
