/**
 * From a column's name and cells to its treatment.
 *
 * | most cells are | and the name says | the column is |
 * | --- | --- | --- |
 * | e-mail, phone, account, address on the net, identity number | anything | CODE |
 * | titles with names | anything | PERSON |
 * | months or days of the week alone | anything | kept |
 * | dates or timestamps | anything | DATETIME |
 * | numbers | a number of a record, a phone, a place, a time | that type |
 * | numbers | a measure, or nothing; but for long numbers that all differ | kept |
 * | flags, times of day, durations | anything | kept |
 * | few values that come again | no person, place or organization | kept; but for words like names, or with a capital, in a column of no known name |
 * | several words | an identifier | text |
 * | codes of letters and digits | anything | CODE |
 * | names or words | a person, a place, an organization | that type |
 * | sentences, or anything else | anything | text |
 *
 * Whatever is unclear is text, which the whole flow examines. Only the cells that made a column kept
 * stay: a sentence among ratings is examined as text.
 */

import type { SemanticType } from "../document/types.js";
import { memoize } from "../language/memo.js";
import { isOfStandard } from "../language/standards.js";
import { SUPPORTED_LANGUAGES } from "../language/supported.js";
import { calendarNames } from "../language/time/calendar-names.js";
import { type Column, shareOf } from "./column.js";
import { A_TERM, hintOf, wordsOfName } from "./column-name.js";
import type { Form } from "./form.js";
import type { Hint } from "./hint.js";
import { momentOfNumber } from "./moment.js";
import type { Treatment } from "./treatment.js";

export interface Inferred {
  readonly treatment: Treatment;
  /** A sentence that says why; holds no cell. */
  readonly reason: string;
  /** Share of the filled cells that vote for each form, in [0, 1], largest first. */
  readonly votes: Readonly<Partial<Record<Form, number>>>;
}

/** Share of cells from which a form speaks for its column. */
const MOST = 0.8;
/** Fewer cells say little about how often values come again. */
const ENOUGH = 8;
/** A category of more values than this is a register of something. */
const MOST_CATEGORIES = 60;
/** Mean number of words from which a reference says more than a number: 'Rent of May', 'Invoice 2031'. */
const WORDS_OF_REFERENCE = 1.5;
/** Mean number of words from which cells are sentences. */
const SENTENCE = 5;

const CODES: ReadonlyMap<Form, string> = new Map([
  ["email", "e-mail addresses"],
  ["url", "addresses on the web"],
  ["ip", "addresses on the net"],
  ["mac", "addresses of devices"],
  ["uuid", "identifiers"],
  ["hash", "identifiers"],
  ["iban", "account numbers"],
  ["ssn", "identity numbers"],
  ["card", "card numbers"],
  ["phone", "phone numbers"],
]);

export function inferTreatment(column: Column): Inferred {
  const hint = hintOf(column.name);
  const { treatment, reason } = decide(column, hint);
  return { treatment, reason, votes: votesOf(column) };
}

const votesOf = ({ forms }: Column): Inferred["votes"] =>
  Object.fromEntries(
    [...forms]
      .sort((a, b) => b[1] - a[1])
      .map(([form, share]) => [form, Math.round(share * 100) / 100]),
  );

type Outcome = Omit<Inferred, "votes">;

const keepNumbers: Treatment = { kind: "keep", accepts: { numbers: true } };
const typed = (type: SemanticType, reason: string): Outcome => ({
  treatment: { kind: "type", type },
  reason,
});
const text = (reason: string): Outcome => ({ treatment: { kind: "text" }, reason });

function decide(column: Column, hint: Hint | undefined): Outcome {
  if (column.filled === 0) return { treatment: keepNumbers, reason: "no cell has a value" };
  const percent = (...forms: readonly Form[]) =>
    `${Math.round(shareOf(column, ...forms) * 100)}% of ${column.filled} cells are`;
  const says = hint ? `, and the name says ${hint.of}` : "";

  if (hint === A_TERM || [...column.counts.keys()].every(isOfStandard)) {
    return {
      treatment: { kind: "keep", accepts: { values: new Set(column.counts.keys()) } },
      reason: "terms of a standard",
    };
  }
  for (const [form, what] of CODES) {
    if (shareOf(column, form) >= MOST) return typed("CODE", `${percent(form)} ${what}${says}`);
  }
  if (shareOf(column, ...CODES.keys()) >= MOST) {
    return typed("CODE", `${percent(...CODES.keys())} addresses or numbers of a record${says}`);
  }
  if (titledShare(column) >= MOST) {
    return typed("PERSON", "most cells begin with the title of a person");
  }
  if (isCalendar(column)) {
    return {
      treatment: { kind: "keep", accepts: { values: new Set(column.counts.keys()) } },
      reason: "months or days of the week, without a year",
    };
  }
  if (shareOf(column, "moment") >= MOST)
    return typed("DATETIME", `${percent("moment")} points in time${says}`);
  if (shareOf(column, "coordinates", "postcode", "address") >= MOST) {
    return typed(
      "LOC",
      `${percent("coordinates", "postcode", "address")} addresses or places${says}`,
    );
  }
  if (shareOf(column, "number", "flag", "time") >= MOST)
    return ofNumbers(column, hint, percent, says);
  return ofWords(column, hint, percent, says);
}

