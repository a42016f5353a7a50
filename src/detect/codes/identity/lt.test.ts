import { testDetector } from "../../../../test/marked.js";
import { ltCompanyCode, ltVat } from "./lt.js";

testDetector(ltVat, {
  finds: ["PVM kodas [CODE/lt-vat LT946211412]", "[CODE/lt-vat LT135602289514]"],
  misses: ["PVM LT946211413", "LT94621141", "LT946211422"],
});

testDetector(ltCompanyCode, {
  finds: [
    "įmonės kodas [CODE/lt-company-code 302402812]",
    "juridinio asmens kodas [CODE/lt-company-code 125773041]",
  ],
  misses: ["įmonės kodas 302402819", "įmonės kodas 30240281", "užsakymas 302402812"],
});
