/**
 * Where the finds of the recognizer begin and end, as a person would mark them.
 *
 * | the model's span | becomes |
 * | --- | --- |
 * | begins or ends within a run of letters and digits | the whole run |
 * | goes over a blank line, a tab, a gap of three spaces, `v` between parties | one span per part |
 * | has spaces, quotes, commas, an unpaired bracket at an edge | is trimmed; an abbreviation keeps its dot |
 * | has no letter and no digit, is the 's' of a genitive, is function words or one letter in small letters | is dropped |
 * | is a code that begins with the word for it: 'DNI 1234' | is trimmed of it |
 * | is no name and begins or ends in function words | is trimmed of them |
 * | is a surname behind a forename, in the middle of a sentence | the whole name |
 * | overlaps the one before of its type; goes on behind a hyphen, a title or a forename alone, a part of a time and 'of'; has the year of the month listed before it | is one with it |
 * | is a detail that begins with a verb which says nothing: 'uses a wheelchair' | is trimmed of it, so that the sentence keeps its verb |
 * | is a code with the end of a sentence in it: '#1182. cc' | ends there |
 */

import type { Mention } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { isFunctionWords, withoutFunctionWords } from "../../language/function-words.js";
import { wordSet } from "../../language/lists.js";
import { parseTime } from "../../language/time/time.js";
import { isTitle } from "../../language/titles.js";
import type { Judgment } from "../../models/judgment.js";
import { labelLength } from "../codes/reference/code-labels.js";
import { isForename } from "../people/forenames.js";
import { sexOfGivenName } from "../people/sex.js";
import { unitAt, wholeWords } from "./whole-words.js";

const SUBSTANCE = /[\p{L}\p{N}]/u;
/** A blank line, or a gap as between columns. */
const BLANK_LINE = /\n[^\S\n]*\n\s*|[^\S\n]{3,}|\t+|\n(?=[^\n:]{1,30}:)/g;

/** What parts two attributes too: the next item of a list, '1b Deep vein thrombosis' and '2 Ovarian carcinoma'. */
const NEXT_ITEM =
  /\n[^\S\n]*\n\s*|[^\S\n]{3,}|\t+|\n(?=[^\n:]{1,30}:)|\n[ \t]*\d{1,2}[a-c]?[.)]? (?=\p{L})/gu;

/** What parts two people too: 'Abernathy v. Drummond', the end of a line and sentence, who speaks next: 'K. A: lovely';
 * 'RN Blessing A/RN Jo T'. */
const PARTED =
  /(?<=\p{L})\/(?=(?:[SR]N|HCA|Dr|Mr|Mrs|Ms|Miss|PC|Sr) \p{Lu})|\n[^\S\n]*\n\s*|[^\S\n]{3,}|\t+|\n(?=[^\n:]{1,30}:)| (?:v|vs|versus|-v-)\.? |(?<=\p{Ll}{3}[.?!])(?<!\b(?:Prof|Capt|Supt|Insp|Revd|Cllr|Engr|Thos|Chas|Messrs|Comdt)\.)\n|(?<=\.)\n(?=(?:Pt|Patient|Client|Baby|Mum|Dad|Mother|Father|Child|Mrs?|Ms|Miss|Dr|The|He|She|They|His|Her|It|I|We|In|On|At|No|A)\b)|(?<=\p{L}[.?!]) (?=\p{Lu}{1,3}: )/gu;

/** How far behind a span a label may end that its last line begins: 'Clinic' and 'Clinic date:'. */
const LABEL_REACH = 32;

/** Types whose mentions neither begin nor end in a function word: names may. */
const TRIMMED: ReadonlySet<SemanticType> = new Set(["ORG", "DEM", "DATETIME", "QUANTITY", "MISC"]);

const WORD_UNIT = /[\p{L}\p{M}\p{N}]/u;

