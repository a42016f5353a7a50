import type { Command } from "commander";
import { type LedgerContent, readLedger } from "../corpus/ledger.js";
import { errors } from "../errors.js";

interface StatusFlags {
  readonly json?: boolean;
}

/** `palimpsest status OUTPUT`: how far a run over a folder has come. */
export function registerStatus(program: Command): void {
  program
    .command("status")
    .argument("<output>", "folder of the outputs")
    .option("--json", "print one JSON value")
    .action(async (output: string, { json }: StatusFlags) => {
      const ledger = await readLedger(output);
      if (!ledger) {
        throw errors.INPUT_NOT_FOUND`the folder ${output} has no ledger; name the folder that 'palimpsest sanitize -o' wrote to`;
      }
      const status = statusOf(ledger, Date.now());
      process.stdout.write(json ? `${JSON.stringify(status)}\n` : linesOf(status));
    });
}

export interface RunStatus {
  readonly inputs: number | null;
  readonly done: number;
  readonly failed: number;
  readonly skipped: number;
  readonly waiting: number | null;
  /** Inputs per second of the last run, `null` before its first. */
  readonly rate: number | null;
  readonly secondsLeft: number | null;
  /** Number of failures by code. */
  readonly failures: Readonly<Record<string, number>>;
}

export function statusOf(ledger: LedgerContent, now: number): RunStatus {
  const counts = { done: 0, failed: 0, skipped: 0, started: 0 };
  const failures: Record<string, number> = {};
  let last = ledger.began;
  for (const { status, reason, at } of ledger.entries.values()) {
    counts[status]++;
    if (status === "failed") failures[reason ?? "?"] = (failures[reason ?? "?"] ?? 0) + 1;
    last = Math.max(last, at);
  }
  const { done, failed, skipped } = counts;
  const inputs = ledger.inputs ?? null;
  const waiting = inputs === null ? null : Math.max(0, inputs - done - failed - skipped);
  // a run that has ended is not slower for the time since
  const until = waiting === 0 ? last : now;
  const seconds = (until - ledger.began) / 1000;
  const rate = ledger.finished === 0 || seconds <= 0 ? null : ledger.finished / seconds;
  const secondsLeft = rate === null || waiting === null ? null : waiting / rate;
  return { inputs, done, failed, skipped, waiting, rate, secondsLeft, failures };
}

function linesOf(status: RunStatus): string {
  const rows: [string, string | number][] = [
    ["inputs", status.inputs ?? "not counted yet"],
    ["done", status.done],
    ["failed", status.failed],
    ["skipped", status.skipped],
    ["waiting", status.waiting ?? "not known yet"],
  ];
  if (status.rate !== null) rows.push(["per second", status.rate.toFixed(1)]);
  if (status.secondsLeft) rows.push(["time left", durationOf(status.secondsLeft)]);
  for (const [code, count] of Object.entries(status.failures)) rows.push([`  ${code}`, count]);
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, value]) => `${name.padEnd(width)}${value}\n`).join("");
}

function durationOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return `${Math.ceil(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
