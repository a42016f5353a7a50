import { expect, test } from "vitest";
import { keccak256 } from "./keccak.js";

// published digests of the Keccak team's original function, not of SHA3-256
test.each([
  ["", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"],
  ["abc", "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"],
])("keccak256 of '%s'", (message, digest) => {
  expect(keccak256(Buffer.from(message))).toBe(digest);
});

test("a message longer than one block", () => {
  const long = keccak256(Buffer.alloc(200, "a"));
  expect(long).toMatch(/^[0-9a-f]{64}$/);
  expect(long).not.toBe(keccak256(Buffer.alloc(201, "a")));
});
