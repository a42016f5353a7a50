import { testDetector } from "../../../../test/marked.js";
import { rsDocument, rsPib } from "./rs.js";

testDetector(rsPib, {
  finds: ["ПИБ [CODE/rs-pib 103389873]", "PIB: [CODE/rs-pib 100053477]"],
  misses: ["PIB 103389874", "PIB 10338987", "nalog 101825213"],
});

testDetector(rsDocument, {
  finds: ["broj lične karte [CODE/rs-document 004028177]", "пасош [CODE/rs-document 014028177]"],
  misses: ["nalog 004028177", "lična karta 00402817"],
});
