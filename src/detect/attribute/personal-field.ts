import type { SemanticType } from "../../document/types.js";
import type { Detector, Found } from "../kit/detector.js";
import { matchesOf } from "../search/matches.js";

/** Label of a field | type and subtype of its value. */
const FIELDS: readonly (readonly [string, SemanticType, string])[] = [
  ["nationality|citizenship", "DEM", "nationality"],
  ["ethnicity|ethnic (?:group|origin|background)|race", "DEM", "ethnic-group"],
  ["religion|faith|denomination", "DEM", "religion"],
  ["occupation|profession|trade|employment", "DEM", "occupation"],
  ["marital status|civil status", "DEM", "marital-status"],
  ["sexual orientation|sexuality|gender identity", "DEM", "sexuality"],
  ["disabilit(?:y|ies)|impairment", "DEM", "illness"],
  ["place of birth|birthplace|country of birth|born in|home town|hometown", "LOC", "birthplace"],
  ["first language|mother tongue|native language", "DEM", "language"],
];

const fieldOf = (labels: string): RegExp =>
  new RegExp(
    `(?:^|[\\n\\t|]|[ ]{2})[ \\t]*(?:${labels})[ ]?(?:\\([^)\\n]{0,20}\\))?[:=][ \\t]*(?<value>\\p{L}[^\\n\\t|:;]{1,60}?)(?=[ ]{2}|[ ]*(?:[\\n\\t|;]|$)|[.,] )`,
    "dgiu",
  );
const COMPILED = FIELDS.map(([labels, type, subtype]) => ({
  regex: fieldOf(labels),
  type,
  subtype,
}));
const EMPTY =
  /^(?:n\/?a|none|nil|unknown|not (?:stated|known|given|applicable)|yes|no|prefer not .*|other)$/iu;

/**
 * What a form states of the person it is about: 'Nationality: Haitian', 'Place of birth: Port Antonio'. In running
 * text a nationality may be anybody's, after its label it is the person's, so it is masked by default.
 */
export const personalField: Detector = {
  name: "personal-field",
  finds: FIELDS.map(([, type, subtype]) => `${type}/${subtype}`),
  detect: ({ text }) =>
    COMPILED.flatMap(({ regex, type, subtype }) =>
      [...matchesOf(regex, text)].flatMap(({ indices, groups }): Found[] => {
        if (EMPTY.test(groups!["value"]!)) return [];
        const [start, end] = indices!.groups!["value"]!;
        return [{ start, end, type, subtype, score: 0.97, evidence: { rule: "labelled field" } }];
      }),
    ),
};
