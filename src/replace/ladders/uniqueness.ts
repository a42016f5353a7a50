/**
 * What is true of one alone, said without the claim: 'the only baker on the island' is one of the bakers on the island,
 * 'the youngest conductor on the trams' a conductor on the trams. The noun loses its adjectives; what is behind it stays,
 * unless it has a name or a number in it.
 */

import { indefinite, pluralOf } from "../../language/noun-phrase.js";
import { byRuleOf, type RuleLadder } from "./ladder.js";
import type { Step } from "./rung.js";

const CLAIM =
  /^(?:(?:the|my|his|her|their|our|its) (?:very )?|(?=only|sole))(?<claim>only|sole|first|last|second|third|youngest|oldest|eldest|tallest|longest[- ]serving)(?:[- ]ever| ever| surviving| remaining| living)? (?<words>.+)$/isu;
/** Where the group ends and what sets it apart begins. */
const APART =
  /\s(?=(?:in|on|at|of|from|among|within|for|with|under|over|to|who|that|ever|left|alive|still|this|there|here|now|today|locally|around|nearby|anywhere)\b)/u;
/** 'the first during the final' is one of what was named before. */
const BESIDE =
  /^(?:in|on|at|of|from|by|for|with|during|after|before|while|when|since|until|under|over|to|who|that|and|or|was|is|being)\b/u;
/** No acronym and no nationality, which say as much as the whole; a speaker is one of a language, a member one of a body. */
const NOUN = /^(?!(?:ones?|speaker|member|part)$)\p{Ll}{3,}$/u;
/** The rest of a noun phrase without a name or a number, which says a second thing. */
const PLAIN_REST = /^(?!.* (?:left|alive)\b)[^\p{Lu}\p{N},;:.]*$/u;
/** 'the youngest child | but two', 'the first woman | to dive'. */
const BUT_FOR = /^ (?:to|but|except|save|bar|ever|since)(?!\p{L})/u;
/** Where a clause begins: without it the sentence would lose its verb. */
const CLAUSE = / (?:who|that|whose|which)(?!\p{L})/u;
/** The article of 'I am the | only woman on the night shift', where the mention begins behind it. */
const ARTICLE_BEFORE = /(?<!\p{L})(?:the|my|his|her|their|our|its) (?:very )?$/iu;
const WITHOUT_ARTICLE = /^(?:only|sole|first|last|youngest|oldest|eldest|tallest|longest)\b/iu;

/** Ladder of a finding of uniqueness; empty if its words have none of these forms. */
export function generalizeUniqueness(original: string, before = "", after = ""): readonly Step[] {
  const article = WITHOUT_ARTICLE.test(original) ? ARTICLE_BEFORE.exec(before)?.[0] : undefined;
  if (article !== undefined) {
    const steps = generalizeUniqueness(`${article}${original}`, "", after);
    return steps.map((step) => ({ ...step, takes: article }));
  }
  const { claim, words } = CLAIM.exec(original.replace(/\s+/g, " "))?.groups ?? {};
  if (claim === undefined || words === undefined || BESIDE.test(words)) return [];
  const at = APART.exec(words)?.index ?? words.length;
  const noun = words.slice(0, at).split(" ").at(-1)!;
  // 'the forty-two thousand one' is a thing named before
  if (!NOUN.test(noun) || /[^su]s$/u.test(noun)) return [];
  const rest = words.slice(at);
  const several = `one of the ${pluralOf(noun)}`;
  const one = `${indefinite(noun)} ${noun}`;
  // 'a woman to drive an ambulance' says something else, and so does 'a woman' for her who was first to
  if ((/^ to\b/u.test(rest) || BUT_FOR.test(after)) && !isAlone(claim)) return [];
  const stays = PLAIN_REST.test(rest);
  const steps = [
    ...(stays ? [`${isAlone(claim) ? several : one}${rest}`] : []),
    // a clause that begins here may go on behind the mention
    ...(CLAUSE.test(rest) ? [] : [...(isAlone(claim) ? [several] : []), one]),
  ];
  return [...new Set(steps)].map((text, i) => ({ text, level: i + 1 }));
}

const isAlone = (claim: string): boolean => /^(?:only|sole)$/iu.test(claim);

const WON =
  /^(?<verb>won|winning|wins|win|winner of|received|awarded|recipient of|holder of|shortlisted for|nominated for) (?:the|an?|his|her|our|their) (?:.+? )?(?<prize>\p{L}+)(?: (?:for|in|at|on) .+)?$/isu;
const RECORD =
  /^(?<verb>held|holds|holding|set|sets|broke|breaks|broken|beat) .*\brecord(?: .+)?$/isu;
/** What a prize is, by the last word of its name. */
const PRIZES: readonly (readonly [RegExp, string])[] = [
  [/^(?:cup|prize|medal|trophy|award|shield|title|scholarship|fellowship)$/i, ""],
  [/^titles$/i, "title"],
  [/^(?:cross|BAFTA|Oscar|Grammy|Emmy|[MOC]BE)$/i, "award"],
  [
    /^(?:championships?|open|derby|marathon|prix|final|bee|race|competition|contest|tournament|show)$/i,
    "competition",
  ],
];

/** Ladder of a prize or a record: 'won the county chess cup' is having won a cup. */
export function generalizeDistinction(original: string): readonly Step[] {
  const words = original.replace(/\s+/g, " ");
  const record = RECORD.exec(words)?.groups?.["verb"];
  if (record !== undefined) return [{ text: `${record} a record`, level: 1 }];
  const { verb, prize } = WON.exec(words)?.groups ?? {};
  const kind = PRIZES.find(([name]) => name.test(prize ?? ""))?.[1];
  if (kind === undefined) return [];
  const noun = kind || prize!.toLowerCase();
  return [{ text: `${verb} ${indefinite(noun)} ${noun}`, level: 1 }];
}

/** Detectors call prizes and records uniqueness too. */
export const uniqueness: RuleLadder = {
  name: "uniqueness",
  propose: ({ original, mention, before, after }) => {
    const steps =
      mention.subtype === "uniqueness"
        ? [...generalizeUniqueness(original, before, after), ...generalizeDistinction(original)]
        : mention.subtype === "distinction"
          ? generalizeDistinction(original)
          : [];
    return steps.length > 0 ? { candidates: byRuleOf(steps, "text") } : undefined;
  },
};
