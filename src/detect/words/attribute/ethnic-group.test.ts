import { testDetector } from "../../../../test/marked.js";
import { ethnicGroup } from "./ethnic-group.js";

testDetector(ethnicGroup, {
  finds: [
    "of [DEM/ethnic-group Kurdish] origin, an [DEM/ethnic-group Irish Traveller], two [DEM/ethnic-group Basques]",
    "[DEM/ethnic-group gypsies] and an [DEM/ethnic-group asylum seeker]",
  ],
  misses: ["a traveller by train", "the black market", "roma tomatoes", "white paper"],
});
