import { testDetector } from "../../../../test/marked.js";
import { czSkBirthNumber, czSkCompanyNumber } from "./cz-sk.js";

testDetector(czSkBirthNumber, {
  finds: [
    "rodné číslo [CODE/cz-sk-birth-number 510210/3996]",
    "[CODE/cz-sk-birth-number 855612/4126]",
    "r.č. [CODE/cz-sk-birth-number 4003146004]",
    "[CODE/cz-sk-birth-number 436107/218]", // before 1954: no check digit
    "[CODE/cz-sk-birth-number 046225/0338]", // month + 50
  ],
  misses: [
    "rodné číslo 510210/3997", // wrong check digit
    "rodné číslo 510230/3992", // no 30 February
    "rodné číslo 716107/218", // nine digits after 1953
    "objednávka 4003146004",
  ],
});

testDetector(czSkCompanyNumber, {
  finds: [
    "IČO [CODE/cz-sk-company-number 57717303]",
    "IČO: [CODE/cz-sk-company-number 876 95 626]",
  ],
  misses: ["IČO 57717304", "IČO 5771730", "čj. 57717303"],
});
