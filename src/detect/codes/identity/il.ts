import { LUHN } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Identity numbers (מספר זהות): eight digits and a Luhn digit, leading zeros often left out (PIBA).
 */
export const ilId = codeDetector("il-id", {
  forms: {
    "with hyphen": ["<not #->#{1,2}-?######-#<not -#>", 0.4],
    "in one piece": ["#{8,9}", 0.05],
  },
  validate: LUHN,
  validatedScore: 0.25,
  context: `
    תעודת זהות, מספר זהות, ת.ז., ת.ז, ת"ז, ת״ז, teudat zehut, israeli id, id number,
    identity number`,
  finds: ["תעודת זהות [851078311]", "ת.ז. [42353797]", "[11061326-2]"],
  misses: ["order 851078311", "תעודת זהות 851078312", "11061326-3", "ת.ז. 4235379"],
});

/** Passports: seven or eight digits (PIBA). */
export const ilPassport = codeDetector("il-passport", {
  forms: { "seven or eight digits": ["[1-9]#{6,7}", 0.05] },
  context: "דרכון, מספר דרכון, israeli passport",
  finds: ["דרכון [24839201]", "מספר דרכון: [89868390]"],
  misses: ["order 24839201", "דרכון 248392"],
});