// what may be at an edge: signs of numbers, handles, brackets that are paired
const LEADING_TRIM = /[^\p{L}\p{N}\p{Sc}+\-#@([{]/u;
const TRAILING_TRIM = /[^\p{L}\p{M}\p{N}\p{Sc}%\u2030\u00b0+)\]}]/u;
/** The dot of an initial or a short abbreviation: 'J. R.', '9 p.m.', 'Acme Inc.'. */
const ABBREVIATED = /(?<![\p{L}\p{N}])(?:\p{L}|\p{Lu}\p{Ll}{1,3})\.$/u;
/** 'Raj P.' before another sentence: the dot ends the first. */
const FORENAME_AND_LETTER = /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u;
const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** The mentions of the recognizer within their borders. @param judge how people would decide about a span */
export function withinBorders(
  text: string,
  mentions: readonly Mention[],
  judge: (span: Span) => Judgment | undefined,
): Mention[] {
  const bounded: Mention[] = [];
  for (const mention of mentions) {
    const { type } = mention;
    const parted = type === "PERSON" ? PARTED : type === "DEM" ? NEXT_ITEM : BLANK_LINE;
    for (const part of paragraphsOf(text, mention, parted)) {
      const piece = trimmed(text, wholeWords(text, part, WORD_UNIT));
      if (!piece || isGenitiveEnding(text, piece)) continue;
      const span = withForename(text, type, bare(text, type, piece), bounded.at(-1)?.end ?? 0);
      const words = text.slice(span.start, span.end);
      if (!SUBSTANCE.test(words) || LETTER.test(words)) continue;
      if (words === words.toLowerCase() && isFunctionWords(words)) continue;
      const before = bounded.at(-1);
      if (before && goesOn(text, before, { ...span, type })) {
        const both = closed(text, {
          start: before.start,
          end: Math.max(before.end, span.end),
        });
        const decision = judge(both);
        const whole = type === "PERSON" ? type : before.type;
        bounded[bounded.length - 1] = {
          ...before,
          ...both,
          type: whole,
          ...(decision && { decision }),
        };
      } else {
        bounded.push({ ...mention, ...span });
      }
    }
  }
  return bounded;
}

/** One small letter: the 'v' between parties, the '(a)' of a list. */
const LETTER = /^\p{Ll}\.?$/u;

/** Whether two finds are one: of a type and overlapping, a part of a time ('winter' of '1998'), halves of a name with a hyphen ('Hřebíčková' '-Dvořák'), a title and a name, a forename and a surname. */
const goesOn = (
  text: string,
  before: Mention,
  { start, end, type }: Span & { readonly type: SemanticType },
): boolean =>
  (before.type === type && start < before.end) ||
  isOtherHalf(text, before, { start, end, type }) ||
  (before.type === "DATETIME" &&
    type === "DATETIME" &&
    (/^ of (?:the )?$/.test(text.slice(before.end, start)) || isOneList(text, before, end))) ||
  (before.type === "PERSON" &&
    type === "PERSON" &&
    text.slice(before.end, start) === " " &&
    isTitle(text.slice(before.start, before.end))) ||
  isForenameAndSurname(text, before, { start, end, type });

/** 'March, April' and 'May 2023', whose year is that of all. */
const isOneList = (text: string, before: Span, end: number): boolean =>
  /^(?:,|,? and|,? or) $/u.test(
    text.slice(before.end, end).match(/^.*? (?=[\p{Lu}\p{N}])/u)?.[0] ?? "",
  ) &&
  !/\d{4}/.test(text.slice(before.start, before.end)) &&
  parseTime(text.slice(before.start, end))?.kind === "list";

/** A word with a capital, no abbreviation. */
const ONE_WORD = /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u;

/**
 * 'Afton' and 'Gislason', 'Gontran' and 'Renault' the car maker, the town of 'Cali' and 'Heathcote': a word that is taken
 * for a person, behind a forename or before what is none.
 */
