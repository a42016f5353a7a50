import { codeDetector } from "../detector.js";

const BODY = "MIIBVgIBADANBgkq\nhkiG9w0BAQEFAASC";

/** Private keys in their text form (RFC 7468, and the older PEM and OpenSSH ones), to the end line if present. */
export const privateKey = codeDetector("private-key", {
  forms: {
    block: [
      /-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----)){0,20000}(?:-----END (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----)?/g,
      1,
    ],
  },
  finds: [
    `[-----BEGIN PRIVATE KEY-----\n${BODY}\n-----END PRIVATE KEY-----]\nbye`,
    `[-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\n${BODY}\n-----END RSA PRIVATE KEY-----]`,
    `[-----BEGIN OPENSSH PRIVATE KEY-----\n${BODY}]`,
  ],
  misses: [
    `-----BEGIN PUBLIC KEY-----\n${BODY}\n-----END PUBLIC KEY-----`,
    "the PRIVATE KEY is kept",
  ],
});
