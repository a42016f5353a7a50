import { testDetector } from "../../../test/marked.js";
import { spouse } from "./spouse.js";

testDetector(spouse, {
  finds: ["She is a lesbian and came with her [DEM/spouse wife]."],
  misses: ["She came with her wife.", "He is gay. The wife of the mayor came."],
});
