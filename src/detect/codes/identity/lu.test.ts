import { testDetector } from "../../../../test/marked.js";
import { luMatricule, luVat } from "./lu.js";

testDetector(luMatricule, {
  finds: ["matricule [CODE/lu-matricule 1975 0412 123 15]", "[CODE/lu-matricule 1988110304792]"],
  misses: [
    "matricule 1975041212316", // wrong second check digit
    "matricule 1975041212325", // wrong first check digit
    "matricule 1975023112315", // no 31 February
    "matricule 197504121231",
  ],
});

testDetector(luVat, {
  finds: ["[CODE/lu-vat LU36564533]", "TVA [CODE/lu-vat LU 286 773 15]"],
  misses: ["TVA LU36564534", "TVA LU3656453"],
});
