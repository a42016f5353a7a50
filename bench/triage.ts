/**
 * How much work a document is at the workstation: the decisions that are left when lists are accepted
 * as lists. `npx tsx bench/triage.ts [CHARACTERS]`, over a text put together from the benchmark's
 * development judgments.
 */

import type { Marginal } from "../src/server/review/schema.js";
import { startReviewServer } from "../test/review-server.js";
import { readingOf } from "../web/src/review/state.js";
import { GROUPS, triage } from "../web/src/review/triage.js";
import { judgmentsOf } from "./long-judgment.js";

const wanted = Number(process.argv[2] ?? 300_000);
/** Seconds that a person looks at one close call, and at one line of a list: assumptions, not measured. */
const PER_CALL = 5;
const PER_LINE = 0.5;

const text = judgmentsOf(wanted);

const server = await startReviewServer();
try {
  const { id } = await server.submit("sam", { text });
  const reading = readingOf(await server.open("rita", id));
  const { body } = await server.ask<Marginal[]>("rita", "GET", `/v1/tasks/${id}/marginal`);
  const rows = triage(reading, body);
  const count = (group: string) => rows.filter((row) => row.group === group).length;
  const kinds = new Set(reading.suspects.map(({ kind }) => kind)).size;
  const [direct, close, rest] = GROUPS.map(count) as [number, number, number];
  const lists = (direct > 0 ? 1 : 0) + (rest > 0 ? 1 : 0) + kinds;
  const lines = direct + rest + reading.suspects.length;
  const minutes = (close * PER_CALL + lines * PER_LINE) / 60;
  console.log(
    "| characters | places | persons and things | direct | close calls | rest | suspects |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  console.log(
    `| ${text.length} | ${reading.order.length} | ${rows.length} | ${direct} | ${close} | ${rest} | ${reading.suspects.length} |`,
  );
  console.log(
    `\n${close + lists} decisions; ${minutes.toFixed(0)} minutes at ${PER_CALL} s per close call and ${PER_LINE} s per line of a list`,
  );
} finally {
  await server.close();
}
