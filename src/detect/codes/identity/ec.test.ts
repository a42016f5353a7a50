import { testDetector } from "../../../../test/marked.js";
import { ecCedula } from "./ec.js";

testDetector(ecCedula, {
  finds: [
    "[CODE/ec-cedula 242307513-0]",
    "cédula [CODE/ec-cedula 1743608349]",
    "RUC [CODE/ec-cedula 3055008118001]",
  ],
  misses: [
    "guía 1743608349", // one number in ten passes
    "cédula 1743608348", // wrong check digit
    "cédula 2543608349", // no such province
    "cédula 1773608349", // third digit above 5
  ],
});
