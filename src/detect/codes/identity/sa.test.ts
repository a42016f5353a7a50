import { testDetector } from "../../../../test/marked.js";
import { saNationalId } from "./sa.js";

testDetector(saNationalId, {
  finds: ["رقم الهوية: [CODE/sa-national-id 1988137533]", "iqama [CODE/sa-national-id 2837720974]"],
  misses: ["order 1988137533", "iqama 2837720975", "iqama 3837720974"],
});
