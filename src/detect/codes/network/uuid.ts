import { codeDetector } from "../detector.js";

/** Universally unique identifiers (RFC 9562, section 4) in their text form. */
export const uuid = codeDetector("uuid", {
  forms: {
    "8-4-4-4-12 hexadecimal digits": [
      /(?<![\w-])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\w-])/gi,
      0.85,
    ],
  },
  // the nil and the max identifier name nothing
  validate: (match) => (/^(?:[0-]+|[f-]+)$/i.test(match) ? false : undefined),
  finds: [
    "session [7d444840-9dc0-41d1-b245-5ffdce74fad2].",
    "{[7D444840-9DC0-41D1-B245-5FFDCE74FAD2]}",
  ],
  misses: [
    "00000000-0000-0000-0000-000000000000",
    "7d444840-9dc0-41d1-b245-5ffdce74fad", // one short
    "7d444840-9dc0-41d1-b2455-ffdce74fad2",
    "7g444840-9dc0-41d1-b245-5ffdce74fad2",
  ],
});
