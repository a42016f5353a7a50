import { testDetector } from "../../../../test/marked.js";
import { uyCedula } from "./uy.js";

testDetector(uyCedula, {
  finds: [
    "[CODE/uy-cedula 3.972.814-6]",
    "[CODE/uy-cedula 3164298-8]",
    "cédula [CODE/uy-cedula 34885406]",
  ],
  misses: ["3.972.814-7", "3164298-9", "guía 34885406", "cédula 34885407"],
});
