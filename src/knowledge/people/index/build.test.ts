/** Building: the same bytes from the same pairs, whatever happens on the way. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { BruteForce, testFolders } from "../../../../test/people-index/brute-force.js";
import { people as allPeople } from "../../../../test/people-index/people.js";
import { ownProgram } from "../../../files/own-program.js";
import { buildIndex } from "./build.js";
import { openIndex } from "./open.js";
import type { BuildOptions, BuildProgress, Description } from "./term-index.js";

const folders = testFolders();
afterAll(() => folders.remove());

const BUILD_PEOPLE = fileURLToPath(ownProgram("build-people").url);

/** Builds the index of all people in a process of its own, which stops where it is told. */
const startBuild = (folder: string, ...stop: readonly string[]) =>
  spawn(process.execPath, [BUILD_PEOPLE, folder, ...stop], {
    stdio: ["ignore", "pipe", "inherit"],
  });

/** Kills the build when it has come so far, so that nothing of it can be tidied up. */
async function killBuildAt(folder: string, ...stop: readonly string[]): Promise<void> {
  const child = startBuild(folder, ...stop);
  const [said] = await once(child.stdout, "data");
  expect(String(said)).toBe("here");
  child.kill("SIGKILL");
  await once(child, "exit");
}

const everybody = Array.from(allPeople(0));

const build = (descriptions: readonly Description[], options: Partial<BuildOptions> = {}) =>
  buildIndex({
    descriptions: (from) => descriptions.slice(from),
    folder: folders.next(),
    memoryBytes: 2 ** 20,
    ...options,
  });

