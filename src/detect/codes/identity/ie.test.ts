import { testDetector } from "../../../../test/marked.js";
import { iePps, ieVat } from "./ie.js";

testDetector(iePps, {
  finds: [
    "PPS number [CODE/ie-pps 0483367OB]",
    "[CODE/ie-pps 3660292LA]",
    "VAT [CODE/ie-pps IE3923318PA]",
  ],
  misses: [
    "PPS number 0483367PB", // wrong check letter
    "PPS number 048336OB",
    "PPS number 0483367",
  ],
});

testDetector(ieVat, {
  finds: ["[CODE/ie-vat IE4C92454T]", "VAT no. [CODE/ie-vat IE 7B20500G]"],
  misses: ["IE4C92454S", "IE4C9245T"],
});
