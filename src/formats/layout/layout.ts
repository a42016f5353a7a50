/**
 * How a document looks, as plain data over its text: no markup of the file, no script, no address and
 * no picture of it is handed on, so that a page can draw it without trusting it.
 */

import type { Span } from "../../document/span.js";

const LOOKS = ["bold", "italic", "underline", "struck"] as const;
export type Look = (typeof LOOKS)[number];

/** A stretch of the text in one look. Offsets in the document's text. */
export interface Run extends Span {
  readonly looks?: readonly Look[];
}

const ALIGNMENTS = ["center", "right", "justify"] as const;

export interface Paragraph {
  readonly kind: "paragraph";
  readonly runs: readonly Run[];
  /** 1 to 6 of a heading. */
  readonly heading?: number;
  readonly align?: (typeof ALIGNMENTS)[number];
  /** Steps of indentation, as of lists in lists. */
  readonly indent?: number;
  /** An item of a list; its number or bullet is drawn anew. */
  readonly item?: boolean;
}

export interface Cell {
  readonly blocks: readonly Block[];
  /** Columns that it reaches over. */
  readonly columns?: number;
}

interface Table {
  readonly kind: "table";
  readonly rows: readonly (readonly Cell[])[];
}

const SECTIONS = ["header", "footer", "note", "box", "quote", "fields"] as const;

/** Blocks apart from the others: of the page's head or foot, a text box, the fields of a message. */
export interface Section {
  readonly kind: "section";
  readonly role: (typeof SECTIONS)[number];
  readonly blocks: readonly Block[];
}

export type Block = Paragraph | Table | Section;

interface LaidPage {
  /** What a viewer shows: left, bottom, right, top in points, in the page's own coordinates. */
  readonly area: readonly [number, number, number, number];
  /** Quarter turns with the clock by which it is shown. */
  readonly turns: number;
}

export type Layout =
  | {
      /** Text that flows, as of a word processor, a web page or a message. */
      readonly kind: "flow";
      readonly blocks: readonly Block[];
      /** Columns of the page; absent: one. */
      readonly columns?: number;
    }
  | {
      /** Pages that can be drawn. */
      readonly kind: "pages";
      readonly pages: readonly LaidPage[];
    }
  | {
      /** A row of a table: its cells by the names of their columns. */
      readonly kind: "record";
      readonly cells: readonly (Span & { readonly column: string })[];
      /** Cells that are no part of the text: they stay as they are, or go. */
      readonly unread?: readonly UnreadCell[];
    };

/** A column with cells that are no part of the text. */
export interface UnreadColumn {
  readonly name: string;
  /** How many of its cells are not empty and not read. */
  readonly cells: number;
  readonly isRemoved: boolean;
  /** Its cells are ids that only count, which say nothing about anybody. */
  readonly isHarmless: boolean;
  /** Why it is treated so, as the scheme says it. */
  readonly reason: string;
}

export interface UnreadCell {
  readonly column: string;
  readonly text: string;
  /** It is not in what is written. */
  readonly isRemoved: boolean;
  /** It is an id that only counts. */
  readonly isHarmless: boolean;
}

/** A cell, over as many columns as its file says; a number that no table has counts as one. */
export function cellOf(blocks: readonly Block[], columns: string | undefined): Cell {
  const over = Number(columns ?? 1);
  return { blocks, ...(over > 1 && over < 100 && { columns: over }) };
}

/** The same blocks with other offsets: of a text around theirs, or in another unit. */
export function placed(blocks: readonly Block[], of: (offset: number) => number): Block[] {
  return blocks.map((block): Block => {
    if (block.kind === "section") return { ...block, blocks: placed(block.blocks, of) };
    if (block.kind === "table") {
      const rows = block.rows.map((row) =>
        row.map((cell) => ({ ...cell, blocks: placed(cell.blocks, of) })),
      );
      return { ...block, rows };
    }
    const runs = block.runs.map((run) => ({ ...run, start: of(run.start), end: of(run.end) }));
    return { ...block, runs };
  });
}

/** Runs of the same look that touch become one: word processors cut a word into many. */
export function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && last.end === run.start && `${last.looks ?? ""}` === `${run.looks ?? ""}`) {
      result[result.length - 1] = { ...last, end: run.end };
    } else if (run.end > run.start) result.push(run);
  }
  return result;
}

/** A text without a form of its own, a paragraph per line. */
export function linesOf(text: string, start = 0): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let at = start;
  for (const line of text.split("\n")) {
    const end = at + line.length;
    paragraphs.push({ kind: "paragraph", runs: end > at ? [{ start: at, end }] : [] });
    at = end + 1;
  }
  return paragraphs;
}
