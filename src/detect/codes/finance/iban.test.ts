import { testDetector } from "../../../../test/marked.js";
import { iban } from "./iban.js";

testDetector(iban, {
  finds: [
    "pay to [CODE/iban DE89 3704 0044 0532 0130 00].",
    "[CODE/iban GB82WEST12345698765432]",
    "[CODE/iban NO9386011117947], thank you",
    "[CODE/iban FR14-2004-1010-0505-0001-3M02-606]",
    "[CODE/iban DE89 3704 0044 0532 0130 00] for the rent",
    "[CODE/iban DE89370400440532013000] 123 a",
    "[CODE/iban BE68 5390 0754 7034] to Ann",
    "[CODE/iban de89 3704 0044 0532 0130 00]",
  ],
  misses: [
    "DE89 3704 0044 0532 0130 01", // wrong check digits
    "DE89 3704 0044 0532 0130", // too short for the country
    "DE893704004405320130001", // too long
    "XX89 3704 0044 0532 0130 00", // no such country
    "order GB82 of 12345698765432",
  ],
});
