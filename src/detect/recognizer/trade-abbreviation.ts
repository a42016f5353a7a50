/**
 * Abbreviations that clinics, schools, the police, offices and computers use, which the recognizer takes for somebody's
 * initials where a note says little else: 'Seen with wife today, ABG discussed'. Nobody's, unless the text names
 * somebody whose initials they are, or somebody signs with them.
 */

import type { Span } from "../../document/span.js";
import { wordSet } from "../../language/lists.js";

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
  return !isInitials(text, words);
}

/** Whether somebody of the text is called so by the first letters of their names. */
function isInitials(text: string, letters: string): boolean {
  if (!/^\p{Lu}{2,4}$/u.test(letters)) return false;
  const names = [...letters].map((letter) => `${letter}[\\p{L}'’]*[\\p{Ll}.]`);
  return new RegExp(`(?<!\\p{L})${names.join("[ -]")}(?!\\p{L})`, "u").test(text);
}
