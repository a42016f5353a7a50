import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { keysIn, passingKeys } from "./own-keys.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-keys-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.useRealTimers());

const open = {
  seal: (_: string, bytes: Uint8Array) => bytes,
  open: (_: string, b: Uint8Array) => b,
};

describe.each([
  ["in memory", () => passingKeys()],
  ["in a folder", () => keysIn(folder, open)],
])("keys %s", (_, keysOf) => {
  test("stay while their row may be on its way, and go when it never came", () => {
    const keys = keysOf();
    const known = Uint8Array.from(keys.findOrMake("task known"));
    const made = Uint8Array.from(keys.findOrMake("task new"));
    expect(keys.sweep(["task known"])).toBe(0);
    expect(keys.find("task new")).toEqual(Buffer.from(made));

    vi.useFakeTimers({ now: Date.now() + 3_601_000 });
    expect(keys.sweep(["task known"])).toBe(1);
    expect(keys.find("task new")).toBeUndefined();
    expect(keys.find("task known")).toEqual(Buffer.from(known));
  });
});
