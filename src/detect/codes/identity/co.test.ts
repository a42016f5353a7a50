import { testDetector } from "../../../../test/marked.js";
import { coCedula, coNit } from "./co.js";

testDetector(coCedula, {
  finds: ["cédula de ciudadanía [CODE/co-cedula 1.032.456.789]", "C.C. [CODE/co-cedula 52418396]"],
  misses: ["cuesta 1.032.456.789", "guía 52418396", "cédula 52418"],
});

testDetector(coNit, {
  finds: [
    "[CODE/co-nit 869.766.588-9]",
    "[CODE/co-nit 880412542-1]",
    "NIT [CODE/co-nit 8276593842]",
  ],
  misses: ["869.766.588-8", "NIT 880412542-2", "pedido 8276593842"],
});
