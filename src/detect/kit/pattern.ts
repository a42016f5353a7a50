import type { SemanticType } from "../../document/types.js";
import type { Islands } from "../search/islands.js";
import { matchesOf } from "../search/matches.js";
import { shapeOf } from "../search/shape.js";
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
  /**
   * Where matches can be: `digit` searches only around digits (any match contains at least one);
   * a literal is looked for first and its absence ends the search; `anywhere` searches all.
   */
  readonly anchor: "digit" | "anywhere" | { readonly literal: string };
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

const NOTHING: readonly Found[] = Object.freeze([]);

/** A detector that answers at once. */
export interface PatternDetector extends Detector {
  detect(input: DetectorInput): readonly Found[];
}

/** A detector of fixed written forms. */
export function patternDetector(options: PatternOptions): PatternDetector {
  const { name, type, subtype, anchor, patterns, validate } = options;
  const validatedScore = options.validatedScore ?? 1;
  const context = options.context?.length ? contextMatcher(options.context) : undefined;

  const shaped = patterns.map((pattern) => ({ pattern, shape: shapeOf(pattern.regex) }));
  const digits = Math.max(
    anchor === "digit" ? 1 : 0,
    Math.min(...shaped.map(({ shape }) => shape.digits)),
  );

  function detect(input: DetectorInput): readonly Found[] {
    if (typeof anchor === "object" && !input.text.includes(anchor.literal)) return NOTHING;
    let found: Found[] | undefined;
    for (let i = 0; i < shaped.length; i++) {
      const { pattern, shape } = shaped[i]!;
      if (shape.digits > input.digits.most) continue;
      const searched = anchor === "digit" ? input.digits.holding(shape) : input.digits.whole;
      if (searched.text === "" || !searched.mayHold(shape)) continue;
      for (const match of matchesOf(pattern.regex, searched.text)) {
        const one = foundAt(match, pattern, searched, input);
        if (one) (found ??= []).push(one);
      }
    }
    return found ?? NOTHING;
  }

  function foundAt(
    match: RegExpExecArray,
    pattern: Pattern,
    searched: Islands,
    input: DetectorInput,
  ): Found | undefined {
    const value = match.groups?.["value"] ?? match[0];
    if (value === "") return undefined;
    const verdict = validate?.(value);
    if (verdict === false) return undefined;
    const at = match.indices?.groups?.["value"]?.[0] ?? match.index;
    const start = searched.toWhole(at);
    const end = searched.toWhole(at + value.length - 1) + 1;
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
    digits,
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
