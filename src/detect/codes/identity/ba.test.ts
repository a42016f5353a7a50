import { testDetector } from "../../../../test/marked.js";
import { baJib, baPassport } from "./ba.js";

testDetector(baJib, {
  finds: ["JIB [CODE/ba-jib 4402817730005]"],
  misses: ["nalog 4402817730005", "JIB 440281773000"],
});

testDetector(baPassport, {
  finds: ["pasoš [CODE/ba-passport A4028177]"],
  misses: ["let A4028177", "pasoš A402817"],
});
