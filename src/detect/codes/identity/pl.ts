import {
  isDate,
  isRepdigit,
  lettersAndDigitsOf,
  weightedCharacterSum,
  weightedSum,
} from "../../kit/checksums.js";
import { checkDigit, twoDigits } from "../checks.js";
import { codeDetector } from "../detector.js";

// the century by how many times 20 was added to the month
const CENTURIES = [1900, 2000, 2100, 2200, 1800];

/**
 * PESEL: birth date with its century in the month, serial number, check digit of weights 1, 3, 7, 9
 * (Act on population registration of 2010; gov.pl, "Czym jest numer PESEL").
 */
export const plPesel = codeDetector("pl-pesel", {
  presidioEntity: "PL_PESEL",
  forms: { "birth date and five digits": ["##([02468][1-9]|[13579][0-2])<day>#####", 0.1] },
  validate(match) {
    const month = twoDigits(match, 2);
    const year = CENTURIES[Math.floor(month / 20)]! + twoDigits(match, 0);
    return (
      isDate(year, month % 20, twoDigits(match, 4)) &&
      weightedSum(match, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0
    );
  },
  validatedScore: 0.5,
  context: "pesel, numer pesel, nr pesel, identification number",
  finds: ["PESEL [50121644755]", "[58061180106]"],
  misses: [
    "PESEL 50121644756", // wrong check digit
    "PESEL 50130144755", // month 13
    "PESEL 50023044753", // no 30 February
    "PESEL 5012164475",
  ],
});

/** Tax numbers (NIP): weights 6, 5, 7, 2 to 7, modulo 11 (Act on registration of taxpayers of 1995). */
export const plNip = codeDetector("pl-nip", {
  forms: {
    "PL and ten digits, or in groups": ["(PL ?#{10}|(PL ?)?###-(###-##-##|##-##-###))", 0.8],
    "ten digits": ["<not PL >#{10}", 0.1],
  },
  validate: checkDigit(11, [6, 5, 7, 2, 3, 4, 5, 6, 7]),
  validatedScore: 0.3,
  context: "nip, numer nip, nr nip, identyfikacji podatkowej, vat, vat ue",
  finds: ["NIP [8950853715]", "[360-642-38-98]", "[PL6909827633]", "[PL 8950853715]"],
  misses: ["NIP 8950853716", "NIP 895085371", "tel. 8950853715"],
});

/**
 * Statistical numbers of firms (REGON): nine digits, or fourteen with a unit's own; weights modulo 11,
 * 10 counted as 0 (GUS, "Budowa numeru REGON").
 */
export const plRegon = codeDetector("pl-regon", {
  forms: { "nine or fourteen digits": ["#{9}(#####)?", 0.1] },
  validate(match) {
    if (isRepdigit(match)) return false;
    const nine = (weightedSum(match, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(match[8]);
    if (match.length === 9 || !nine) return nine;
    const rest = weightedSum(match, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11;
    return rest % 10 === Number(match[13]);
  },
  validatedScore: 0.3,
  context: "regon, numer regon, nr regon, gus",
  finds: ["REGON [336757680]", "REGON: [17092698427519]"],
  misses: ["REGON 336757681", "REGON 17092698427518", "REGON 33675768", "faktura 336757680"],
});

/** Identity cards: three letters, check digit, five digits; weights 7, 3, 1, 9, 7, 3, 1, 7, 3 modulo 10. */
export const plIdentityCard = codeDetector("pl-identity-card", {
  forms: { "three letters, six digits": ["@@@ ?######", 0.2] },
  validate: (match) =>
    weightedCharacterSum(lettersAndDigitsOf(match), [7, 3, 1, 9, 7, 3, 1, 7, 3]) % 10 === 0,
  validatedScore: 0.35,
  context: `
    dowód, dowód osobisty, dowodu osobistego, dowodem osobistym, seria i numer, identity card`,
  finds: ["dowód osobisty [CHK 940817]", "seria i numer [DBN091526]"],
  misses: ["dowód CHK 840817", "seria CHK940817", "dowód CHK 94081", "dowód CH 940817"],
});

/** Passports: two letters, check digit, six digits; weights 7, 3, 9, 1, 7, 3, 1, 7, 3 modulo 10. */
export const plPassport = codeDetector("pl-passport", {
  forms: { "two letters, seven digits": ["@@ ?#{7}", 0.1] },
  validate: (match) =>
    weightedCharacterSum(lettersAndDigitsOf(match), [7, 3, 9, 1, 7, 3, 1, 7, 3]) % 10 === 0,
  validatedScore: 0.35,
  context: "paszport, paszportu, numer paszportu, passport",
  finds: ["paszport nr [EB9730516]", "paszportu [AK 2294083]"],
  misses: ["paszport EB8730516", "lot EB9730516", "paszport EB973051"],
});
