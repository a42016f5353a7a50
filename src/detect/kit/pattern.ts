import type { SemanticType } from "../../document/types.js";
import { matchesIn } from "../search/matches.js";
import { contextMatcher } from "./context.js";
import type { Detector, DetectorInput, Found, Pattern } from "./detector.js";

/** Verdict on a match, and what it computes where that has a name: 'Luhn'. */
interface Validate {
  (match: string): boolean | undefined;
  readonly what?: string;
}

export interface PatternOptions {
  readonly name: string;
  readonly type: SemanticType;
  readonly subtype: string;
  readonly presidioEntity?: string;
  /** @deprecated Where the patterns can match is read off them. */
  readonly anchor?: "digit" | "anywhere" | { readonly literal: string };
  readonly patterns: readonly Pattern[];
  /**
   * Checks digits, ranges, dates. `true`: proven, the score becomes `validatedScore`;
   * `false`: not one, dropped; `undefined`: cannot tell, the pattern's score stays.
   */
  readonly validate?: Validate;
  /** Score of a proven match; lower it where one random string in ten passes. Default 1. */
  readonly validatedScore?: number;
  /** Words or phrases, lower case, that raise the score when near, as whole words. */
  readonly context?: readonly string[];
  /** Examples: texts in which it is found, with the finds in brackets, and near misses. */
  readonly finds?: readonly string[];
  readonly misses?: readonly string[];
}

// as the field's incumbent does it: a context word adds .35 and lifts to at least .4
const CONTEXT_BOOST = 0.35;
const CONTEXT_LEAST = 0.4;

/** A score with a word of context beside it. */
export const raised = (score: number): number =>
  Math.min(1, Math.max(score + CONTEXT_BOOST, CONTEXT_LEAST));

/** A detector that answers at once. */
export interface PatternDetector extends Detector {
  detect(input: DetectorInput): readonly Found[];
}

/** A detector of fixed written forms. */
export function patternDetector(options: PatternOptions): PatternDetector {
  const { name, type, subtype, patterns, validate } = options;
  const validatedScore = options.validatedScore ?? 1;
  const context = options.context?.length ? contextMatcher(options.context) : undefined;

  const detect = (input: DetectorInput): readonly Found[] =>
    patterns.flatMap((pattern) =>
      Array.from(matchesIn(pattern.regex, input)).flatMap(
        (match) => foundAt(match, pattern, input) ?? [],
      ),
    );

  function foundAt(
    match: RegExpExecArray,
    pattern: Pattern,
    input: DetectorInput,
  ): Found | undefined {
    const value = match.groups?.["value"] ?? match[0];
    if (value === "") return undefined;
    const verdict = validate?.(value);
    if (verdict === false) return undefined;
    const start = match.indices?.groups?.["value"]?.[0] ?? match.index;
    const end = start + value.length;
    const word = context?.(input, start, end);
    let score = verdict ? Math.max(pattern.score, validatedScore) : pattern.score;
    if (word !== undefined) score = raised(score);
    return {
      start,
      end,
      type,
      subtype,
      score: Math.round(score * 100) / 100,
      evidence: {
        rule: pattern.name,
        ...(verdict ? { validated: true } : {}),
        ...(word === undefined ? {} : { context: word }),
      },
    };
  }

  return {
    name,
    finds: [`${type}/${subtype}`],
    ...(options.presidioEntity === undefined ? {} : { presidioEntity: options.presidioEntity }),
    patterns,
    needs: patterns.map(({ regex }) => regex),
    ...(options.context === undefined ? {} : { context: options.context }),
    ...(options.finds && options.misses
      ? {
          examples: {
            finds: options.finds,
            misses: options.misses,
            ...(validate?.what === undefined ? {} : { check: validate.what }),
          },
        }
      : {}),
    detect,
  };
}
