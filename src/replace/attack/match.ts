/**
 * Whether a guess has found the original (Pilán et al. 2025, 'Truthful Text Sanitization Guided by
 * Inference Attacks', sections 3.2 and 5.2).
 *
 * | of | a hit when |
 * | --- | --- |
 * | times | all parts agree |
 * | amounts | the values agree |
 * | everything else | a telling lemma or an acronym is shared |
 * | names, besides | a sequence of four letters is shared |
 *
 * Stop words and lemmas common to very many names do not count. Where the original is not a name,
 * neither do words of the candidate itself: a reader of 'a teacher' who guesses 'music
 * teacher' has not learnt 'teacher' by guessing.
 */

import type { SemanticType } from "../../document/types.js";
import { memoize } from "../../language/memo.js";
import { parseQuantity } from "../../language/quantity/quantity.js";
import { parseTime } from "../../language/time/time.js";
import { allLemmas, fourGrams, nameWords, tellingLemmas, wordsOf } from "./words.js";

/** Something to be guessed, prepared once for many guesses. */
export interface Secret {
  /** @param candidate the words that replace it */
  isFoundBy(guess: string, candidate: string): boolean;
}

const EXACT: Partial<Record<SemanticType, (original: string) => Secret>> = {
  DATETIME: (original) => exact(original, (text) => parseTime(text)),
  QUANTITY: (original) => exact(original, amountOf),
};

export const secretOf = (type: SemanticType, original: string): Secret =>
  (EXACT[type] ?? lexical)(
    type === "DEM" && TITLE.test(original) ? original.toLowerCase() : original,
  );

/** 'Project Manager' in a signature is no name. */
const TITLE = /^(?:\p{Lu}\p{L}* ){1,3}\p{Lu}\p{Ll}+$/u;

/** The amount alone; how it is written says nothing. */
function amountOf(text: string): unknown {
  const quantity = parseQuantity(text);
  return quantity && { min: quantity.min, max: quantity.max, unit: quantity.unit };
}

function exact(original: string, parse: (text: string) => unknown): Secret {
  const plain = written(original);
  const value = parse(original);
  const key = value === undefined ? undefined : JSON.stringify(value);
  return {
    isFoundBy(guess) {
      if (written(guess) === plain) return true;
      const parsed = key === undefined ? undefined : parse(guess);
      return parsed !== undefined && JSON.stringify(parsed) === key;
    },
  };
}

const written = (text: string): string =>
  [...(text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [])].sort().join(" ");

function lexical(original: string): Secret {
  const lemmas = tellingLemmas(original);
  const grams = fourGrams(nameWords(original));
  const whole = written(original);
  const isName = grams.size > 0;
  const concededBy = memoize(conceded);
  return {
    isFoundBy(text, candidate) {
      const guess = guessed(text);
      if (guess.written === whole) return true;
      const said = isName ? NOTHING : concededBy(candidate);
      for (const lemma of guess.lemmas) if (lemmas.has(lemma) && !said.has(lemma)) return true;
      return guess.grams.some((gram) => grams.has(gram));
    },
  };
}

/** A guess as it is compared with originals. */
interface Guess {
  readonly written: string;
  readonly lemmas: readonly string[];
  /** Sequences of four letters in its names. */
  readonly grams: readonly string[];
}

/** Guesses that are remembered: what lies under a candidate is guessed for every original that gets it. */
const REMEMBERED = 10_000;

const guessed = memoize(
  (text): Guess => ({
    written: written(text),
    lemmas: [...tellingLemmas(text)],
    grams: [...fourGrams(nameWords(text))],
  }),
  REMEMBERED,
);

const NOTHING: ReadonlySet<string> = new Set();

/** Lemmas of the candidate's words that are not names. */
const conceded = (candidate: string): ReadonlySet<string> =>
  allLemmas(
    wordsOf(candidate)
      .filter((word) => !/^\p{Lu}/u.test(word))
      .join(" "),
  );
