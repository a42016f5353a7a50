import { isShortDate } from "../../kit/checksums.js";
import type { Detector } from "../../kit/detector.js";
import { type PatternOptions, patternDetector } from "../../kit/pattern.js";
import { type Form, formRegex } from "./form.js";

/** Written forms by name: what is written (`form.ts`), or an expression where no form says it, and the score of the form alone. */
export type Forms = Readonly<Record<string, readonly [written: Form | RegExp, score: number]>>;

export interface NumberOptions
  extends Pick<PatternOptions, "presidioEntity" | "validate" | "validatedScore"> {
  readonly forms: Forms;
  /** Forms may be written in small letters as well. */
  readonly anyCase?: boolean;
  /** Words or phrases in lower case, with commas between, that raise the score when near, as whole words. */
  readonly context?: string;
  /** Texts in which the number is found: exactly what is in brackets, at a score of .4 or more. */
  readonly finds: readonly string[];
  /** Near misses: texts in which it is not found. */
  readonly misses: readonly string[];
}

/**
 * A number that an authority of a country gives to people or firms. Its subtype is its name: country,
 * then what the number is, as `de-tax-id`.
 *
 * Scores of a proven check digit, by how many random strings of the form pass:
 *
 * | of random strings pass | score | |
 * | --- | --- | --- |
 * | one in ten, bare digits | .3 | below the default threshold: a context word must be nearby |
 * | one in fifty, or one in ten of a form with a letter or separators | .5 to .6 | |
 * | fewer than one in a hundred, or behind a country's prefix | .7 to 1 | |
 *
 * Where a check decides every match, a pattern's own score is only reached by proven matches; a
 * distinctive written form can thus score above the same digits written bare.
 */
export function identityNumber(subtype: string, options: NumberOptions): Detector {
  const { forms, anyCase = false, context, ...rest } = options;
  return patternDetector({
    ...rest,
    name: subtype,
    type: "CODE",
    subtype,
    anchor: "digit",
    patterns: Object.entries(forms).map(([name, [written, score]]) => ({
      name,
      regex: typeof written === "string" ? formRegex(written, anyCase) : written,
      score,
    })),
    ...(context === undefined ? {} : { context: context.split(",").map((words) => words.trim()) }),
  });
}

/** The number that two digits at `at` make: day, month or year of a date inside a number. */
export const twoDigits = (digits: string, at: number): number => Number(digits.slice(at, at + 2));

/** Whether a number begins with a date: day, month and the last two digits of the year. */
export const beginsWithShortDate = (digits: string): boolean =>
  isShortDate(twoDigits(digits, 4), twoDigits(digits, 2), twoDigits(digits, 0));
