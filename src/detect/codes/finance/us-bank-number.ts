import { isDate, isRepdigit } from "../../kit/checksums.js";
import { codeDetector } from "../detector.js";

/** United States bank account numbers: 8 to 17 digits without a check digit, so only with context. */
export const usBankNumber = codeDetector("us-bank-number", {
  subtype: "bank-account",
  presidioEntity: "US_BANK_NUMBER",
  forms: { "8 to 17 digits": [/(?<![\w.,/+-])\d{8,17}(?![\w/-]|[.,:]\d)/g, 0.05] },
  // 20040312 is a day
  validate: (digits) =>
    isRepdigit(digits) ||
    (digits.length === 8 &&
      /^(?:19|20)/.test(digits) &&
      isDate(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6))))
      ? false
      : undefined,
  context: `
    account, accounts, account number, account no, acct, acc, bank, checking, savings, debit,
    direct deposit`,
  finds: ["my bank account number is [945456787654].", "checking acct [00123456789]"],
  misses: [
    "945456787654", // any number
    "the bank paid on 20040312",
    "account 1234567", // too short
    "account 12345678.50",
    "account 00000000",
  ],
});
