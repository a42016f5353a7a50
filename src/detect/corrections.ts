/**
 * What the recognizer gets wrong by kind, and a word list, a unit or a form of writing shows: one table, of at most 25 rows.
 *
 * Each row has an example and a counter-example, which a test reads, and is kept only while `bench/ablation.ts` shows that a
 * figure falls without it. What fits no row is taught (training/), not written here.
 */

import type { Span } from "../document/span.js";
import type { SemanticType } from "../document/types.js";
import { wordSet } from "../language/lists.js";
import { isInVersion, isPartOfMachine, isVersioned } from "../language/machine-words.js";
import { feastWindow } from "../language/time/names.js";
import { DAY_AND_MONTH_IN_FIGURES } from "../language/time/order.js";
import { isForename } from "./people/forenames.js";
import { falseFindsOf } from "./recognizer/false-finds.js";
import { isOrdinaryOpening } from "./recognizer/ordinary-opening.js";
import { isTradeAbbreviation } from "./recognizer/trade-abbreviation.js";
import { isOfKind } from "./words/listed-kinds.js";

/** A find as a row sees it. */
interface Place extends Span {
  readonly text: string;
  readonly type: SemanticType;
  readonly words: string;
  /** What stands before and behind, at most `REACH` UTF-16 units. */
  readonly before: string;
  readonly after: string;
  readonly score: number;
}

export interface Correction {
  readonly name: string;
  /** Types of finds that it looks at. */
  readonly of: readonly SemanticType[];
  readonly fits: (place: Place) => boolean;
  /** What the find is instead; absent: nothing. */
  readonly becomes?: SemanticType;
  /** `[TYPE words]` as the recognizer reads them: one that it corrects, one that looks alike and stays. */
  readonly example: string;
  readonly counterExample: string;
}

/** UTF-16 units around a find that a row may read. */
const REACH = 44;

