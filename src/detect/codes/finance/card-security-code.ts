import { codeDetector } from "../detector.js";

/** Card verification values: three or four digits right after their name, in the text of ISO/IEC 7813 issuers. */
export const cardSecurityCode = codeDetector("card-security-code", {
  forms: {
    "introduced by its name": [
      /\b(?:cvv2?|cvc2?|cav2|csc|card (?:security|verification) (?:code|number|value)|security code|prüfziffer|kartenprüfnummer|cryptogramme)(?: (?:is|was|code|number|no\.?))?[:=#]? {0,2}(?<value>\d{3,4})(?![\w-]|[.,]\d)/dgi,
      0.7,
    ],
  },
  finds: [
    "CVV [123].",
    "cvc: [0456], card verification value is [789]",
    "security code number [1234]",
  ],
  misses: ["CVV 12", "CVV 12345", "123", "CVV was not entered 3 times", "CVV 123.45"],
});
