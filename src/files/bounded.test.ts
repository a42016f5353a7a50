import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readInput } from "../cli/inputs.js";
import { createFileReader } from "../entries/formats.js";
import { readBounded, readSetting } from "./bounded.js";

const MOST = 3_000_000;

test("files are read up to the limit, devices no further", () => {
  const folder = mkdtempSync(join(tmpdir(), "bounded-"));
  try {
    const path = join(folder, "a");
    for (const size of [0, 1, MOST - 1, MOST]) {
      writeFileSync(path, "x".repeat(size));
      expect(readBounded(path, MOST)?.toString()).toHaveLength(size);
    }
    writeFileSync(path, "x".repeat(MOST + 1));
    expect(readBounded(path, MOST)).toBeUndefined();
    expect(readBounded("/dev/zero", MOST)).toBeUndefined();
    expect(() => readSetting("/dev/zero")).toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a device as an input is refused, in no more memory than the limit", async () => {
  const input = { name: "/dev/zero", path: "/dev/zero", relative: "zero", id: "zero" };
  const reader = createFileReader();
  const before = process.memoryUsage().rss;
  await expect(
    readInput(input, { from: "txt", maxBytes: MOST, persons: [] }, reader),
  ).rejects.toMatchObject({ code: "INPUT_TOO_LARGE" });
  expect(process.memoryUsage().rss - before).toBeLessThan(20 * MOST);
  reader.close();
});
