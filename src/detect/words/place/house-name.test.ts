import { testDetector } from "../../../../test/marked.js";
import { houseName } from "./house-name.js";

testDetector(houseName, {
  finds: [
    "RE: CLAIM – [LOC/address THE OLD FORGE, LITTLE SNORING]",
    "at [LOC/address The Old Rectory, Stoke Ferry] since",
    "in [LOC/address The Old Post Office] with",
  ],
  misses: ["the old mill by the stream", "The old school house", "The Old Man and the Sea"],
});
