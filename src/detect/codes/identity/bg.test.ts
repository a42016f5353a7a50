import { testDetector } from "../../../../test/marked.js";
import { bgCompanyNumber, bgEgn, bgForeignersNumber } from "./bg.js";

testDetector(bgEgn, {
  finds: ["ЕГН [CODE/bg-egn 9306286795]", "[CODE/bg-egn 8108254720]"],
  misses: ["ЕГН 9306286796", "ЕГН 9302306795", "ЕГН 9313286795", "ЕГН 930628679"],
});

testDetector(bgForeignersNumber, {
  finds: [
    "ЛНЧ [CODE/bg-foreigners-number 3833383285]",
    "ЛНЧ: [CODE/bg-foreigners-number 6401457885]",
  ],
  misses: ["ЛНЧ 3833383286", "поръчка 3833383285", "ЛНЧ 383338328"],
});

testDetector(bgCompanyNumber, {
  finds: [
    "ЕИК [CODE/bg-company-number 796054075]",
    "[CODE/bg-company-number BG971582634]",
    "ДДС [CODE/bg-company-number BG 9609283907]",
  ],
  misses: ["ЕИК 796054076", "BG971582635", "поръчка 796054075"],
});