/** The files of an index by name. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString("base64")]),
  );

async function isExact(folder: string, people: readonly Description[]): Promise<void> {
  const index = await openIndex(folder);
  await index.verify();
  const truth = new BruteForce(people);
  expect(index.stats).toMatchObject({ terms: truth.byTerm.size, pairs: truth.pairs });
  for (const [term, having] of truth.byTerm) {
    const found = Array.from(index.postings(term), (number) => index.individual(number));
    expect(found.sort()).toEqual([...having].sort());
  }
  await index.close();
}

describe("the same pairs give the same bytes", () => {
  const people = everybody.slice(0, 2000);
  const whole = folders.next();

  test("in whatever order and however often they come, with whatever memory", async () => {
    await build(people, { folder: whole });
    await isExact(whole, people);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 2 ** 22 }),
        fc.infiniteStream(fc.nat(people.length - 1)),
        async (memoryBytes, numbers) => {
          const again = [...numbers.take(300)].map((number) => people[number]!);
          const shuffled = [...people.slice(700), ...again, ...people.slice(0, 700).reverse()];
          const folder = folders.next();
          await build(shuffled, { folder, memoryBytes });
          expect(filesOf(folder)).toEqual(filesOf(whole));
        },
      ),
      { numRuns: 5 },
    );
  });

  test("one pair at a time, so that runs are merged in groups first", async () => {
    const single = people.flatMap(({ individual, terms }) =>
      terms.map((term) => ({ individual, terms: [term] })),
    );
    const shuffled = single.sort((a, b) => (a.terms[0]! < b.terms[0]! ? -1 : 1));
    const folder = folders.next();
    const many = Array.from({ length: 20 }, () => shuffled).flat();
    await build(many, { folder, memoryBytes: 1 });
    expect(filesOf(folder)).toEqual(filesOf(whole));
  });

  test("and nothing is left but the files of the index", () => {
    expect(readdirSync(whole)).toHaveLength(2 + 2 * 8);
  });
});

function stopAtTerms({ stage }: BuildProgress): void {
  if (stage === "terms") throw new Error("stop");
}

describe("a build that is interrupted", () => {
  test("by a source that fails goes on after what it has stored", async () => {
    const folder = folders.next();
    const people = everybody.slice(0, 3000);
    const asked: number[] = [];
    function* failing(from: number) {
      asked.push(from);
      for (let i = from; i < people.length; i++) {
        if (asked.length === 1 && i === 2500) throw new Error("the dump ends here");
        yield people[i]!;
      }
    }
    const options = { descriptions: failing, folder, identity: "people", memoryBytes: 1 };
    await expect(buildIndex(options)).rejects.toThrow("the dump ends here");
    await expect(openIndex(folder)).rejects.toMatchObject({ code: "INDEX_MISSING" });
    await buildIndex(options);
    expect(asked[0]).toBe(0);
    expect(asked[1]).toBeGreaterThan(1000);
    await isExact(folder, people);
  });

  test("starts again when the input or the number of shards is another, or it has no identity", async () => {
    const people = everybody.slice(0, 1500);
    for (const second of [{ identity: "others" }, { identity: "people", shards: 3 }, {}]) {
      const folder = folders.next();
      function* failing() {
        yield* people;
        throw new Error("stop");
      }
      const first = { folder, identity: "people", memoryBytes: 1 };
      await expect(buildIndex({ ...first, descriptions: failing })).rejects.toThrow("stop");
      let from = -1;
      const others = people.slice(0, 20);
      await buildIndex({
        descriptions: (number) => {
          from = number;
          return others.slice(number);
        },
        folder,
        ...second,
      });
      expect(from).toBe(0);
      await isExact(folder, others);
    }
  });

  test("by kill -9, in every step, goes on and is exact", async () => {
    const whole = folders.next();
    await build(everybody, { folder: whole });
    const folder = folders.next();
    for (const stop of [
      ["reading", "10"],
      ["reading", "7000"],
      ["reading", "11999"],
      ["individuals", "0"],
      ["terms", "0"],
      ["terms", "6000"],
    ]) {
      await killBuildAt(folder, ...stop);
      await expect(openIndex(folder)).rejects.toMatchObject({ code: "INDEX_MISSING" });
    }
    const [status] = await once(startBuild(folder), "exit");
    expect(status).toBe(0);
    expect(filesOf(folder)).toEqual(filesOf(whole));
    await isExact(folder, everybody);
  });

  test.each(["terms-000002.run", "numbers.bin"])(
    "does not go on from a damaged or missing %s",
    async (name) => {
      for (const change of [
        (path: string) => rmSync(path),
        (path: string) => truncateSync(path, 40),
        (path: string) => writeFileSync(path, readFileSync(path).fill(1, 7, 11)),
      ]) {
        const folder = folders.next();
        const options = { folder, identity: "people", memoryBytes: 1 };
        const stopped = { ...options, onProgress: stopAtTerms };
        await expect(build(everybody.slice(0, 3000), stopped)).rejects.toThrow("stop");
        change(join(folder, "work", name));
        await expect(build([], options)).rejects.toMatchObject({ code: "INDEX_CORRUPT" });
        await expect(openIndex(folder)).rejects.toMatchObject({ code: "INDEX_MISSING" });
      }
    },
  );

  test("after it was finished only tidies up", async () => {
    const folder = folders.next();
    await killBuildAt(folder, "terms", "6000");
    const work = join(folder, "work");
    const state = readFileSync(join(work, "state.json"));
    const options = { folder, identity: "people" };
    const stats = await build(everybody, options);
    mkdirSync(work);
    writeFileSync(join(work, "state.json"), state);
    expect(await build([], options)).toEqual(stats);
    expect(existsSync(work)).toBe(false);
  });
});

describe("two processes", () => {
  test("do not build into one folder at the same time", async () => {
    const folder = folders.next();
    const child = startBuild(folder, "reading", "10");
    await once(child.stdout, "data");
    await expect(build([], { folder })).rejects.toMatchObject({ code: "INDEX_LOCKED" });
    child.kill("SIGKILL");
    await once(child, "exit");
    await build([], { folder });
    expect(existsSync(join(folder, "build.lock"))).toBe(false);
  });

  // what is watched for six seconds is watched side by side
  test.concurrent.each([
    ["of a process that is gone", { host: hostname(), process: 2 ** 30, started: "1", token: "a" }],
    [
      "whose number another process has now",
      { host: hostname(), process: 1, started: "no", token: "a" },
    ],
  ])("a lock %s is taken over", async (_, holder) => {
    const folder = folders.next();
    mkdirSync(folder);
    writeFileSync(join(folder, "build.lock"), JSON.stringify(holder));
    await build([], { folder });
  });

  test.concurrent("a lock that another machine touches is not", async () => {
    const folder = folders.next();
    mkdirSync(folder);
    const holder = { host: "elsewhere", process: 2 ** 30, started: "1", token: "a" };
    const path = join(folder, "build.lock");
    writeFileSync(path, JSON.stringify(holder));
    const touching = setInterval(() => utimesSync(path, new Date(), new Date()), 500);
    await expect(build([], { folder })).rejects.toMatchObject({ code: "INDEX_LOCKED" });
    clearInterval(touching);
  });
});

describe("refused is", () => {
  const ann = { individual: "ann", terms: ["oslo"] };

  test("a folder that has an index already", async () => {
    const folder = folders.next();
    await build([ann], { folder });
    const before = filesOf(folder);
    await expect(build([], { folder })).rejects.toMatchObject({ code: "OUTPUT_OVERWRITES" });
    expect(filesOf(folder)).toEqual(before);
  });

  test.each([
    ["an empty term", { individual: "ann", terms: [""] }],
    ["a term that is too long", { individual: "ann", terms: ["é".repeat(2049)] }],
    ["an empty id", { individual: "", terms: [] }],
  ])("%s", async (_, description) => {
    const error = await build([description]).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: "INPUT_FORMAT" });
  });

  test.each([0, 1.5, 1025])("%d shards", async (shards) => {
    await expect(build([ann], { shards })).rejects.toMatchObject({ code: "USAGE" });
  });

  test("a folder that cannot be made", async () => {
    await expect(build([ann], { folder: "/dev/null/index" })).rejects.toMatchObject({
      code: "OUTPUT_UNWRITABLE",
    });
  });
});

describe.skipIf(!existsSync("/dev/full"))("on a full disk", () => {
  test.each([
    ["a run", "work/terms-000000.run"],
    ["how far it has come", "work/state.json.new"],
    ["the ids", "names.dictionary"],
    ["a dictionary", "terms-0003.dictionary"],
    ["the manifest", "manifest.json.new"],
  ])("%s is not written, the build says so, and goes on when there is room", async (_, file) => {
    const folder = folders.next();
    const people = everybody.slice(0, 200);
    const full = join(folder, file);
    let place = false;
    /** Puts the file onto a device that is always full, once the build has made its folders. */
    function* descriptions(from: number) {
      if (!place) symlinkSync("/dev/full", full);
      place = true;
      yield* people.slice(from);
    }
    const options = { descriptions, folder, identity: "people" };
    const error = await buildIndex(options).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: "OUTPUT_UNWRITABLE" });
    expect((error as Error).message).toContain("ENOSPC");
    await expect(openIndex(folder)).rejects.toMatchObject({ code: "INDEX_MISSING" });
    rmSync(full, { force: true });
    await buildIndex(options);
    await isExact(folder, people);
  });
});
