import { testDetector } from "../../../../test/marked.js";
import { myNric, myPassport } from "./my.js";

testDetector(myNric, {
  finds: ["[CODE/my-nric 850412-10-4839]", "MyKad [CODE/my-nric 850412104839]"],
  misses: [
    "850432-10-4839", // no such day
    "850231-10-4839",
    "850412-17-4839", // no such place
    "order 850412104839",
    "850412-10-483",
  ],
});

testDetector(myPassport, {
  finds: ["pasport [CODE/my-passport A48392017]"],
  misses: ["part A48392017", "pasport A4839201"],
});
