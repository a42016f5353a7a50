/**
 * Detectors a user writes into a policy file: a list of words, or a regular expression that runs in
 * linear time (RE2 syntax, so no look-around and no back-references).
 */

import { RE2JS, RE2JSException } from "re2js";
import type { SemanticType } from "../../document/types.js";
import { PalimpsestError } from "../../errors.js";
import { contextMatcher } from "./context.js";
import type { Detector, Found } from "./detector.js";
import { raised } from "./pattern.js";
import { phraseMatcher, splitWords } from "./phrases.js";

export interface UserDetectorOptions {
  readonly name: string;
  readonly type: SemanticType;
  readonly subtype?: string;
  /** Confidence of a find, default .9. */
  readonly score?: number;
  /** Words or phrases; case does not matter. */
  readonly words?: readonly string[];
  /** A regular expression in RE2's syntax. */
  readonly regex?: string;
  /** Words or phrases, lower case, that raise the score when near. */
  readonly context?: readonly string[];
}

/** @throws PATTERN_INVALID when the regular expression is malformed or not linear. */
export function userDetector(options: UserDetectorOptions): Detector {
  const { type, subtype } = options;
  const near = options.context?.length ? contextMatcher(options.context) : undefined;
  const find = options.regex === undefined ? findWords(options.words ?? []) : findRegex(options);
  return {
    name: `user:${options.name}`,
    finds: [subtype === undefined ? type : `${type}/${subtype}`],
    detect: (input) =>
      find(input.text).map(([start, end]): Found => {
        const word = near?.(input, start, end);
        const score = options.score ?? 0.9;
        return {
          start,
          end,
          type,
          ...(subtype === undefined ? {} : { subtype }),
          score: word === undefined ? score : raised(score),
          evidence: { rule: options.name, ...(word !== undefined && { context: word }) },
        };
      }),
  };
}

type Find = (text: string) => [number, number][];

function findWords(words: readonly string[]): Find {
  const match = phraseMatcher(words.map((phrase) => ({ phrase, value: true })));
  return (text) => match(splitWords(text)).map(({ start, end }) => [start, end]);
}

function findRegex({ name, regex }: UserDetectorOptions): Find {
  const compiled = compileLinear(name, regex!);
  return (text) => {
    const found: [number, number][] = [];
    const matcher = compiled.matcher(text);
    while (matcher.find()) {
      if (matcher.end() > matcher.start()) found.push([matcher.start(), matcher.end()]);
    }
    return found;
  };
}

function compileLinear(name: string, source: string): RE2JS {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    const why = error instanceof RE2JSException ? error.message : "not a regular expression";
    throw new PalimpsestError(
      "PATTERN_INVALID",
      `the regular expression of detector '${name}' does not compile as RE2 (${why}); look-around and back-references are not available, since they cannot run in linear time`,
    );
  }
}