const NAMES: readonly SemanticType[] = ["PERSON", "LOC", "ORG", "MISC"];
const ONE_WORD = /^\p{Lu}[\p{L}'’-]+$/u;

/** A name whose last noun is that of a building, a street or a water, with the town or without. */
const CALLED_PLACE =
  /\p{Lu}[\p{L}.'’-]* (?:Buildings?|Barracks|Farm|Cottages?|Street|Road|Avenue|Square|Airport|Bridge|Islands?|Valley|Mountains?|River|Lake)(?:, \p{Lu}[\p{L} -]*)?$/u;
const AMOUNT =
  /^(?:[<>≤≥~]? ?\d{1,4}(?:[.,]\d+)? ?(?:%|[kmµun]?g|[kmµunp]?mol|[mdc]?[Ll]|[kcmµ]?m|IU|mcg|mU)(?:\/(?:[mdc]?L|l|mol|kg|day|h))?|\d{1,2}|\d{1,3}(?:,\d{3})+|\p{Sc} ?\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u;
const TIME = new RegExp(
  `^(?:(?:0?[1-9]|[12]\\d|3[01])([./-])(?:0?[1-9]|1[0-2])\\1(?:(?:1[6-9]|20)\\d{2}|\\d{2})|\\d{1,3} ?(?:yo|yrs?|y)|${DAY_AND_MONTH_IN_FIGURES}|\\d{1,3}(?:\\.\\d)? ?(?:secs?|seconds?|mins?|minutes?|hrs?|hours?|days?|wks?|weeks?|mths?|months?|years?))$`,
  "u",
);
const TELEPHONE = /^\(?(?:\+\d{1,3}|0\d{2,4})\)? ?\d{3,4}[ -]\d{3,4}$/u;
/** What is named after somebody: 'McDonald 2017 criteria', 'Bayes' theorem'. */
const EPONYM =
  /^(?: \d{4})?(?:['’]s?)? (?:theorem|lemma|conjecture|paradox|equations?|inequality|distribution|principle|constant|criteria|scores?|classification|grading|staging|index|scale|sign|man(?:oeuv|euv)re|stain|algorithm|test|disease|syndrome)(?!\p{L})/u;
/** The label of a form before whom it is about. */
const PERSON_LABEL =
  /(?:^|\n|[ \t]{2})[ \t]*(?:(?:full |first |last |given |family |patient |employee |pupil |student |client |tenant )?(?:name|surname)|employee|patient|pupil|student|client|tenant|next of kin|signed(?: by)?|author|known as|preferred name):[ \t]*$/iu;
const FULL_NAME = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+)){1,4}$/u;

const offices = (): ReadonlySet<string> => wordSet("en/offices");

/** Several words of an office, or one in small letters: a lone 'Bishop' may be a surname. */
function isOffice(words: string): boolean {
  const parts = words.toLowerCase().split(/[ -]/);
  if (parts.length === 1 && words !== parts[0]) return false;
  return (
    parts.some((part) => offices().has(part)) &&
    parts.every((part) => offices().has(part) || offices().has(`+${part}`))
  );
}

/** In this order; the first that fits counts. */
export const CORRECTIONS: readonly Correction[] = [
  {
    name: "listed-word",
    of: [...NAMES, "CODE", "DEM", "DATETIME", "QUANTITY"],
    fits: ({ type, words }) => falseFindsOf(type, words),
    example: "Dear [PERSON Sir],",
    counterExample: "Dear [PERSON Priya],",
  },
  {
    name: "abbreviation",
    of: NAMES,
    fits: (place) => isTradeAbbreviation(place.text, place),
    example: "Seen with wife, [PERSON ABG] discussed",
    counterExample: "Dictated by [PERSON HKB]",
  },
  {
    name: "opening",
    of: NAMES,
    fits: ({ text, type, score, start, end }) =>
      isOrdinaryOpening(text, type, { start, end }, score),
    example: "[PERSON Undertaker] on site",
    counterExample: "met [PERSON Undertaker] on site",
  },
  {
    name: "small-word",
    of: ["MISC"],
    fits: ({ words }) => /^\p{Ll}+$/u.test(words),
    example: "the [MISC largest] of them",
    counterExample: "the [MISC Titanic] of them",
  },
  {
    name: "eponym",
    of: NAMES,
    fits: ({ words, after }) => ONE_WORD.test(words) && EPONYM.test(after),
    example: "by the [PERSON McDonald] 2017 criteria",
    counterExample: "by [PERSON McDonald] in 2017",
  },
  {
    name: "short-number",
    of: ["CODE"],
    fits: ({ words }) => /^v?\d{1,3}(?:\.\d{1,3}){0,2}$/u.test(words),
    example: "it returns [CODE 404] in the log",
    counterExample: "case [CODE 36244/06] in the log",
  },
  {
    name: "amount",
    of: [...NAMES, "CODE"],
    fits: ({ words }) => AMOUNT.test(words),
    becomes: "QUANTITY",
    example: "[CODE 0.62 g/L]",
    counterExample: "[CODE 0.62.14]",
  },
  {
    name: "time",
    of: [...NAMES, "CODE", "QUANTITY"],
    fits: ({ words }) => TIME.test(words),
    becomes: "DATETIME",
    example: "seen [CODE 01/12/22]",
    counterExample: "file [CODE 01/2022]",
  },
  {
    name: "feast",
    of: [...NAMES, "DEM"],
    fits: ({ words }) => feastWindow(words) !== undefined,
    becomes: "DATETIME",
    example: "before [MISC Michaelmas]",
    counterExample: "before [MISC Hamlet]",
  },
  {
    name: "telephone",
    of: ["DATETIME", "QUANTITY"],
    fits: ({ words }) => TELEPHONE.test(words),
    becomes: "CODE",
    example: "ring [DATETIME 029 2018 0417]",
    counterExample: "in [DATETIME 2018]",
  },
  {
    name: "illness",
    of: ["PERSON", "LOC", "ORG"],
    fits: ({ words }) =>
      wordSet("en/illnesses").has(words.toLowerCase()) && /^\p{L}{5,}$/u.test(words),
    becomes: "DEM",
    example: "has [PERSON Dyscalculia]",
    counterExample: "has [PERSON Crohn] here",
  },
  {
    name: "faith",
    of: ["PERSON"],
    fits: ({ words }) => isOfKind(words, "religion"),
    becomes: "DEM",
    example: "a [PERSON Methodist]",
    counterExample: "a [PERSON Matthews]",
  },
  {
    name: "place-by-noun",
    of: ["ORG"],
    fits: ({ words }) => CALLED_PLACE.test(words),
    becomes: "LOC",
    example: "the [ORG Human Rights Building, Strasbourg]",
    counterExample: "the [ORG Human Rights Watch]",
  },
  {
    name: "office",
    of: ["PERSON"],
    fits: ({ words }) => isOffice(words),
    becomes: "DEM",
    example: "the [PERSON Home Secretary]",
    counterExample: "the [PERSON Bishop]",
  },
  {
    name: "known-organization",
    of: ["PERSON"],
    fits: ({ words }) => isOfKind(words, "known"),
    becomes: "ORG",
    example: "at [PERSON Waitrose]",
    counterExample: "at [PERSON Walters]",
  },
  {
    name: "labelled-person",
    of: ["LOC", "ORG", "DEM", "MISC"],
    fits: ({ words, before }) => FULL_NAME.test(words) && PERSON_LABEL.test(before),
    becomes: "PERSON",
    example: "Employee: [ORG Gwilym Prosser]",
    counterExample: "Employer: [ORG Gwilym Prosser]",
  },
  {
    name: "version",
    of: NAMES,
    fits: ({ words, before, after }) => ONE_WORD.test(words) && isVersioned(before, after),
    example: "React 18.3.1, Jest 29, [PERSON Prisma] 5.",
    counterExample: "Tom, 7, [PERSON Prisma] 5.",
  },
  {
    name: "version-number",
    of: ["DATETIME", "CODE", "QUANTITY"],
    fits: ({ words, before, after }) => isInVersion(words, before, after),
    example: "Upgraded to [DATETIME 8.56.0] today",
    counterExample: "at [DATETIME 8.56.10] today",
  },
  {
    name: "device",
    of: ["DEM", "PERSON"],
    fits: ({ words, after }) => isPartOfMachine(words, after),
    example: "the [DEM printer] driver crashed",
    counterExample: "the [DEM printer] drove home",
  },
  {
    name: "forename",
    of: ["LOC"],
    fits: ({ words }) => isForename(words),
    becomes: "PERSON",
    example: "with [LOC Siobhan]",
    counterExample: "with [LOC Swindon]",
  },
];

/** What the table says of a find: `undefined` where no row fits. */
export function correctionOf(
  text: string,
  type: SemanticType,
  { start, end }: Span,
  score: number,
  rows: readonly Correction[] = CORRECTIONS,
): Correction | undefined {
  const place: Place = {
    text,
    type,
    start,
    end,
    words: text.slice(start, end),
    before: text.slice(Math.max(0, start - REACH), start),
    after: text.slice(end, end + REACH),
    score,
  };
  return rows.find((row) => row.of.includes(type) && row.fits(place));
}
