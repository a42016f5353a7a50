import { testDetector } from "../../../../test/marked.js";
import { skDocument, skVat } from "./sk.js";

testDetector(skVat, {
  finds: [
    "IČ DPH [CODE/sk-vat SK2024739464]",
    "[CODE/sk-vat SK 2021847828]",
    "DIČ [CODE/sk-vat 2027045394]",
  ],
  misses: ["SK2024739465", "SK202473946", "objednávka 2027045394"],
});

testDetector(skDocument, {
  finds: ["občiansky preukaz č. [CODE/sk-document HK402817]"],
  misses: ["let HK402817", "občiansky preukaz HK40281"],
});
