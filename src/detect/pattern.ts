import type { SemanticType } from "../document/types.js";
import type { Detector, DetectorInput, Found, Pattern } from "./detector.js";

export interface PatternOptions {
  readonly name: string;
  readonly type: SemanticType;
  readonly subtype: string;
  readonly presidioEntity?: string;
  /**
   * Where matches can be: `digit` searches only around digits (any match holds at least one);
   * a literal is looked for first and its absence ends the search; `anywhere` searches all.
   */
  readonly anchor: "digit" | "anywhere" | { readonly literal: string };
  readonly patterns: readonly Pattern[];
  /**
   * Checks digits, ranges, dates. `true`: proven, the score becomes `validatedScore`;
   * `false`: not one, dropped; `undefined`: cannot tell, the pattern's score stays.
   */
  readonly validate?: (match: string) => boolean | undefined;
  /** Score of a proven match; lower it where one random string in ten passes. Default 1. */
  readonly validatedScore?: number;
  /** Words or phrases, lower case, that raise the score when near, as whole words. */
  readonly context?: readonly string[];
}

// as the field's incumbent does it: a context word adds .35 and lifts to at least .4
const CONTEXT_BOOST = 0.35;
const CONTEXT_LEAST = 0.4;
const CONTEXT_BEFORE = 100;
const CONTEXT_AFTER = 40;

/** A detector of fixed written forms. */
export function patternDetector(options: PatternOptions): Detector {
  const { name, type, subtype, anchor, patterns, validate } = options;
  const validatedScore = options.validatedScore ?? 1;
  const context = options.context?.length ? contextMatcher(options.context) : undefined;

  function detect(input: DetectorInput): Found[] {
    if (typeof anchor === "object" && !input.text.includes(anchor.literal)) return [];
    const searched = anchor === "digit" ? input.digits.text : input.text;
    const toWhole = anchor === "digit" ? input.digits.toWhole : (offset: number) => offset;
    const found: Found[] = [];
    for (const pattern of patterns) {
      for (const match of searched.matchAll(pattern.regex)) {
        const value = match.groups?.["value"] ?? match[0];
        if (value === "") continue;
        const verdict = validate?.(value);
        if (verdict === false) continue;
        const at = match.indices?.groups?.["value"]?.[0] ?? match.index;
        const start = toWhole(at);
        const end = toWhole(at + value.length - 1) + 1;
        const word = context?.(input.text, start, end);
        let score = verdict ? Math.max(pattern.score, validatedScore) : pattern.score;
        if (word !== undefined) score = Math.min(1, Math.max(score + CONTEXT_BOOST, CONTEXT_LEAST));
        found.push({
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
        });
      }
    }
    return found;
  }

  return {
    name,
    finds: [`${type}/${subtype}`],
    ...(options.presidioEntity === undefined ? {} : { presidioEntity: options.presidioEntity }),
    patterns,
    detect,
  };
}

/** Scripts that write words without spaces between, or with particles joined to them. */
const JOINED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Scripts whose one-letter prefixes stand at the word. */
const PREFIXED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Finds a context word near a span, as a whole word, the nearest before it first. */
function contextMatcher(words: readonly string[]) {
  const alternatives = [...words].sort((a, b) => b.length - a.length).map(wholeWord);
  const regex = new RegExp(alternatives.join("|"), "giu");
  return (text: string, start: number, end: number): string | undefined => {
    const before = text.slice(Math.max(0, start - CONTEXT_BEFORE), start);
    const after = text.slice(end, end + CONTEXT_AFTER);
    return (before.match(regex)?.at(-1) ?? after.match(regex)?.[0])?.toLowerCase();
  };
}

/** A context word as a pattern that ends where words end, in scripts that mark it. */
function wholeWord(word: string): string {
  const first = word.charAt(0);
  const last = word.charAt(word.length - 1);
  const left = JOINED.test(first) || PREFIXED.test(first) ? "" : "(?<![\\p{L}\\p{N}])";
  const right = JOINED.test(last) ? "" : "(?:'?s)?(?![\\p{L}\\p{N}])";
  return left + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s") + right;
}
