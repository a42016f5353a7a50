import { testDetector } from "../../../../test/marked.js";
import { siDocument, siTaxNumber } from "./si.js";

testDetector(siTaxNumber, {
  finds: [
    "davčna številka [CODE/si-tax-number 51017385]",
    "[CODE/si-tax-number SI26638380]",
    "ID za DDV [CODE/si-tax-number SI 34697578]",
  ],
  misses: ["davčna številka 51017386", "SI26638381", "naročilo 51017385", "davčna št. 5101738"],
});

testDetector(siDocument, {
  finds: [
    "osebna izkaznica [CODE/si-document 004028177]",
    "potni list [CODE/si-document PB4028177]",
  ],
  misses: ["naročilo 004028177", "potni list PB402817"],
});
