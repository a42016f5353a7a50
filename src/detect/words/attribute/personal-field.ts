import type { Detector, Found } from "../../kit/detector.js";
import { matchesIn } from "../../search/matches.js";
import { FORM_FIELDS, NOTHING_STATED } from "./form-labels.js";

const fieldOf = (labels: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[\\n\\t|]|[ ]{2})[ \\t]?)(?:${labels})[ ]?(?:\\([^)\\n]{0,20}\\))?[:=][ \\t]*(?<value>\\p{L}[^\\n\\t|:;]{1,60}?)(?=[ ]{2}|[ ]?(?:[\\n\\t|;]|$)|[.,] )`,
    "dgiu",
  );
const FIELDS = FORM_FIELDS.filter(({ ambiguous }) => ambiguous !== true).map(
  ({ labels, type, subtype }) => ({ regex: fieldOf(labels), type, subtype }),
);

const SCORE = 0.97;

/**
 * What a form states of the person it is about: 'Nationality: Haitian', 'Place of birth: Port Antonio'. In running
 * text a nationality may be anybody's, after its label it is the person's, so it is masked by default.
 */
export const personalField: Detector = {
  name: "personal-field",
  patterns: FIELDS.map(({ regex, subtype }) => ({
    name: `labelled ${subtype}`,
    regex,
    score: SCORE,
  })),
  needs: FIELDS.map(({ regex }) => regex),
  finds: FIELDS.map(({ type, subtype }) => `${type}/${subtype}`),
  detect: (input) =>
    FIELDS.flatMap(({ regex, type, subtype }) =>
      [...matchesIn(regex, input)].flatMap(({ indices, groups }): Found[] => {
        if (NOTHING_STATED.test(groups!["value"]!)) return [];
        const [start, end] = indices!.groups!["value"]!;
        return [{ start, end, type, subtype, score: SCORE, evidence: { rule: "labelled field" } }];
      }),
    ),
};
