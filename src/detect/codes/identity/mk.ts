import { checkDigit } from "../checks.js";
import { codeDetector } from "../detector.js";

/**
 * Tax numbers of firms (ЕДБ): weights 7 to 2 twice, modulo 11, 10 written 0 (УЈП; python-stdnum mk.edb).
 * For the ЕМБГ see `jmbg.ts`.
 */
export const mkEdb = codeDetector("mk-edb", {
  forms: {
    "MK and thirteen digits": ["MK ?[45]#{12}", 0.95],
    "thirteen digits": ["<not MK >[45]#{12}", 0.1],
  },
  validate: checkDigit(11, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], (rest) => ((11 - rest) % 11) % 10),
  validatedScore: 0.3,
  context: "едб, единствен даночен број, даночен број, edb, ддв, tax number, vat",
  finds: ["ЕДБ [4051892265702]", "[MK4013906498838]", "ЕДБ: [MK 4073118731044]"],
  misses: ["ЕДБ 4051892265703", "ЕДБ 405189226570", "налог 4051892265702"],
});
