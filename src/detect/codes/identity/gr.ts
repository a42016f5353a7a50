import { all, birthDate, checkDigit, LUHN } from "../checks.js";
import { codeDetector } from "../detector.js";

/** Social security numbers (ΑΜΚΑ): birth date, serial number, Luhn (Law 3655/2008; amka.gr). */
export const grAmka = codeDetector("gr-amka", {
  forms: { "birth date and five digits": ["<day><month>## ?#####", 0.1] },
  validate: all(birthDate("DDMMYY"), LUHN),
  validatedScore: 0.6,
  context: "αμκα, α.μ.κ.α., amka, κοινωνικής ασφάλισης, social security",
  finds: ["ΑΜΚΑ [28127326917]", "[221084 80660]"],
  misses: ["ΑΜΚΑ 28127326918", "ΑΜΚΑ 31027326915", "ΑΜΚΑ 28137326917", "ΑΜΚΑ 2812732691"],
});

/**
 * Tax numbers (ΑΦΜ), behind EL also VAT numbers: weights 256, 128 to 2 modulo 11, 10 written 0 (ΑΑΔΕ;
 * python-stdnum gr.vat).
 */
export const grAfm = codeDetector("gr-afm", {
  forms: {
    "EL or GR and nine digits": ["(EL|GR) ?#{9}", 0.95],
    "nine digits": ["<not (EL|GR) >#{9}", 0.1],
  },
  validate: checkDigit(11, [256, 128, 64, 32, 16, 8, 4, 2], (rest) => rest % 10),
  validatedScore: 0.3,
  context: "αφμ, α.φ.μ., afm, αριθμός φορολογικού μητρώου, φπα, tax number, vat",
  finds: ["ΑΦΜ: [999474943]", "[EL006616247]", "Α.Φ.Μ. [022897342]"],
  misses: ["ΑΦΜ 999474944", "EL006616248", "κωδ. 022897342", "ΑΦΜ 99947494"],
});
