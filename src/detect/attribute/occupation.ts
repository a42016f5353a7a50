import {
  isCapitalized,
  type PhraseMatch,
  phraseDetector,
  phrasesOf,
  plural,
  type Words,
  wordAt,
} from "../kit/phrases.js";
import { isDescriptive } from "./descriptive.js";
import { OCCUPATIONS, ROLES } from "./occupations.js";

/** 'Nanny Pat': what a child calls her. */
const isForm = ({ firstWord, endWord }: PhraseMatch<string>, words: Words): boolean =>
  wordAt(words, firstWord) === "Nanny" &&
  endWord < words.starts.length &&
  isCapitalized(words, endWord);

const ROLE = "role somebody is said to have";

/**
 * Occupations: 'primary school teacher', 'taxi-driver'. Plurals, and roles that most texts name
 * without saying anything about somebody's life ('the judge', 'her lawyer'), count only where
 * somebody is said to be one: 'she was a judge', 'both are teachers'.
 */
export const occupation = phraseDetector({
  name: "occupation",
  type: "DEM",
  subtype: "occupation",
  score: 0.6,
  phrases: [
    ...phrasesOf(OCCUPATIONS, "occupation"),
    ...phrasesOf([...OCCUPATIONS.map(plural), ...ROLES], ROLE),
  ],
  accepts: (match, words) =>
    (match.value !== ROLE || isDescriptive(match, words)) && !isForm(match, words),
});
