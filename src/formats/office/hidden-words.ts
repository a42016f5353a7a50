/** Hidden words outside the text of a document: in names and attributes of its parts. */

import type { Sanitized } from "../../document/document.js";

/** Replaced words that are nowhere in the new text; words without a letter are among every file's numbers. */
export function hiddenWords({ document, text, replacements }: Sanitized): ReadonlySet<string> {
  return new Set(
    replacements
      .map(({ start, end }) => document.text.slice(start, end).trim())
      .filter((words) => words.length > 1 && /\p{L}/u.test(words) && !text.includes(words)),
  );
}

/** Whether `text` contains `words` as whole words. */
export function holdsWords(text: string, words: string): boolean {
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? "");
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return true;
  }
  return false;
}
