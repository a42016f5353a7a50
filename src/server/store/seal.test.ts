import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createSeal, passingKey, readKey, readOrMakeKey } from "./seal.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-seal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a seal", () => {
  const seal = createSeal(passingKey());

  test("opens what it sealed, the empty text too", () => {
    for (const text of ["Ann Lie of Oslo 😀", ""]) {
      const sealed = seal.seal("tasks:1", Buffer.from(text));
      expect(Buffer.from(seal.open("tasks:1", sealed)).toString()).toBe(text);
    }
  });

  test("seals the same text differently each time", () => {
    const [a, b] = [1, 2].map(() => seal.seal("x", Buffer.from("Ann")));
    expect(a).not.toEqual(b);
  });

  test("does not open what was changed, cut, moved to another row or sealed with another key", () => {
    const sealed = seal.sealJson("tasks:1", { text: "Ann" });
    for (let i = 0; i < sealed.length; i += 5) {
      const changed = Uint8Array.from(sealed);
      changed[i]! ^= 1;
      expect(() => seal.open("tasks:1", changed)).toThrow(/stored data does not open/);
    }
    for (const attempt of [
      () => seal.open("tasks:1", sealed.subarray(0, 20)),
      () => seal.open("tasks:1", new Uint8Array()),
      () => seal.open("tasks:2", sealed),
      () => createSeal(passingKey()).open("tasks:1", sealed),
    ]) {
      expect(attempt).toThrow(expect.objectContaining({ code: "STORE_KEY_WRONG" }));
    }
  });

  test("fingerprints depend on the key", () => {
    expect(seal.fingerprint("Ann")).toBe(seal.fingerprint("Ann"));
    expect(seal.fingerprint("Ann")).not.toBe(seal.fingerprint("Anne"));
    expect(seal.fingerprint("Ann")).not.toBe(createSeal(passingKey()).fingerprint("Ann"));
  });
});

describe("a key file", () => {
  const file = (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  test("holds 32 bytes or 64 digits", async () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, i) => i * 7);
    const hex = Buffer.from(bytes).toString("hex");
    expect(Buffer.from(await readKey(file("raw", bytes)))).toEqual(Buffer.from(bytes));
    expect(Buffer.from(await readKey(file("hex", `${hex}\n`)))).toEqual(Buffer.from(bytes));
  });

  test.each([
    ["too short", "abc", "KEY_INVALID"],
    ["empty", "", "KEY_INVALID"],
    ["not hexadecimal", "g".repeat(64), "KEY_INVALID"],
  ])("%s is refused", async (name, content, code) => {
    await expect(readKey(file(name, content))).rejects.toMatchObject({ code });
  });

  test("that is not there is refused", async () => {
    await expect(readKey(join(folder, "none"))).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  });

  test("is made once, for its owner only", async () => {
    const path = join(folder, "new", "store.key");
    const first = await readOrMakeKey(path);
    expect(await readOrMakeKey(path)).toEqual(first);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  test("that cannot be made says so", async () => {
    await expect(readOrMakeKey(join(file("plain", ""), "store.key"))).rejects.toMatchObject({
      code: "OUTPUT_UNWRITABLE",
    });
  });
});
