import { testDetector } from "../../../../test/marked.js";
import { lvCompanyNumber, lvPersonalCode } from "./lv.js";

testDetector(lvPersonalCode, {
  finds: [
    "personas kods [CODE/lv-personal-code 201245-11282]",
    "[CODE/lv-personal-code 05034416534]",
    "[CODE/lv-personal-code 321442-46496]", // without a date
  ],
  misses: [
    "personas kods 201245-11283", // wrong check digit
    "personas kods 310245-11284", // no 31 February
    "personas kods 201345-11282", // month 13
    "personas kods 201245-1128",
  ],
});

testDetector(lvCompanyNumber, {
  finds: [
    "reģ. nr. [CODE/lv-company-number 47688120442]",
    "[CODE/lv-company-number LV44944223687]",
    "PVN [CODE/lv-company-number LV 44804390465]",
  ],
  misses: ["reģ. nr. 47688120443", "LV44944223688", "pasūtījums 44804390465"],
});
