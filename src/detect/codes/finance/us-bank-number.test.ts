import { testDetector } from "../../../../test/marked.js";
import { usBankNumber } from "./us-bank-number.js";

testDetector(usBankNumber, {
  finds: [
    "my bank account number is [CODE/bank-account 945456787654].",
    "checking acct [CODE/bank-account 00123456789]",
  ],
  misses: [
    "945456787654", // any number
    "the bank paid on 20040312",
    "account 1234567", // too short
    "account 12345678.50",
    "account 00000000",
  ],
});
