import { testDetector } from "../../../../test/marked.js";
import { mtIdentityCard, mtVat } from "./mt.js";

testDetector(mtVat, {
  finds: ["[CODE/mt-vat MT83999125]", "VAT no. [CODE/mt-vat MT 6313 2712]"],
  misses: ["MT83999126", "VAT MT8399912"],
});

testDetector(mtIdentityCard, {
  finds: ["Karta tal-Identità [CODE/mt-identity-card 402877M]"],
  misses: ["gate 402877M", "identity card 402877X"],
});
