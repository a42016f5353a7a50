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
