import { digitsOf, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * National identity cards: year and day of birth, women's day raised by 500, serial, check digit;
 * until 2016 two digits of the year and a final V or X (Department for Registration of Persons).
 * The rule of the check digit is not official (weights 8 4 3 2 7 6 5 7 4 3 2 MOD 11), so it only
 * proves.
 */
export const lkNic = codeDetector("lk-nic", {
  anyCase: true,
  forms: {
    "until 2016": ["##([05]0[1-9]|[05][1-9]#|[1267]##|[38][0-5]#|[38]6[0-6])####[VX]", 0.6],
    "since 2016": ["(19|20)##([05]0[1-9]|[05][1-9]#|[1267]##|[38][0-5]#|[38]6[0-6])#####", 0.1],
  },
  validate(match) {
    if (match.length !== 12) return undefined;
    const rest = weightedSum(digitsOf(match), [8, 4, 3, 2, 7, 6, 5, 7, 4, 3, 2]) % 11;
    return (11 - rest) % 10 === Number(match[11]) ? true : undefined;
  },
  validatedScore: 0.35,
  context: "nic, nic no, national identity card, identity card, ජාතික හැඳුනුම්පත",
  finds: [
    "[851044839V]",
    "[856044839x]", // a woman: day 104 raised by 500
    "NIC [197851210853]",
    "NIC [197851210854]", // the check is not official and does not refute
  ],
  misses: ["853674839V", "854504839V", "850004839V", "order 197851210853", "NIC 197836710853"],
});
