import { testDetector } from "../../../../test/marked.js";
import { stateParty } from "./state-party.js";

testDetector(stateParty, {
  finds: [
    "an application (no. 1/99) against the [ORG/state Republic of Poland] lodged",
    "his complaint against [ORG/state Sweden] and the [ORG/state Government of Cyprus]",
  ],
  misses: [
    "the match against Sweden",
    "he lives in the Republic of Poland",
    "the war against Poland",
  ],
});
