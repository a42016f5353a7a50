import { testDetector } from "../../../../test/marked.js";
import { ghCard, ghTin } from "./gh.js";

testDetector(ghCard, {
  finds: ["[CODE/gh-card GHA-724839201-4]", "[CODE/gh-card GHA7248392014]"],
  misses: ["GHA-72483920-4", "GHB-724839201-4"],
});

testDetector(ghTin, {
  finds: ["[CODE/gh-tin P0010670815]", "TIN [CODE/gh-tin C005448944X]"],
  misses: ["P0010670816", "A0010670815", "P001067081"],
});
