import { host } from "#host";
import { checkLanguageFile } from "./check-language-file.js";

/**
 * The checked text of a file of `languages/`, undefined where it is missing. The build checks all of them and puts them
 * in the place of this module (tools/bundle/bundle.ts).
 */
export function listText(path: string): string | undefined {
  const text = host.text(`languages/${path}.txt`);
  if (text !== undefined) checkLanguageFile(path, text);
  return text;
}
