import { testDetector } from "../../../../test/marked.js";
import { mePib } from "./me.js";

testDetector(mePib, {
  finds: ["PIB [CODE/me-pib 02103338]", "PIB: [CODE/me-pib 02900335]"],
  misses: ["PIB 02103339", "PIB 0210333", "nalog 02777550"],
});
