/** How commands of `evaluate` show what they measured. */

export interface JsonFlag {
  readonly json?: boolean;
}

/** What messages call a file. */
export const nameOf = (path: string) => (path === "-" ? "standard input" : path);

/** A row of a table: a name, then numbers. */
export type Row = readonly (string | number | null)[];

/** One JSON value, or a table. */
export function printMetrics<T>(
  metrics: T,
  { json }: JsonFlag,
  rows: (metrics: T) => readonly Row[],
): void {
  process.stdout.write(json ? `${JSON.stringify(metrics)}\n` : table(rows(metrics)));
}

/** Columns aligned, names to the left and numbers to the right. */
function table(rows: readonly Row[]): string {
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
