import {
  DAY,
  DAY_MONTH,
  FULL_DATE,
  MONTH_YEAR,
  NUMERIC_DATE,
  PART_OF,
  YEAR,
} from "../../../language/time/grammar.js";
import { MONTH, SEASON } from "../../../language/time/names.js";
import { parseTime } from "../../../language/time/time.js";
import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { matchesOf } from "../../search/matches.js";
import { isCounted } from "./counted.js";

const YEARS = `(?:${PART_OF}|(?:the )?${SEASON}(?: of)? )?${YEAR}(?:[/-][0-9]{2}(?![0-9])|s\\b)?`;
const ITEM = `(?:${FULL_DATE}|(?:${PART_OF})?${MONTH_YEAR}|${NUMERIC_DATE}|${DAY_MONTH}(?![a-z])|${MONTH} ${DAY}(?![0-9./])|${YEARS}|${MONTH}(?![a-z])|${DAY}(?![0-9.]))`;
const LINK =
  "(?:,? (?:to|and|or|until|till|through|&) (?:(?:about|around|early|late|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) |mid-)?|, ?| ?[-–—] ?| ?/ ?)";
// an item ends in a letter, digit or point, so a link follows exactly there; written as one loop, with
// a group in it, the items compile to a third of the code
const RUN = new RegExp(
  `(?<![\\w.,/§€£$-])([Bb]etween )?(?:(?:(?<![\\w.])(?=\\w)|(?<=[\\w.])(${LINK}))${ITEM}){2,25}`,
  "g",
);
const PIECES = new RegExp(`(${ITEM})(${LINK})?`, "y");
const RANGE_LINK = /to|until|till|through|[-–—/]/;
const TO = /\b(?:to|until|till)\b/;
const WITH_YEAR = /[0-9]{4}|['’][0-9]{2}/;
const WITH_MONTH = /\p{L}{3}/u;
const UNIT_AFTER =
  /^ ?(?:%|per ?cent|euros?|dollars?|pounds|francs|million|people|persons|members|pages|metres|m\b|km|kg|grams|hours|days|words|[A-Z]{3}\b)/;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The text between this piece and the next. */
  readonly link: string | undefined;
}

/**
 * Times that share a month or year, or the two ends of a period, as one mention: '4 and 6 June 1975',
 * 'March to May 2001', 'between 4 June 1975 and 1 May 1976', '1990-1995'. Other complete dates ('4 June
 * 1975 and 1 May 1976', 'from 4 June 1975 to 1 May 1976') are mentions of their own and left to the
 * other detectors.
 */
export const period: Detector = {
  name: "period",
  finds: ["DATETIME/period"],
  patterns: [{ name: "times that belong together", regex: RUN, score: 0.6 }],
  needs: [RUN],
  presidioEntity: "DATE_TIME",
  detect(input: DetectorInput): Found[] {
    const { text, toWhole } = input.digits;
    const found: Found[] = [];
    for (const run of matchesOf(RUN, text)) {
      const between = run[1] !== undefined;
      for (const [from, to] of groupsOf(piecesOf(text, run), between)) {
        const start = between && from.start === run.index + run[1]!.length ? run.index : from.start;
        const words = text.slice(start, to.end);
        const score = scoreOf(words, text.slice(to.end, to.end + 20));
        if (score === 0) continue;
        found.push({
          start: toWhole(start),
          end: toWhole(to.end - 1) + 1,
          type: "DATETIME",
          subtype: "period",
          score,
          evidence: { rule: between ? "between two times" : "times that belong together" },
        });
      }
    }
    return found;
  },
};

function piecesOf(text: string, run: RegExpExecArray): Piece[] {
  const pieces: Piece[] = [];
  const end = run.index + run[0].length;
  PIECES.lastIndex = run.index + (run[1]?.length ?? 0);
  while (PIECES.lastIndex < end) {
    const start = PIECES.lastIndex;
    const match = PIECES.exec(text);
    if (!match) break;
    pieces.push({ text: match[1]!, start, end: start + match[1]!.length, link: match[2] });
  }
  const [first] = pieces;
  if (first?.link?.startsWith(",") && /^\d{1,2}$/.test(first.text) && isCounted(text, first.start))
    pieces.shift();
  return pieces;
}

/** First and last piece of each group that belongs together; single pieces are left out. */
function groupsOf(pieces: readonly Piece[], between: boolean): [Piece, Piece][] {
  const groups: [Piece, Piece][] = [];
  let first = 0;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const next = pieces[i + 1];
    const opensRange =
      (between && i === 0) || (RANGE_LINK.test(piece.link ?? "") && !(next && apart(piece, next)));
    const endsRange = i > first && WITH_YEAR.test(pieces[i - 1]!.text);
    const goesOn =
      i + 1 < pieces.length && !endsRange && (!WITH_YEAR.test(piece.text) || opensRange);
    if (goesOn) continue;
    // '29 April and 3 May' share nothing, '29 and 30 April' do, and '29 April to 3 May' is one stay
    const group = pieces.slice(first, i + 1);
    const shares =
      WITH_YEAR.test(piece.text) ||
      group.some(({ text }) => !WITH_MONTH.test(text)) ||
      between ||
      group.every(({ link }, at) => at === group.length - 1 || TO.test(link ?? ""));
    if (i > first && shares) groups.push([pieces[first]!, piece]);
    first = i + 1;
  }
  return groups;
}

/** '2 May 1990 to 14 February 1993': two complete dates, each a mention of its own. */
const apart = (from: Piece, to: Piece): boolean =>
  / (?:to|until|till|through) /.test(from.link ?? "") &&
  [from, to].every(({ text }) => WITH_YEAR.test(text) && WITH_MONTH.test(text));

function scoreOf(words: string, after: string): number {
  const time = parseTime(words);
  if (time?.kind !== "range" && time?.kind !== "list") return 0;
  if (WITH_MONTH.test(words.replace(/^between|to|and|until|or/gi, ""))) return 0.9;
  // figures alone: '1990-1995', '1.2.1999 - 3.4.1999'
  const [from, to] = time.points;
  if (from?.kind !== "date" || to?.kind !== "date" || !from.year || !to.year) return 0;
  if (from.precision === "day" && to.precision === "day") return 0.7;
  const apart = to.year - from.year;
  return from.year < 1500 ||
    apart <= 0 ||
    apart > 120 ||
    words.includes("/") ||
    UNIT_AFTER.test(after)
    ? 0
    : 0.6;
}
