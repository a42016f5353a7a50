import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { all, birthDate, checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Personal numeric codes (CNP): sex and century, birth date, county, serial number, weights
 * 279146358279 modulo 11, 10 written 1 (Law 105/1996; python-stdnum ro.cnp).
 */
export const roCnp = codeDetector("ro-cnp", {
  forms: {
    "sex, birth date, county, four digits": [
      "[1-9]##<month><day>(0[1-9]|[1-3]#|4[0-8]|5[12]|70|8[0-3])####",
      0.1,
    ],
  },
  validate: all(
    birthDate(".YYMMDD"),
    checkDigit(11, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], (rest) => (rest === 10 ? 1 : rest)),
  ),
  validatedScore: 0.85,
  context: "cnp, c.n.p., cod numeric personal, codul numeric personal, personal code",
  finds: ["CNP [1871105226177]", "[1440317361339]"],
  misses: [
    "CNP 1871105226178", // wrong check digit
    "CNP 1870230226177", // no 30 February
    "CNP 1871305226177", // month 13
    "CNP 187110522617",
  ],
});

/**
 * Company codes (CUI, CIF), behind RO also VAT numbers: weights 753217532 from the right, times 10,
 * modulo 11, 10 written 0 (ANAF; python-stdnum ro.cui).
 */
export const roCui = codeDetector("ro-cui", {
  forms: {
    "RO and digits": ["RO ?[1-9]#{3,9}", 0.7],
    "six to ten digits": ["<not RO >[1-9]#{5,9}", 0.05],
  },
  validate(match) {
    const digits = digitsOf(match).padStart(10, "0");
    const check = (10 * weightedSum(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11;
    return !isRepdigit(digitsOf(match)) && check % 10 === Number(digits[9]);
  },
  validatedScore: 0.3,
  context: `
    cui, c.u.i., cif, c.i.f., cod unic de înregistrare, cod fiscal, cod de înregistrare fiscală,
    tva, vat`,
  finds: ["CUI [72565878]", "[RO21838469]", "[RO 4682687]"],
  misses: ["CUI 72565879", "RO21838468", "comanda 72565878"],
});

/** Identity cards: series of two letters and six digits. */
export const roIdentityCard = codeDetector("ro-identity-card", {
  forms: { "series and number": ["@@(,? (nr.?|numărul|număr))? ?######", 0.1] },
  context: `
    carte de identitate, cartea de identitate, c.i., ci, buletin, seria, act de identitate,
    identity card`,
  finds: ["C.I. seria [TZ nr. 402817]", "carte de identitate [KX402817]"],
  misses: ["zbor KX402817", "carte de identitate KX40281"],
});

/** Numbers of the trade register: kind and county, order, year (ONRC). */
export const roTradeRegister = codeDetector("ro-trade-register", {
  forms: { "kind and county, order, year": ["[JFC]#{1,2}/#{1,6}/(19|20)##", 0.6] },
  context: "registrul comerțului, registrul comertului, nr. reg. com., onrc",
  finds: ["înregistrată sub [J40/2817/2011]", "nr. reg. com.: [J46/9108/1968]"],
  misses: ["J40/2817", "din 12/04/2011"],
});
