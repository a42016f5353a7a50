/**
 * What a mention never begins or ends inside of: a number, an amount with its unit, a date, a time, a
 * code, a word. Cut in the middle, the rest of a number is another number, and a replacement that is
 * true of the rest is false of the whole: '2.5 mg' is no '5 mg'.
 *
 * | kind | examples |
 * | --- | --- |
 * | quantity | 2.5 mg, 1,240 ng/L, 5/500 mg, 210 x 10^9/L, £31,450 p.a., £1 4s. 0d., 12st 4lb, 48% |
 * | time | 19/08/1957, 4 June 1975, 2024-03-04T09:41Z, 14:12, 2 pm |
 * | code | V3-V5, L4/5, HR-2024-0193, NE/408, A&E, BS1 4NT |
 * | number | 1,240, 7.35, 132/84, 3-5 |
 * | number, time in words | forty-one, two thousand and nine; nineteen eighty-four |
 * | word | letters and digits in a row, in scripts that put blanks between words; 'Leigh-on-Sea', 'Pen-y-Bryn' |
 */

import { firstEndingAfter, type Span } from "../../document/span.js";
import {
  FEET_INCHES,
  POUNDS_SHILLINGS_PENCE,
  STONES_POUNDS,
} from "../../language/quantity/compound.js";
import { CURRENCY_SIGN } from "../../language/quantity/currencies.js";
import { UNIT_SYMBOL } from "../../language/quantity/units.js";
import { wholeWords } from "../recognizer/whole-words.js";
import { matchesIn } from "../search/matches.js";
import { Expressions } from "../search/places.js";
import { spelledNumbers } from "./spelled-numbers.js";

export type AtomKind = "quantity" | "time" | "code" | "number";

export interface Atom extends Span {
  readonly kind: AtomKind;
}

const FIGURE =
  "(?:\\d{1,2}(?:,\\d{2}){1,4},\\d{3}(?![\\d,])|\\d+)(?:[.·]\\d+|(?:[,'’]\\d{3})+(?!\\d)(?:\\.\\d+)?|(?<!,\\d{1,2}),\\d{1,2}(?![\\d,]))*";
/** Figures with what joins them: 132/84, 3-5, 10^9, 14:12, 210 x 10. */
const NUMBER = `${FIGURE}(?:(?:[/:^*–-]| ?[x×] ?)${FIGURE})*`;
const SIGN = "(?:(?<![^\\s(])[-−–+±])?";
/** What is counted in doses and in spans of time. */
const COUNTED =
  "(?:tab(?:let)?s?|cap(?:sule)?s?|puffs?|drops?|units?|sachets?|micrograms?|milligrams?|micromol|pmol|umol|iu|pack[- ]years?|years?|months?|weeks?|days?|hours?|minutes?|yrs?|hrs?|mins?)(?![\\p{L}\\p{N}])";
/** '/L', '/mol', '/1.73m²', '/min'. */
const PER = "(?:/(?:\\d+(?:\\.\\d+)?)?[A-Za-zµμ]{1,4}[²³]?(?![\\p{L}\\p{N}]))*";
const SCALE = "(?: ?(?:k|m|bn|million|billion|thousand)(?![\\p{L}\\p{N}]))?";
/** The last dot of 'p.a.' is a full stop where a sentence begins behind it. */
const A_YEAR =
  "(?: ?p\\. ?(?:[ahmw]|c\\. ?m)(?!\\p{L})(?:\\.(?=[,;:)]|\\s+[\\p{Ll}\\d(]))?| (?:per|an?) (?:year|annum|month|week|hour|day))?";
const MONTH =
  "(?:J(?:an|AN)(?:uary|UARY)?|F(?:eb|EB)(?:ruary|RUARY)?|M(?:ar|AR)(?:ch|CH)?|A(?:pr|PR)(?:il|IL)?|M(?:ay|AY)|J(?:un|UN)[eE]?|J(?:ul|UL)[yY]?|A(?:ug|UG)(?:ust|UST)?|S(?:ep|EP)(?:t|T)?(?:ember|EMBER)?|O(?:ct|CT)(?:ober|OBER)?|N(?:ov|OV)(?:ember|EMBER)?|D(?:ec|EC)(?:ember|EMBER)?)(?!\\p{L})(?:\\.(?= ?\\d))?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?(?!\\d)";
const YEAR = "(?:(?:,? |-)\\d{4}(?!\\d))?";

