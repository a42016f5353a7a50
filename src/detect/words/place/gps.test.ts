import { testDetector } from "../../../../test/marked.js";
import { gps } from "./gps.js";

testDetector(gps, {
  finds: [
    "at [LOC/coordinates 52.51627, 13.37770].",
    "[LOC/coordinates -33.85678,151.21530] and [LOC/coordinates 40.6892° N, 74.0445° W]",
    "[LOC/coordinates N 47.38 E 8.54]",
    "[LOC/coordinates 40°26'46\"N 79°58'56\"W]",
    "[LOC/coordinates 48° 51′ 29.5″ N, 2° 17′ 40.2″ E]",
    "geo:[LOC/coordinates 48.2010,16.3695]",
  ],
  misses: [
    "95.51627, 13.37770", // beyond the pole
    "52.51627, 193.37770",
    "40°76'46\"N 79°58'56\"W", // 76 minutes
    "3.14, 2.71",
    "at 20° in the shade",
    "1.2345, 6.7", // too coarse
    "52.51627",
  ],
});
