import { testDetector } from "../../../../test/marked.js";
import { ukPostcode } from "./uk-postcode.js";

testDetector(ukPostcode, {
  finds: [
    "London [LOC/postal-code NW1 6XE].",
    "[LOC/postal-code M1 1AE], [LOC/postal-code EC1A 1BB] and [LOC/postal-code DN55 1PT]",
    "postcode [LOC/postal-code SW1A2AA]",
    "Girobank, [LOC/postal-code GIR 0AA], [LOC/postal-code GIR0AA]",
  ],
  misses: [
    "QX1 6XE", // no such area
    "NW1 6CK", // letters that are not used
    "SW1A2AA",
    "nw1 6xe",
    "AB12 CDE",
  ],
});
