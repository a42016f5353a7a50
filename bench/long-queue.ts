/**
 * The queue of many documents: `npx tsx bench/long-queue.ts [DOCUMENTS]`.
 *
 * Fills the tables of an embedded database in memory, then times what somebody at the queue waits for, through the
 * server's interface; processor time too, since other programs may run.
 */

import { prepareQueue } from "../src/server/review/queries/queue.js";
import { createReview } from "../src/server/review/review.js";
import { startReviewServer } from "../test/review-server.js";
import { warmStore } from "../test/warm.js";
import { fillQueue } from "../test/workstation/long-queue.js";
import { quickEngine } from "../test/workstation/quick-engine.js";

const documents = Number(process.argv[2] ?? 100_000);
const store = await warmStore();
await (await createReview({ store, engine: quickEngine(), policy: { version: 1 } })).close();
await fillQueue(store, documents, (i) => ({ name: `call ${i + 1}`, isFinished: i % 3 === 0 }));
const server = await startReviewServer({ store, engine: quickEngine() });

console.log(`${documents} documents\n\n| what | ms | of them processor |\n| --- | --- | --- |`);
async function timed(what: string, call: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const used = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(used);
  const taken = performance.now() - began;
  console.log(`| ${what} | ${taken.toFixed(0)} | ${((user + system) / 1000).toFixed(0)} |`);
}
const list = (query: string) => () => server.ask("rita", "GET", `/v1/tasks?limit=300&${query}`);

await timed("the queue is read when the server starts", () => prepareQueue(server.review.context));
await timed("the first rows that somebody sees", list(""));
await timed("the same again, as every ten seconds", list(""));
await timed("rows 50,001 to 50,300", list("offset=50000"));
await timed("what is over the limit", list("show=over"));
await timed("by name, for the first time", list("order=name"));
await timed("a search, for the first time", list("search=call+777"));
await timed("another search", list("search=call+778"));
await store.query("update tasks set due = now() where id = (select min(id) from tasks)");
await timed("the first rows after a document has changed", list(""));
process.exit(0);
