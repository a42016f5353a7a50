import { testDetector } from "../../../../test/marked.js";
import { kzIin } from "./kz.js";

testDetector(kzIin, {
  finds: ["[CODE/kz-iin 430811274759]", "ИИН [CODE/kz-iin 400307527166]"],
  misses: ["430811274758", "431311274759", "430231274759", "43081127475"],
});
