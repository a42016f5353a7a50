import { testDetector } from "../../../test/marked.js";
import { maritalStatus } from "./marital-status.js";

testDetector(maritalStatus, {
  finds: [
    "she is [DEM/marital-status divorced]; he was a [DEM/marital-status widower]",
    "Marital status: [DEM/marital-status unmarried]",
  ],
  misses: ["the married couple next door", "they divorced in 1990", "the widow's mite"],
});
