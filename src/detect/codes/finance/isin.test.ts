import { testDetector } from "../../../../test/marked.js";
import { isin } from "./isin.js";

testDetector(isin, {
  finds: [
    "shares ([CODE/isin US1234567899]).",
    "[CODE/isin DE000XY12343] and the bond [CODE/isin XS0123456781]",
  ],
  misses: [
    "US1234567898", // wrong check digit
    "ZZ1234567895", // no such country
    "us1234567899",
    "US12345678990",
  ],
});
