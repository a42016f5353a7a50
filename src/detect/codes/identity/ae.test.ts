import { expect, test } from "vitest";
import { findIn, testDetector } from "../../../../test/marked.js";
import { aeEmiratesId } from "./ae.js";

testDetector(aeEmiratesId, {
  finds: [
    "[CODE/ae-emirates-id 784-1999-0323719-8]",
    "[CODE/ae-emirates-id 784192883540350]",
    "[CODE/ae-emirates-id 784-1999-0323719-7]", // a slip in the check digit
  ],
  misses: ["784192883540351", "784-1799-0323719-8", "785-1999-0323719-8", "784-1999-032371-8"],
});

test("ae-emirates-id is proven by its check digit only", async () => {
  expect(await findIn(aeEmiratesId, "784-1999-0323719-8")).toMatchObject([{ score: 1 }]);
  expect(await findIn(aeEmiratesId, "784-1999-0323719-7")).toMatchObject([{ score: 0.6 }]);
});
