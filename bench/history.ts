/**
 * What benches have measured: `bench/history.json` has a record of each run, and docs/benchmarks.md the tables of
 * the last one of each command, between `<!-- bench COMMAND -->` and `<!-- end of bench -->`.
 */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** Rows of cells, the first one the head. */
export type Table = readonly (readonly string[])[];

export interface Run {
  /** Name of the bench and its arguments: `documents --half read`. */
  readonly command: string;
  /** `2026-11-22`. */
  readonly date: string;
  readonly node: string;
  /** Model and number of the processors. */
  readonly machine: string;
  /** Which models were there: the beginning of the digest of `models/manifest.json`. Missing before 29 November 2026. */
  readonly models?: string;
  readonly tables: readonly Table[];
  /** All that it printed, where that has no table. */
  readonly printed?: string;
}

const HISTORY = new URL("history.json", import.meta.url);
const PAGE = new URL("../docs/benchmarks.md", import.meta.url);
const BLOCK = /(<!-- bench ([^\n]+) -->\n)[\s\S]*?(<!-- end of bench -->)/g;

export const modelsDigest = (): string =>
  createHash("sha256")
    .update(readFileSync(new URL("../models/manifest.json", import.meta.url)))
    .digest("hex")
    .slice(0, 12);

export const readHistory = (): readonly Run[] =>
  JSON.parse(readFileSync(HISTORY, "utf8")) as readonly Run[];

/** Adds a run, one line each, so that a difference shows what was measured anew. */
export function addRun(run: Run): void {
  const lines = [...readHistory(), run].map((one) => JSON.stringify(one));
  writeFileSync(HISTORY, `[\n${lines.join(",\n")}\n]\n`);
}

/** The tables in what a bench prints. */
export function tablesIn(output: string): readonly Table[] {
  const blocks = output.match(/^\|.*\|\n\| ?-[-| :]*\|\n(?:^\|.*\|\n?)*/gm) ?? [];
  return blocks.map((block) =>
    block
      .trim()
      .split("\n")
      .filter((_, i) => i !== 1)
      .map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}

const written = (table: Table): string =>
  [table[0]!, table[0]!.map(() => "---"), ...table.slice(1)]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");

/** The commands whose tables stand on the page. */
export const commandsOf = (page: string): string[] =>
  [...page.matchAll(BLOCK)].map(([, , command]) => command!);

/** The page with the tables of the last runs. @throws where a command of the page has no run */
export function pageWith(history: readonly Run[], page = readFileSync(PAGE, "utf8")): string {
  return page.replace(BLOCK, (_, begin: string, command: string, end: string) => {
    const run = history.findLast((one) => one.command === command);
    if (run === undefined) throw new Error(`no run of '${command}' is in bench/history.json`);
    const tables =
      run.printed === undefined
        ? run.tables.map(written).join("\n\n")
        : `\`\`\`text\n${run.printed.trim()}\n\`\`\``;
    return `${begin}\n\`npm run bench -- ${command}\`, ${run.date}, ${run.machine}:\n\n${tables}\n\n${end}`;
  });
}

export const writePage = (history: readonly Run[]): void => writeFileSync(PAGE, pageWith(history));
