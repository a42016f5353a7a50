import { testDetector } from "../../../../test/marked.js";
import { qaId } from "./qa.js";

testDetector(qaId, {
  finds: ["QID [CODE/qa-id 28563448392]", "Qatar ID: [CODE/qa-id 30135648392]"],
  misses: ["order 28563448392", "QID 48563448392", "QID 2856344839"],
});
