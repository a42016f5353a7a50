import { testDetector } from "../../../../test/marked.js";
import { cardSecurityCode } from "./card-security-code.js";

testDetector(cardSecurityCode, {
  finds: [
    "CVV [CODE/card-security-code 123].",
    "cvc: [CODE/card-security-code 0456], card verification value is [CODE/card-security-code 789]",
    "security code number [CODE/card-security-code 1234]",
  ],
  misses: ["CVV 12", "CVV 12345", "123", "CVV was not entered 3 times", "CVV 123.45"],
});