function isForenameAndSurname(
  text: string,
  before: Mention,
  { start, end, type }: Span & { readonly type: SemanticType },
): boolean {
  const [first, second] = [text.slice(before.start, before.end), text.slice(start, end)];
  if (text.slice(before.end, start) !== " " || !ONE_WORD.test(first) || !ONE_WORD.test(second))
    return false;
  if (isForename(second) || sexOfGivenName(second) !== undefined) return false;
  if (before.type === "PERSON") return type === "PERSON" || type === "ORG" || type === "LOC";
  return (
    type === "PERSON" &&
    (before.type === "LOC" || before.type === "ORG") &&
    (isForename(first) || sexOfGivenName(first) !== undefined)
  );
}

/** 'Cali Heathcote' of 'Heathcote' in the middle of a sentence, where the forename was left out. */
function withForename(
  text: string,
  type: SemanticType,
  { start, end }: Span,
  covered: number,
): Span {
  const surname = text.slice(start, end);
  if (type !== "PERSON" || !ONE_WORD.test(surname) || isForename(surname)) return { start, end };
  const before = FORENAME_BEFORE.exec(text.slice(Math.max(0, start - FORENAME_REACH), start));
  const [whole, forename] = before ?? [];
  if (forename === undefined || (!isForename(forename) && sexOfGivenName(forename) === undefined))
    return { start, end };
  const from = start - (whole!.length - whole!.indexOf(forename));
  return from < covered ? { start, end } : { start: from, end };
}

/** A word in small letters, then one with a capital. */
const FORENAME_BEFORE = /(?<=\p{Ll}) (\p{Lu}\p{Ll}+) $/u;
const FORENAME_REACH = 24;

/** '-Dvořák' behind 'Hřebíčková', of which one at least is taken for a person, and the first is a single word. */
const isOtherHalf = (
  text: string,
  before: Mention,
  { start, end, type }: Span & { readonly type: SemanticType },
): boolean =>
  (before.type === "PERSON" ||
    (type === "PERSON" && /^[\p{L}\p{M}]+$/u.test(text.slice(before.start, before.end)))) &&
  start >= before.end &&
  /^-\p{Lu}[\p{L}\p{M}]+$/u.test(text.slice(before.end, end));

/** The span without what its type does not begin or end with. */
function bare(text: string, type: SemanticType, read: Span): Span {
  const span = {
    start: read.start + genitiveLength(text, read),
    end: read.end - ownerLength(text, type, read),
  };
  if (TRIMMED.has(type)) {
    const trimmed = withoutFunctionWords(text, span);
    return DETAILS.has(type) ? behindVerb(text, trimmed) : trimmed;
  }
  if (type !== "CODE") return span;
  const ends = SENTENCE_IN_CODE.exec(text.slice(span.start, span.end));
  return {
    start: span.start + labelLength(text.slice(span.start, span.end)),
    end: ends ? span.start + ends.index : span.end,
  };
}

const SENTENCE_IN_CODE = /(?<=[\p{L}\p{N}]{3})\. \p{Ll}/u;
const DETAILS: ReadonlySet<SemanticType> = new Set(["DEM", "MISC"]);
const OPENING = /^(?<verb>\p{Ll}+)\s+(?=\p{L})/u;

/** The rest of a detail behind one of the verbs in `languages/en/light-verbs.txt`. */
function behindVerb(text: string, { start, end }: Span): Span {
  const opening = OPENING.exec(text.slice(start, end));
  const isVerb = opening !== null && wordSet("en/light-verbs").has(opening.groups!["verb"]!);
  return { start: start + (isVerb ? opening[0].length : 0), end };
}

