import { testDetector } from "../../../../test/marked.js";
import { duration } from "./duration.js";

testDetector(duration, {
  finds: [
    "for [DATETIME/duration three years and two months]",
    "tariff [DATETIME/duration 4 yrs 3 mths]",
    "a [DATETIME/duration ten-year] sentence of [DATETIME/duration six months'] imprisonment",
    "[DATETIME/duration twenty-five years’] service",
    "[DATETIME/duration 10 to 14 days], or [DATETIME/duration 48 hours]",
    "for [DATETIME/duration almost two hours], [DATETIME/duration about 3 weeks]",
    "after [DATETIME/duration two and a half years]",
    "[DATETIME/duration four days, six hours and twenty-five minutes]",
    "within [DATETIME/duration half an hour], for [DATETIME/duration a year and a half]",
    "in [DATETIME/duration five working days]",
    "[DATETIME/duration 9½ hours] of driving",
  ],
  misses: [
    "several years", // too little said for the default threshold
    "for a day",
    "3 yearlings",
    "the 1,500th day",
    "many months",
  ],
});