const EDGE = "(?<![\\p{L}\\p{N}])";
const FORMS: readonly (readonly [AtomKind, RegExp])[] = [
  [
    "quantity",
    new RegExp(
      `(?<!\\d)${SIGN}${NUMBER}(?: ?${UNIT_SYMBOL}${PER}| ?${COUNTED}|${PER.slice(0, -1)}+| ?%)`,
      "gu",
    ),
  ],
  [
    "quantity",
    new RegExp(`${EDGE}${CURRENCY_SIGN} ?${NUMBER}${SCALE}(?:\\.[-–—]|/-)?${A_YEAR}`, "gu"),
  ],
  [
    "quantity",
    new RegExp(
      `(?<!\\d)${NUMBER}${SCALE} ?${CURRENCY_SIGN}(?![\\p{L}\\p{N}])(?!(?<=INR) ?\\d)${A_YEAR}`,
      "gu",
    ),
  ],
  // '£1 4s. 0d.', '5s. 6d.'; '5 ft 11½ in', '12st 4lb', '9 stone 3'
  ["quantity", new RegExp(`${EDGE}(?:${POUNDS_SHILLINGS_PENCE})`, "gu")],
  ["quantity", new RegExp(`${EDGE}(?:${FEET_INCHES}|${STONES_POUNDS})`, "giu")],
  [
    "time",
    new RegExp(`${EDGE}(?:${DAY}(?: of |[ -])${MONTH}${YEAR}|${MONTH} ${DAY}${YEAR})`, "gu"),
  ],
  [
    "time",
    /(?<!\d)\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?(?!\d)/gu,
  ],
  [
    "time",
    /(?<![\d.,/-])(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{1,2}(?:[:.]\d{2}){0,2} ?[ap]\.?m(?!\p{L}))(?!\d)/giu,
  ],
  ["number", new RegExp(`(?<!\\d)${SIGN}${NUMBER}`, "gu")],
  // '.349'
  ["number", /(?<![\p{L}\p{N}.)])\.\d+(?![\p{L}\d.])/gu],
  // both halves of a British postcode
  ["code", /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/gu],
];

/** Runs of letters and digits that hyphens, strokes and low lines join. */
const JOINED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-/_&](?:[dl]['’](?=\p{Lu}))?[\p{L}\p{N}]+)+/gu;
const READ = new Expressions([...FORMS.map(([, regex]) => regex), JOINED]);
const HAS_DIGIT = /\p{N}/u;
/** 'A&E', 'R&D'. */
const AMPERSAND = /^\p{Lu}{1,2}&\p{Lu}{1,2}$/u;
/** Words in the middle of a name: 'Leigh-on-Sea', 'Pen-y-Bryn', 'Villeneuve-lès-Avignon'; between two names 'and' and 'to'. */
const MIDDLE = "(?:-(?!(?:and|or|to|vs|und|et)-)\\p{Ll}{1,5})";
/** Words that begin names of places in several words: 'Saint-Jean-de-Luz', 'Bad-Ems'. */
const SAINT =
  "(?:Saint[es]*|Sankt|Sint|San|Santa|Santo|São|Ste?|Notre|Bad|Mont|Fort|Port|Château|Villeneuve|Tal|Llan|Pen|Pont|Tre)";
const PLACE = new RegExp(
  `^(?:\\p{Lu}\\p{L}*(?:-\\p{Lu}\\p{L}+)*(?:${MIDDLE}+(?:-\\p{Lu}\\p{L}+)+|-[dl]['’]\\p{Lu}\\p{L}+)+|${SAINT}(?:-\\p{Lu}\\p{L}+)+|\\p{Lu}\\p{L}+-(?:y|yr|yn|ar)-\\p{Ll}+)$`,
  "u",
);
/** A stroke or an ampersand between two words that mean something each: 'Berg/Lund-2'. */
const BETWEEN_WORDS = /(?<=\p{L}{3})[/&](?=\p{L}{3})/u;

/** The indivisible stretches of a text but for its words, in reading order, none touching another. */
export function atomsOf(text: string): Atom[] {
  const found: Atom[] = spelledNumbers(text).map(({ start, end, isYear }) => ({
    start,
    end,
    kind: isYear ? "time" : "number",
  }));
  const searched = { text, places: READ.in(text) };
  for (const [kind, regex] of FORMS) {
    for (const match of matchesIn(regex, searched)) {
      const bare = { start: match.index, end: match.index + match[0].length };
      const span = withWholeWords(text, bare);
      const glued = span.start < bare.start || span.end > bare.end;
      found.push({ ...span, kind: glued ? "code" : kind });
    }
  }
  for (const match of matchesIn(JOINED, searched)) {
    let start = match.index;
    for (const part of match[0].split(BETWEEN_WORDS)) {
      if (HAS_DIGIT.test(part) || AMPERSAND.test(part) || PLACE.test(part)) {
        found.push({ kind: "code", start, end: start + part.length });
      }
      start += part.length + 1;
    }
  }
  return united(found);
}

/** Overlapping stretches as one, of the kind that says most. */
function united(atoms: readonly Atom[]): Atom[] {
  const out: Atom[] = [];
  for (const atom of [...atoms].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const before = out.at(-1);
    if (!before || atom.start >= before.end) out.push(atom);
    else {
      out[out.length - 1] = {
        start: before.start,
        end: Math.max(before.end, atom.end),
        kind: surest(before, atom),
      };
    }
  }
  return out;
}

const RANK: Readonly<Record<AtomKind, number>> = { time: 3, quantity: 2, code: 1, number: 0 };

/** Of two that overlap the longer names the whole; of two as long, the one that says more. */
function surest(a: Atom, b: Atom): AtomKind {
  const longer = a.end - a.start - (b.end - b.start);
  if (longer !== 0) return longer > 0 ? a.kind : b.kind;
  return RANK[a.kind] >= RANK[b.kind] ? a.kind : b.kind;
}

/** The stretch that an offset falls strictly inside. */
export function atomAround(atoms: readonly Atom[], offset: number): Atom | undefined {
  const atom = atoms[firstEndingAfter(atoms, offset)];
  return atom && atom.start < offset ? atom : undefined;
}

/** Scripts that part words by blanks and add no endings that are words of their own. */
const WORD_UNIT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}]/u;
/** A span with the words at its edges whole. */
export const withWholeWords = (text: string, span: Span): Span => wholeWords(text, span, WORD_UNIT);
