import { testDetector } from "../../../../test/marked.js";
import { cyVat } from "./cy.js";

testDetector(cyVat, {
  finds: [
    "[CODE/cy-vat CY10111550T]",
    "Φ.Π.Α. [CODE/cy-vat 10192795V]",
    "VAT [CODE/cy-vat CY 10162389Q]",
  ],
  misses: ["CY10111550U", "VAT CY1011155T", "VAT CY10111550"],
});
