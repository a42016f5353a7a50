/** Words that the recognizer takes for something and that say nothing of anybody, by the types that it gives them (lists/en/false-finds). */

import type { SemanticType } from "../../document/types.js";
import { rowsOfList } from "../../language/lists.js";

let listed: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** An entry in capitals fits as written, any other whatever its case. */
const typesOf = (word: string): ReadonlySet<string> | undefined => {
  listed ??= new Map(
    rowsOfList("en/false-finds").map(([entry, types]) => [entry!, new Set(types!.split(" "))]),
  );
  return listed.get(word) ?? listed.get(word.toLowerCase());
};

/** Types of which a find is nothing where each of its words is listed, and not only the phrase. */
const WORD_BY_WORD: ReadonlySet<SemanticType> = new Set(["PERSON", "LOC", "ORG"]);

/** Whether the words, or for names each of them, are listed as no find of the type. */
export function falseFindsOf(type: SemanticType, words: string): boolean {
  const bare = words.replace(/[.,]+$/u, "");
  if (typesOf(bare)?.has(type)) return true;
  if (!WORD_BY_WORD.has(type)) return false;
  const parts = bare.split(/[\s,&/]+/u);
  return parts.length > 1 && parts.every((part) => typesOf(part.replace(/\.$/u, ""))?.has(type));
}
