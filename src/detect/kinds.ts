/**
 * The kind of a find: illness, medication, age, employer's form, hospital. Asked once per find, of its own words and of the
 * label before it; the text is never scanned for a kind.
 *
 * | asked | of | is |
 * | --- | --- | --- |
 * | 1. forms | times, amounts, places | a length of time, a year, an age, a dose, a percentage, a postcode |
 * | 2. labels | numbers | the value of a vital sign, a score, a laboratory test: 'Hb 118' |
 * | 3. words | all | the kind whose words the find holds; of several, the longest (languages/en/kinds and the lists of occupations, illnesses, drugs, nationalities) |
 */

import type { Mention } from "../document/document.js";
import type { SemanticType } from "../document/types.js";
import { COUNTRIES } from "../language/countries.js";
import { rowsOfList, wordList } from "../language/lists.js";
import { CURRENCY_SIGN } from "../language/quantity/currencies.js";
import { NUMBER_WORDS } from "../language/quantity/numerals.js";
import { MONTH, WEEKDAY } from "../language/time/names.js";
import { vaguerWords } from "../language/vaguer-words.js";
import { type Phrase, phraseMatcher, plural } from "./kit/phrases.js";
import { splitWords } from "./kit/words.js";
import { MEDICATIONS, NO_DRUGS, STEM } from "./words/clinical/medications.js";
import { NO_PROCEDURES, PROCEDURE_ENDING } from "./words/clinical/procedures.js";

interface Form {
  readonly kind: string;
  readonly of: SemanticType;
  readonly words: RegExp;
}

const NUMBER = `(?:\\p{N}[\\p{N}.,/]*|half|several|few|couple|${NUMBER_WORDS})`;
const UNIT_OF_TIME =
  "(?:secs?|seconds?|mins?|minutes?|hrs?|hours?|days?|nights?|wks?|weeks?|fortnights?|months?|yrs?|years?|decades?)";

