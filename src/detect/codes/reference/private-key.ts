import { patternDetector } from "../../kit/pattern.js";

/** Private keys in their text form (RFC 7468, and the older PEM and OpenSSH ones), to the end line if present. */
export const privateKey = patternDetector({
  name: "private-key",
  type: "CODE",
  subtype: "private-key",
  anchor: { literal: "PRIVATE KEY" },
  patterns: [
    {
      name: "block",
      regex:
        /-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----)){0,20000}(?:-----END (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----)?/g,
      score: 1,
    },
  ],
});
