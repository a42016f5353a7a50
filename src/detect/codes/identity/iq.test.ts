import { testDetector } from "../../../../test/marked.js";
import { iqNationalCard } from "./iq.js";

testDetector(iqNationalCard, {
  finds: ["البطاقة الوطنية: [CODE/iq-national-card 198548392017]"],
  misses: ["order 198548392017", "national card 19854839201"],
});
