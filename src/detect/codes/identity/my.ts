import { isYymmdd } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * Identity cards (MyKad): date of birth, place of birth by the codes of the National Registration
 * Department, four digits; no check digit.
 */
export const myNric = identityNumber("my-nric", {
  patterns: [
    {
      name: "in groups",
      regex:
        /\b\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])([- ])(?:0[1-9]|1[0-6]|2[1-9]|[3-5]\d|6[0-8]|7[1245-9]|8[2-9]|9[0-389])\1\d{4}\b/g,
      score: 0.65,
    },
    {
      name: "in one piece",
      regex:
        /\b\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-6]|2[1-9]|[3-5]\d|6[0-8]|7[1245-9]|8[2-9]|9[0-389])\d{4}\b/g,
      score: 0.15,
    },
  ],
  validate(match) {
    return isYymmdd(match) ? undefined : false;
  },
  context: ["mykad", "nric", "ic", "ic no", "no. kp", "no kp", "kad pengenalan", "identity card"],
});

/** Passports: A, H or K and eight digits (Immigration Department). */
export const myPassport = identityNumber("my-passport", {
  patterns: [{ name: "letter, eight digits", regex: /\b[AHK]\d{8}\b/gi, score: 0.1 }],
  context: ["pasport", "no. pasport", "passport"],
});
