/**
 * The review's answers on a large document: `npx tsx bench/review.ts [CHARACTERS]`.
 *
 * Detects a text put together from the benchmark's development judgments, then times what a reader
 * waits for, through the server and its embedded database.
 */

import { startReviewServer } from "../test/review-server.js";
import { judgmentsOf } from "./long-judgment.js";

const wanted = Number(process.argv[2] ?? 60_000);
const ROUNDS = 20;

const text = judgmentsOf(wanted);

const server = await startReviewServer();
const began = performance.now();
const { id } = await server.submit("sam", { text });
const detection = performance.now() - began;
const { mentions } = await server.open("rita", id);
console.log(
  `${text.length} characters, ${mentions.length} mentions, read by the machine in ${Math.round(detection)} ms`,
);

async function timed(what: string, call: (round: number) => Promise<unknown>): Promise<void> {
  await call(0); // the first one warms up
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const start = performance.now();
    await call(round);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(0);
  console.log(`| ${what} | ${at(0.5)} | ${at(0.95)} |`);
}

console.log("| what | median, ms | p95, ms |\n| --- | --- | --- |");
await timed("open the document", () => server.open("rita", id));
let seen = 0;
await timed("save a decision", async (round) => {
  const mention = mentions[round]!.id;
  const changes = [{ mention, state: "keep" as const }];
  seen = (await server.save("rita", id, { kind: "decide", changes, seen })).body.version;
});
await timed("decide anew (preview)", (round) =>
  server.ask("rita", "POST", `/v1/tasks/${id}/redecide`, {
    settings: { thresholds: { classifier: 0.3 + round / 40 } },
  }),
);
await timed("privacy-utility curve", () => server.ask("rita", "GET", `/v1/tasks/${id}/frontier`));
await timed("marginal order", () => server.ask("rita", "GET", `/v1/tasks/${id}/marginal`));
await timed("output", () => server.ask("rita", "GET", `/v1/tasks/${id}/output`));
await server.close();
