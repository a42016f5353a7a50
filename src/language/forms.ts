/**
 * One form for a word however it is written: lower case, no accents, no possessive, its lemma where
 * it is English, a figure where it is a small number. 'Actresses' meets 'actress', 'Zürich' meets
 * 'Zurich', 'two' meets '2', '17th' meets '17'.
 */

import { lemmatizer } from "./lemmatizer.js";
import { inPlainLetters } from "./letters.js";

const FIGURES: ReadonlyMap<string, string> = new Map(
  [
    ["zero"],
    ["one", "first"],
    ["two", "second", "twice"],
    ["three", "third"],
    ["four", "fourth"],
    ["five", "fifth"],
    ["six", "sixth"],
    ["seven", "seventh"],
    ["eight", "eighth"],
    ["nine", "ninth"],
    ["ten", "tenth"],
    ["eleven", "eleventh"],
    ["twelve", "twelfth"],
  ].flatMap((words, figure) => words.map((word) => [word, String(figure)] as const)),
);

/** Lower case and without accents; `word` has letters, digits and apostrophes only. */
export function foldWord(word: string): string {
  let folded = word.toLowerCase();
  if (/[^\0-\x7f]/.test(folded)) {
    folded = inPlainLetters(folded.normalize("NFKD").replace(/\p{M}+/gu, ""));
  }
  return folded.replace(/['’]s?$/, "").replace(/['’]/g, "");
}

/** The form of a folded word under which it is indexed. */
export function lemmaOf(folded: string): string {
  if (!/^[a-z]+$/.test(folded)) return folded.replace(/^([0-9]+)(?:st|nd|rd|th)$/, "$1");
  const figure = FIGURES.get(folded);
  if (figure !== undefined) return figure;
  if (folded.length < 4 || folded.length > 24) return folded;
  const noun = lemmatizer().noun(folded);
  if (noun !== folded) return noun;
  const verb = lemmatizer().verb(folded);
  return verb !== folded ? verb : lemmatizer().adjective(folded);
}
