import { codeDetector } from "../detector.js";

/** European Case Law Identifiers (Council conclusions 2011/C 127/01): country, court, year, number. */
export const ecli = codeDetector("ecli", {
  subtype: "case-number",
  forms: { ECLI: [/\bECLI:[A-Z]{2}:[A-Z][A-Z0-9.]{0,6}:\d{4}:[A-Z0-9.]{0,24}[A-Z0-9]/gi, 0.95] },
  finds: ["([ECLI:EU:C:2014:9317]).", "[ECLI:DE:BGH:2016:190116UXIZR388.14.9]"],
  misses: ["ECLI:EU", "ECLI:EU:C:14:317", "ECLI is an identifier"],
});
