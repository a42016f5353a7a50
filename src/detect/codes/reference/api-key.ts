import { codeDetector } from "../detector.js";

/** Amazon, GitHub, GitLab, Slack, Google, Stripe */
const OF_SERVICES = String.raw`(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{16}|gh[oprsu]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{22,90}|glpat-[\w-]{20,40}|xox[abeoprs]-[A-Za-z0-9-]{10,120}|AIza[\w-]{35}|[prs]k_(?:live|test)_[A-Za-z0-9]{16,120}`;
/** OpenAI and Anthropic, npm, Hugging Face, SendGrid, Twilio */
const OF_MODELS_AND_MAIL = String.raw`sk-(?:proj-|ant-)?[\w-]{20,200}|npm_[A-Za-z0-9]{36}|hf_[A-Za-z0-9]{30,40}|SG\.[\w-]{22}\.[\w-]{43}|(?:AC|SK)[0-9a-f]{32}`;

// put together here, so that no scanner takes the file for a leak
const GITHUB = `ghp_${"a1B2c3D4e5".repeat(4).slice(0, 36)}`;
const SLACK = `xoxb-${"1234567890"}-${"abcDEF123"}`;
const TOKEN = `eyJ${"hbGciOi9".repeat(2)}.eyJ${"zdWIiOi9".repeat(2)}.${"c2lnbmF0".repeat(3)}`;

/**
 * Keys of web services that carry their own prefix: Amazon (`AKIA`), GitHub (`ghp_`), GitLab, Slack
 * (`xoxb-`), Google (`AIza`), Stripe (`sk_live_`), OpenAI-style (`sk-`), npm, SendGrid, Twilio; JSON Web
 * Tokens (RFC 7519); and any long token introduced as a key.
 */
export const apiKey = codeDetector("api-key", {
  forms: {
    "known prefix": [
      new RegExp(String.raw`(?<![\w-])(?:${OF_SERVICES}|${OF_MODELS_AND_MAIL})(?![\w-])`, "g"),
      0.95,
    ],
    "JSON Web Token": [/(?<![\w.-])eyJ[\w-]{8,2000}\.eyJ[\w-]{4,8000}\.[\w-]{4,4000}/g, 0.95],
    "introduced as a key": [
      /(?<![A-Za-z0-9])(?:api[ _-]?key|access[ _-]?key(?:[ _-]id)?|secret(?:[ _-](?:access[ _-])?key)?|(?:access|auth|bearer|refresh|api)[ _-]?token|token|client[ _-]secret|bearer)["']?(?: is |: {0,2}| ?= ?| )["'`]?(?<value>(?=[\w+/.-]{0,40}\d)[\w+/.-]{16,200}={0,2})/dgi,
      0.7,
    ],
  },
  finds: [
    `[AKIA${"Z9Y8X7W6".repeat(2)}].`,
    `token [${GITHUB}]`,
    `[${SLACK}]`,
    `[${TOKEN}]`,
    `api_key = "[${"0a1b2c3d".repeat(3)}]"`,
    `X-Api-Key: [${"0a1b2c3d".repeat(3)}], AWS_SECRET_ACCESS_KEY=[${"9z8Y7x6W".repeat(5)}]`,
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
