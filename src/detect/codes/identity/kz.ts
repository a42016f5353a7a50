import { isYymmdd, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * Individual identification numbers (ИИН): date of birth, century and sex, serial, check digit MOD
 * 11 with weights 1 to 11, or 3 ... 11 1 2 where that gives 10 (Law 223-III of 2007; OECD,
 * "Kazakhstan TIN").
 */
export const kzIin = codeDetector("kz-iin", {
  forms: { "twelve digits": ["##<month><day>[0-6]#####", 0.1] },
  validate(match) {
    if (!isYymmdd(match)) return false;
    const first = weightedSum(match, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
    const second = weightedSum(match, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
    return (first === 10 ? second : first) === Number(match[11]);
  },
  validatedScore: 0.8,
  context: "иин, жсн, iin, individual identification number",
  finds: ["[430811274759]", "ИИН [400307527166]"],
  misses: ["430811274758", "431311274759", "430231274759", "43081127475"],
});
