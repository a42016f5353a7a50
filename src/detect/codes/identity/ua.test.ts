import { testDetector } from "../../../../test/marked.js";
import { uaEdrpou, uaPassport, uaTaxNumber, uaUnzr } from "./ua.js";

testDetector(uaTaxNumber, {
  finds: ["РНОКПП [CODE/ua-tax-number 2546423530]", "ІПН: [CODE/ua-tax-number 2142493883]"],
  misses: ["РНОКПП 2546423531", "РНОКПП 254642353", "замовлення 2108044375"],
});

testDetector(uaEdrpou, {
  finds: ["ЄДРПОУ [CODE/ua-edrpou 27748413]", "код ЄДРПОУ [CODE/ua-edrpou 34730329]"],
  misses: ["ЄДРПОУ 27748414", "ЄДРПОУ 2774841", "замовлення 37163471"],
});

testDetector(uaPassport, {
  finds: [
    "паспорт [CODE/ua-passport КС 402817]",
    "паспорт серії [CODE/ua-passport АН №402817]",
    "паспорт [CODE/ua-passport 004028177]",
  ],
  misses: ["рейс КС 402817", "паспорт КС 40281"],
});

testDetector(uaUnzr, {
  finds: ["УНЗР [CODE/ua-unzr 19870412-02817]"],
  misses: ["19871312-02817", "19870412-0281"],
});
