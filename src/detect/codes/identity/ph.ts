import { digitsOf, isRepdigit, weightedSum } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * Taxpayers' numbers (TIN): eight digits, a check digit and mostly a branch. The Bureau of Internal
 * Revenue keeps the rule of the check digit; the one in use elsewhere (weights 9 to 2, remainder of
 * 11) proves but does not refute.
 */
export const phTin = codeDetector("ph-tin", {
  presidioEntity: "PH_TIN",
  forms: {
    "with branch": ["###-###-###-#{3,5}<not -#>", 0.4],
    "in groups": ["<not #->###-###-###<not -#>", 0.1],
    "in one piece": ["#{9}(###)?", 0.01],
  },
  validate(match) {
    const digits = digitsOf(match);
    if (isRepdigit(digits)) return false;
    const sum = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]);
    return sum % 11 === Number(digits[8]) ? true : undefined;
  },
  validatedScore: 0.35,
  context: "tin, taxpayer identification number, bir, taxpayer id, tax id, rdo",
  finds: [
    "[395-214-361-000]",
    "TIN [906-928-734]",
    "TIN: [367688001]",
    "TIN: [367688002]", // the check is not official and does not refute
  ],
  misses: ["order 906-928-734", "order 367688001", "TIN 36768800"],
});

/** Social Security System numbers: two, seven and one digits (SSS). */
export const phSss = codeDetector("ph-sss", {
  forms: {
    "in groups": ["##-#{7}-#", 0.5],
    "in one piece": ["#{10}", 0.01],
  },
  context: "sss, sss no, sss number, social security system",
  finds: ["[34-4839201-7]", "SSS number [3448392017]"],
  misses: ["order 3448392017", "34-483920-7"],
});

/**
 * Common reference numbers of the unified multi-purpose card (UMID): four, seven and one digits.
 */
export const phUmid = codeDetector("ph-umid", {
  presidioEntity: "PH_UMID",
  forms: {
    "in groups": [/(?<![\w-])\d{4}-\d{7}-\d\b/g, 0.5],
    "in one piece": ["#{12}", 0.05],
  },
  context: "umid, crn, common reference number, unified multi-purpose id, gsis, sss",
  finds: ["[0111-4839201-7]", "CRN [011148392017]"],
  misses: ["order 011148392017", "0111-483920-7"],
});

/** National identity card numbers (PhilSys): sixteen digits in groups of four (PSA). */
export const phPhilSys = codeDetector("ph-philsys", {
  forms: {
    "in groups": ["####~####~####(~####)?<not [- ]#>", 0.1],
    "in one piece": ["#{12}(####)?", 0.05],
  },
  context: "philsys, philid, psn, pcn, national id, philippine identification",
  finds: ["PhilSys [4839-2017-4410]", "PCN [4839201744102268]"],
  misses: ["order 4839-2017-4410", "PhilSys 4839-2017"],
});

/** Health insurance numbers: two, nine and one digits (PhilHealth). */
export const phPhilHealth = codeDetector("ph-philhealth", {
  forms: { "in groups": ["##-#{9}-#", 0.5] },
  context: "philhealth, philhealth no, pin",
  finds: ["[12-483920174-4]", "[13-345862748-6]"],
  misses: ["12-48392017-4"],
});

/** Passports: letter, seven digits, letter, or two letters and seven digits (DFA). */
export const phPassport = codeDetector("ph-passport", {
  presidioEntity: "PH_PASSPORT",
  anyCase: true,
  forms: { "letters and digits": ["(@#{7}@|@@#{7})", 0.1] },
  context: "passport, passport#, pasaporte, travel document, dfa",
  finds: ["passport [P4839201B]", "pasaporte [EB4839201]"],
  misses: ["part P4839201B", "passport P483920B"],
});
