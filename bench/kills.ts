/**
 * `kill -9` at random moments, and writes that fail one after the other, of the built program.
 *
 *     npm run build && node --import tsx bench/kills.ts [--kills 500] [--server 500] [--failures all] [--seed 1]
 *
 * The command line sanitizes a folder and is killed at any moment of its run; what it left is looked at,
 * and the next run goes on from there; once one has ended by itself, its outputs are held against those
 * of a run that nothing disturbed. The server is killed while clients submit tasks; what it acknowledged
 * has to be there when it starts again.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CrashSite, MAIN } from "../test/crash.js";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "500" },
    server: { type: "string", default: "500" },
    failures: { type: "string", default: "all" },
    seed: { type: "string", default: "1" },
  },
});

let state = Number(values.seed);
/** From 0 to 1, the same in each run with the same seed. */
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

const wrong: string[] = [];
const note = (what: string, found: readonly string[]) =>
  wrong.push(...found.map((one) => `${what}: ${one}`));

async function killCommandLine(site: CrashSite, kills: number): Promise<void> {
  let killed = 0;
  let ended = 0;
  while (killed < kills) {
    const after = random() * site.milliseconds * 1.05;
    const run = await site.run("killed", {}, after);
    note(`kill ${killed} after ${Math.round(after)} ms`, site.wrongIn("killed", run));
    if (run.status === null) killed++;
    // every seventh kill, and where the run was faster, the run comes to its end
    if (run.status === null && killed % 7 !== 0) continue;
    const whole = run.status === null ? await site.run("killed") : run;
    note(`the run after kill ${killed}`, site.wrongIn("killed", whole));
    if (!site.isComplete("killed")) note(`the run after kill ${killed}`, ["is not complete"]);
    site.forget("killed");
    ended++;
  }
  console.log(`command line: ${killed} kills, ${ended} runs to the end, ${wrong.length} faults`);
}

async function failWrites(site: CrashSite, most: number): Promise<void> {
  const before = wrong.length;
  const count = Math.min(most, site.writes);
  let refused = 0;
  for (let n = 1; n <= count; n++) {
    for (const stays of [false, true]) {
      const what = `write ${n} of ${site.writes}${stays ? " and all later ones" : ""}`;
      const run = await site.fail("full", n, stays);
      note(what, site.wrongIn("full", run));
      if (run.status !== 0) refused++;
      note(what, site.wrongIn("full", await site.run("full")));
      if (!site.isComplete("full")) note(what, ["the run after it is not complete"]);
      site.forget("full");
    }
  }
  console.log(
    `writes: ${2 * count} runs with a failing write, ${refused} refused with a code, ${wrong.length - before} faults`,
  );
}

/** A server with a data folder, started and killed again and again. */
async function killServer(kills: number): Promise<void> {
  const before = wrong.length;
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-kills-"));
  writeFileSync(join(folder, "key"), randomBytes(32).toString("hex"));
  writeFileSync(join(folder, "policy.yaml"), "version: 1\nwithout: [neural]\n");
  const acknowledged = new Set<string>();
  let slowest = 0;
  for (let i = 0; i <= kills; i++) {
    const start = performance.now();
    const { child, address } = await serve(folder);
    slowest = Math.max(slowest, performance.now() - start);
    const listed = await tasksOf(address);
    const lost = [...acknowledged].filter((id) => !listed.has(id));
    if (lost.length > 0) note(`kill ${i}`, [`${lost.length} acknowledged tasks are lost`]);
    if (i === kills) {
      console.log(
        `server: ${kills} kills, ${acknowledged.size} tasks acknowledged, slowest start ${(slowest / 1000).toFixed(1)} s, ${wrong.length - before} faults`,
      );
      child.kill("SIGKILL");
      break;
    }
    const closed = once(child, "close");
    const clients = [0, 1].map((client) => submit(address, `${i}-${client}`, acknowledged));
    await wait(random() * 1500);
    child.kill("SIGKILL");
    await Promise.all([closed, ...clients]);
  }
  rmSync(folder, { recursive: true, force: true });
}

async function serve(folder: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(
    process.execPath,
    [
      ...[MAIN, "serve", "--port", "0", "--threads", "1", "--log", "silent"],
      ...["--policy", join(folder, "policy.yaml")],
      ...["--data", join(folder, "data"), "--key-file", join(folder, "key")],
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let err = "";
  for await (const chunk of child.stderr!.setEncoding("utf8")) {
    err += chunk;
    const served = /serving at (\S+)/.exec(err);
    if (served) {
      child.stderr!.resume();
      return { child, address: served[1]! };
    }
  }
  throw new Error(`the server did not start: ${err}`);
}

/** Submits one task after the other until the server is gone; keeps the ids that it acknowledged. */
async function submit(address: string, name: string, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      const answer = await fetch(`${address}/v1/tasks`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: `${name}-${i}.txt`, text: `Mr Ole Dahl${i} rang.` }),
      });
      if (answer.status !== 201) continue;
      for (const { id } of (await answer.json()) as { id: string }[]) acknowledged.add(id);
    } catch {
      return;
    }
  }
}

/** Ids of all tasks that a server lists. */
async function tasksOf(address: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += 1000) {
    const answer = await fetch(`${address}/v1/tasks?limit=1000&offset=${offset}`);
    const { tasks } = (await answer.json()) as { tasks: { id: string }[] };
    for (const { id } of tasks) ids.add(id);
    if (tasks.length < 1000) return ids;
  }
}

const site = new CrashSite();
const kills = Number(values.kills);
const failures = values.failures === "all" ? Number.POSITIVE_INFINITY : Number(values.failures);
if (kills > 0 || failures > 0) await site.begin();
if (kills > 0) await killCommandLine(site, kills);
if (failures > 0) await failWrites(site, failures);
if (Number(values.server) > 0) await killServer(Number(values.server));
site.close();
for (const one of wrong) console.log(one);
process.exitCode = wrong.length === 0 ? 0 : 1;
