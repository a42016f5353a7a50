import { testDetector } from "../../../../test/marked.js";
import { socialHandle } from "./social-handle.js";

testDetector(socialHandle, {
  finds: [
    "thanks [CODE/handle @ann_lee], and [CODE/handle @50teeth]!",
    "([CODE/handle @ann.lee]).",
    "toots as [CODE/handle @ann@social.example.org]",
  ],
  misses: [
    "ann@example.org",
    "meet @ 5 pm, 3 kg @1.20",
    "@media (print) and @param name",
    "npm install @scope/package",
    "@Component({",
    "@a",
    "icon@2x",
  ],
});
