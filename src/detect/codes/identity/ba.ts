import { identityNumber } from "./number.js";

/** Identification numbers of firms (JIB): 4 and twelve digits. For the JMBG see `jmbg.ts`. */
export const baJib = identityNumber("ba-jib", {
  patterns: [{ name: "4 and twelve digits", regex: /\b4\d{12}\b/g, score: 0.05 }],
  context: ["jib", "identifikacioni broj", "identifikacijski broj", "јиб"],
});

/** Passport numbers: a letter and seven digits. */
export const baPassport = identityNumber("ba-passport", {
  patterns: [{ name: "letter and seven digits", regex: /\b[A-Z]\d{7}\b/g, score: 0.05 }],
  context: ["pasoš", "pasoša", "putovnica", "putovnice", "пасош"],
});
