/** Organizations that somebody works for, by the words around one of their mentions: 'works for', 'a nurse at', 'Employer:'. */

import type { Entity, Mention } from "../../../document/document.js";

const WORKS =
  /(?<!\p{L})(?:work(?:s|ed|ing)?|employ(?:ed|ee|ees|ment)|jobs?|posts?|positions?|hired|recruited|dismissed|sacked|made redundant|resign(?:ed|s)?|retired|career|apprentice(?:d|ship)?|payroll|volunteers?|volunteered|contracted|seconded|trained|started|shifts?|p[au]y from|wages from|salary from)(?: (?!not )\p{Ll}[\p{L}-]*){0,4}? (?:at|for|by|with|from|of|in|to)(?: the)? $/iu;
const EMPLOYER =
  /(?<!\p{L})(?:(?:employer|place of work|workplace|company|firm)(?: name)?[:\t]\s*|(?:his|her|their|my|our|your|['’]s|former|present|current|previous|new|last) (?:employers?|firm|company|workplace),? (?:is |was |were |are |at )?(?:the )?)$/iu;
const EMPLOYER_BEHIND =
  /^,? (?:(?:his|her|their|my|our|your|the \p{L}+['’]s) (?:\p{Ll}+ )?employers?|where (?:s?he|they|I|we) (?:has |have |had )?work(?:s|ed)?)(?!\p{L})/u;
const AT = /^,? (?:at|for|with|of|in)(?: the)? $/u;
const REACH = 90;

/** The mentions, with those of employers marked. */
export function withEmployers(
  text: string,
  mentions: readonly Mention[],
  entities: readonly Entity[],
): Mention[] {
  const marked = new Set<number>();
  for (const { type, mentions: own } of entities) {
    if (type === "ORG" && own.some((index) => employs(text, mentions, index)))
      for (const index of own) marked.add(index);
  }
  return mentions.map((mention, index) =>
    marked.has(index) ? { ...mention, employs: true } : mention,
  );
}

function employs(text: string, mentions: readonly Mention[], index: number): boolean {
  const { start, end } = mentions[index]!;
  const before = text.slice(Math.max(0, start - REACH), start);
  if (WORKS.test(before) || EMPLOYER.test(before)) return true;
  if (EMPLOYER_BEHIND.test(text.slice(end, end + REACH))) return true;
  // 'a crane operator at the Port of Felixstowe'
  const one = mentions[index - 1];
  return one?.subtype === "occupation" && AT.test(text.slice(one.end, start));
}
