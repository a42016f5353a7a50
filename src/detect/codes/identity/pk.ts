import { codeDetector } from "../detector.js";

/**
 * Computerized national identity cards (CNIC): region from 1 to 7, family, sex; no public check
 * (NADRA).
 */
export const pkCnic = codeDetector("pk-cnic", {
  forms: {
    "in groups": ["[1-7]####-#{7}-#", 0.7],
    "in one piece": ["[1-7]#{12}", 0.05],
  },
  context: "cnic, nicop, nadra, national identity card, شناختی کارڈ",
  finds: ["[35202-4839201-7]", "CNIC [3520248392017]"],
  misses: ["order 3520248392017", "95202-4839201-7", "35202-483920-7"],
});
