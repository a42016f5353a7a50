import { expect, test } from "vitest";
import { gathered } from "./gathered.js";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("what is done in one turn leaves in one piece, without waiting for more", async () => {
  const written: string[] = [];
  const output = gathered(async (pieces) => void written.push(pieces));
  await output.add("a");
  await output.add("b");
  expect(written).toEqual([]);
  await turn();
  await turn();
  expect(written).toEqual(["ab"]);
  await output.add("c");
  await output.finish();
  expect(written).toEqual(["ab", "c"]);
});

test("much leaves at once", async () => {
  const written: string[] = [];
  const output = gathered(async (pieces) => void written.push(pieces));
  await output.add("x".repeat(1 << 16));
  expect(written).toHaveLength(1);
});

test("a failure is told to whoever adds next or finishes", async () => {
  const output = gathered(async () => {
    throw new Error("full");
  });
  await output.add("a");
  await turn();
  await expect(output.add("b")).rejects.toThrow("full");
  await expect(output.finish()).rejects.toThrow("full");
});
