import { testDetector } from "../../../../test/marked.js";
import { lastDigits } from "./last-digits.js";

testDetector(lastDigits, {
  finds: [
    "your account ending in [CODE/last-digits 4567].",
    "Visa card ending with [CODE/last-digits 0123], **** **** **** [CODE/last-digits 4567]",
    "Refund to the card ending [CODE/last-digits 1765] please",
    "QQ 12 34 56 C, ends [CODE/last-digits 418].",
    "XXXX-XXXX-[CODE/last-digits 4567]",
    "the card ending [CODE/last-digits double seven one nine] is blocked",
  ],
  misses: [
    "the year ending in 2004",
    "a war ending in 1945",
    "xx 4567",
    "the year, ending in 2004.",
    "the road ends 300 yards on",
    "account ending in 45",
    "the match ended two nil",
    "a story ending one day",
  ],
});
