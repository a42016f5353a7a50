/**
 * Names of laws: 'the Turkish Criminal Code', 'section 172 of the Road Traffic Act 1988'. A law is the same
 * for everybody, so the words inside its name ('Turkish', 'Road Traffic', '1988') say nothing about a
 * person, and people who annotate hardly ever mark it (docs/findings/2026-11-22-laws.md).
 */

import type { Span } from "../../document/span.js";
import { isCapitalized, listOf, type Words, wordAt } from "../kit/phrases.js";
import { placesOf } from "../kit/words.js";

const HEADS = new Set(
  listOf("Act, Code, Convention, Regulation, Regulations, Rules, Ordinance, Statute, Directive"),
);
const LOWER_HEADS = new Set([...HEADS].map((head) => head.toLowerCase()));
const CODES = new Set(
  listOf(
    "criminal, penal, civil, labour, labor, commercial, administrative, military, tax, procedure, family",
  ),
);
/** Between words of a title before its head, and after it. */
const SMALL = new Set(listOf("of, and, on, for, in, to, against, with, by, from, at, or"));
const SMALL_AFTER = new Set([...SMALL, "the", "other", "relating", "concerning", "governing"]);
/** What the rest of a convention's or a code's name begins with. */
const OPENING = new Set(listOf("of, on, for, against, relating, concerning"));
/** One of these is in the name of whatever has provisions. */
const LAWS = new Set(
  listOf(
    "act, code, convention, constitution, law, rules, regulation, regulations, protocol, charter, treaty, statute, order, ordinance, directive, decree",
  ),
);
const PROVISIONS = new Set(
  listOf(
    "article, articles, art, arts, section, sections, rule, rules, regulation, regulations, paragraph, paragraphs, schedule",
  ),
);

const MOST_BEFORE = 12;
const MOST_AFTER = 14;
/** Words a provision's number is written in: '146 § 1', '8 (1) and 9'. */
const MOST_IN_NUMBER = 8;

/** Where laws and their provisions are named, in reading order; spans may overlap. */
export function lawsIn(words: Words): Span[] {
  const spans: Span[] = [];
  for (const head of placesOf(words, (word) => LOWER_HEADS.has(word))) {
    const law = HEADS.has(wordAt(words, head)) ? lawAt(words, head) : undefined;
    if (law) spans.push(law);
  }
  for (const at of placesOf(words, (word) => PROVISIONS.has(word))) {
    const provision = provisionAt(words, at);
    if (provision) spans.push(provision);
  }
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}

function lawAt(words: Words, head: number): Span | undefined {
  const first = firstOfTitle(words, head);
  const year = yearAfter(words, head);
  const last = OPENING.has(words.lower[head + 1] ?? "") ? lastOfTitle(words, head) : head;
  const before = words.lower[first - 1];
  const isNamed = {
    Act: first < head ? year !== undefined || before === "the" : year !== undefined,
    Code: words.lower.slice(first, head).some((word) => CODES.has(word)) || last > head,
    Convention: last > head,
  }[wordAt(words, head)];
  if (!(isNamed ?? (first < head && year !== undefined))) return undefined;
  return { start: words.starts[first]!, end: words.ends[year ?? last]! };
}

/** 'Article 146 § 1 of the Turkish Criminal Code', 'section 5 of Law no. 3713'. */
function provisionAt(words: Words, at: number): Span | undefined {
  let last = at;
  while (last - at < MOST_IN_NUMBER && isNumber(words, last + 1)) last++;
  if (last === at || words.lower[last + 1] !== "of") return undefined;
  const title = words.lower[last + 2] === "the" ? last + 3 : last + 2;
  if (title >= words.starts.length || !isCapitalized(words, title)) return undefined;
  last = lastOfTitle(words, title);
  if (!words.lower.slice(title, last + 1).some((word) => LAWS.has(word))) return undefined;
  return { start: words.starts[at]!, end: words.ends[yearAfter(words, last) ?? last]! };
}

/** '146', the '1' of '§ 1', '(b)', 'and 9'. */
function isNumber(words: Words, index: number): boolean {
  const word = words.lower[index];
  if (word === undefined || near(words, index - 1) === undefined) return false;
  if (/^\p{N}/u.test(word)) return true;
  if (word === "and" || word === "or") return /^\p{N}/u.test(words.lower[index + 1] ?? "");
  return word.length === 1 && words.text[words.ends[index]!] === ")";
}

/** The text between a word and the next, unless a sentence or a line ends there. */
function near(words: Words, index: number): string | undefined {
  const next = words.starts[index + 1];
  if (index < 0 || next === undefined) return undefined;
  const gap = words.text.slice(words.ends[index], next);
  return gap.length <= 4 && /^[ \n()§’'&,.-]*$/u.test(gap) && !/\. |\n\n/.test(gap)
    ? gap
    : undefined;
}

const isTight = (gap: string | undefined): boolean => gap !== undefined && !gap.includes(",");

/** The first word of the capitalized title that ends in a head. */
function firstOfTitle(words: Words, head: number): number {
  let first = head;
  for (let i = head - 1; i >= 0 && head - i <= MOST_BEFORE; i--) {
    if (!isTight(near(words, i))) break;
    if (isCapitalized(words, i)) first = i;
    else if (!SMALL.has(words.lower[i]!) && words.lower[i] !== "s") break;
  }
  return first;
}

/** The last capitalized word of the title that goes on after a word. */
function lastOfTitle(words: Words, from: number): number {
  let last = from;
  for (let i = from + 1; i < words.starts.length && i - from <= MOST_AFTER; i++) {
    if (!isTight(near(words, i - 1))) break;
    if (isCapitalized(words, i)) last = i;
    else if (!SMALL_AFTER.has(words.lower[i]!) && words.lower[i] !== "s") break;
  }
  return last;
}

/** The word that is the year of a law: 'Act 1988', 'Act of 1988', 'Rules (1981)'. */
function yearAfter(words: Words, head: number): number | undefined {
  for (const index of [head + 1, ...(words.lower[head + 1] === "of" ? [head + 2] : [])]) {
    if (
      /^(?:1[5-9]|20)\p{N}{2}$/u.test(words.lower[index] ?? "") &&
      isTight(near(words, index - 1))
    )
      return index;
  }
  return undefined;
}
