/** People and things whose number says something about a person or a case: 'three children'. */

import { alternatives } from "./alternatives.js";

// singular, or singular/plural where the plural is not made with 's'
const KIN =
  "child/children|grandchild/grandchildren|son|daughter|brother|sister|sibling|wife/wives|pregnancy/pregnancies|marriage";
const TELLING =
  "person/persons|people/people|others/others|witness/witnesses|eyewitness/eyewitnesses|inmate|demonstrator|hearing|session|page|declaration|plot|pitch/pitches|vacancy/vacancies|caravan|bullet|cartridge|rifle|pistol";
const OTHER =
  "man/men|woman/women|individual|defendant|co-defendant|co-accused/co-accused|accused/accused|co-suspect|suspect|accomplice|applicant|complainant|claimant|victim|prisoner|detainee|civilian|soldier|policeman/policemen|police officer|officer|guard|villager|teacher|pupil|student|employee|worker|lawyer|expert|journalist|doctor|patient|neighbour|friend|colleague|tenant|resident|inhabitant|passenger|participant|guest|minor|plaintiff|boy|girl|baby/babies|cousin|nephew|niece|relative|charge|count|conviction|offence|burglary/burglaries|book|volume|file|document|annex/annexes|appendix/appendices|statement|invoice|report|publication|letter|site|house|flat|apartment|room|bedroom|property/properties|building|car|vehicle|weapon|firearm|handgun|knife/knives|bullet hole|shot|wound|stitch/stitches|fingerprint|package|parcel|tablet|cigarette|cow|horse|dog|tree|share|company/companies|shop|item|occasion|extension|application|interview|transaction|ticket|medal|title|penalty point";

interface Noun {
  readonly singular: string;
  readonly plural: string;
}

const nouns = (list: string): Noun[] =>
  list.split("|").map((entry) => {
    const [singular, plural] = entry.split("/");
    return { singular: singular!, plural: plural ?? `${singular}s` };
  });

const all = [KIN, TELLING, OTHER].flatMap(nouns);
const formsOf = (words: readonly string[]): string => alternatives(words).replaceAll("-", "[- ]?");

// at most two of these come between number and noun; the group keeps them from being compiled twice
const LINK =
  "(?:(further|more|other|additional|different|separate|large|small|minor|adult|young|fellow|former|prosecution|defence|expert|lay|anonymous|joint|police|bank|court|hunting|psychotherapy|caravan|vacant|signed) ){0,2}";
const OF = "of (?:the|these|those|his|her|their|our|my) ";
/** Anything counted: 'children', 'other defendants', 'child'. Flag `i`. */
export const COUNTED_THING = `${LINK}(?:${formsOf(all.flatMap(({ singular, plural }) => [plural, singular]))})\\b`;
/** Some out of a known group: 'of the applicants'. Flag `i`. */
export const COUNTED_OF = `(?:${OF}${LINK}(?:${formsOf(all.map(({ plural }) => plural))})|of (?:them|these|those|whom))\\b`;

const plurals = new Map(all.map(({ singular, plural }) => [singular, plural]));

/** 'one child' counts children: the thing with its noun in the plural. */
export function pluralOf(thing: string): string {
  const noun = all
    .map(({ singular }) => singular)
    .filter((singular) => thing === singular || thing.endsWith(` ${singular}`))
    .sort((a, b) => b.length - a.length)[0];
  return noun === undefined ? thing : thing.slice(0, -noun.length) + plurals.get(noun)!;
}
