import { codeDetector } from "../detector.js";

/**
 * National identity numbers (NID): ten digits on smart cards, thirteen or, with the year of birth,
 * seventeen on paper ones; no public check, so only with context (Election Commission).
 */
export const bdNid = codeDetector("bd-nid", {
  forms: {
    "seventeen digits": ["(19|20)#{15}", 0.2],
    "ten or thirteen digits": ["[1-9]#{9}(###)?", 0.05],
  },
  context: "nid, nid no, national id, smart card, জাতীয় পরিচয়পত্র, এনআইডি",
  finds: ["NID [4839201744]", "national ID [2691648392017]", "NID no: [19852691648392017]"],
  misses: ["order 4839201744", "order 19852691648392017", "NID 483920174"],
});
