/** A detector of the terms of a gazetteer. */

import type { SemanticType } from "../../document/types.js";
import type { Detector, Found } from "./detector.js";
import { phraseMatcher, wordsOf } from "./phrases.js";

interface Term {
  readonly term: string;
  readonly type: SemanticType;
  readonly subtype: string;
}

/** Below the rules, which see the sentence, and above the least score. */
const SCORE = 0.5;

/**
 * Attributes in lower case are found in any case, all else as written: 'nurse' and 'Nurse', but 'The Trial', a book,
 * and not 'the trial'. A word between others of a listed term is not found apart: the longest term counts.
 */
export function gazetteerDetector(terms: readonly Term[]): Detector {
  const match = phraseMatcher(
    terms.map((value) => ({
      phrase: value.term,
      value,
      caseSensitive: value.type !== "DEM" || value.term !== value.term.toLowerCase(),
    })),
  );
  return {
    name: "gazetteer",
    finds: [...new Set(terms.map(({ type, subtype }) => `${type}/${subtype}`))].sort(),
    detect: (input) =>
      match(wordsOf(input)).map(
        ({ start, end, value: { type, subtype } }): Found => ({
          start,
          end,
          type,
          subtype,
          score: SCORE,
          evidence: { rule: "gazetteer" },
        }),
      ),
  };
}
