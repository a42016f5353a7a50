import { testDetector } from "../../../../test/marked.js";
import { sexuality } from "./sexuality.js";

testDetector(sexuality, {
  finds: [
    "a [DEM/sexuality homosexual] man; [DEM/sexuality male-to-female] [DEM/sexuality transsexual]",
    "after [DEM/sexuality gender reassignment surgery]",
  ],
  misses: ["of the same sex", "straight ahead", "gender equality"],
});
