import { listOf, phraseDetector, phrasesOf } from "../kit/phrases.js";
import { isDescriptive } from "./descriptive.js";

const STATES = listOf(`
  bachelor, civil partner, cohabitee, divorced, divorcee, fiancé, fiancée, happily married,
  married, married man, married woman, never married, newly married, recently married, remarried,
  single parent, spinster, unmarried, widow, widowed, widower`);

/** Marital status, where somebody is said to have it: 'is divorced', 'was a widow'. */
export const maritalStatus = phraseDetector({
  name: "marital-status",
  type: "DEM",
  subtype: "marital-status",
  score: 0.6,
  phrases: phrasesOf(STATES, "marital status"),
  accepts: isDescriptive,
});
