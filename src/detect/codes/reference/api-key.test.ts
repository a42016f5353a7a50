import { testDetector } from "../../../../test/marked.js";
import { apiKey } from "./api-key.js";

// put together here, so that no scanner takes the file for a leak
const github = `ghp_${"a1B2c3D4e5".repeat(4).slice(0, 36)}`;
const slack = `xoxb-${"1234567890"}-${"abcDEF123"}`;
const token = `eyJ${"hbGciOi9".repeat(2)}.eyJ${"zdWIiOi9".repeat(2)}.${"c2lnbmF0".repeat(3)}`;

testDetector(apiKey, {
  finds: [
    `[CODE/api-key AKIA${"Z9Y8X7W6".repeat(2)}].`,
    `token [CODE/api-key ${github}]`,
    `[CODE/api-key ${slack}]`,
    `[CODE/api-key ${token}]`,
    `api_key = "[CODE/api-key ${"0a1b2c3d".repeat(3)}]"`,
    `X-Api-Key: [CODE/api-key ${"0a1b2c3d".repeat(3)}], AWS_SECRET_ACCESS_KEY=[CODE/api-key ${"9z8Y7x6W".repeat(5)}]`,
  ],
  misses: [
    "the token-token-token of 2004",
    "AKIAZ9Y8X7W6", // too short
    "a token of 16 characters",
    "the secret of 1984",
    "eyJhbGci.abc",
    `ghp_${"a".repeat(12)}9`,
  ],
});
