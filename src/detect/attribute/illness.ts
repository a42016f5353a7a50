import { phraseDetector, phrasesOf } from "../kit/phrases.js";
import { ILLNESSES } from "./illnesses.js";

// words that are something else in lower case
const isAcronym = (phrase: string): boolean => /^[A-Z]{3,}$/.test(phrase);

/** Illnesses, disorders and disabilities: 'type 2 diabetes', 'PTSD', 'wheelchair user'. */
export const illness = phraseDetector({
  name: "illness",
  type: "DEM",
  subtype: "illness",
  score: 0.6,
  phrases: [
    ...phrasesOf(ILLNESSES.filter(isAcronym), "illness", { caseSensitive: true }),
    ...phrasesOf(
      ILLNESSES.filter((phrase) => !isAcronym(phrase)),
      "illness",
    ),
  ],
});
