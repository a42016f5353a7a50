import { multipleOf } from "../checks.js";
import { codeDetector } from "../detector.js";

/** VAT numbers: weights 3, 4, 6 to 10, 1 modulo 37 (CfR; python-stdnum mt.vat). */
export const mtVat = codeDetector("mt-vat", {
  forms: { "MT and eight digits": ["MT ?[1-9]### ?####", 0.4] },
  validate: multipleOf(37, [3, 4, 6, 7, 8, 9, 10, 1]),
  validatedScore: 0.95,
  context: "vat, vat number, vat no",
  finds: ["[MT83999125]", "VAT no. [MT 6313 2712]"],
  misses: ["MT83999126", "VAT MT8399912"],
});

/** Identity cards: up to seven digits and a letter for where and when the holder was registered. */
export const mtIdentityCard = codeDetector("mt-identity-card", {
  forms: { "digits and letter": ["#{3,7} ?[MGAPLHBZ]", 0.05] },
  context: "karta tal-identità, karta tal-identita, identity card, id card, maltese id",
  finds: ["Karta tal-Identità [402877M]", "karta tal-identita: [317967M]"],
  misses: ["gate 402877M", "identity card 402877X"],
});
