import type { Detector, Found } from "../../kit/detector.js";
import { matchesIn } from "../../search/matches.js";
import { FORM_FIELDS, NOTHING_STATED } from "./form-labels.js";

// a value ends with its line, cell or item
const VALUE =
  "[ \\t]*[:|][ \\t]*(?<value>[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}'’/&()-]*(?: [\\p{L}\\p{N}(][\\p{L}\\p{M}\\p{N}'’/&()-]*){0,5})(?=[ \\t]*(?:$|[\\n,;|.]))";
const DEGREE =
  "(?:PhD|Ph\\.D\\.|DPhil|MPhil|MBA|M\\.?Sc\\.?|B\\.?Sc\\.?|MEng|BEng|MEd|BEd|LLB|LLM|PGCE|MBBS|MBChB|BA|MA|HND|A-[Ll]evels|GCSEs)";
/** A subject of study: 'in Data Science', 'Biology'. */
const SUBJECT =
  "(?: \\(Hons?\\))?(?: in)? \\p{Lu}\\p{Ll}{2,}(?:(?: and| of|,)? \\p{Lu}\\p{Ll}{2,}){0,3}";
/** Abbreviations that are other things where no subject follows. */
const ALONE = "(?:PhD|Ph\\.D\\.|DPhil|MPhil|MBA|PGCE|MBBS|MBChB|LLB|LLM)";

const COUNT = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)";

const FORMS: readonly (readonly [subtype: string, rule: string, regex: RegExp])[] = [
  ...FORM_FIELDS.filter(({ type }) => type === "DEM").map(
    ({ subtype, labels }) =>
      [
        subtype,
        "value of a field",
        new RegExp(`(?<![\\p{L}-])(?:${labels})${VALUE}`, "dgiu"),
      ] as const,
  ),
  [
    "education",
    "degree and subject",
    new RegExp(`(?<![\\p{L}\\p{N}.-])(?<value>${DEGREE}${SUBJECT})(?![\\p{L}])`, "dgu"),
  ],
  [
    "education",
    "degree",
    new RegExp(`(?<![\\p{L}\\p{N}.-])(?<value>${ALONE})(?![\\p{L}\\p{N}-]|${SUBJECT})`, "dgu"),
  ],
  [
    "marital-status",
    "item of its own",
    /(?<=^|\n|[|:;,] ?)(?<value>(?:[Mm]arried|[Dd]ivorced|[Ww]idowed|[Ss]eparated|[Uu]nmarried))(?=[ \t]*(?:$|[\n|;,]))/dgu,
  ],
  [
    "illness",
    "detained in a hospital",
    /\b(?:am|is|are|was|were|been|being|be|gets?|got|['’](?:m|re|s)|almost|nearly|him|her|me|them|you) (?<value>[Ss]ectioned)(?!\p{L}| (?:off|into|and (?:stained|mounted)))/dgu,
  ],
  [
    "family",
    "count of children as an item",
    new RegExp(
      `(?<=^|\\n|[|:;,] ?)(?<value>${COUNT} (?:kids?|child(?:ren)?|sons?|daughters?)(?: and ${COUNT} (?:sons?|daughters?))?)(?=[ \\t]*(?:$|[\\n|;,.]))`,
      "dgiu",
    ),
  ],
];

/** 'Children: Kayleigh Pemberton (8), Reece': people with names, each of whom is found as such. */
const NAMES_FIRST = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+| \()/u;

const SCORE = 0.7;

/**
 * What forms and CVs say of somebody in a field or an item of its own, where no sentence says it: 'Marital status:
 * Married', '4 kids', 'PhD in Chemistry', 'Religion | Muslim'.
 */
export const statedAttribute: Detector = {
  name: "stated-attribute",
  finds: FORMS.map(([subtype]) => `DEM/${subtype}`).filter((one, i, all) => all.indexOf(one) === i),
  patterns: FORMS.map(([subtype, rule, regex]) => ({
    name: `${rule}: ${subtype}`,
    regex,
    score: SCORE,
  })),
  needs: FORMS.map(([, , regex]) => regex),
  detect(input): Found[] {
    return FORMS.flatMap(([subtype, rule, regex]) =>
      [...matchesIn(regex, input)].flatMap(({ groups, indices }): Found[] => {
        if (NOTHING_STATED.test(groups!["value"]!)) return [];
        if (subtype === "family" && NAMES_FIRST.test(groups!["value"]!)) return [];
        const [start, end] = indices!.groups!["value"]!;
        return [
          { start, end, type: "DEM", subtype, score: SCORE, evidence: { rule, context: "field" } },
        ];
      }),
    );
  },
};
