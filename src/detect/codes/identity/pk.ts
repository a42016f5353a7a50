import { identityNumber } from "./number.js";

/**
 * Computerized national identity cards (CNIC): region from 1 to 7, family, sex; no public check
 * (NADRA).
 */
export const pkCnic = identityNumber("pk-cnic", {
  patterns: [
    { name: "in groups", regex: /\b[1-7]\d{4}-\d{7}-\d\b/g, score: 0.7 },
    { name: "in one piece", regex: /\b[1-7]\d{12}\b/g, score: 0.05 },
  ],
  context: ["cnic", "nicop", "nadra", "national identity card", "شناختی کارڈ"],
});
