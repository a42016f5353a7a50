import { testDetector } from "../../../../test/marked.js";
import { dkCpr, dkCvr } from "./dk.js";

testDetector(dkCpr, {
  finds: [
    "[CODE/dk-cpr 250262-2848]",
    "CPR [CODE/dk-cpr 1312702557]",
    "CPR-nr. [CODE/dk-cpr 131207 4126]", // does not pass modulo 11, nor must it
  ],
  misses: [
    "CPR 310262-2848", // no 31 February
    "CPR 251362-2848", // month 13
    "ordre 1312074126",
    "CPR 250262-284",
  ],
});

testDetector(dkCvr, {
  finds: [
    "CVR-nr. [CODE/dk-cvr 56125574]",
    "[CODE/dk-cvr DK76833850]",
    "CVR [CODE/dk-cvr 17 03 31 31]",
    "[CODE/dk-cvr DK 17033131]",
  ],
  misses: ["CVR 56125575", "DK76833851", "CVR 5612557", "tlf. 56 12 55 74"],
});
