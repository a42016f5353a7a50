import { testDetector } from "../../../../test/marked.js";
import { keId, keKraPin } from "./ke.js";

testDetector(keId, {
  finds: ["national ID [CODE/ke-id 24839201]", "kitambulisho [CODE/ke-id 4839201]"],
  misses: ["order 24839201", "national ID 248392"],
});

testDetector(keKraPin, {
  finds: ["[CODE/ke-kra-pin A004839201T]", "KRA PIN [CODE/ke-kra-pin P051483920M]"],
  misses: ["B004839201T", "A00483920T"],
});
