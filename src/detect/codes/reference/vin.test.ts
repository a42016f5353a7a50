import { testDetector } from "../../../../test/marked.js";
import { vin } from "./vin.js";

testDetector(vin, {
  finds: [
    "VIN [CODE/vin 1ABCD23EXFG123456].",
    "[CODE/vin WXYZZZ1283A987654]",
    "vin: [CODE/vin 1abcd23exfg123456]",
    "the chassis [CODE/vin WXYZZZ12Z3A987654]", // European, without a check digit
  ],
  misses: [
    "1ABCD23E1FG123456", // wrong check digit
    "WXYZZZ12Z3A987654",
    "VIN 1ABCD23EXFG12345",
    "VIN IOQCD23EXFG123456", // letters that are not used
    "12345678901234567",
  ],
});
