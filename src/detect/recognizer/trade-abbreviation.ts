/**
 * Abbreviations that clinics, schools, the police, offices and computers use, which the recognizer takes for somebody's
 * initials where a note says little else: 'Seen with wife today, ABG discussed'. Nobody's, unless the text names
 * somebody whose initials they are, or somebody signs with them.
 */

import type { Span } from "../../document/span.js";
import { wordSet } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";

const ABBREVIATIONS: ReadonlySet<string> = wordSet("en/abbreviations");

/** Who wrote something, before their initials: 'typed by HKB', 'Signed: RJM'. */
const SIGNED =
  /(?:(?<!\p{L})(?:by|signed|initials?|initialled|author|from|per|cc|for and on behalf of|pp|c\/o|dictated|typed|witness(?:ed)?|approved|checked|auth(?:orised)?|mr|mrs|ms|miss|dr|aka|named?|called|known as):? |[/@])$/iu;
const ALONE_BEFORE = /(?:^|\n)[ \t–-]*$/u;
const ALONE_AFTER = /^[ \t]*(?:\n|$)/u;
const REACH = 24;

export function isTradeAbbreviation(text: string, { start, end }: Span): boolean {
  // 're EEG', 'mum re EEG.'
  const [words = ""] =
    /(?<=^(?:\p{Ll}+ ){0,2})\p{Lu}[^ ]*(?<!\.)(?=\.?$)/u.exec(text.slice(start, end)) ?? [];
  if (!ABBREVIATIONS.has(words)) return false;
  // letters before a number belong to it: 'DBA 554120'
  if (/^[ -]?\d{4}/.test(text.slice(end, end + 5))) return false;
  // a part of a name: 'HMP Northfold'
  if (text[end - 1] !== "." && /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3))) return false;
  const before = text.slice(Math.max(0, start - REACH), start);
  if (SIGNED.test(before)) return false;
  // the last line of a note is its writer's
  if (ALONE_BEFORE.test(before) && ALONE_AFTER.test(text.slice(end, end + REACH))) return false;
  return !(/^\p{Lu}{2,4}$/u.test(words) && initialsIn(text).has(words));
}

/** A part of somebody's name, and from where one begins that part and up to three more. */
const NAME = "\\p{Lu}[\\p{L}'’]*[\\p{Ll}.](?!\\p{L})";
const NAMES = new RegExp(`(?<!\\p{L})(?=(${NAME}(?:[ -]${NAME}){1,3}))\\p{Lu}`, "gu");

/** The first letters of two to four names that follow each other in a text, which is read once for all its abbreviations. */
const initialsIn = memoize((text): ReadonlySet<string> => {
  const initials = new Set<string>();
  for (const [, names] of text.matchAll(NAMES)) {
    const letters = names!.replace(/(\p{Lu})[^ -]*[ -]?/gu, "$1");
    for (let length = 2; length <= letters.length; length++) initials.add(letters.slice(0, length));
  }
  return initials;
}, 1);
