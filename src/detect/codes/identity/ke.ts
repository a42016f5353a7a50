import { codeDetector } from "../detector.js";

/**
 * National identity cards: seven or eight digits, no check digit (National Registration Bureau).
 */
export const keId = codeDetector("ke-id", {
  forms: { "seven or eight digits": ["[1-9]#{6,7}", 0.05] },
  context: "national id, id no, id number, kitambulisho, huduma namba, maisha",
  finds: ["national ID [24839201]", "kitambulisho [4839201]"],
  misses: ["order 24839201", "national ID 248392"],
});

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
