import { mod97 } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/** Legal entity identifiers (ISO 17442): 18 letters and digits, two check digits MOD 97-10. */
export const lei = codeDetector("lei", {
  forms: { "18 characters and two check digits": [/\b(?=\d{0,17}[A-Z])[A-Z0-9]{18}\d\d\b/g, 0.1] },
  validate: (match) => mod97(match) === 1,
  validatedScore: 0.9,
  context: "lei, legal entity identifier",
  finds: ["LEI [5493001ABCDEFGHIJ250].", "[9695007QWERTYUIOP138]"],
  misses: [
    "5493001ABCDEFGHIJ251", // wrong check digits
    "12345678901234567890", // only digits
    "5493001ABCDEFGHIJ2500",
  ],
});
