/**
 * `kill -9` at random moments, and writes that fail one after the other, of the built program.
 *
 *     npm run build && node --import tsx bench/kills.ts [--seed 1]
 *
 * | flag | what | default |
 * | --- | --- | --- |
 * | `--kills` | kills of the command line, half of them over a folder and half over a stream | 500 |
 * | `--job` | `folder` or `stream`: only that one of the command line | both |
 * | `--each-write` | kills just before a write, one for each write of a run | all |
 * | `--failures` | writes of the command line that fail, each alone and with all later ones | all |
 * | `--server`, `--postgres` | kills of the server with the embedded database and with PostgreSQL | 500 |
 * | `--server-failures` | writes of the server with the embedded database that fail | 60 |
 *
 * Half the kills of the command line fall at any moment of its run, half between its first write and its
 * end, over texts of a few lines with rules alone, so that a kill costs little; what it left is looked at, and the next run goes on
 * from there; once one has ended by itself, its outputs are compared with those of a run that nothing
 * disturbed. The server is killed while clients make, decide and erase tasks; what it acknowledged has to
 * be there when it starts again, and what it erased must not be.
 */

import { parseArgs } from "node:util";
import { CrashSite } from "../test/crash.js";
import { postgresPrograms, startPostgres } from "../test/postgres.js";
import { ServerSite } from "../test/server-site.js";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "500" },
    job: { type: "string" },
    server: { type: "string", default: "500" },
    postgres: { type: "string", default: "500" },
    "each-write": { type: "string", default: "all" },
    failures: { type: "string", default: "all" },
    "server-failures": { type: "string", default: "60" },
    seed: { type: "string", default: "1" },
  },
});

/** Lines of a text and records of a stream that the command line is killed over. */
const LINES = 8;

const atMost = (flag: string): number => (flag === "all" ? Number.POSITIVE_INFINITY : Number(flag));

let state = Number(values.seed);
/** From 0 to 1, the same in each run with the same seed. */
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Every 25th, on standard error: the whole takes an hour or more. */
const progress = (what: string, done: number) => {
  if (done % 25 === 0) console.error(`${what}: ${done} done, ${wrong.length} faults so far`);
};

const wrong: string[] = [];
const note = (what: string, found: readonly string[]) =>
  wrong.push(...found.map((one) => `${what}: ${one}`));

async function killCommandLine(site: CrashSite, kills: number): Promise<void> {
  const before = wrong.length;
  const { milliseconds, firstWrite } = site;
  let killed = 0;
  let inWriting = 0;
  let ended = 0;
  while (killed < kills) {
    const from = killed % 2 === 0 ? 0 : firstWrite;
    const after = from + random() * (milliseconds * 1.05 - from);
    const run = await site.run("killed", {}, after);
    note(`kill ${killed} after ${Math.round(after)} ms`, site.wrongIn("killed", run));
    if (run.status === null) {
      killed++;
      if (after > firstWrite) inWriting++;
      progress(`command line, ${site.job}`, killed);
    }
    // every seventh kill, and where the run was faster, the run comes to its end
    if (run.status === null && killed % 7 !== 0) continue;
    const whole = run.status === null ? await site.run("killed") : run;
    note(`the run after kill ${killed}`, site.wrongIn("killed", whole));
    if (!site.isComplete("killed")) note(`the run after kill ${killed}`, ["is not complete"]);
    site.forget("killed");
    ended++;
  }
  console.log(
    `command line, ${site.job}: ${killed} kills, ${inWriting} of them after the first write, ${ended} runs to the end, ${wrong.length - before} faults`,
  );
}

async function killEachWrite(site: CrashSite, most: number): Promise<void> {
  const before = wrong.length;
  const count = Math.min(most, site.writes);
  for (let n = 1; n <= count; n++) {
    const what = `a kill before write ${n} of ${site.writes}`;
    const run = await site.killAt("each", n);
    if (run.status !== null) note(what, ["did not happen"]);
    note(what, site.wrongIn("each", run));
    note(what, site.wrongIn("each", await site.run("each")));
    if (!site.isComplete("each")) note(what, ["the run after it is not complete"]);
    site.forget("each");
    progress(`each write, ${site.job}`, n);
  }
  console.log(
    `each write, ${site.job}: ${count} kills, ${count} runs to the end, ${wrong.length - before} faults`,
  );
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
    `writes, ${site.job}: ${2 * count} runs with a failing write, ${refused} refused with a code, ${wrong.length - before} faults`,
  );
}

/** A server that is killed while clients make, decide and erase tasks; and at the end stopped. */
async function killServer(kills: number, store: string, database?: string): Promise<void> {
  const site = new ServerSite(random, database);
  // long enough to read tasks, so that there is something to decide
  await site.round(12_000);
  for (let i = 1; i < kills; i++) {
    await site.round(random() ** 3 * 9000);
    progress(`server, ${store}`, i);
  }
  await site.finish();
  report(`server, ${store}: ${kills} kills`, site);
}

/** A server whose n-th write fails, alone or with all later ones; then it starts again as if nothing were. */
async function failServer(runs: number): Promise<void> {
  const site = new ServerSite(random);
  await site.round(12_000);
  for (let i = 1; i <= runs; i++) {
    // each of the first writes, fewer of the later ones
    const n = Math.ceil((i * (i + 1)) / 4);
    await site.round(1500, {
      FAIL_AT: String(n),
      FAIL_BELOW: site.folder,
      ...(i % 2 === 1 && { FAIL_ON: "1" }),
    });
    await site.round(0);
  }
  await site.finish();
  report(`server, embedded: ${runs} runs with a failing write`, site);
}

function report(what: string, site: ServerSite): void {
  const { made, decided, erased, refused } = site.counts;
  console.log(
    `${what}; acknowledged: ${made} tasks, ${decided} decisions, ${erased} erased; ${refused} refused; slowest start ${(site.slowestStart / 1000).toFixed(1)} s; ${site.wrong.length} faults`,
  );
  note(what, site.wrong);
  site.close();
}

for (const job of ["folder", "stream"] as const) {
  if ((values.job ?? job) !== job) continue;
  const site = new CrashSite(job, LINES);
  const kills = Number(values.kills);
  const eachWrite = atMost(values["each-write"]);
  const failures = atMost(values.failures);
  if (kills + eachWrite + failures > 0) await site.begin();
  if (kills > 0) await killCommandLine(site, values.job ? kills : Math.ceil(kills / 2));
  if (eachWrite > 0) await killEachWrite(site, eachWrite);
  if (failures > 0) await failWrites(site, failures);
  site.close();
}
if (Number(values.server) > 0) await killServer(Number(values.server), "embedded");
const programs = postgresPrograms();
if (Number(values.postgres) > 0 && programs) {
  const postgres = await startPostgres(programs);
  await killServer(Number(values.postgres), "PostgreSQL", await postgres.newDatabase());
  await postgres.remove();
}
const serverFailures = Number(values["server-failures"]);
if (serverFailures > 0) await failServer(serverFailures);
for (const one of wrong) console.log(one);
process.exitCode = wrong.length === 0 ? 0 : 1;