/** In this order; the first that fits counts. */
const FORMS: readonly Form[] = [
  {
    kind: "age",
    of: "DATETIME",
    words:
      /(?:^|\s|-)(?:aged?|y\/?o|years?[- ]old|months?[- ]old|weeks?[- ]old|in (?:his|her|their) (?:late |early |mid-?)?\p{L}+ties)(?:$|\s)|^\d{1,3} ?y(?:\/?o|rs?)?$/iu,
  },
  { kind: "age", of: "DEM", words: /^\d{1,3}$/ },
  { kind: "decade", of: "DATETIME", words: /(?:^|\s)(?:1[0-9]|20)\d0['’]?s$|ties$/iu },
  { kind: "year", of: "DATETIME", words: /^(?:1[0-9]|20)\d\d$/ },
  {
    kind: "relative",
    of: "DATETIME",
    words:
      /(?:^|\s)(?:ago|last|next|yesterday|today|tonight|tomorrow|earlier|later|previous|following|since then|this (?:morning|afternoon|evening|week|month|year))(?:\s|$)/iu,
  },
  {
    kind: "duration",
    of: "DATETIME",
    words: new RegExp(`(?:^|\\s)${NUMBER}[- ]?(?:and a half )?${UNIT_OF_TIME}$`, "iu"),
  },
  {
    kind: "time",
    of: "DATETIME",
    words: /\d{1,2}[:.]\d\d|\d ?[ap]\.?m\.?$|o['’]clock|midnight|noon/iu,
  },
  { kind: "date", of: "DATETIME", words: /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/u },
  {
    kind: "day",
    of: "DATETIME",
    words: new RegExp(
      `(?:^|\\s)\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of )?(?:${MONTH})|(?:${MONTH})\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d)|(?:${WEEKDAY})`,
      "iu",
    ),
  },
  {
    kind: "period",
    of: "DATETIME",
    words: new RegExp(
      `(?:${MONTH})|spring|summer|autumn|winter|term|semester|quarter|century|between|from`,
      "iu",
    ),
  },
  { kind: "percent", of: "QUANTITY", words: /%|per ?cent/iu },
  {
    kind: "dose",
    of: "QUANTITY",
    words:
      /\d ?(?:m?cg|mg|µg|micrograms?|milligrams?|IU|units?|puffs?|tab(?:let)?s?|cap(?:sule)?s?|drops?)(?:\/|$|\s)/iu,
  },
  {
    kind: "money",
    of: "QUANTITY",
    words: new RegExp(
      `${CURRENCY_SIGN}|(?:pounds?|euros?|dollars?|pence|cents?|francs?|rupees?|kroner?|kronor|lira|yen)$`,
      "iu",
    ),
  },
  {
    kind: "measure",
    of: "QUANTITY",
    words:
      /\d ?(?:[kcm]?m|miles?|feet|ft|inch(?:es)?|[km]?g|kilos?|stone|st|lbs?|oz|lit(?:re|er)s?|m?l|acres?|hectares?|°[CF]|mph|km\/h|kWh?|[kmun]?mol\/L|g\/[dL]L?|mmHg|bpm)(?:\b|$)/iu,
  },
  { kind: "count", of: "QUANTITY", words: new RegExp(`^${NUMBER}(?:$|\\s)`, "iu") },
  {
    kind: "postal-code",
    of: "LOC",
    words: /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?|\d{4} ?[A-Z]{2})$/u,
  },
  { kind: "address", of: "LOC", words: /^(?:Flat |Apt\.? |Unit )?\d{1,5}[A-Za-z]?,? \p{Lu}/u },
];

/** Every kind that this file can name. */
export const kindsNamed = (): ReadonlySet<string> =>
  new Set([...FORMS.map(({ kind }) => kind), ...listed().map(({ value }) => value.kind)]);

interface Listed {
  readonly kind: string;
  readonly types: ReadonlySet<string>;
}

/** A phrase fits whatever its case, one with a capital as it is written. */
const phrasesOf = (kind: string, types: string, phrases: readonly string[]): Phrase<Listed>[] => {
  const value = { kind, types: new Set(types.split(" ")) };
  return phrases.map((phrase) => ({
    phrase,
    value,
    caseSensitive: phrase !== phrase.toLowerCase(),
  }));
};

function listed(): Phrase<Listed>[] {
  const occupations = wordList("en/occupations");
  const people = COUNTRIES.flatMap(({ adjectives, people }) => [...adjectives, ...people]);
  return [
    ...rowsOfList("en/kinds").flatMap(([kind, types, words]) => phrasesOf(kind!, types!, [words!])),
    ...rowsOfList("en/vaguer-words").flatMap(([kinds, , entries]) =>
      phrasesOf(kinds!.split(",")[0]!, "DEM", entries!.split(", ")),
    ),
    ...phrasesOf("occupation", "DEM", [...occupations, ...occupations.map(plural)]),
    ...phrasesOf("occupation", "DEM", wordList("en/roles")),
    ...phrasesOf("illness", "DEM", wordList("en/illnesses")),
    ...phrasesOf(
      "medication",
      "DEM MISC",
      MEDICATIONS.map(({ name }) => name),
    ),
    ...phrasesOf("nationality", "DEM", people),
    ...phrasesOf(
      "country",
      "LOC",
      COUNTRIES.flatMap(({ names }) => names),
    ),
  ];
}

const LINK = /(?: of| was| were| is| at)?(?::| ?=)? ?(?:approx\.? |about |~|[<>≤≥] ?)?$/u;
const LABEL = /(?:^|[^\p{L}\p{N}])(?<label>[\p{L}][\p{L}\p{N}&+-]*(?: [\p{L}][\p{L}\p{N}-]*)?)$/u;
const VALUE = /^[<>≤≥~]? ?\d/u;
const VALUES: ReadonlySet<string> = new Set(["laboratory", "score", "vital-sign"]);
/** UTF-16 units before a number among which its label stands. */
const REACH = 40;

let matcher: ReturnType<typeof phraseMatcher<Listed>> | undefined;
const match = (words: string) => {
  matcher ??= phraseMatcher(listed());
  return matcher(splitWords(words));
};

/** 'Hb' of 'Hb 118': the kind of what a number is the value of. */
function kindOfValue(text: string, start: number): string | undefined {
  const before = text.slice(Math.max(0, start - REACH), start).replace(LINK, "");
  const label = LABEL.exec(before)?.groups?.["label"];
  if (label === undefined) return undefined;
  for (const words of [label, label.slice(label.indexOf(" ") + 1)]) {
    const [found] = match(words).filter(
      ({ start: from, end, value }) => from === 0 && end === words.length && VALUES.has(value.kind),
    );
    if (found) return found.value.kind;
  }
  return undefined;
}

/** Told in words, most of them in small letters: 'the only vet between Alston and Penrith'. */
function isTold(words: string): boolean {
  const all = words.split(/\s+/u);
  return (
    all.length >= LEAST_TOLD && 2 * all.filter((one) => /^\p{Ll}/u.test(one)).length >= all.length
  );
}
const LEAST_TOLD = 4;

/** The illnesses that a drug of this name gives away. */
const tellsOf = (words: string): readonly string[] => {
  telling ??= new Map(MEDICATIONS.map(({ name, tells }) => [name.toLowerCase(), tells]));
  return telling.get(words.toLowerCase()) ?? [];
};
let telling: ReadonlyMap<string, readonly string[]> | undefined;

/** A mention of English text with its kind, where a table knows one and nothing else has said so. */
export function withKind(text: string, mention: Mention): Mention {
  if (mention.subtype !== undefined || (mention.language ?? "en") !== "en") return mention;
  const subtype = kindIn(text, mention);
  if (subtype === undefined) return mention;
  const tells = subtype === "medication" ? tellsOf(text.slice(mention.start, mention.end)) : [];
  return { ...mention, subtype, ...(tells.length > 0 && { tells }) };
}

/** The kind of a mention in English text, as `document/kinds.ts` groups it; undefined where no table knows one. */
function kindIn(text: string, { type, start, end }: Mention): string | undefined {
  const words = text.slice(start, end);
  if (type === "QUANTITY" && VALUE.test(words)) {
    const kind = kindOfValue(text, start);
    if (kind !== undefined) return kind;
  }
  const form = FORMS.find((one) => one.of === type && one.words.test(words));
  if (form) return form.kind;
  const known = match(words).filter(({ value }) => value.types.has(type));
  const longest = known.reduce<(typeof known)[number] | undefined>(
    (best, one) => (best && best.end - best.start >= one.end - one.start ? best : one),
    undefined,
  );
  if (longest) return longest.value.kind;
  if (type === "DEM" && vaguerWords("illness", words)) return "illness";
  if (type === "MISC" && isTold(words)) return "uniqueness";
  if (type !== "DEM") return undefined;
  const last = words.slice(words.lastIndexOf(" ") + 1);
  if (STEM.test(last) && !NO_DRUGS.has(last)) return "medication";
  return PROCEDURE_ENDING.test(last) && !NO_PROCEDURES.has(last) ? "procedure" : undefined;
}
