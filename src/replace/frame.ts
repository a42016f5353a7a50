/**
 * Whether a sentence has a place for vaguer words of a name or a common noun. A label fits everywhere; words only where the
 * sentence says what part of speech it needs.
 *
 * | what is replaced | words fit |
 * | --- | --- |
 * | the name of a place | behind a preposition of place, or before a noun that has an article: 'in Oslo', 'the Oslo office' |
 * | a nationality, a religion | before a noun or behind a form of 'to be': 'a Somali woman', 'she is Somali'; else it may be a language |
 * | another noun | with an article or another determiner, in the plural, or as somebody's office: 'the post of organist' |
 *
 * No band of ages fits where one age is meant ('turned 40', 'under the age of 21'), and no article behind an adjective ('modern
 * surgery'). Nothing fits before a complement that only the original has: 'the mayor of', 'a mother of three'.
 */

import { isPlural } from "../language/noun-phrase.js";
import { parseQuantity } from "../language/quantity/quantity.js";
import { BEFORE_NOUN, DETERMINED, DETERMINED_FAR, IS_BEFORE, TRAILING } from "./fit.js";
import type { Candidate, Occasion } from "./replacer.js";

/** 'at' is left out: 'at Uppsala' may be a university, 'at Bow' a police station. */
const WHERE_BEFORE =
  /(?:^|[\s(])(?:in|from|to|of|near|into|around|outside|inside|through|throughout|via|across|between|towards?|for|left|leaving|reached|visited)\s+(?:(?:\p{Lu}[\p{L}.’'-]*|\[[^\]]{1,30}\])(?: \p{Lu}[\p{L}.’'-]*)*(?:, | and | or |, and ))*$/u;
const OWN_PREPOSITION = /^(?:in|from|to|of|near|for|around|outside|via) /iu;

/** Things behind a name, and no verb and no adverb. */
const PLURAL_AFTER =
  /^ (?!(?:goes|does|says|comes|makes|gets|needs|means|years|months|weeks|days|hours|minutes|times|always|sometimes|besides|perhaps|thus|plus|minus|across|less|unless|towards|afterwards|overseas|indoors|outdoors|upstairs|downstairs|nowadays|whereas)(?!\p{L}))\p{Ll}{3,}s(?=[\s.,;:)]|$)/u;
const OF_AFTER = /^ of (?!course\b)/u;
const OFFICE_BEFORE =
  /(?<!\p{L})(?:as|(?:post|position|role|job|office|rank|title|trade|work|profession) of)\s+$/u;
const LISTED_BEFORE = /(?:\p{Ll},|\p{Ll},? (?:and|or)) $/u;
/** What has no article as the original has none. */
const MASS =
  /(?:^|\s)(?:cancer|surgery|medication|treatment|therapy|alcohol|unemployment|pneumonia|tissue|music|sport|food|clothing|furniture|disabled|regional|married)$/u;

const BAND = /^(?:age (?:of )?)?(?:between )?\d+ (?:and|to) \d+(?: years old)?$/u;
const BOUND_BEFORE =
  /(?<!\p{L})(?:turn(?:s|ed|ing)?|reach(?:es|ed|ing)?|attain(?:s|ed|ing)?|by|under|over|above|below|beyond|past|until|till|from|before|after)(?: the| he was| she was| they were)? $/iu;
const OWN_ARTICLE = /^(?:an?|the|one|some) /iu;
const ADJECTIVE_BEFORE =
  /\p{L}{2}(?:al|ern|ic|ive|ous|ary|ful|less|[ai]ble|ent|ish|ese)(?<!(?:hospital|clinic|relative|parent|patient|student|client|resident|agent)) $/u;

/** Behind these no kind of body or award has a place: 'on Netflix', 'a Member of the Order of the British Empire'. */
const NOT_BEHIND =
  /(?<!\p{L})(?:on|(?:member|officer|commander|companion|knight|dame|fellow) of(?: the)?) $/iu;

export interface Frame extends Pick<Occasion, "original" | "before" | "after"> {
  readonly field: boolean;
}

/** Of 'over a hundred people' the lower end is the figure itself. */
const saysTheSame = (written: string, original: string): boolean => {
  if (written === original) return true;
  const [one, other] = [parseQuantity(written), parseQuantity(original)];
  return one !== undefined && one.min === other?.min && one.max === other.max;
};

/** @param written the candidate as it would be written */
export function hasPlace(
  { form, takes }: Candidate,
  type: string,
  written: string,
  { original, before, after, field }: Frame,
): boolean {
  // 'over 1,000' is over 1,000 at least
  if (
    (takes === undefined && saysTheSame(written, original)) ||
    (BAND.test(written) && BOUND_BEFORE.test(before))
  )
    return false;
  if (form === undefined || field) return true;
  if (OWN_ARTICLE.test(written) && !OWN_ARTICLE.test(original) && ADJECTIVE_BEFORE.test(before))
    return false;
  if ((type === "ORG" || type === "MISC") && NOT_BEHIND.test(before)) return false;
  if (OF_AFTER.test(after) && type !== "LOC") return false;
  const determined = DETERMINED.test(before) || DETERMINED_FAR.test(before);
  const attributive = BEFORE_NOUN.test(after);
  if (type === "LOC" && /^(?:[Tt]he )?\p{Lu}/u.test(original)) {
    if (TRAILING.test(before) && PLURAL_AFTER.test(after)) return false;
    if ((determined && attributive) || /^['’]s(?!\p{L})/u.test(after)) return true;
    return WHERE_BEFORE.test(before);
  }
  if (type === "LOC") return true;
  if (/^\p{Lu}/u.test(written) && /^\p{Lu}/u.test(original) && type === "DEM")
    return attributive || determined || IS_BEFORE.test(before);
  return (
    determined ||
    attributive ||
    /^(?:an?|the|some|one|several|\p{Lu})(?!\p{Ll})/iu.test(written) ||
    OWN_PREPOSITION.test(written) ||
    OFFICE_BEFORE.test(before) ||
    (type === "DEM" && LISTED_BEFORE.test(before) && /^\p{Ll}/u.test(original)) ||
    isPlural(written) ||
    MASS.test(written)
  );
}
