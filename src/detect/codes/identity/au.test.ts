import { testDetector } from "../../../../test/marked.js";
import {
  auAbn,
  auAcn,
  auCrn,
  auDriverLicence,
  auHealthcareIdentifier,
  auMedicare,
  auPassport,
  auTfn,
} from "./au.js";

testDetector(auTfn, {
  finds: ["[CODE/au-tfn 296 605 538]", "TFN [CODE/au-tfn 086202334]"],
  misses: ["296 605 539", "order 086202334", "TFN 086202335", "TFN 08620233"],
});

testDetector(auMedicare, {
  finds: [
    "[CODE/au-medicare 3261 37615 4]",
    "Medicare [CODE/au-medicare 5984 06871 0 2]",
    "medicare no [CODE/au-medicare 6133480141]",
  ],
  misses: ["3261 37616 4", "order 6133480141", "Medicare 7261 37615 4"],
});

testDetector(auAbn, {
  finds: [
    "[CODE/au-abn 75 076 765 697]",
    "[CODE/au-abn 58460965572]",
    "ABN [CODE/au-abn 53-133-758-905]",
  ],
  misses: ["75 076 765 698", "58460965573", "ABN 10 863 378 703", "58 460 965 57"],
});

testDetector(auAcn, {
  finds: ["[CODE/au-acn 715 670 867]", "ACN [CODE/au-acn 576166928]"],
  misses: ["715 670 868", "order 576166928", "ACN 576166929"],
});

testDetector(auHealthcareIdentifier, {
  finds: [
    "[CODE/au-healthcare-identifier 8003 6069 0606 7974]",
    "IHI [CODE/au-healthcare-identifier 8003622686209744]",
  ],
  misses: ["8003 6069 0606 7975", "8003632686209744"],
});

testDetector(auPassport, {
  finds: ["passport [CODE/au-passport N4839201]", "passport [CODE/au-passport PA4839201]"],
  misses: ["part N4839201", "passport N483920"],
});

testDetector(auDriverLicence, {
  finds: [
    "driver's licence [CODE/au-driver-licence 48392017]",
    "licence no [CODE/au-driver-licence 4839AB]",
  ],
  misses: ["order 48392017", "driver's licence 483"],
});

testDetector(auCrn, {
  finds: ["CRN [CODE/au-crn 204 483 921T]", "Centrelink [CODE/au-crn 204483921T]"],
  misses: ["lot 204483921T", "CRN 20448392T"],
});
