import { birthDate, possible } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Identity cards (MyKad): date of birth, place of birth by the codes of the National Registration
 * Department, four digits; no check digit.
 */
export const myNric = codeDetector("my-nric", {
  forms: {
    "in groups": [
      "##<month><day>~(0[1-9]|1[0-6]|2[1-9]|[3-5]#|6[0-8]|7[1245-9]|8[2-9]|9[0-389])~####",
      0.65,
    ],
    "in one piece": [
      "##<month><day>(0[1-9]|1[0-6]|2[1-9]|[3-5]#|6[0-8]|7[1245-9]|8[2-9]|9[0-389])####",
      0.15,
    ],
  },
  validate: possible(birthDate("YYMMDD")),
  context: "mykad, nric, ic, ic no, no. kp, no kp, kad pengenalan, identity card",
  finds: ["[850412-10-4839]", "MyKad [850412104839]"],
  misses: [
    "850432-10-4839", // no such day
    "850231-10-4839",
    "850412-17-4839", // no such place
    "order 850412104839",
    "850412-10-483",
  ],
});

/** Passports: A, H or K and eight digits (Immigration Department). */
export const myPassport = codeDetector("my-passport", {
  anyCase: true,
  forms: { "letter, eight digits": ["[AHK]#{8}", 0.1] },
  context: "pasport, no. pasport, passport",
  finds: ["pasport [A48392017]", "no. pasport: [A16278185]"],
  misses: ["part A48392017", "pasport A4839201"],
});
