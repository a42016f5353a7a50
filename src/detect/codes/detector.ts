import { type PatternDetector, type PatternOptions, patternDetector } from "../kit/pattern.js";
import { type Form, formRegex } from "./form.js";

/** Written forms by name: a picture of what is written (`form.ts`), or an expression where no form says it, and the score of the form alone. */
export type Forms = Readonly<Record<string, readonly [written: Form | RegExp, score: number]>>;

export interface CodeOptions
  extends Pick<PatternOptions, "presidioEntity" | "validate" | "validatedScore"> {
  /** What it reports, where that is not its name: a `machine-readable-zone` of a `travel-document`. */
  readonly subtype?: string;
  readonly forms: Forms;
  /** Forms may be written in small letters as well. */
  readonly anyCase?: boolean;
  /** Words or phrases in lower case that raise the score when near, as whole words: a list, or with commas between. */
  readonly context?: string | readonly string[];
  /** Texts in which the number is found: exactly what is in brackets, at a score of .4 or more. */
  readonly finds: readonly string[];
  /** Near misses: texts in which it is not found. */
  readonly misses: readonly string[];
}

/**
 * A number or other code that is given to people, firms or things. A number of a country is named by country and by what
 * it is: `de-tax-id`.
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
export function codeDetector(name: string, options: CodeOptions): PatternDetector {
  const { forms, anyCase = false, context, subtype = name, ...rest } = options;
  return patternDetector({
    ...rest,
    name,
    type: "CODE",
    subtype,
    patterns: Object.entries(forms).map(([form, [written, score]]) => ({
      name: form,
      regex: typeof written === "string" ? formRegex(written, anyCase) : written,
      score,
    })),
    ...(context === undefined ? {} : { context: wordsOf(context) }),
  });
}

const wordsOf = (context: string | readonly string[]): readonly string[] =>
  typeof context === "string" ? context.split(",").map((words) => words.trim()) : context;