/** 'march', 'mar', 'sept'; 'monday', 'mon', 'mo'. */
const calendarOf = memoize((language: string): ReadonlySet<string> => {
  const { months, weekdays } = calendarNames(language);
  return new Set([
    ...months.flatMap((name) => [name, name.slice(0, 3), name.slice(0, 4)]),
    ...weekdays.flatMap((name) => [name, name.slice(0, 2), name.slice(0, 3)]),
  ]);
});
/** Of so many different cells, some are no names of people: 'April', 'June', 'May'. */
const ENOUGH_OF_CALENDAR = 3;

/** Whether all cells are months or days of the week, which nobody is known by: 'Feb', 'März', 'lundi'. */
function isCalendar({ counts, distinct, filled }: Column): boolean {
  const named = [...counts.keys()].filter((cell) => {
    const word = cell.toLowerCase().replace(/\.$/, "");
    return SUPPORTED_LANGUAGES.some((language) => calendarOf(language).has(word));
  });
  const given = named.filter((cell) => /^(?:april|may|june|august|jan|mai|juni|juli)$/i.test(cell));
  return (
    distinct >= ENOUGH_OF_CALENDAR &&
    named.length - given.length >= 2 &&
    named.reduce((sum, cell) => sum + counts.get(cell)!, 0) === filled
  );
}

