import { testDetector } from "../../../../test/marked.js";
import { maritalStatus } from "./marital-status.js";

testDetector(maritalStatus, {
  finds: [
    "she is [DEM/marital-status divorced]; he was a [DEM/marital-status widower]",
    "She [DEM/marital-status married] Con in Leeds",
    "[DEM/marital-status Married] to Con with two girls",
    "he had been [DEM/marital-status engaged] to Dr Pike until May",
    "[DEM/marital-status divorced] from Asha, [DEM/marital-status remarried] Mr Tolland",
    "the [DEM/marital-status widow] of Kit Marlowe",
    "Marital status: [DEM/marital-status unmarried]",
  ],
  misses: [
    "the married couple next door",
    "they divorced in 1990",
    "the widow's mite",
    "a Married Women's Property Act",
    "They married Monday",
    "engaged to fix the roof",
    "is separated from the shed",
    "the Married Couple's allowance",
    "who married English charm",
  ],
});
