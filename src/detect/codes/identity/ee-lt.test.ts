import { testDetector } from "../../../../test/marked.js";
import { eeLtPersonalCode } from "./ee-lt.js";

testDetector(eeLtPersonalCode, {
  finds: [
    "isikukood [CODE/ee-lt-personal-code 47603029234]",
    "asmens kodas [CODE/ee-lt-personal-code 36406169437]",
    "[CODE/ee-lt-personal-code 48404245229]",
  ],
  misses: [
    "isikukood 47603029235", // wrong check digit
    "isikukood 47602309234", // no 30 February
    "isikukood 47613029234", // month 13
    "isikukood 4760302923",
  ],
});
