/**
 * What is true of one alone, said of several: 'the only woman on the night shift' is one of the women on a shift, and
 * a woman. Names, adjectives and what somebody was first to do go, since they are what singles out.
 */

import { indefinite, pluralOf } from "../../language/noun-phrase.js";
import type { Step } from "./rung.js";

const ALONE =
  /^(?:the|my|his|her|their|our|its) (?:very )?(?:only|sole|first|last|second|third|youngest|oldest|eldest|tallest|longest[- ]serving)(?:[- ]ever| ever| surviving| remaining| living)? (?<words>.+)$/isu;
/** Where the group ends and what sets it apart begins. */
const APART =
  /\s(?=(?:in|on|at|of|from|among|within|for|with|under|over|to|who|that|ever|left|alive|still|this)\b)/u;
/** A place without a name: 'on the night shift'. */
const SOMEWHERE =
  /^(?<preposition>in|on|at) (?:the|our|this|his|her|their|my) (?:[\p{L}'’-]+ ){0,3}?(?<place>(?!(?:north|south|east|west|side|end|top|left|right|one|other)$)\p{Ll}{3,})$/u;
const EVERYBODY = /^(?:person|child|man|woman|boy|girl|pupil|student|patient|resident)$/u;
/** No acronym, which says as much as the whole. */
const NOUN = /^(?!ones?$)\p{L}\p{Ll}{2,}$/u;

/** Behind the noun: 'the only student there who uses an eye-gaze device'. */
const ADVERB = / (?:there|here|now|today|locally|around|nearby|anywhere)$/iu;

/** Ladder of a finding of uniqueness; empty where its words are none of these. */
export function generalizeUniqueness(original: string): readonly Step[] {
  const words = ALONE.exec(original.replace(/\s+/g, " "))?.groups?.["words"];
  if (words === undefined) return [];
  const [group, ...rest] = words.split(APART);
  const noun = group!.replace(ADVERB, "").split(" ").at(-1)!;
  if (!NOUN.test(noun)) return [];
  const somewhere = SOMEWHERE.exec(rest[0] ?? "")?.groups;
  const several = `one of the ${pluralOf(noun)}`;
  const steps = somewhere
    ? [
        `${several} ${somewhere["preposition"]} ${indefinite(somewhere["place"]!)} ${somewhere["place"]}`,
      ]
    : [];
  // 'he is a child' says nothing where 'one of the children' does
  if (EVERYBODY.test(noun)) steps.push(several);
  return [...steps, `${indefinite(noun)} ${noun}`].map((text, i) => ({ text, level: i + 1 }));
}
