import { testDetector } from "../../../../test/marked.js";
import { abaRouting } from "./aba-routing.js";

testDetector(abaRouting, {
  finds: [
    "routing number [CODE/aba-routing 121000358].",
    "ABA: [CODE/aba-routing 023456783]",
    "[CODE/aba-routing 3211-7118-4]",
  ],
  misses: [
    "121000358", // one number in ten
    "routing number 121000359", // wrong check digit
    "routing number 991000358", // no such Federal Reserve district
    "routing number 000000000",
  ],
});
