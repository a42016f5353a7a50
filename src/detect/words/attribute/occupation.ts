import { wordList } from "../../../language/lists.js";
import { phraseDetector, phrasesOf, plural } from "../../kit/phrases.js";
import { isDescriptive } from "./descriptive.js";
import { isFormOfAddress } from "./form-of-address.js";

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
    ...phrasesOf(wordList("en/occupations"), "occupation"),
    ...phrasesOf([...wordList("en/occupations").map(plural), ...wordList("en/roles")], ROLE),
  ],
  accepts: (match, words) =>
    (match.value !== ROLE || isDescriptive(match, words)) && !isFormOfAddress(words.text, match),
});
