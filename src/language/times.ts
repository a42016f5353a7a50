import { alternativesIn, hasList, rowsOfList, valuesOf, withBlanks, wordList } from "./lists.js";
import { memoize } from "./memo.js";
import type { ListedLanguage } from "./supported.js";

/**
 * How one language writes ages, spans of time, days without a date and amounts, and how its dates are written in a
 * sentence once the day is left out.
 *
 * Lists are separated by `|`; they become parts of regular expressions, so `?` and `(?:a|b)` mean what they mean
 * there. `#` is a number in figures.
 */
export interface LanguageTimes {
  /** Ages: `# Jahre alt`. Matched without regard to case. */
  readonly ages: readonly string[];
  /** Numbers in words that count units, and 'several'. */
  readonly numbers: string;
  /** Units of time in all their forms. */
  readonly units: string;
  /** Words around a length that place it in time: 'vor drei Wochen'; `@` is the length. */
  readonly spans: readonly string[];
  /** Days and parts of them named from today: 'gestern', 'letzte Woche'. */
  readonly relative: string;
  readonly weekdays: string;
  /** Clock times: `# Uhr`. */
  readonly clock: readonly string[];
  /** Currencies by name and sign. */
  readonly currencies: string;
  /** 'Anfang', 'Ende': words before a month or a year that belong to it. */
  readonly parts: string;
  /** The months in the form used in a date, and 'of the year' between it and the year. */
  readonly months: string;
  readonly ofYear: string;
  /**
   * The text before a date, and its form once only the month is left, then once only the year is;
   * the longest that fits is taken. `""` is the rest; `:` is the field of a form.
   */
  readonly leads: readonly (readonly [before: string, beforeMonth: string, beforeYear: string])[];
  /** The months after `beforeMonth`, where they take another form there: by lead, else the form of a date. */
  readonly monthAfter?: Readonly<Record<string, string>>;
  /** The months of a variant of the language, where the words around a date are evidence of it. */
  readonly variant?: Required<Pick<LanguageTimes, "months" | "monthAfter">> & {
    readonly evidence: string;
  };
  /** Figures in groups of three are parted by it. */
  readonly thousands: "." | " ";
}

/** The number of a column in `months.txt` where a row of `dates.txt` has none: the form of a date. */
const DATE_FORM = 1;

interface Months {
  /** The rows of the file as columns: the form of a date, the forms that are found, the forms behind prepositions. */
  readonly columns: readonly string[];
  readonly after: Readonly<Record<string, string>>;
}

function monthsIn(language: ListedLanguage, file: string): Months {
  const rows = rowsOfList(`${language}/${file}`);
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]!).join("|"));
  const leads = rowsOfList(`${language}/dates`).filter(([, , , form]) => form !== undefined);
  const after = leads.map(([, beforeMonth, , form]) => [
    withBlanks(beforeMonth!),
    columns[Number(form) - DATE_FORM]!,
  ]);
  return { columns, after: Object.fromEntries(after) };
}

const readTimes = memoize((tag: string): LanguageTimes => {
  const language = tag as ListedLanguage;
  const listed = (file: string): string => alternativesIn(wordList(`${language}/${file}`));
  const values = (key: string): readonly string[] => valuesOf(`${language}/times`, key);
  const { columns, after } = monthsIn(language, "months");
  const variant = hasList(`${language}/months-variant`)
    ? monthsIn(language, "months-variant")
    : undefined;
  return {
    ages: values("age"),
    numbers: alternativesIn(valuesOf(`${language}/numbers`, "count")),
    units: listed("units"),
    spans: values("span"),
    relative: alternativesIn(values("relative day")),
    weekdays: listed("weekdays"),
    clock: values("clock"),
    currencies: listed("currencies"),
    parts: alternativesIn(values("part")),
    months: columns[0]!,
    ofYear: betweenDateParts(language),
    leads: rowsOfList(`${language}/dates`).map(
      (row) => row.slice(0, 3).map(withBlanks) as [string, string, string],
    ),
    monthAfter: after,
    ...(variant && {
      variant: {
        months: variant.columns[0]!,
        monthAfter: variant.after,
        evidence: listed("variant-words"),
      },
    }),
    thousands: valuesOf(`${language}/writing`, "thousands")[0] === "." ? "." : " ",
  };
});

/** How a language writes times, from its files `times`, `numbers`, `units`, `weekdays`, `currencies`, `months`, `dates`. */
export const timesOf = (language: ListedLanguage): LanguageTimes => readTimes(language);

/** Between the day, the month and the year of a date: ' ', ' de '. */
export const betweenDateParts = (language: ListedLanguage): string =>
  valuesOf(`${language}/writing`, "of")[0] ?? " ";
