import { testDetector } from "../../../../test/marked.js";
import { socialBenefit } from "./social-benefit.js";

testDetector(socialBenefit, {
  finds: [
    "claimed [MISC/benefit Widow's Bereavement Tax Allowance] for 1998",
    "The [MISC/benefit Widowed Mother’s Allowance] and the [MISC/benefit State Pension] ended",
    "[MISC/benefit Widows’ Benefits] were refused, [MISC/benefit Housing Benefit] was not",
    "on [MISC/benefit Income Support], then [MISC/benefit Jobseeker's Allowance]",
    "[MISC/benefit Personal Independence Payment] from May",
  ],
  misses: [
    "a widow's pension and housing benefits",
    "Technical Support answers",
    "The Allowance was paid",
    "State support for farmers",
    "the State. Support came late",
  ],
});
