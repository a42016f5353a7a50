import { testDetector } from "../../../../test/marked.js";
import { clinicalScore } from "./clinical-score.js";

testDetector(clinicalScore, {
  finds: [
    "GCS [QUANTITY/score 15/15], NYHA class [QUANTITY/score II], stage [QUANTITY/score 3a]",
    "pain [QUANTITY/score 7/10], [QUANTITY/score T2 N1 M0]",
    "PHQ-9 score of [QUANTITY/score 14]",
    "DAS28 [QUANTITY/score 3.1], EPDS: [QUANTITY/score 12/30]",
  ],
  misses: ["the stage door", "stage 12", "MUST 2 people", "painted 7/10"],
});
