/**
 * People whom one find names together, each within the borders of the name, whatever language is spoken around them.
 *
 * | the find | the people |
 * | --- | --- |
 * | 'Juan Pérez y Ana Gil', 'Marie Durand et Luc Petit' | two |
 * | 'Tom and Jane Pike', 'Jean et Marie Dupont' | two: a given name, and a name |
 * | 'Juan Pérez llamó', 'Eva Lund kommer' | one, and the word behind |
 * | 'Mr and Mrs Pike', 'Dr & Mrs T. Berg' | two: a title, whose surname is the next one's, and a name |
 * | 'Gbenga / Uduak', 'Osman Elmi, Sr. Zulaikha Rahaman', 'Bridget-Rose⏎Mother Philomena' | two |
 * | 'Ortega y Gasset', 'Ramón y Cajal' | one |
 */

import type { Span } from "../../document/span.js";
import { capitalized } from "../../language/capitals.js";
import { isTitle, TITLE, TITLE_PHRASES } from "../../language/titles.js";
import { isForename } from "./forenames.js";
import { isNameParticle } from "./local-bounds.js";

/** 'M', 'Heer' and 'Sr' are titles only beside another name, and a word for a relative only with a capital. */
const TITLES = `${TITLE}|M|Heer|Sr`;
const KIN = TITLE_PHRASES.filter(({ value }) => value.kind === "kin")
  .map(({ phrase }) => capitalized(phrase))
  .join("|");
const AND = new RegExp(
  String.raw` (?:and|&|y|et|und|och|og|en|ja|și|oraz|e|i|a) (?=\p{Lu})| ?/ ?(?=\p{Lu}\p{L}{2})|(?:, |\n)(?=(?:${TITLES}|${KIN}|Matron)\.? \p{Lu}\p{L})`,
  "gu",
);
/** These also join the two surnames of one person, or are letters of a name. */
const ALSO_WITHIN = /^ (?:y|e|i|a|en) $/u;
const NAME_WORD = /^(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|(?:\p{Lu}\.){1,4})$/u;
const LONE_TITLE = new RegExp(String.raw`^(?:${TITLES})\.?$`, "u");
const BODY =
  /^(?:Sons?|Daughters?|Co|Company|Partners?|Associates|Brothers|Bros|Family|Others|Ltd|LLP|Solicitors)\.?$/u;
/** What a name never ends in: a verb, an adverb or a noun in small letters. */
const SMALL_WORD = /^\p{Ll}[\p{Ll}\p{M}]{2,}$/u;

const wordsOf = (name: string): string[] => name.trim().split(/\s+/);

const isName = (words: readonly string[]): boolean =>
  words.every((word) => NAME_WORD.test(word) || isNameParticle(word)) &&
  NAME_WORD.test(words.at(-1)!);

/** 'Mr' and 'Mrs Pike'. */
const isCouple = (first: readonly string[], second: readonly string[]): boolean =>
  first.length === 1 && isTitle(first[0]!) && isTitle(second[0]!) && second.length > 1;

/** Whether what stands before and behind 'and' are two people. */
function areTwo(before: string, joint: string, after: string): boolean {
  const [first, second] = [wordsOf(before), wordsOf(after)];
  if (!isName(first) || !isName(second)) return false;
  if (isCouple(first, second)) return true;
  // 'Rao, Ms Sunita'
  if (joint === ", " && first.length < 2) return false;
  if (LONE_TITLE.test(first.at(-1)!) || BODY.test(second.at(-1)!)) return false;
  if (LONE_TITLE.test(second[0]!)) return second.length > 1;
  const named = isForename(second[0]!);
  if (ALSO_WITHIN.test(joint)) return second.length > 1 && named;
  // 'Tom and Jane Pike', 'Pike and Gould', 'Ann Pike and Gould'
  return true;
}

/** The span without words in small letters behind the name. */
function withoutSmallWords(text: string, { start, end }: Span): Span {
  let last = end;
  for (;;) {
    const words = text.slice(start, last);
    const at = words.lastIndexOf(" ");
    const word = words.slice(at + 1);
    const before = words.slice(0, at).replace(/[\s,;]+$/u, "");
    if (at < 0 || !SMALL_WORD.test(word) || isNameParticle(word)) return { start, end: last };
    if (!/^\p{Lu}/u.test(before) || !/\p{Ll}/u.test(before) || LONE_TITLE.test(before))
      return { start, end: last };
    last = start + before.length;
  }
}

/** The people that a find names. */
export function peopleApart(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end);
  const found: Span[] = [];
  let from = 0;
  const joints = [...words.matchAll(AND)];
  for (const [i, { index, 0: joint }] of joints.entries()) {
    const next = words.slice(index + joint.length, joints[i + 1]?.index);
    if (!areTwo(words.slice(from, index), joint, next)) continue;
    found.push({ start: start + from, end: start + index });
    from = index + joint.length;
  }
  found.push({ start: start + from, end });
  return found.map((one) => withoutSmallWords(text, one));
}
