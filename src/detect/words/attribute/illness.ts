import { wordList } from "../../../language/lists.js";
import { phraseDetector, phrasesOf } from "../../kit/phrases.js";

/** What these name is never anything else, whatever the recognizer makes of them. */
const ONE_SENSE =
  /self-harm|suicid|^HIV|hepatitis|syphilis|gonorrh|schizophren|bulimia|narcolep|sickle|^(?:Crohn|Huntington|Parkinson|Alzheimer|Tourette|Asperger|Hodgkin|Ménière)'s$/u;
const ofOneSense = wordList("en/illnesses").filter((phrase) => ONE_SENSE.test(phrase));
const others = wordList("en/illnesses").filter((phrase) => !ONE_SENSE.test(phrase));

const names: ReadonlySet<string> = new Set(
  wordList("en/illnesses").filter((phrase) => /^\p{Ll}{5,}$/u.test(phrase)),
);
/** Whether one word is the name of an illness, also with a capital: 'Dyscalculia'. */
export const isIllness = (word: string): boolean => names.has(word.toLowerCase());

const isAcronym = (phrase: string): boolean => /^[A-Z]{3,}$/.test(phrase);

/** Illnesses, disorders and disabilities: 'type 2 diabetes', 'PTSD', 'wheelchair user'. */
export const illness = phraseDetector({
  name: "illness",
  type: "DEM",
  subtype: "illness",
  score: 0.6,
  phrases: [
    ...phrasesOf(ofOneSense, "illness of one sense"),
    ...phrasesOf(others.filter(isAcronym), "illness", { caseSensitive: true }),
    ...phrasesOf(
      others.filter((phrase) => !isAcronym(phrase)),
      "illness",
    ),
  ],
});
