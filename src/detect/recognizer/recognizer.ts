/**
 * The neural detector: what the recognizer finds, with boundaries a person would draw.
 *
 * | the model's span | becomes |
 * | --- | --- |
 * | begins or ends within a run of letters and digits | the whole run |
 * | goes over a blank line, a tab or a gap of three spaces | one span per part |
 * | has spaces, quotes, commas, an unpaired bracket at an edge | is trimmed; an abbreviation keeps its dot |
 * | has no letter and no digit, is the 's' of a genitive or 'of the' | is dropped |
 * | is a code that begins with the word for it: 'DNI 1234', or that word alone | is trimmed of it, or dropped |
 * | is nothing but figures in a row of figures | is dropped |
 * | is a form of address, a direction, a heading | see not-named.ts |
 * | no name, ends in 'of the' or begins with 'and' | is trimmed of that |
 * | is a name behind a verb in small letters: 'met Bob Jones' | is trimmed of it |
 * | overlaps the one before after this, same type | is one with it |
 * | is an organization or a person by the model, and its words say otherwise | see neural-types.ts |
 * | is a kind of place or body after a space behind other names ('Cold' 'Keld' 'Farm') | is one with them |
 * | is a person's name after a space behind another ('Tony' 'William') | is one with it |
 * | is told in words, another clue by the model | see neural-tellings.ts |
 *
 * Lines in capitals are read as a heading in title case, of which the model has seen many more. A text
 * without capitals is read twice, as it is and in title case, and what only the second shows to be a person is added.
 */

import type { Mention } from "../../document/document.js";
import { overlaps, type Span } from "../../document/span.js";
import { SEMANTIC_TYPES, type SemanticType } from "../../document/types.js";
import { isInSmallLetters, withCapitals, withoutCapitals } from "../../language/capitals.js";
import { withoutFunctionWords } from "../../language/function-words.js";
import type { RecognizedText, Recognizer } from "../../models/recognizer.js";
import { labelLength } from "../codes/reference/code-labels.js";
import type { Detector, DetectorInput, Found } from "../kit/detector.js";
import { isNothing } from "./false-finds.js";
import { goesOn, isDoubleName, isSaint, riskier, withFragmentsJoined } from "./joins.js";
import { isLoneNumber } from "./lone-number.js";
import { withNeighbours } from "./neighbours.js";
import { isNoName } from "./not-named.js";
import { isOrdinaryOpening } from "./ordinary-opening.js";
import { typeOf } from "./retype.js";
import { withGreetedNames, withSmallNames } from "./small-letters.js";
import { BEHIND_NAME, piecesOf } from "./split.js";
import { withTellings } from "./tellings.js";
import { unitAt, wholeWords } from "./whole-words.js";

/** What the model says of a text, with its spans as mentions that a person would mark. */
export interface NeuralFindings extends Omit<RecognizedText, "spans"> {
  readonly found: readonly Found[];
}

export interface NeuralDetector extends Detector {
  /** As `detect`, with the words the model could not read. */
  examine(input: Pick<DetectorInput, "text" | "languages" | "passages">): Promise<NeuralFindings>;
}

/** The mention with what the recognizer read there, where a rule found it and not the recognizer. */
export function withDecision(mention: Mention, read?: NeuralFindings): Mention {
  const decision = mention.decision ?? read?.judge(mention);
  return decision ? { ...mention, decision } : mention;
}

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

/** Line ends that the tokenizer would drop, joining the words around them. */
const OTHER_LINE_ENDS = /[\v\f\x85]/g;

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

/** @param tellings - whether stretches told in words are found whole, by words that are English (neural-tellings.ts) */
export function neuralDetector(recognizer: Recognizer, { tellings = true } = {}): NeuralDetector {
  async function examine({ text }: Pick<DetectorInput, "text">): Promise<NeuralFindings> {
    if (!SUBSTANCE.test(text)) {
      return { found: [], unread: [], judge: () => undefined, inside: () => undefined };
    }
    const read = withoutCapitals(text.replace(OTHER_LINE_ENDS, "\n"));
    const titled = withCapitals(read);
    const [recognized, again] = await recognizer.recognize(
      titled === undefined ? [read] : [read, titled],
    );
    const { unread, judge, inside } = recognized!;
    const repaired = (words: string, { told, ...rest }: RecognizedText): Found[] =>
      repair(words, tellings && told ? { ...rest, told } : rest, recognizer.name);
    const found = repaired(read, recognized!);
    if (titled !== undefined) found.push(...onlyTitled(repaired(titled, again!), found));
    const readings = again ? [recognized!, again] : [recognized!];
    const greeted = tellings ? found : withGreetedNames(text, found, readings);
    const named = isInSmallLetters(text) ? withSmallNames(text, greeted, readings) : greeted;
    return { found: named, unread, judge, inside };
  }

  return {
    name: "neural",
    finds: SEMANTIC_TYPES,
    examine,
    detect: async (input) => (await examine(input)).found,
  };
}

