import { testDetector } from "../../../../test/marked.js";
import { ecli } from "./ecli.js";

testDetector(ecli, {
  finds: [
    "([CODE/case-number ECLI:EU:C:2014:9317]).",
    "[CODE/case-number ECLI:DE:BGH:2016:190116UXIZR388.14.9]",
  ],
  misses: ["ECLI:EU", "ECLI:EU:C:14:317", "ECLI is an identifier"],
});
