import { testDetector } from "../../../../test/marked.js";
import { peDni, peRuc } from "./pe.js";

testDetector(peDni, {
  finds: ["[CODE/pe-dni 61973180-3]", "[CODE/pe-dni 54251831-F]", "DNI [CODE/pe-dni 41928305]"],
  misses: ["61973180-4", "54251831-G", "guía 41928305", "DNI 4192830"],
});

testDetector(peRuc, {
  finds: ["[CODE/pe-ruc 20469257020]", "RUC [CODE/pe-ruc 10770380885]"],
  misses: ["20469257021", "RUC 10770380886", "RUC 30469257020"],
});
