/** Rows of one length: comma, semicolon, tab or bar between cells; the first row may have the names of the columns. */

import type { Span } from "../../document/span.js";
import { type Grammar, linesOf, type Piece } from "../grammar.js";

const DELIMITERS = ["\t", "|", ";", ","] as const;
/** The line of bars and dashes below the head of a table in Markdown. */
const RULE = /^\s*\|?[\s:|-]*-{3}[\s:|-]*$/;

export const delimited: Grammar = {
  name: "rows",
  sniff: (text) => text.includes("\n") && DELIMITERS.some((one) => text.split(one, 3).length > 2),
  cut(text) {
    const lines = [...linesOf(text)].filter(({ line }) => /\S/.test(line));
    const found = rowsOf(text, lines);
    return found?.rows.length === lines.length ? found.pieces : undefined;
  },
};

interface Rows {
  readonly rows: readonly (readonly Span[])[];
  readonly pieces: readonly Piece[];
}

/** The rows that lines begin with, two at least. */
function rowsOf(text: string, lines: readonly Span[]): Rows | undefined {
  for (const delimiter of DELIMITERS) {
    const rows: Span[][] = [];
    for (const line of lines) {
      const cells = cellsOf(text, line, delimiter);
      if (cells === undefined || cells.length < 3) break;
      if (rows.length > 0 && cells.length !== rows[0]!.length) break;
      rows.push(cells);
    }
    if (rows.length < 2 || !areCells(text, rows, delimiter)) continue;
    const head = headOf(text, rows);
    const pieces = rows
      .slice(head ? 1 : 0)
      .flatMap((row) =>
        RULE.test(text.slice(row[0]!.start, row.at(-1)!.end))
          ? []
          : row.flatMap((cell, i): Piece[] => pieceOf(text, cell, head?.[i] ?? "", delimiter)),
      );
    return { rows, pieces };
  }
  return undefined;
}

function pieceOf(text: string, { start, end }: Span, path: string, delimiter: string): Piece[] {
  const quoted = text[start] === '"' && end - start > 1;
  const inner = quoted ? { start: start + 1, end: end - 1 } : { start, end };
  if (!/\S/.test(text.slice(inner.start, inner.end))) return [];
  return [{ ...inner, path, ends: quoted ? '"' : `${delimiter}"` }];
}

function cellsOf(text: string, { start, end }: Span, delimiter: string): Span[] | undefined {
  const cells: Span[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (text[at] === '"' && at === from) {
      const close = /"(?:[^"]|"")*"/y;
      close.lastIndex = at;
      const words = close.exec(text.slice(0, end))?.[0];
      if (words === undefined) return undefined;
      at += words.length;
    }
    if (at < end && text[at] !== delimiter) continue;
    cells.push({ start: from, end: at });
    from = at + 1;
  }
  return cells;
}

/** Cells are short and, with a comma between, no parts of sentences. */
function areCells(text: string, rows: readonly (readonly Span[])[], delimiter: string): boolean {
  const cells = rows.flat().map(({ start, end }) => text.slice(start, end));
  if (delimiter === "\t" || delimiter === "|") return true;
  const spaced = cells.filter((cell) => /^ \S/.test(cell)).length;
  const sentences = cells.filter(
    (cell) => !cell.startsWith('"') && /[.!?]\s|\S{1,20}(?: \S+){6}/.test(cell),
  );
  return spaced < cells.length / 4 && sentences.length < cells.length / 8;
}

/** Names of columns: letters in every cell of the first row, and none of them again in its column. */
function headOf(text: string, rows: readonly (readonly Span[])[]): string[] | undefined {
  const [first, ...others] = rows.map((row) =>
    row.map(({ start, end }) => text.slice(start, end).replace(/^"|"$/g, "").trim()),
  );
  const isHead =
    RULE.test(rows[1]!.map(({ start, end }) => text.slice(start, end)).join("|")) ||
    (first!.every((cell) => cell === "" || /^[\p{L}_][\p{L}\p{N} _./()#-]{0,40}$/u.test(cell)) &&
      first!.some((cell, i) => others.every((row) => row[i] !== cell)) &&
      others.some((row) => row.some((cell, i) => /\d/.test(cell) && !/\d/.test(first![i]!))));
  return isHead ? first : undefined;
}