/** Least score of a name that is found only where a text without capitals is read in title case. */
const LEAST_TITLED = 0.9;

/** Names of people that the reading in title case adds, none of their words an everyday one. */
const onlyTitled = (titled: readonly Found[], found: readonly Found[]): Found[] =>
  titled.filter(
    (one) =>
      one.type === "PERSON" &&
      one.score >= LEAST_TITLED &&
      !found.some((other) => overlaps(one, other)),
  );

/** The spans of one text, in reading order, with repaired boundaries. */
function repair(
  text: string,
  { spans, judge, told }: Pick<RecognizedText, "spans" | "judge" | "told">,
  model: string,
): Found[] {
  const found: Found[] = [];
  for (const { type: said, score, decision, ...span } of spans) {
    const parted = said === "PERSON" ? PARTED : said === "DEM" ? NEXT_ITEM : BLANK_LINE;
    const paragraphs = paragraphsOf(text, span, parted);
    const pieces = paragraphs.flatMap((paragraph) => {
      const bounded = trimmed(text, wholeWords(text, paragraph, WORD_UNIT));
      return bounded ? piecesOf(text, said, bounded) : [];
    });
    for (const { type: read, ...bounded } of pieces) {
      if (isGenitiveEnding(text, bounded)) continue;
      const piece = bare(text, read, bounded);
      if (isNothing(text, read, piece) || isLoneNumber(text, read, piece)) continue;
      if (isNoName(text, read, piece) || isOrdinaryOpening(text, read, piece, score)) continue;
      const named = typeOf(text, read, piece);
      if (!named) continue;
      const { type, ...whole } = withNeighbours(text, named, piece);
      const extended = whole.start < piece.start || whole.end > piece.end;
      const before = found.at(-1);
      if (before && isSaint(text, before, whole)) {
        found[found.length - 1] = { ...before, end: whole.end, type };
      } else if (before && isDoubleName(text, before, { ...whole, type })) {
        const { end } = whole;
        found[found.length - 1] = { ...before, end, type: "PERSON" };
      } else if (before && before.type === type && goesOn(text, before, whole)) {
        const both = { start: before.start, end: Math.max(before.end, whole.end) };
        const judged = extended
          ? riskier(before.decision, riskier(decision, judge(both)))
          : judge(both);
        found[found.length - 1] = {
          ...before,
          ...closed(text, both),
          ...(judged && { decision: judged }),
        };
      } else {
        const riskiest = extended ? riskier(decision, judge(whole)) : decision;
        const judged = riskiest ? { decision: riskiest } : {};
        found.push({ ...whole, type, score, evidence: { rule: model }, ...judged });
      }
    }
  }
  const joined = withFragmentsJoined(text, found).map((one) => withoutWordBehind(text, one));
  return told ? withTellings(text, joined, told) : joined;
}

const WORD_BEHIND = new RegExp(` (?:${BEHIND_NAME})$`, "u");

/** 'Sr Bernadine of' and 'fourteen larch close in', made of two finds or read as something else before, without the last word. */
function withoutWordBehind(text: string, one: Found): Found {
  if (one.type === "ORG" && /^ (?:an? |the |\p{Lu}\p{Ll})/u.test(text.slice(one.end, one.end + 5)))
    return text.slice(one.start, one.end).endsWith(" as") ? { ...one, end: one.end - 3 } : one;
  if (one.type !== "PERSON" && one.type !== "LOC") return one;
  const word = WORD_BEHIND.exec(text.slice(one.start, one.end));
  if (!word) return one;
  const span = { start: one.start, end: one.end - word[0].length };
  // 'Juliette Marsh of', taken for a place
  return { ...one, ...span, type: typeOf(text, one.type, span) ?? one.type };
}

