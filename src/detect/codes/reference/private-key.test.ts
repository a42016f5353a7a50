import { testDetector } from "../../../../test/marked.js";
import { privateKey } from "./private-key.js";

const body = "MIIBVgIBADANBgkq\nhkiG9w0BAQEFAASC";

testDetector(privateKey, {
  finds: [
    `[CODE/private-key -----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----]\nbye`,
    `[CODE/private-key -----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\n${body}\n-----END RSA PRIVATE KEY-----]`,
    `[CODE/private-key -----BEGIN OPENSSH PRIVATE KEY-----\n${body}]`,
  ],
  misses: [
    `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`,
    "the PRIVATE KEY is kept",
  ],
});
