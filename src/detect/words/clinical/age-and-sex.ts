import type { Detector, Found } from "../../kit/detector.js";
import { matchesOf } from "../../search/matches.js";
import { isClinical } from "./clinical-text.js";

const FORM =
  /(?<![\p{L}\p{N}./-])(?:1[01][0-9]|[1-9]?[0-9]) ?(?:y(?:\/o)? ?)?(?:M|F|♂|♀)(?![\p{L}\p{N}])/gu;

/** Age and sex as clinics write them: '66M', '34 F', '52 y M'. In clinical texts only. */
export const ageAndSex: Detector = {
  name: "age-and-sex",
  finds: ["DATETIME/age"],
  patterns: [{ name: "age and sex", regex: FORM, score: 0.7 }],
  needs: [FORM],
  detect(input): Found[] {
    if (!isClinical(input)) return [];
    return [...matchesOf(FORM, input.text)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      type: "DATETIME",
      subtype: "age",
      score: 0.7,
      evidence: { rule: "age and sex" },
    }));
  },
};