/** 'Cllr Stone's' of "Cllr Stone's dogs"; "butcher's" before what is hers, as "the butcher's youngest". */
function ownerLength(text: string, type: SemanticType, { start, end }: Span): number {
  const words = text.slice(start, end);
  const isOwner =
    (type === "PERSON" && /\p{L}['’]s$/u.test(words)) ||
    (type === "DEM" &&
      /(?:^| )\p{Ll}{3,}['’]s$/u.test(words) &&
      /^ \p{L}/u.test(text.slice(end, end + 2)));
  return isOwner ? 2 : 0;
}

/** The 's' in 'the widow's'. */
const isGenitiveEnding = (text: string, { start, end }: Span): boolean =>
  /^['’]s[.,;:]?$/.test(text.slice(Math.max(0, start - 1), end));

/** How much of a span is the end of the word before it: the 's ' of 's Surgery' behind 'Dr Hoffmann''. */
const genitiveLength = (text: string, { start, end }: Span): number =>
  start > 1 && /^\p{L}['’]s $/u.test(text.slice(start - 2, Math.min(start + 2, end))) ? 2 : 0;

/** The parts of a span between what parts them. */
function paragraphsOf(text: string, { start, end }: Span, parted: RegExp): Span[] {
  const paragraphs: Span[] = [];
  let from = start;
  for (const blank of text.slice(start, end + LABEL_REACH).matchAll(parted)) {
    if (start + blank.index >= end) break;
    paragraphs.push({ start: from, end: start + blank.index });
    from = start + blank.index + blank[0].length;
  }
  return [...paragraphs, { start: from, end }];
}

function trimmed(text: string, { start, end }: Span): Span | undefined {
  let from = start;
  let to = end;
  for (let before = -1; before !== to - from && from < to; ) {
    before = to - from;
    while (from < to && LEADING_TRIM.test(unitAt(text, from))) from++;
    while (from < to && TRAILING_TRIM.test(unitAt(text, to - 1))) {
      if (
        ABBREVIATED.test(text.slice(Math.max(from, to - 6), to)) &&
        !(
          FORENAME_AND_LETTER.test(text.slice(from, to)) &&
          /^(?:\s+\p{Lu}|$)/u.test(text.slice(to, to + 4))
        )
      )
        break;
      to--;
    }
    const piece = text.slice(from, to);
    const closing = BRACKETS[piece[0] ?? ""];
    if (closing !== undefined && piece.indexOf(closing) === piece.length - 1) {
      from++;
      to--;
      continue;
    }
    if (closing !== undefined && !piece.includes(closing)) from++;
    const opening = Object.keys(BRACKETS).find((bracket) => BRACKETS[bracket] === piece.at(-1));
    if (opening !== undefined && !piece.includes(opening)) to--;
  }
  return from < to && SUBSTANCE.test(text.slice(from, to))
    ? closed(text, { start: from, end: to })
    : undefined;
}

/** With the bracket or the quotation mark that closes or opens one within: 'CACE-21-018437 (04' and ')', '(' and 'Mrs.) Adaobi', "Masseur 'Bongo" and "'". */
function closed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const isOpen =
    (text[end] === ")" && words.lastIndexOf("(") > words.lastIndexOf(")")) ||
    isPair(OPENED.exec(words)?.groups?.["mark"], text[end]);
  const opening = words.indexOf("(");
  const closing = words.indexOf(")");
  const isClosed =
    (text[start - 1] === "(" && closing >= 0 && (opening < 0 || closing < opening)) ||
    isPair(text[start - 1], CLOSED.exec(words)?.groups?.["mark"]);
  return { start: isClosed ? start - 1 : start, end: isOpen ? end + 1 : end };
}
/** A quotation mark that opens within and does not close: 'Catacutan @ "Bakal'. */
const OPENED = /(?<=[\s(])(?<mark>['"‘“])(?=\p{L})[^'"‘’“”]*$/u;
/** One that closes and did not open: "D' Div.". */
const CLOSED = /^[^'"‘’“”]*\p{L}(?<mark>['"’”])(?=[\s,.)])(?![^'"‘’“”]*['"‘’“”])/u;
/** The marks that close what these open. */
const CLOSING: Readonly<Record<string, string>> = { "'": "'", '"': '"', "‘": "’", "“": "”" };
const isPair = (opening: string | undefined, closing: string | undefined): boolean =>
  opening !== undefined && closing !== undefined && CLOSING[opening] === closing;