/** A whole cell that is a titled name: 'Dr Moss', 'Ms Ida van Orr'. Not 'Mr Orr rang', which is a sentence. */
const TITLED =
  /^(?:Mrs?|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Rev|Lord|Lady|Judge|Nurse|Herrn?|Frau|M\.|Mme|Mlle|Sra?|Srta|Dott|Sig|Dhr|Mevr|Fru|Pan[ií]?)\.?(?:\s(?:\p{Lu}[\p{L}\p{M}'’.-]*|d[aeio]|del?l?a?|du|v[ao]n|der|den|ter|l[ae]|bin|al|y|e)){1,5}$/u;

function titledShare({ counts, filled }: Column): number {
  let titled = 0;
  for (const [value, count] of counts) if (TITLED.test(value.trim())) titled += count;
  return filled === 0 ? 0 : titled / filled;
}

type Percent = (...forms: readonly Form[]) => string;

function ofNumbers(
  column: Column,
  hint: Hint | undefined,
  percent: Percent,
  says: string,
): Outcome {
  const numbers = `${percent("number", "flag", "time")} numbers, flags or times`;
  if (hint?.kind === "type") {
    if (hint.type === "DATETIME") return ofNumberedTime(column, numbers, says);
    // a running number of rows names a row and nobody
    if (hint.type === "CODE" && isRunningNumber(column)) {
      return { treatment: keepNumbers, reason: "whole numbers that count the rows" };
    }
    if (hint.type !== "PERSON" || shareOf(column, "number") >= MOST) {
      return typed(hint.type === "PERSON" ? "CODE" : hint.type, `${numbers}${says}`);
    }
  }
  if (!hint && isNameless(column) && column.cells < ENOUGH) {
    return text(`${numbers}, but they are few and have no name`);
  }
  if (hint?.kind !== "measure" && isRegister(column)) {
    return typed("CODE", "long whole numbers that all differ, as identifiers do");
  }
  return { treatment: keepNumbers, reason: `${numbers}${says}` };
}

const ofNumberedTime = (column: Column, numbers: string, says: string): Outcome => {
  // spreadsheets count days
  if (/birth/.test(says)) return typed("DATETIME", `${numbers}${says}`);
  const moments = [...column.counts.keys()].filter((value) => momentOfNumber(value) !== undefined);
  return moments.length >= MOST * column.distinct
    ? typed("DATETIME", `${numbers} that can be points in time${says}`)
    : { treatment: keepNumbers, reason: `${numbers}, too small for points in time` };
};

const isNameless = ({ name }: Column): boolean => /^(?:column \d+)?$/.test(name);

/** Whole numbers without gaps that are worth a name, from 0, 1 or a round start. */
function isRunningNumber({ counts, filled, distinct, name }: Column): boolean {
  if (
    distinct < filled ||
    !/^(?:(?:doc |row )?id|row|no|nr|index|column \d+)?$/.test(wordsOfName(name))
  )
    return false;
  const numbers = [...counts.keys()].filter((one) => /^\d{1,7}$/.test(one)).map(Number);
  if (numbers.length < filled) return false;
  return Math.max(...numbers) - Math.min(...numbers) < 2 * filled + 2;
}

/** Whole numbers of six digits or more, of one or two lengths, of which hardly any comes again. */
function isRegister({ counts, filled, distinct }: Column): boolean {
  const values = [...counts.keys()].filter((one) => /^\d+$/.test(one));
  if (values.length < MOST * distinct || distinct < 0.9 * filled) return false;
  const lengths = new Set(values.map((one) => one.length));
  return lengths.size <= 2 && Math.min(...lengths) >= 6;
}

function ofWords(column: Column, hint: Hint | undefined, percent: Percent, says: string): Outcome {
  const sentences = column.words >= SENTENCE || shareOf(column, "text") >= 0.3;
  if (sentences && hint?.kind !== "type") return text(`sentences${says}`);
  if (hint?.kind === "type") return ofNamedType(column, hint, sentences);
  // a name in a column that nothing is known of may be somebody's, however often it comes again
  if (!hint && shareOf(column, "name") >= MOST) {
    return text(`${percent("name")} words like names`);
  }
  if (!hint && isOfCapitals(column)) return text("words with a capital, as first names are");
  if (
    hint?.kind !== "text" &&
    (isCategory(column) || (hint?.of === "a category" && recurs(column)))
  ) {
    return {
      treatment: { kind: "keep", accepts: { values: recurringValues(column), numbers: true } },
      reason: `${column.distinct} different values, repeated over ${column.filled} cells${says}`,
    };
  }
  if (shareOf(column, "code") >= MOST && hint?.kind !== "category" && hint?.kind !== "measure") {
    return typed("CODE", `${percent("code")} codes of letters and digits${says}`);
  }
  if (hint?.kind === "text" && column.words < 3 && isCategory(column)) {
    return {
      treatment: { kind: "keep", accepts: { values: recurringValues(column), numbers: true } },
      reason: `${column.distinct} different values, repeated over ${column.filled} cells`,
    };
  }
  return text(
    hint
      ? `the name says ${hint.of}, and the cells differ`
      : "nothing certain is known of its cells",
  );
}

function ofNamedType(
  column: Column,
  hint: Hint & { readonly kind: "type" },
  sentences: boolean,
): Outcome {
  const { type, of } = hint;
  if (sentences && column.words >= (type === "LOC" ? 9 : SENTENCE)) {
    return text(`sentences, although the name says ${of}`);
  }
  if (of === "a country or region" && isCategory(column)) {
    return {
      treatment: { kind: "keep", accepts: { values: recurringValues(column) } },
      reason: `${column.distinct} different countries or regions, repeated over ${column.filled} cells`,
    };
  }
  if (/identifier|of a record/.test(of) && column.words >= WORDS_OF_REFERENCE) {
    return text(`cells of several words, although the name says ${of}`);
  }
  // cells in capitals or small letters are names too
  const fits: Readonly<Partial<Record<SemanticType, readonly Form[]>>> = {
    PERSON: ["name", "words", "code"],
    ORG: ["name", "words", "code", "address"],
    LOC: ["name", "words", "address", "postcode", "code", "number", "coordinates", "text"],
    CODE: ["code", "number", "words", "name", ...CODES.keys()],
    DATETIME: ["moment", "time", "number"],
  };
  if (shareOf(column, ...(fits[type] ?? [])) < MOST) {
    return text(`the name says ${of}, but most cells look different`);
  }
  // `R017` is the number of a respondent
  if (type === "PERSON" && shareOf(column, "code") >= MOST) {
    return typed("CODE", `codes of letters and digits, and the name says ${of}`);
  }
  return typed(type, `the name says ${of}`);
}

/** Half of the values or more are one word with a capital: towns and grades, or first names. */
function isOfCapitals({ counts, distinct }: Column): boolean {
  let capitals = 0;
  for (const value of counts.keys()) if (/^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}$/u.test(value)) capitals++;
  return capitals >= distinct / 2;
}

/** Few different values, each short, that come again: a status, a grade, a department. */
function isCategory(column: Column): boolean {
  const { filled, distinct, words } = column;
  if (filled < ENOUGH || distinct > MOST_CATEGORIES || words > 4) return false;
  return distinct <= Math.max(filled / 5, Math.min(6, filled / 2));
}

/** Of few cells, of one word each, fewer than two thirds are different. */
const recurs = ({ filled, distinct, words }: Column): boolean =>
  filled < ENOUGH && words < 2 && distinct <= (2 * filled) / 3;

/** Of a category's values those that stay: short, and more than once in the column. */
function recurringValues({ counts, filled }: Column): ReadonlySet<string> {
  const least = filled < 40 ? 1 : 2;
  return new Set(
    [...counts]
      .filter(([value, count]) => count >= least && value.length <= 60)
      .map(([value]) => value),
  );
}
