import { testDetector } from "../../../../test/marked.js";
import { dePostalCode } from "./de-postal-code.js";

testDetector(dePostalCode, {
  finds: [
    "PLZ [LOC/postal-code 10115]",
    "Anschrift: Torstraße 1, [LOC/postal-code 10119] Berlin",
    "Postleitzahl [LOC/postal-code D-80331]",
  ],
  misses: ["Es kamen 10115 Leute.", "PLZ 00123", "PLZ 101155", "PLZ 10.115"],
});
