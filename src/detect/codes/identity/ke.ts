import { codeDetector } from "../detector.js";

/**
 * Personal identification numbers of taxpayers: A or P, nine digits, a letter (Kenya Revenue
 * Authority).
 */
export const keKraPin = codeDetector("ke-kra-pin", {
  anyCase: true,
  forms: { "eleven characters": ["[AP]#{9}@", 0.6] },
  context: "kra, kra pin, pin, tax pin, pin no",
  finds: ["[A004839201T]", "KRA PIN [P051483920M]"],
  misses: ["B004839201T", "A00483920T"],
});
