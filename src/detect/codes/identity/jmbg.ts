import { isDate, weightedSum } from "../../kit/checksums.js";
import { twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * The citizen's number of Yugoslavia, in use in Serbia, Bosnia and Herzegovina, Montenegro and North
 * Macedonia (JMBG, ЕМБГ) and in Slovenia (EMŠO), found in older papers of Croatia: birth date with three
 * digits of the year, region, serial number, weights 7 to 2 twice, modulo 11 (Zakon o jedinstvenom
 * matičnom broju građana; python-stdnum si.emso).
 */
export const jmbg = codeDetector("jmbg", {
  forms: { "birth date, region, serial, check digit": ["<day><month>[09]#{8}", 0.1] },
  validate(match) {
    const lastThree = Number(match.slice(4, 7));
    const year = lastThree < 800 ? 2000 + lastThree : 1000 + lastThree;
    const sum = weightedSum(match, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    return (
      isDate(year, twoDigits(match, 2), twoDigits(match, 0)) &&
      ((11 - (sum % 11)) % 11) % 10 === Number(match[12])
    );
  },
  validatedScore: 0.95,
  context: `
    jmbg, jedinstveni matični broj, matični broj, mbg, јмбг, матични број, ембг,
    единствен матичен број, матичен број, embg, emšo, enotna matična številka, personal number`,
  finds: [
    "ЈМБГ [2305982715019]",
    "[1504976450002]",
    "EMŠO: [1007982117257]",
    "JMBG [0408003210129]",
  ],
  misses: [
    "JMBG 2305982715018", // wrong check digit
    "JMBG 3102982715019", // no 31 February
    "JMBG 2313982715019", // month 13
    "JMBG 230598271501",
  ],
});
