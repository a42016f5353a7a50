/** An index that is not whole, not of this format or not as it was built is never used. */

import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testFolders } from "../../../../test/people-index/brute-force.js";
import { people } from "../../../../test/people-index/people.js";
import { buildIndex } from "./build.js";
import { openIndex } from "./open.js";

const folders = testFolders();
afterAll(() => folders.remove());
const whole = folders.next();
beforeAll(async () => {
  await buildIndex({ descriptions: people, folder: whole, shards: 2 });
});

function copy(): string {
  const folder = folders.next();
  cpSync(whole, folder, { recursive: true });
  return folder;
}

/** Changes one byte of a file. */
function damage(folder: string, name: string, position: number): void {
  const bytes = readFileSync(join(folder, name));
  bytes[position]! ^= 0x10;
  writeFileSync(join(folder, name), bytes);
}

const missing = { code: "INDEX_MISSING" };
const corrupt = { code: "INDEX_CORRUPT" };

describe("not opened is", () => {
  test("a folder that is not there, or has no index", async () => {
    await expect(openIndex(join(whole, "nowhere"))).rejects.toMatchObject(missing);
    const folder = folders.next();
    mkdirSync(folder);
    await expect(openIndex(folder)).rejects.toMatchObject(missing);
  });

  test("an index whose manifest was not written", async () => {
    const folder = copy();
    rmSync(join(folder, "manifest.json"));
    await expect(openIndex(folder)).rejects.toMatchObject(missing);
  });

  test("an index of another format", async () => {
    const folder = copy();
    const path = join(folder, "manifest.json");
    const { sha256: _, ...manifest } = JSON.parse(readFileSync(path, "utf8"));
    const older = { ...manifest, version: 0 };
    const sha256 = createHash("sha256").update(JSON.stringify(older)).digest("hex");
    writeFileSync(path, JSON.stringify({ ...older, sha256 }));
    await expect(openIndex(folder)).rejects.toMatchObject({ code: "INDEX_VERSION" });
  });

  test.each([
    ["changed", (text: string) => text.replace('"individuals": 12000', '"individuals": 12001')],
    ["cut short", (text: string) => text.slice(0, -20)],
    ["something else", () => "[]"],
    ["nothing", () => "null"],
  ])("an index whose manifest is %s", async (_, change) => {
    const folder = copy();
    const path = join(folder, "manifest.json");
    const text = readFileSync(path, "utf8");
    expect(change(text)).not.toBe(text);
    writeFileSync(path, change(text));
    await expect(openIndex(folder)).rejects.toMatchObject(corrupt);
  });

  test("an index without one of its files, or with one cut short", async () => {
    for (const name of readdirSync(whole).filter((one) => one !== "manifest.json")) {
      const without = copy();
      rmSync(join(without, name));
      await expect(openIndex(without)).rejects.toMatchObject(corrupt);
      const short = copy();
      truncateSync(join(short, name), readFileSync(join(short, name)).length - 1);
      await expect(openIndex(short)).rejects.toMatchObject(corrupt);
    }
  });

  test("an index whose table of pages is damaged", async () => {
    const folder = copy();
    const name = "terms-0001.dictionary";
    damage(folder, name, readFileSync(join(folder, name)).length - 12);
    await expect(openIndex(folder)).rejects.toMatchObject(corrupt);
  });
});

describe("a file that is damaged inside", () => {
  /** Asks for everything. */
  async function readAll(folder: string): Promise<void> {
    const index = await openIndex(folder);
    try {
      for (const term of index.terms()) {
        for (const number of index.postings(term).subarray(0, 3)) index.individual(number);
      }
      for (let number = 0; number < index.stats.individuals; number++) index.individual(number);
    } finally {
      await index.close();
    }
  }

  test("answers nothing from there, and does not pass verification", async () => {
    await readAll(whole);
    for (const name of readdirSync(whole).filter((one) => one !== "manifest.json")) {
      const folder = copy();
      const { length } = readFileSync(join(folder, name));
      damage(folder, name, Math.floor(length / 3));
      await expect(readAll(folder)).rejects.toMatchObject(corrupt);
      const index = await openIndex(folder);
      await expect(index.verify()).rejects.toMatchObject(corrupt);
      await index.close();
    }
  });

  test("an index as it was built passes verification", async () => {
    const index = await openIndex(whole);
    await index.verify();
    await index.close();
  });
});

describe("with a cache that holds next to nothing", () => {
  test("the answers are the same", async () => {
    const large = await openIndex(whole);
    const small = await openIndex(whole, { cacheBytes: 1 });
    for (const term of ["city 1", "job 17", "job 3", "Åse nr. 77", "born 3", "born 97"]) {
      expect(small.count(term)).toBe(large.count(term));
      expect(small.postings(term)).toEqual(large.postings(term));
      expect(small.individualsSharing([term, "city 2"], 9)).toEqual(
        large.individualsSharing([term, "city 2"], 9),
      );
    }
    expect([...small.terms()]).toEqual([...large.terms()]);
    await Promise.all([large.close(), small.close()]);
  });
});

test.skipIf(!existsSync("/proc/self/fd"))(
  "no file stays open after an index that is not whole",
  async () => {
    const open = () => readdirSync("/proc/self/fd").length;
    const folder = copy();
    rmSync(join(folder, "postings-0001.roaring"));
    const before = open();
    for (let i = 0; i < 5; i++) await expect(openIndex(folder)).rejects.toMatchObject(corrupt);
    expect(open()).toBe(before);
  },
);
