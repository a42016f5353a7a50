import { codeDetector } from "../detector.js";

/** Personal identification numbers (ISO 9564-1: 4 to 12 digits, in use 4 to 8) right after their name. */
export const pin = codeDetector("pin", {
  forms: {
    "introduced by its name": [
      /(?:\bPIN|\b[Pp]in (?:code|number)|\bPin:|\b(?:Geheimzahl|code secret|código secreto|passcode|pincode))(?: (?:code|number|no\.?|is|was|ist|est)){0,2}[:=#]? {0,2}(?<value>\d{4,8})(?![\w-]|[.,]\d)/dgu,
      0.9,
    ],
  },
  finds: [
    "PIN: [4711].",
    "my PIN is [004711] and the pin code [1234]",
    "die Geheimzahl ist [9876]",
  ],
  misses: ["PIN 12", "a pin in 2004 pieces", "PIN of 1999", "4711", "PINE 4711", "PIN 4711.50"],
});
