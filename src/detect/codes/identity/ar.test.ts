import { testDetector } from "../../../../test/marked.js";
import { arCuit, arDni, arPassport } from "./ar.js";

testDetector(arDni, {
  finds: ["DNI [CODE/ar-dni 28.461.937]", "D.N.I. [CODE/ar-dni 28461937]"],
  misses: ["costó 28.461.937", "expediente 28461937", "DNI 284619"],
});

testDetector(arCuit, {
  finds: ["[CODE/ar-cuit 20-85848325-6]", "CUIL [CODE/ar-cuit 23391857016]"],
  misses: ["20-85848325-7", "CUIL 23391857017", "CUIT 29-85848325-6", "20-8584832-6"],
});

testDetector(arPassport, {
  finds: ["pasaporte [CODE/ar-passport AAF483920]"],
  misses: ["vuelo AAF483920", "pasaporte AAF4839"],
});
