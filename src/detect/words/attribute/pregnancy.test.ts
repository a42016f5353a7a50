import { testDetector } from "../../../../test/marked.js";
import { pregnancy } from "./pregnancy.js";

testDetector(pregnancy, {
  finds: [
    "My wife, who is [DEM/illness six months pregnant], was in the car.",
    "She was [DEM/illness 28 weeks pregnant] and off sick.",
    "PMH: migraine, [DEM/illness termination of pregnancy] aged 19.",
    "She [DEM/illness had a miscarriage] in May.",
  ],
  misses: [
    "Pregnant women should ask their midwife.",
    "The termination of the contract.",
    "It was a miscarriage of justice.",
    "He waited for six months.",
  ],
});
