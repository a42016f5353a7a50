import { identityNumber } from "./number.js";

/**
 * National identity cards: seven or eight digits, no check digit (National Registration Bureau).
 */
export const keId = identityNumber("ke-id", {
  patterns: [{ name: "seven or eight digits", regex: /\b[1-9]\d{6,7}\b/g, score: 0.05 }],
  context: ["national id", "id no", "id number", "kitambulisho", "huduma namba", "maisha"],
});

/**
 * Personal identification numbers of taxpayers: A or P, nine digits, a letter (Kenya Revenue
 * Authority).
 */
export const keKraPin = identityNumber("ke-kra-pin", {
  patterns: [{ name: "eleven characters", regex: /\b[AP]\d{9}[A-Z]\b/gi, score: 0.6 }],
  context: ["kra", "kra pin", "pin", "tax pin", "pin no"],
});
