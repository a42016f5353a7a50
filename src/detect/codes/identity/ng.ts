import { isRepdigit, verhoeff } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/**
 * National identification numbers (NIN): eleven digits. A Verhoeff digit is reported for the last
 * one but not documented by NIMC, so it proves and does not refute.
 */
export const ngNin = codeDetector("ng-nin", {
  presidioEntity: "NG_NIN",
  forms: { "eleven digits": ["#{11}", 0.05] },
  validate(match) {
    if (isRepdigit(match)) return false;
    return verhoeff(match) ? true : undefined;
  },
  validatedScore: 0.25,
  context: `
    nin, nimc, national identification number, national identity number, national identity`,
  finds: [
    "NIN [72668240650]",
    "NIMC: [20467502859]",
    "NIN [72668240651]", // the check is not official and does not refute
  ],
  misses: ["order 72668240650", "order 72668240651", "NIN 7266824065", "NIN 77777777777"],
});

/** Bank verification numbers (BVN): eleven digits from 22 on (Central Bank of Nigeria). */
export const ngBvn = codeDetector("ng-bvn", {
  forms: { "eleven digits": ["22#{9}", 0.1] },
  context: "bvn, bank verification number",
  finds: ["BVN [22483920174]", "bank verification number: [22348609761]"],
  misses: ["order 22483920174", "BVN 32483920174"],
});

/** Passports: a letter and eight digits (Nigeria Immigration Service). */
export const ngPassport = codeDetector("ng-passport", {
  anyCase: true,
  forms: { "letter, eight digits": ["[ABDF]#{8}", 0.1] },
  context: "passport",
  finds: ["passport [A04839201]", "passport [A70245298]"],
  misses: ["part A04839201", "passport A0483920"],
});
