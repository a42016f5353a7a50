/** Maps of originals: one run at a time adds to a map, and a map that does not open stays as it is. */

import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram } from "../../test/program.js";
import { isHeld, takeLock } from "../files/folder-lock.js";

let folder: string;
const at = (name: string) => join(folder, name);
const FIRST = "Mrs Wilhelmina Brandt of Bristol called.\n";
const sanitize = (input: string, output: string, key = "key") => [
  ...["sanitize", input, "-o", output, "--mask", "all", "--replace", "label", "--overwrite"],
  ...["--without", "neural", "--map", "map", "--key-file", key],
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kept-map-"));
  writeFileSync(at("key"), `${"5a".repeat(32)}\n`);
  writeFileSync(at("other"), `${"6b".repeat(32)}\n`);
  writeFileSync(at("one.txt"), FIRST);
  writeFileSync(at("two.txt"), "Mr Thaddeus Quill of Norwich called.\n");
  expect((await runProgram(sanitize("one.txt", "one.out"), folder)).status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a second run at the same time is refused, and nothing is written", async () => {
  const lock = await takeLock(at("map.lock"));
  if (isHeld(lock)) throw new Error("nobody else has the lock");
  const before = readFileSync(at("map"));
  const refused = await runProgram(sanitize("two.txt", "two.out"), folder);
  lock.release();
  expect(refused).toMatchObject({ status: 2, err: expect.stringContaining(": MAP_LOCKED: ") });
  expect(existsSync(at("two.out"))).toBe(false);
  expect(readFileSync(at("map"))).toEqual(before);

  expect((await runProgram(sanitize("two.txt", "two.out"), folder)).status).toBe(0);
  expect(existsSync(at("map.lock"))).toBe(false);
  const restored = await runProgram(
    ["restore", "one.out", "--map", "map", "--key-file", "key"],
    folder,
  );
  expect(restored.out).toBe(FIRST);
});

test("a map that does not open is neither used nor replaced, and its lock goes", async () => {
  copyFileSync(at("map"), at("whole"));
  const whole = readFileSync(at("map"));
  const swapped = Buffer.concat([
    whole.subarray(0, 40),
    whole.subarray(60),
    whole.subarray(40, 60),
  ]);
  const changed = Array.from({ length: 12 }, (_, i) => {
    const copy = Buffer.from(whole);
    const place = Math.floor((i * (copy.length - 1)) / 11);
    copy[place] = copy[place]! ^ 1;
    return copy;
  });
  const cut = [0, 5, 17, 18, whole.length - 1].map((length) => whole.subarray(0, length));
  for (const damaged of [...changed, ...cut, swapped]) {
    writeFileSync(at("map"), damaged);
    const { status, out, err } = await runProgram(
      ["restore", "one.out", "--map", "map", "--key-file", "key"],
      folder,
    );
    expect({ status, out }).toEqual({ status: 3, out: "" });
    expect(err).toMatch(/: MAP_(?:INVALID|KEY_WRONG): /);
  }
  copyFileSync(at("whole"), at("map"));
  const { status, err } = await runProgram(sanitize("two.txt", "three.out", "other"), folder);
  expect({ status, err }).toEqual({ status: 3, err: expect.stringContaining(": MAP_KEY_WRONG: ") });
  expect(readFileSync(at("map"))).toEqual(whole);
  expect(existsSync(at("three.out"))).toBe(false);
  expect(existsSync(at("map.lock"))).toBe(false);
});
