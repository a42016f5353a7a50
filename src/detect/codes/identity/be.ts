import { digitsOf, isRepdigit, modulo } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * National register numbers: birth date (month + 20 or + 40 for people outside the register), order,
 * and 97 minus the rest modulo 97; from 2000 on a 2 is put before the number for the check (Royal
 * Decree of 3 April 1984; IBZ, IT000). An unknown month or day is written 00.
 */
export const beNationalNumber = codeDetector("be-national-number", {
  forms: {
    "birth date, order, check digits": [
      "##[. ]?([024]#|[135][0-2])[. ]?[0-3]#[ -]?###[. ]?##",
      0.1,
    ],
  },
  validate(match) {
    const digits = digitsOf(match);
    if (isRepdigit(digits)) return false;
    const [number, check] = [digits.slice(0, 9), Number(digits.slice(9))];
    return 97 - modulo(number, 97) === check || 97 - modulo(`2${number}`, 97) === check;
  },
  validatedScore: 0.85,
  context: `
    rijksregisternummer, rijksregister, insz, bisnummer, numéro national, registre national,
    numéro de registre national, niss, nationalregisternummer, national register number,
    national number`,
  finds: ["rijksregisternummer [56.01.03-234.83]", "[75092681741]", "bis [74461989325]"],
  misses: [
    "rijksregisternummer 56.01.03-234.84", // wrong check digits
    "rijksregisternummer 56.13.03-234.83", // month 13
    "rijksregisternummer 56.01.03-234.8",
  ],
});

/** Enterprise numbers, behind BE also VAT numbers: 97 minus the first eight digits modulo 97 (CBE). */
export const beEnterpriseNumber = codeDetector("be-enterprise-number", {
  forms: {
    "BE and ten digits": ["BE ?[01]###[. ]?###[. ]?###", 0.95],
    "ten digits": ["<not BE >[01]###[. ]?###[. ]?###", 0.1],
  },
  validate(match) {
    const digits = digitsOf(match);
    return !isRepdigit(digits) && 97 - modulo(digits.slice(0, 8), 97) === Number(digits.slice(8));
  },
  validatedScore: 0.6,
  context: `
    ondernemingsnummer, kbo, btw, btw-nummer, numéro d'entreprise, numéro d’entreprise, bce, tva,
    unternehmensnummer, vat, enterprise number`,
  finds: ["BTW [BE0955932426]", "[BE 0159.934.687]", "ondernemingsnummer [0321.469.282]"],
  misses: ["BE0955932427", "BE2955932426", "BE095593242"],
});

/** Identity card numbers: ten digits and their rest modulo 97, 97 for none (IBZ, IT195). */
export const beIdentityCard = codeDetector("be-identity-card", {
  forms: { "groups of 3, 7 and 2": ["###~?#{7}~##", 0.1] },
  validate(match) {
    const digits = digitsOf(match);
    return (
      !isRepdigit(digits) && (modulo(digits.slice(0, 10), 97) || 97) === Number(digits.slice(10))
    );
  },
  validatedScore: 0.6,
  context: `
    identiteitskaart, kaartnummer, eid, carte d'identité, carte d’identité, personalausweis,
    identity card`,
  finds: ["eID [596-2836318-35]", "identiteitskaart [595097706704]"],
  misses: ["eID 596-2836318-36", "eID 596-283631-35", "identity card 111111111111"],
});

/** Passport numbers: two letters and six digits. */
export const bePassport = codeDetector("be-passport", {
  forms: { "two letters, six digits": ["@@######", 0.05] },
  context: "paspoort, passeport, reisepass, passport",
  finds: ["passeport belge [EM402817]", "paspoort: [EM218572]"],
  misses: ["vlucht EM402817", "paspoort EM40281"],
});
