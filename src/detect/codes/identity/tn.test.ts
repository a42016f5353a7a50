import { testDetector } from "../../../../test/marked.js";
import { tnCin, tnTaxNumber } from "./tn.js";

testDetector(tnCin, {
  finds: ["CIN [CODE/tn-cin 04839201]"],
  misses: ["commande 04839201", "CIN 44839201"],
});

testDetector(tnTaxNumber, {
  finds: [
    "[CODE/tn-tax-number 0483920/L/A/M/000]",
    "matricule fiscal [CODE/tn-tax-number 0483920L]",
  ],
  misses: ["lot 0483920L", "0483920/O/A/M/000", "0483920/L/Z/M/000"],
});