/** What somebody did to the person, taken for a forename where a sentence begins in small letters: 'met Bob Jones'. */
const VERB_BEFORE =
  /^(?:met|saw|seen|told|asked|called|rang|phoned|emailed|texted|messaged|visited|thanked|invited|joined|helped|contacted|informed|advised|reminded|warned|interviewed|examined|reviewed|replaced|paid|owes|call|ring|phone|email|text|ask|tell|see|meet|contact|visit|remind|thank|chase|cc|attn|re|agent|caller|client|customer|tenant|colleague|X|Driver|Prisoner|Resident|Pupil|Tenant|Suspect|Victim|Guard|Passenger|Inmate|Detainee|Met|Saw|Told|Called|Rang|Phoned|Emailed|Texted|Visited|Thanked|Contacted|Informed|Advised|Interviewed|Reviewed|Asked|Seen|Per|[Aa]bt|about|[Ff]wiw|[Bb]tw|FYI|Fyi|fyi|With|From|Via|[Tt]a|Thanks|[Cc]heers|[Bb]ye|Oh|Aye|Yeah|Sorry|Goodnight|[Hh]i|[Hh]iya|[Hh]ello|[Hh]ey|[Dd]ear) (?=\p{Lu})/u;

/** What goes at the edges: the dash of '- 12/05/2025', 'going' of 'going blind', 'branch' of 'the Hebden Bridge branch'. */
const EDGES: Partial<Record<SemanticType, { readonly lead?: RegExp; readonly tail?: RegExp }>> = {
  DATETIME: { lead: /^- / },
  DEM: {
    lead: /^(?:(?:going|becoming|getting|feeling|one) |(?:got|has|had) (?:the |an? |his |her |my )?)(?=\p{Ll})/u,
  },
  LOC: { tail: /(?<=^\p{Lu}.*\p{L}) (?:branch|back home)$|(?<=^\p{Ll}+) back home$/su },
};

/** 'rang council'. */
const VERB_BEFORE_BODY =
  /^(?:[Rr]ang|[Pp]honed|[Ee]mailed|[Tt]exted|messaged|[Cc]ontacted|[Tt]old|[Aa]sked|[Rr]ing|[Pp]hone|[Ee]mail|[Cc]ontact|[Cc]all|[Cc]alled) (?=\p{L})/u;

/** The span without what its type does not begin or end with. */
function bare(text: string, type: SemanticType, read: Span): Span {
  const span = {
    start: read.start + genitiveLength(text, read),
    end: read.end - ownerLength(text, type, read),
  };
  if (type === "DATETIME" && /\p{Ll} bc$/u.test(text.slice(span.start, span.end)))
    return { ...span, end: span.end - 3 };
  const edge = EDGES[type];
  if (edge !== undefined) {
    const words = text.slice(span.start, span.end);
    const lead = edge.lead?.exec(words)?.[0].length ?? 0;
    const tail = edge.tail?.exec(words)?.[0].length ?? 0;
    if (lead + tail > 0 && lead + tail < words.length)
      return bare(text, type, { start: span.start + lead, end: span.end - tail });
  }
  if (TRIMMED.has(type) && type !== "ORG") return withoutFunctionWords(text, span);
  if (type === "PERSON" || type === "ORG") {
    const form = type === "ORG" ? VERB_BEFORE_BODY : VERB_BEFORE;
    const verb = form.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
    const named = { ...span, start: span.start + verb };
    return type === "ORG" ? withoutFunctionWords(text, named) : named;
  }
  if (type !== "CODE") return span;
  const words = text.slice(span.start, span.end);
  const sign = /^@ (?=\p{Sc})/u.exec(words)?.[0].length ?? 0;
  return { ...span, start: span.start + (sign || labelLength(words)) };
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

/** What is left of a find that another was cut out of, read again by its words: 'hx' of '3/52 hx', '185' of '96 nmol/L. BP 185'. */
export function rereadRest(text: string, mention: Mention): Mention[] {
  const { detector, type, subtype } = mention;
  if (detector !== "neural" || subtype !== undefined) return [mention];
  if (isNothing(text, type, mention)) return [];
  return type === "CODE" && typeOf(text, type, mention) === "QUANTITY"
    ? [{ ...mention, type: "QUANTITY" }]
    : [mention];
}
