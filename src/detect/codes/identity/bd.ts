import { identityNumber } from "./number.js";

/**
 * National identity numbers (NID): ten digits on smart cards, thirteen or, with the year of birth,
 * seventeen on paper ones; no public check, so only with context (Election Commission).
 */
export const bdNid = identityNumber("bd-nid", {
  patterns: [
    { name: "seventeen digits", regex: /\b(?:19|20)\d{15}\b/g, score: 0.2 },
    { name: "ten or thirteen digits", regex: /\b[1-9]\d{9}(?:\d{3})?\b/g, score: 0.05 },
  ],
  context: ["nid", "nid no", "national id", "smart card", "জাতীয় পরিচয়পত্র", "এনআইডি"],
});
