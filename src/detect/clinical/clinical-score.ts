import { patternDetector } from "../kit/pattern.js";

const GRADE =
  "(?:[0-9]{1,3}(?:[.,][0-9])?(?: ?/ ?[0-9]{1,3}| out of [0-9]{1,3})?|(?:IV|I{1,3})[abc]?)";
const SCALES =
  "GCS|NYHA|ECOG|APGAR|Apgar|MMSE|MoCA|PHQ-?9|GAD-?7|AUDIT|NEWS2?|qSOFA|SOFA|CURB-?65|CHA2DS2-?VASc|HAS-?BLED|ASA|mRS|NIHSS|Barthel|Waterlow|EDSS|CDR|VAS|EPDS|HADS|DAS28|Gleason|BI-?RADS|TIMI|CFS|Rockwood";

/** Scores and stages behind the name of their scale: 'GCS 15/15', 'NYHA II', 'stage 3a', 'pain 7/10', 'power 4-/5', 'scored 103'. */
export const clinicalScore = patternDetector({
  name: "clinical-score",
  type: "QUANTITY",
  subtype: "score",
  anchor: "anywhere",
  patterns: [
    {
      name: "scale",
      regex: new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${SCALES})(?: [Ss]core| class| grade)?(?: of| was| is)?[: ] ?(?<value>${GRADE}(?: \\(?E[1-4]V[1-5]M[1-6]\\)?)?)(?![\\p{L}\\p{N}])`,
        "dgu",
      ),
      score: 0.85,
    },
    {
      name: "coma",
      regex: /(?<![\p{L}\p{N}])E[1-4] ?V[1-5] ?M[1-6](?![\p{L}\p{N}])/gu,
      score: 0.85,
    },
    {
      name: "stage",
      regex:
        /(?<![\p{L}\p{N}])(?:[Ss]tage|[Gg]rade|STAGE|GRADE) (?<value>(?:[0-5]|I{1,3}|IV)[abcABC]?)(?![\p{L}\p{N}])/dgu,
      score: 0.7,
    },
    {
      name: "pain",
      regex:
        /(?<![\p{L}\p{N}])[Pp]ain(?: score)?(?: of| was| is)?:? (?<value>(?:[0-9]|10)(?:\/10| out of 10))(?!\d)/dgu,
      score: 0.85,
    },
    {
      name: "power",
      regex: /(?<![\p{L}\p{N}/.,])[0-5][+-]?\/5(?![\p{N}/]|[.,]\d| of\b)/gu,
      score: 0.7,
    },
    {
      name: "test",
      regex:
        /(?<![\p{L}\p{N}])(?:[Ss]cored|[Ss]cores|[Ss]core(?: (?:of|was|is))?|marks(?: of)?):? (?<value>[0-9]{1,3}(?:\/[0-9]{1,3}| out of [0-9]{1,3})?)(?![\p{L}\p{N}.,]\d|[\p{L}\p{N}%]| ?%)/dgu,
      score: 0.7,
    },
    {
      name: "tumour",
      regex: /(?<![\p{L}\p{N}])[cpy]?T[0-4][a-d]? ?N[0-3][a-c]? ?M[01x](?![\p{L}\p{N}])/gu,
      score: 0.85,
    },
  ],
});
