/** How commands show what they measured. */

import { basename, extname } from "node:path";
import type { FiguresKind, Made, TextHashes } from "../entries/evaluate.js";

export interface JsonFlag {
  readonly json?: boolean;
}

/** What messages call a file. */
export const nameOf = (path: string) => (path === "-" ? "standard input" : path);

/** A row of a table: a name, then numbers. */
export type Row = readonly (string | number | null)[];

/** What a file of figures is, so that `palimpsest report` knows it again. */
export interface FiguresHead {
  readonly kind: FiguresKind;
  /** What the figures are about, where they are about one method's output: its file's name. */
  readonly method?: string;
  /** Of the outputs that were measured, where they are texts. */
  readonly texts?: TextHashes | Readonly<Record<string, TextHashes>>;
}

/**
 * One JSON value, or a table.
 * @param made where the figures come from; asked for only where it is printed
 */
export async function printMetrics<T extends object>(
  metrics: T,
  { json }: JsonFlag,
  rows: (metrics: T) => readonly Row[],
  head: FiguresHead,
  made: () => Promise<Made>,
): Promise<void> {
  const text = json
    ? `${JSON.stringify({ version: 1, ...head, ...metrics, made: await made() })}\n`
    : table(rows(metrics));
  process.stdout.write(text);
}

/** The name of a method: that of its file, without the ending. */
export const methodOf = (path: string): string =>
  path === "-" ? "standard input" : basename(path, extname(path));

/** Columns aligned, names to the left and numbers to the right. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => row.map((cell) => `${cell ?? "-"}`));
  const widths = cells.reduce<number[]>((wide, row) => {
    row.forEach((cell, i) => {
      wide[i] = Math.max(wide[i] ?? 0, cell.length);
    });
    return wide;
  }, []);
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join("  ");
  return cells.map((row) => `${line(row).trimEnd()}\n`).join("");
}

/** Three decimals; null where a metric has no value. */
export const score = (value: number | null) => (value === null ? null : value.toFixed(3));
