/**
 * The white list: words that a knowledge graph holds of somebody, but too general to count as a term
 * that identifies (Papadopoulou et al. 2022, section 4.1: "born", "age", "man", "woman").
 */

import { foldTerm } from "../../../language/fold.js";

const WORDS = `
a an and are as at be been but by did do does for from had has have he her hers him his i if in into is it its
me my no not of on or our she so than that the their them then there they this those to us was we were what when
where which while who whom whose will with would you your s t d ll re ve
about above after again all also although among another any around because before between both during each
either every few first further however just last less like made main many may might more most much must near
neither new next nor now old once one only other others over own same second several should since some still
such third through too two under until up upon use used various very via well within without yet
born died age aged birth death dead alive living life lives lived childhood youth young adult
man men woman women boy boys girl girls male female males females person people human humans individual
individuals gentleman lady guy child children kid kids baby son sons daughter daughters father fathers mother
mothers parent parents brother brothers sister sisters sibling siblings twin wife wives husband husbands spouse
married marriage divorced widow widower family families friend friends partner partners relative relatives
uncle aunt nephew niece cousin grandfather grandmother grandson granddaughter
year years month months week weeks day days hour hours time times today early late later former formerly
current currently present past
name names named known called title work works worked working job jobs career profession professional
member members group part role roles position office
city town village country countries state states county region place places area north south east west
world earth home house
school university college education student students teacher studied degree
good great best better big small large long short high low right left top
number three four five six seven eight nine ten eleven twelve hundred thousand million
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter
mr mrs ms miss dr sir
yes unknown none other
`;

const GENERAL: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ""));

// numbers of one or two digits, single letters
const SHORT = /^(?:[0-9]{1,2}|[a-z])$/;

/**
 * Whether a row of folded words holds nothing but words too general to count: 'man', 'one of'. Such a row
 * may still be a name ('The Who', 'Young'), so it counts where it is written as one. `more` are folded
 * words and rows of a user's own.
 */
export const isGeneral = (term: string, more?: ReadonlySet<string>): boolean =>
  more?.has(term) ||
  term
    .split(" ")
    .every((word) => GENERAL.has(word) || SHORT.test(word) || (more?.has(word) ?? false));

/** A user's white list: one term per line, folded; `#` begins a comment. */
export const parseGeneralWords = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split("\n")
      .map((line) => foldTerm(line.replace(/#.*/, "")))
      .filter((term) => term !== ""),
  );

/**
 * General words that make the words beside them mean fewer people: 'North Oslo' is not Oslo, and the
 * 'University of York' is not York, nor '12 York'.
 */
const NARROWING: ReadonlySet<string> = new Set(
  `north south east west new old great upper lower left right top first second third last next own
  one two three four five six seven eight nine ten eleven twelve hundred thousand million
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter
  early late school university college office hospital church house world`
    .split(/\s+/)
    .map(foldTerm),
);

export const narrows = (folded: string): boolean =>
  NARROWING.has(folded) || /^[0-9]+$/.test(folded);
