/**
 * Rows of segments to blocks in reading order: paragraphs, the columns of prose one after another,
 * tables row by row with a tab between cells.
 */

import type { Segment } from "./lines.js";
import type { Rule } from "./rules.js";

/** Lines that are one paragraph, heading or cell. */
export interface Block {
  readonly lines: readonly Segment[];
  /** What comes between it and the block before it. */
  readonly before: "\n\n" | "\n" | "\t";
  /** Where its text may reach to, along the line. */
  readonly limit: number;
  /** From where to where the text around it reaches. */
  readonly extent: Extent;
  readonly angle: number;
}

export interface Extent {
  readonly left: number;
  readonly right: number;
}

/** Distance of baselines, in parts of the size, up to which lines are one paragraph. */
const LEADING = 1.75;
/** Difference of sizes within a paragraph, in parts. */
const SIZES = 0.15;
/** Mean characters of a segment from which on segments side by side are columns of prose, not cells. */
const PROSE = 24;
/** Least rows of columns of prose. */
const COLUMN_ROWS = 4;
/** Least white between columns, points. */
const GUTTER = 8;

export function blocksOf(
  rows: readonly (readonly Segment[])[],
  rules: readonly Rule[],
  angle: number,
  /** Of the page in the frame of the text. */
  page: Extent,
): Block[] {
  const blocks: Block[] = [];
  const extent = withMargins(extentOf(rows.flat()), page);
  for (let i = 0; i < rows.length; ) {
    const columns = columnsFrom(rows, i);
    if (columns) {
      for (const column of columns.columns) {
        blocks.push(...paragraphs(column, rules, angle, extentOf(column)));
      }
      i = columns.end;
      continue;
    }
    if (rows[i]!.length > 1) {
      for (const [j, segment] of rows[i]!.entries()) {
        const isFirst = j === 0;
        const follows = i > 0 && rows[i - 1]!.length > 1;
        blocks.push({
          lines: [segment],
          before: isFirst ? (follows ? "\n" : "\n\n") : "\t",
          limit: limitOf(segment, rows[i]![j + 1], extent.right),
          extent,
          angle,
        });
      }
      i++;
      continue;
    }
    let end = i;
    while (end < rows.length && rows[end]!.length === 1 && (end === i || !columnsFrom(rows, end))) {
      end++;
    }
    const single = rows.slice(i, end).map(([segment]) => segment!);
    blocks.push(...paragraphs(single, rules, angle, extent));
    i = end;
  }
  return blocks;
}

const limitOf = (segment: Segment, next: Segment | undefined, right: number): number =>
  next ? Math.max(segment.right, next.left - 0.5 * segment.size) : Math.max(segment.right, right);

/** As wide as the page's margins allow, the right one taken to be as wide as the left. */
function withMargins({ left, right }: Extent, page: Extent): Extent {
  const margin = Math.max(0, left - page.left);
  return { left, right: Math.min(page.right, Math.max(right, page.right - margin)) };
}

const extentOf = (segments: readonly Segment[]): Extent => ({
  left: segments.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY),
  right: segments.reduce((most, { right }) => Math.max(most, right), Number.NEGATIVE_INFINITY),
});

/** Lines of one column, top to bottom, as paragraphs. */
function paragraphs(
  lines: readonly Segment[],
  rules: readonly Rule[],
  angle: number,
  extent: Extent,
): Block[] {
  const blocks: Block[] = [];
  let current: Segment[] = [];
  const finish = () => {
    if (current.length === 0) return;
    blocks.push({
      lines: withoutHyphens(current),
      before: "\n\n",
      limit: extent.right,
      extent,
      angle,
    });
    current = [];
  };
  for (const line of lines) {
    const last = current.at(-1);
    if (last && !follows(last, line, current, rules)) finish();
    current.push(line);
  }
  finish();
  return blocks;
}

