/**
 * What is true of one alone, said of several: 'the only woman on the night shift' is one of the women on a shift, and
 * a woman. Names, adjectives and what somebody was first to do go, since they are what singles out.
 */

import { indefinite, pluralOf } from "../../language/noun-phrase.js";
import type { Step } from "./rung.js";

const ALONE =
  /^(?:(?:the|my|his|her|their|our|its) (?:very )?|(?=only|sole))(?:only|sole|first|last|second|third|youngest|oldest|eldest|tallest|longest[- ]serving)(?:[- ]ever| ever| surviving| remaining| living)? (?<words>.+)$/isu;
/** Where the group ends and what sets it apart begins. */
const APART =
  /\s(?=(?:in|on|at|of|from|among|within|for|with|under|over|to|who|that|ever|left|alive|still|this)\b)/u;
const BESIDE =
  /^(?:in|on|at|of|from|by|for|with|during|after|before|while|when|since|until|under|over|to|who|that|and|or|was|is|being)\b/u;
/** A place without a name: 'on the night shift'. */
const SOMEWHERE =
  /^(?<preposition>in|on|at) (?:the|our|this|his|her|their|my) (?:(?!(?:and|or|but|who|that|which)\b)[\p{L}'’-]+ ){0,3}?(?<place>(?!(?:north|south|east|west|side|end|top|left|right|one|other|year|month|week|day|night|time|season|history|century|life|most|more|all)$)\p{Ll}{3,})$/u;
const EVERYBODY = /^(?:person|child|man|woman|boy|girl|pupil|student|patient|resident)$/u;
/** No acronym and no nationality, which say as much as the whole; a speaker is one of a language, a member one of a body. */
const NOUN = /^(?!(?:ones?|speaker|member|part)$)\p{Ll}{3,}$/u;

/** Behind the noun: 'the only student there who uses an eye-gaze device'. */
const ADVERB = / (?:there|here|now|today|locally|around|nearby|anywhere)$/iu;

/** Ladder of a finding of uniqueness; empty if its words have none of these forms. */
export function generalizeUniqueness(original: string): readonly Step[] {
  const words = ALONE.exec(original.replace(/\s+/g, " "))?.groups?.["words"];
  if (words === undefined) return [];
  // 'the first during the final' is one of what was named before
  if (BESIDE.test(words)) return [];
  const [group, ...rest] = words.split(APART);
  const noun = group!.replace(ADVERB, "").split(" ").at(-1)!;
  // 'the forty-two thousand one' is a thing named before
  if (!NOUN.test(noun) || noun === "one" || /[^su]s$/u.test(noun)) return [];
  const somewhere = SOMEWHERE.exec(rest[0] ?? "")?.groups;
  const several = `one of the ${pluralOf(noun)}`;
  const place = somewhere?.["place"];
  // 'on the trams' are several already
  const steps =
    place !== undefined && !/[^s]s$/u.test(place)
      ? [`${several} ${somewhere!["preposition"]} ${indefinite(place)} ${place}`]
      : [];
  if (EVERYBODY.test(noun)) {
    // what the first woman was first to do is gone: 'became one of the women' and 'became a woman' say something else
    if (rest[0]?.startsWith("to ")) return [];
    // 'he is a child' says nothing where 'one of the children' does
    steps.push(several);
  }
  return [...steps, `${indefinite(noun)} ${noun}`].map((text, i) => ({ text, level: i + 1 }));
}

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
