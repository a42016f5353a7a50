import type { SemanticType } from "../../document/types.js";
import { matchesIn } from "../search/matches.js";
import type { Detector, Found } from "./detector.js";

export interface FormDetectorOptions {
  readonly name: string;
  readonly type: SemanticType;
  readonly subtype: string;
  readonly score: number;
  /** Rules, named in the evidence, with flag `g`. */
  readonly forms: readonly (readonly [rule: string, regex: RegExp])[];
}

/** A detector of all matches of its forms, whatever stands around them. */
export const formDetector = ({
  name,
  type,
  subtype,
  score,
  forms,
}: FormDetectorOptions): Detector => ({
  name,
  finds: [`${type}/${subtype}`],
  needs: forms.map(([, regex]) => regex),
  detect: (input) =>
    forms.flatMap(([rule, regex]) =>
      Array.from(
        matchesIn(regex, input),
        ({ index, 0: match }): Found => ({
          start: index,
          end: index + match.length,
          type,
          subtype,
          score,
          evidence: { rule },
        }),
      ),
    ),
});
