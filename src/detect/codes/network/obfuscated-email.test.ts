import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import { obfuscatedEmail } from "./obfuscated-email.js";

testDetector(obfuscatedEmail, {
  finds: [
    "write to [CODE/email ann dot lee at example dot org] today",
    "[CODE/email ann(at)example(dot)org]",
    "[CODE/email ann.lee AT example DOT co DOT uk]",
    "[CODE/email a.lee {at} mail.example.com], or call",
    "[CODE/email ann (at) example.com] and others",
    "[CODE/email ann (at) corp (dot) lan] and others",
  ],
  misses: [
    "look at the dot com boom",
    "shares rose at example.com", // a spelled dot is missing
    "stop at each dot on the line",
    "arrived (at) last. Then left",
    "a meeting at Dot Cottage",
    "point at this dot org chart",
  ],
});

test("square brackets", async () => {
  const text = "mail ann [at] example [dot] org now";
  const found = await findIn(obfuscatedEmail, text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    "ann [at] example [dot] org",
  ]);
});
