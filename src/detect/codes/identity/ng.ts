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
