/**
 * Whether what the recognizer takes for a code is written as one. In notes of clinics it takes the shorthand for
 * codes ('DM2', 'POD2', '4W', 'c/o', 'I/O -600', '@ 0900'); a number that identifies somebody is longer or says what it is.
 *
 * | stays | such as |
 * | --- | --- |
 * | four digits and more | '36244/06', '4417' |
 * | letters and two digits or more in one piece of five and more | 'NH204', 'YK19 ZTX' |
 * | an address or a handle | 'b.okafor', '@hana.k' |
 * | small letters and capitals in one piece of twelve and more | 'NDExMTExMTExMTExMTExMQ' |
 * | anything with a digit or in capitals behind the word for a number, a key or a name of a user | 'case 7', 'password: hunter2' |
 */

import type { Span } from "../../document/span.js";
import { HOUR_IN_FIGURES, isSpanInFigures } from "../../language/time/clock-figures.js";
import { isNoun, isNumbered } from "../codes/reference/code-labels.js";
import { PRESSURE } from "../words/quantity/blood-pressure.js";

const LEAST_DIGITS = 4;
const HANDLE = /@\p{M}*\p{L}|_|^\p{L}+\.[\p{L}\p{N}]*\p{L}[\p{L}\p{N}]*$/u;
/** Letters and digits in one piece, or the two pieces of a number plate. */
const MIXED =
  /^(?=.*\p{L})(?=.*\p{N}.*\p{N})(?:[\p{Lu}\p{N}/-]{5,}|\p{L}[\p{L}\p{N}]{5,}|\p{Lu}{1,3}\p{N}{1,3} \p{Lu}{2,3}|\p{Lu}{1,3}[ -]\p{Lu}{1,2} \p{N}{1,4})$/u;
/** Small and capital letters in one long piece: a number in base 64. */
const ENCODED = /^(?=.*\p{Ll}.*\p{Lu}.*\p{Ll})[\p{L}\p{N}+/]{12,}={0,2}$/u;
const INTRODUCED =
  /(?:#|(?<word>[\p{L}/-]{2,24})[.:]{0,2}(?: (?:is|was|are|of|number|no\.?|nr\.?|id)[.:]?)?[:#]? ?["'“‘(]?)$/iu;
const KEYS = /^(?:pass(?:word|code)|pin|user|username|login|handle|kennwort|passwort|ending)$/iu;

/** How far around a find is read, UTF-16 units. */
const REACH = 40;
/** Hours and minutes of a note: '@ 0900', 'SBAR 0715 handoff'. */
const TIME = new RegExp(`^(?:@ ?|[A-Z]{2,6} )?${HOUR_IN_FIGURES}$`);
const WORK = /^ (?:hand-?o(?:ff|ver)|note|shift|h(?:ou)?rs|obs|vitals|rounds?|huddle)\b/i;
/** A time in UTC, as crews write it: '0744Z'. */
const UTC = new RegExp(`^${HOUR_IN_FIGURES}Z$`);
const IS_PRESSURE = new RegExp(`^${PRESSURE}$`);
const VITALS = /\b(?:vitals?|obs|observations|BP|blood pressure|pressures?|pulse)\b[^.\n]{0,24}$/iu;

/** @param span whole words of `text` */
export function isCodeLike(text: string, { start, end }: Span): boolean {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (TIME.test(words) && (/@ ?$/.test(before) || words.startsWith("@") || WORK.test(after)))
    return false;
  if (UTC.test(words) || (IS_PRESSURE.test(words) && VITALS.test(before))) return false;
  const isLong = (words.match(/\p{N}/gu) ?? []).length >= LEAST_DIGITS;
  if (isLong && !isSpanInFigures(words)) return true;
  if ([HANDLE, MIXED, ENCODED].some((form) => form.test(words))) return true;
  const introduced = INTRODUCED.exec(before);
  if (!introduced || !/\p{N}|^\p{Lu}{5,}$/u.test(words)) return false;
  const word = introduced.groups?.["word"]?.toLowerCase();
  return word === undefined || KEYS.test(word) || isNoun(word) || isNumbered(word);
}
