import { testDetector } from "../../../../test/marked.js";
import { sgNricFin, sgPassport, sgUen } from "./sg.js";

testDetector(sgNricFin, {
  finds: [
    "[CODE/sg-nric-fin S5329922I]",
    "[CODE/sg-nric-fin T5222014E]",
    "[CODE/sg-nric-fin F8196609P]",
    "[CODE/sg-nric-fin G1188539Q]",
    "[CODE/sg-nric-fin M2921792T]", // since 2022
    "NRIC [CODE/sg-nric-fin S5329922A]", // a slip in the letter, but named
  ],
  misses: ["S5329922A", "M2921792U", "NRIC S532992I", "A5329922I"],
});

testDetector(sgUen, {
  finds: ["[CODE/sg-uen 201878334R]", "[CODE/sg-uen T11RF6425A]", "UEN [CODE/sg-uen 05304674M]"],
  misses: ["201878334A", "T11RF6425B", "lot 05304674M", "UEN 05304674A", "T11QQ6425A"],
});

testDetector(sgPassport, {
  finds: ["passport [CODE/sg-passport K4839201C]"],
  misses: ["part K4839201C", "passport K483920C"],
});
