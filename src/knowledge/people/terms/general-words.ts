/**
 * The white list: words that a knowledge graph holds of somebody, but too general to count as a term
 * that identifies (Papadopoulou et al. 2022, section 4.1: "born", "age", "man", "woman").
 */

import { foldTerm } from "../../../language/fold.js";
import { wordList } from "../../../language/lists.js";

const GENERAL: ReadonlySet<string> = new Set(wordList("en/general-words"));

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
  spring summer autumn winter
  early late school university college office hospital church house world`
    .split(/\s+/)
    .concat(wordList("en/months"), wordList("en/weekdays"))
    .map(foldTerm),
);

export const narrows = (folded: string): boolean =>
  NARROWING.has(folded) || /^[0-9]+$/.test(folded);