/** Lines of which those that end within a word give up their hyphen, so that the word is whole. */
function withoutHyphens(lines: readonly Segment[]): Segment[] {
  return lines.map((line, i) => {
    const next = lines[i + 1];
    const hyphen = line.glyphs.at(-1);
    const isBroken =
      next && hyphen && /\p{Ll}[-\u2010]$/u.test(line.text) && /^\p{Ll}/u.test(next.text);
    if (!isBroken) return line;
    return { ...line, text: line.text.slice(0, -1), glyphs: line.glyphs.slice(0, -1), hyphen };
  });
}

function follows(
  last: Segment,
  line: Segment,
  before: readonly Segment[],
  rules: readonly Rule[],
): boolean {
  const size = Math.max(last.size, line.size);
  const distance = last.v - line.v;
  if (Math.abs(last.size - line.size) > SIZES * size || distance > LEADING * size) return false;
  const pitch = before.length > 1 ? before.at(-2)!.v - before.at(-1)!.v : distance;
  if (distance > 1.25 * pitch) return false;
  if (Math.min(last.right, line.right) < Math.max(last.left, line.left)) return false;
  if (isIndented(last, line, before)) return false;
  return !rules.some(
    ({ left, right, bottom, top }) =>
      top - bottom < 3 &&
      bottom < last.v &&
      bottom > line.v + 0.8 * line.size &&
      left < line.right &&
      right > line.left,
  );
}

/** A line that is indented after lines that are not begins a paragraph; a bullet or number does too. */
function isIndented(last: Segment, line: Segment, before: readonly Segment[]): boolean {
  if (/^([•▪◦‣·*–-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/.test(line.text)) return true;
  const margin = Math.min(...before.slice(-4).map(({ left }) => left));
  const indent = line.left - margin;
  const isIndent = indent > 0.8 * line.size && indent < 4 * line.size;
  return isIndent && before.length > 1 && Math.abs(last.left - margin) < 0.3 * line.size;
}

/** Columns of prose from a row on, and the row after them. */
function columnsFrom(rows: readonly (readonly Segment[])[], start: number) {
  let end = start;
  let gutters: readonly Interval[] = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]];
  // a gutter is white in all rows; lines of columns need not be level, so the first may be alone
  for (; end < rows.length; end++) {
    const next = whiteIn(gutters, rows[end]!);
    if (inner(next).length === 0 && end > start && (end > start + 1 || inner(gutters).length > 0)) {
      break;
    }
    gutters = next;
  }
  const between = inner(gutters);
  if (between.length === 0 || between.length > 5 || end - start < COLUMN_ROWS) return undefined;
  const cuts = between.map(([from, to]) => (from + to) / 2);
  const columns = Array.from({ length: cuts.length + 1 }, (): Segment[] => []);
  for (const segment of rows.slice(start, end).flat()) {
    const at = cuts.filter((cut) => cut < (segment.left + segment.right) / 2).length;
    columns[at]!.push(segment);
  }
  const isProse = columns.every((column) => {
    const characters = column.reduce((sum, { text }) => sum + text.length, 0);
    return column.length >= COLUMN_ROWS - 1 && characters >= PROSE * column.length;
  });
  return isProse ? { columns, end } : undefined;
}

type Interval = readonly [from: number, to: number];

/** Those between segments that are wide enough for a gutter. */
const inner = (white: readonly Interval[]): Interval[] =>
  white.filter(([from, to]) => Number.isFinite(from) && Number.isFinite(to) && to - from >= GUTTER);

/** What of white intervals is left beside a row's segments. */
function whiteIn(white: readonly Interval[], row: readonly Segment[]): Interval[] {
  let left = [...white];
  for (const segment of row) {
    left = left.flatMap(([from, to]) =>
      segment.right <= from || segment.left >= to
        ? [[from, to] as const]
        : [
            ...(segment.left > from ? [[from, segment.left] as const] : []),
            ...(segment.right < to ? [[segment.right, to] as const] : []),
          ],
    );
  }
  return left;
}
