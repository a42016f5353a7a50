import { testDetector } from "../../../../test/marked.js";
import { houseNumber } from "./house-number.js";

testDetector(houseNumber, {
  finds: [
    "It was left with my neighbour at [LOC/address number 47], who is 84.",
    "The man from [LOC/address no. 12b] shouts.",
    "Mrs Farrow of [LOC/address 3 The Green] and Leanne from [LOC/address flat 2b]",
    "Mo ([LOC/address no 7]): same here",
    "Mrs A. Kilbride, [LOC/address 3 The Shambles], Low Biggins",
  ],
  misses: [
    "the second lot (no 7) was sold",
    "In number 10 of the series; at number 3 on the list.",
    "Call me on number 07700 900123.",
    "He came in at number two.",
    "Compared to number 1.5 it is small.",
  ],
});
