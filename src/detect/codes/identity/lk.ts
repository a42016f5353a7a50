import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { identityNumber } from "./number.js";

/**
 * National identity cards: year and day of birth, women's day raised by 500, serial, check digit;
 * until 2016 two digits of the year and a final V or X (Department for Registration of Persons).
 * The rule of the check digit is not official (weights 8 4 3 2 7 6 5 7 4 3 2 MOD 11), so it only
 * proves.
 */
export const lkNic = identityNumber("lk-nic", {
  patterns: [
    {
      name: "until 2016",
      regex: /\b\d{2}(?:[05]0[1-9]|[05][1-9]\d|[1267]\d{2}|[38][0-5]\d|[38]6[0-6])\d{4}[VX]\b/gi,
      score: 0.6,
    },
    {
      name: "since 2016",
      regex:
        /\b(?:19|20)\d{2}(?:[05]0[1-9]|[05][1-9]\d|[1267]\d{2}|[38][0-5]\d|[38]6[0-6])\d{5}\b/g,
      score: 0.1,
    },
  ],
  validate(match) {
    if (match.length !== 12) return undefined;
    const rest = weightedSum(digitsOf(match), [8, 4, 3, 2, 7, 6, 5, 7, 4, 3, 2]) % 11;
    return (11 - rest) % 10 === Number(match[11]) ? true : undefined;
  },
  validatedScore: 0.35,
  context: ["nic", "nic no", "national identity card", "identity card", "ජාතික හැඳුනුම්පත"],
});
