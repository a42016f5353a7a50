import { testDetector } from "../../../../test/marked.js";
import { eeRegistryCode, eeVat } from "./ee.js";

testDetector(eeVat, {
  finds: ["KMKR [CODE/ee-vat EE100269123]", "[CODE/ee-vat EE105525150]"],
  misses: ["KMKR EE100269124", "KMKR EE10026912"],
});

testDetector(eeRegistryCode, {
  finds: [
    "registrikood [CODE/ee-registry-code 10546645]",
    "registrikood: [CODE/ee-registry-code 12793460]",
  ],
  misses: ["registrikood 10546646", "registrikood 1054664", "tellimus 15365701"],
});
