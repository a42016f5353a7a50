import { testDetector } from "../../../../test/marked.js";
import { isKennitala } from "./is.js";

testDetector(isKennitala, {
  finds: [
    "kt. [CODE/is-kennitala 120475-2319]",
    "[CODE/is-kennitala 0311884589]",
    "kennitala [CODE/is-kennitala 520210-2450]", // a firm
  ],
  misses: [
    "kt. 120475-2329", // wrong check digit
    "kt. 310275-2319", // no 31 February
    "kt. 120475-2315", // no such century
    "kt. 120475-231",
  ],
});
