import { patternDetector } from "../../kit/pattern.js";
import { ONLY_WITH_VALUE, SCALES } from "./scales.js";

const GRADE =
  "(?:[0-9]{1,3}(?:[.,][0-9])?(?: ?/ ?[0-9]{1,3}| out of [0-9]{1,3})?|(?:IV|I{1,3})[abc]?)";
const NAMED_SCALES = SCALES.filter((name) => !ONLY_WITH_VALUE.has(name))
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[/+]/g, "\\$&").replace(/-/g, "-?"))
  .join("|");
/** Scales that are words or the names of people elsewhere. */
const OTHERS =
  "AUDIT|NEWS|ASA|SOFA|CDR|CFS|VAS|Barthel|Waterlow|Gleason|Rockwood|Braden|Bristol stool";

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
        `(?<![\\p{L}\\p{N}])(?:${NAMED_SCALES}|${OTHERS})(?: [Ss]core| class| grade)?(?: of| was| is)?[: ] ?(?<value>${GRADE}(?: \\(?E[1-4]V[1-5]M[1-6]\\)?)?)(?![\\p{L}\\p{N}])`,
        "dgu",
      ),
      score: 0.85,
    },
    {
      // whose surname or people it is elsewhere: 'Bosniak 1' of a cyst
      name: "eponym",
      regex:
        /(?<![\p{L}\p{N}])(?:Bosniak|Modic|Gleason|Mallampati|Ashworth|Killip|Hinchey|Gustilo|Garden|Forrest|Fitzpatrick|Kellgren[- ]Lawrence|Child[- ]Pugh|Salter[- ]Harris|Clavien[- ]Dindo)(?: (?:grade|class|type|category|score|stage))? (?:[0-5]|I{1,3}|IV|V|[A-C])[abcF]?(?![\p{L}\p{N}])/gu,
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
