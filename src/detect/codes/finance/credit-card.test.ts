import { testDetector } from "../../../../test/marked.js";
import { creditCard } from "./credit-card.js";

testDetector(creditCard, {
  finds: [
    "card [CODE/credit-card 4532019876543215].",
    "[CODE/credit-card 4532 0198 7654 3215] 12/27 123",
    "[CODE/credit-card 4532-0198-7654-3215]; 13 digits: [CODE/credit-card 4532019876547]",
    "Mastercard [CODE/credit-card 5400 1234 5678 9010] or [CODE/credit-card 2223123456789012]",
    "Amex [CODE/credit-card 3712 345678 90120] or [CODE/credit-card 371234567890120]",
    "[CODE/credit-card 6011123456789019] and Diners [CODE/credit-card 3012 345678 9019]",
    "JCB [CODE/credit-card 3529123456789011], the old [CODE/credit-card 180012345678905]",
    "UnionPay [CODE/credit-card 6212 3456 7890 1234 569]",
    "Maestro [CODE/credit-card 675912345674]",
  ],
  misses: [
    "4532 0198 7654 3216", // wrong check digit
    "9123456789012348", // no issuer
    "45320198765432150000", // too long
    "4532 0198-7654 3215", // mixed separators
    "4532019876543215.5",
    "00000000000000000",
  ],
});
