/**
 * A run that is killed, or whose writes fail, leaves whole files only, no original changed and no
 * unfinished file for good; run again it ends as if nothing had happened. `bench/kills.ts` has hundreds.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { processPlace } from "../src/files/processes.js";
import { clearUnfinished, unfinishedName } from "../src/files/unfinished.js";
import { CrashSite, MAIN } from "./crash.js";

/** As many as there have to be for writes to fail at; what a text says changes nothing here. */
const LINES = 12;

let site: CrashSite;
beforeAll(async () => {
  site = new CrashSite("folder", LINES);
  await site.begin();
});
afterAll(() => site?.close());

test("four kills, and a run that goes on after them", async () => {
  for (let i = 0; i < 4; i++) {
    // spread over the time in which files are written, which is the end of a run
    const ended = await site.run("killed", {}, site.milliseconds * (0.45 + 0.15 * i));
    expect(site.wrongIn("killed", ended)).toEqual([]);
  }
  expect((await site.run("killed")).status).toBe(0);
  expect(site.isComplete("killed")).toBe(true);
});

test("four writes that fail, and a run that goes on after them", async () => {
  expect(site.writes).toBeGreaterThan(30);
  let failed = 0;
  for (let i = 0; i < 4; i++) {
    // one that fails alone and one after which the disk stays full, by turns
    const ended = await site.fail("full", 1 + 5 * i, i % 2 === 1);
    expect(site.wrongIn("full", ended)).toEqual([]);
    if (ended.status !== 0) failed++;
  }
  expect(failed).toBeGreaterThan(2);
  expect((await site.run("full")).status).toBe(0);
  expect(site.isComplete("full")).toBe(true);
});

test("a stream of records: kills and failing writes leave the whole output or none", async () => {
  const stream = new CrashSite("stream", LINES);
  await stream.begin();
  const killed = await stream.run("killed", {}, stream.milliseconds * 0.8);
  expect(stream.wrongIn("killed", killed)).toEqual([]);
  for (const n of [2, Math.ceil(stream.writes / 2), stream.writes]) {
    expect(stream.wrongIn("full", await stream.fail("full", n, n % 2 === 0))).toEqual([]);
  }
  expect((await stream.run("full")).status).toBe(0);
  expect(stream.isComplete("full")).toBe(true);
  stream.close();
});

describe("an output that is cut short", () => {
  test("is noticed: the check can fail", () => {
    mkdirSync(join(site.folder, "control"));
    writeFileSync(join(site.folder, "control/0.txt"), "[PERSON 1] ra");
    expect(site.wrongIn("control", { status: 0, err: "" })).toEqual([
      "0.txt is not what a clean run writes",
      "the run says it is done and is not",
    ]);
  });
});

describe("unfinished files", () => {
  test("of processes that are gone are removed, others are kept or named", () => {
    const folder = mkdtempSync(join(tmpdir(), "palimpsest-unfinished-"));
    const mine = unfinishedName();
    // a number that no system gives, one that another process has now, and another system
    const gone = `.palimpsest-${processPlace()}-4194999-1-0123456789ab.tmp`;
    const reused = `.palimpsest-${processPlace()}-${process.pid}-1-0123456789ab.tmp`;
    const elsewhere = ".palimpsest-00000000-1-1-0123456789ab.tmp";
    const earlier = ".palimpsest-0123456789ab.tmp";
    for (const name of [mine, gone, reused, elsewhere, earlier, "a.tmp"]) {
      writeFileSync(join(folder, name), "");
    }
    expect(clearUnfinished(folder)).toEqual({
      removed: 2,
      unknown: [elsewhere, earlier].map((name) => join(folder, name)).sort(),
    });
    expect(readdirSync(folder).sort()).toEqual([mine, elsewhere, earlier, "a.tmp"].sort());
    expect(clearUnfinished(join(folder, "missing"))).toEqual({ removed: 0, unknown: [] });
    rmSync(folder, { recursive: true });
  });
});

const CAN_MOUNT = spawnSync("unshare", ["-rm", "true"]).status === 0;
if (!CAN_MOUNT)
  console.warn("crash.test.ts: a full disk is not tried, mounts are not permitted here");

test.skipIf(!CAN_MOUNT)("a full disk: whole files only, and a coded error for the others", () => {
  mkdirSync(join(site.folder, "disk"));
  const { status, stdout, stderr } = spawnSync(
    "unshare",
    [
      ...["-rm", "sh", "-c"],
      'mount -t tmpfs -o size=16k none disk && "$0" "$@"; code=$?; mkdir out && cp -a disk/. out && exit $code',
      ...[process.execPath, MAIN, "sanitize", "in", "-o", "disk", "--without", "neural"],
    ],
    { cwd: site.folder, encoding: "utf8" },
  );
  expect(stdout).toBe("");
  expect(site.wrongIn("out", { status, err: stderr })).toEqual([]);
  expect(status).toBe(3);
  expect(Object.keys(readdirSync(join(site.folder, "out"))).length).toBeGreaterThan(1);
});
