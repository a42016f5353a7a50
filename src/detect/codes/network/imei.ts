import { LUHN } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Numbers of mobile devices (3GPP TS 23.003, section 6.2.1): 15 digits, Luhn check digit last.
 * One bare string in ten passes, so there the context matters.
 */
export const imei = codeDetector("imei", {
  presidioEntity: "IMEI",
  forms: {
    "allocation code, serial and check digit apart": [
      /(?<![\w.-])\d\d([- ])\d{6}\1\d{6}\1\d(?![\w-]|[.,]\d)/g,
      0.5,
    ],
    "15 digits": [/(?<![\w.-])\d{15}(?![\w-]|[.,]\d)/g, 0.05],
  },
  validate: LUHN,
  validatedScore: 0.3,
  context: "imei, handset, device, mobile, phone, smartphone, serial number",
  finds: [
    "IMEI: [352099001761481].",
    "[35-209900-176148-1]",
    "the phone, [35 209900 176148 1], was lost",
  ],
  misses: [
    "352099001761481", // any number, one in ten
    "IMEI 352099001761482", // wrong check digit
    "IMEI 35209900176148", // too short
    "IMEI 000000000000000",
  ],
});
