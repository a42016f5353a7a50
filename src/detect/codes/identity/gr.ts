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

/** Identity cards: one or two Greek letters (or the Latin ones they look like) and six digits. */
export const grIdentityCard = codeDetector("gr-identity-card", {
  forms: {
    // \b knows Latin letters only, and the flag u would cost six times the time
    "letters and six digits": [/(?<![A-Za-zΑ-ώ])[ABEZHIKMNOPTYXΑ-Ω]{1,2}[ -]?\d{6}\b/g, 0.1],
  },
  context: "ταυτότητα, ταυτότητας, δελτίο ταυτότητας, α.δ.τ., αδτ, adt, identity card",
  finds: ["Α.Δ.Τ. [ΑΖ 402817]", "δελτίο ταυτότητας [ΧΚ-402817]"],
  misses: ["πτήση ΑΖ 402817", "Α.Δ.Τ. ΑΖ 40281"],
});

/** Passport numbers: two letters and seven digits. */
export const grPassport = codeDetector("gr-passport", {
  forms: { "two letters, seven digits": ["@@ ?#{7}", 0.05] },
  context: "διαβατήριο, διαβατηρίου, greek passport",
  finds: ["διαβατήριο [AT4028177]", "διαβατηρίου: [AT2329352]"],
  misses: ["πτήση AT4028177", "διαβατήριο AT402817"],
});
