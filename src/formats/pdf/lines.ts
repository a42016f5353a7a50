/**
 * Glyphs to segments: stretches of one line that belong together, cut where a gap or a vertical rule
 * divides columns or cells. Places are in the frame of the text: `u` along the line, `v` upwards.
 */

import type { Glyph } from "./glyphs.js";
import type { Rule } from "./rules.js";

export interface Placed {
  readonly glyph: Glyph;
  readonly u: number;
  readonly v: number;
  /** Where it ends, along the line. */
  readonly end: number;
}

export interface Segment {
  /** One for each character of `text`; undefined for a space in a gap. */
  readonly glyphs: readonly (Placed | undefined)[];
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of its baseline. */
  readonly v: number;
  /** The size of most of its glyphs, points. */
  readonly size: number;
  /** A hyphen that breaks its last word; the text continues on the next line without it. */
  readonly hyphen?: Placed;
}

/** Gap between glyphs, in parts of their size, that is a space. */
const SPACE = 0.17;
/** That divides columns or cells. */
const DIVISION = 1.4;
/** Distance of baselines, in parts of the larger size, within one line: super- and subscripts. */
const SAME_LINE = 0.42;

/** A glyph's place in the frame of a text at an angle, degrees. */
export function place(glyph: Glyph, angle: number): Placed {
  const { u, v } = turned(glyph.x, glyph.y, angle);
  return { glyph, u, v, end: u + glyph.advance };
}

export function turned(x: number, y: number, angle: number): { u: number; v: number } {
  if (angle === 0) return { u: x, v: y };
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { u: x * cos + y * sin, v: y * cos - x * sin };
}

/** From the frame of a text back to the page. */
export function back(u: number, v: number, angle: number): { x: number; y: number } {
  if (angle === 0) return { x: u, y: v };
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: u * cos - v * sin, y: u * sin + v * cos };
}

/** Rows of segments from top to bottom, each from left to right. @param rules vertical ones divide */
export function rowsOf(placed: readonly Placed[], rules: readonly Rule[]): Segment[][] {
  const sorted = [...placed].sort((a, b) => b.v - a.v || a.u - b.u);
  const rows: { v: number; size: number; glyphs: Placed[] }[] = [];
  for (const one of sorted) {
    const row = rows.at(-1);
    const size = one.glyph.style.size;
    if (row && row.v - one.v <= SAME_LINE * Math.max(row.size, size)) {
      row.glyphs.push(one);
      // the line's own baseline is that of its largest text
      if (size > row.size * 1.05 && one.glyph.text !== " ") Object.assign(row, { v: one.v, size });
    } else rows.push({ v: one.v, size, glyphs: [one] });
  }
  const dividers = rules.filter(
    ({ left, right, top, bottom }) => right - left < 3 && top - bottom > 6,
  );
  const gutters = guttersOf(rows.map(({ glyphs }) => glyphs));
  return rows.flatMap(({ glyphs }, i) => {
    const segments = segmentsOf(glyphs, dividers, gutters[i]!);
    return segments.length > 0 ? [segments] : [];
  });
}

/** White within a row, from where to where along the line. */
type Gap = readonly [from: number, to: number];

/** Least width of a gap that may be part of a gutter, in parts of the size. */
const GUTTER_GAP = 0.55;
/** Rows one below the other whose gaps share a strip, from which on it is a gutter. */
const GUTTER_ROWS = 4;

/**
 * Gaps that divide columns although a wide space may be as wide: those that run down through several
 * rows. Rows that are on one side of a strip only say nothing about it.
 */
function guttersOf(rows: readonly (readonly Placed[])[]): Gap[][] {
  const gaps = rows.map(gapsOf);
  const ranges = rows.map((row): Gap => {
    const words = row.filter(({ glyph }) => glyph.text !== " ");
    return [
      words.reduce((least, { u }) => Math.min(least, u), Number.POSITIVE_INFINITY),
      words.reduce((most, { end }) => Math.max(most, end), Number.NEGATIVE_INFINITY),
    ];
  });
  const gutters = rows.map((): Gap[] => []);
  for (const [i, own] of gaps.entries()) {
    for (const gap of own) {
      const found: [row: number, gap: Gap][] = [[i, gap]];
      let [from, to] = gap;
      for (let j = i + 1; j < rows.length; j++) {
        const [left, right] = ranges[j]!;
        if (right <= from || left >= to || left > right) continue;
        const next = gaps[j]!.find(([start, end]) => Math.min(end, to) - Math.max(start, from) > 3);
        if (!next) break;
        [from, to] = [Math.max(from, next[0]), Math.min(to, next[1])];
        found.push([j, next]);
      }
      if (found.length >= GUTTER_ROWS) for (const [row, one] of found) gutters[row]!.push(one);
    }
  }
  return gutters;
}

function gapsOf(row: readonly Placed[]): Gap[] {
  const words = row.filter(({ glyph }) => glyph.text !== " ").sort((a, b) => a.u - b.u);
  const gaps: Gap[] = [];
  let end = words[0]?.end ?? 0;
  for (const { u, end: next, glyph } of words) {
    if (u - end > GUTTER_GAP * glyph.style.size) gaps.push([end, u]);
    end = Math.max(end, next);
  }
  return gaps;
}

function segmentsOf(
  glyphs: readonly Placed[],
  dividers: readonly Rule[],
  gutters: readonly Gap[],
): Segment[] {
  const sorted = [...glyphs].sort((a, b) => a.u - b.u);
  const segments: Segment[] = [];
  let current: (Placed | undefined)[] = [];
  let last: Placed | undefined;
  let spaced = false;
  const finish = () => {
    const segment = segmentOf(current);
    if (segment) segments.push(segment);
    current = [];
  };
  for (const one of sorted) {
    if (one.glyph.text === " ") {
      spaced = true;
      continue;
    }
    // the same glyph drawn twice, a little apart, is how some programs make bold
    if (
      last &&
      one.glyph.text === last.glyph.text &&
      one.u - last.u < 0.15 * one.glyph.style.size &&
      Math.abs(one.v - last.v) < 0.15 * one.glyph.style.size
    ) {
      continue;
    }
    if (last) {
      const size = Math.max(last.glyph.style.size, one.glyph.style.size);
      const gap = one.u - last.end;
      const isGutter = gutters.some(([from, to]) => from >= last!.end - 1 && to <= one.u + 1);
      if (gap > DIVISION * size || isGutter || isDivided(last, one, dividers)) finish();
      else if (gap > SPACE * size || (spaced && gap > 0.05 * size) || isNoteMark(last, one)) {
        current.push(undefined);
      }
    }
    for (const _ of one.glyph.text) current.push(one);
    last = one;
    spaced = false;
  }
  finish();
  return segments;
}

/** A raised number before a note's text is no part of its first word. */
const isNoteMark = (last: Placed, next: Placed): boolean =>
  last.glyph.style.size < 0.85 * next.glyph.style.size &&
  last.v > next.v + 0.15 * next.glyph.style.size &&
  /^\d/.test(last.glyph.text) &&
  /^\p{L}/u.test(next.glyph.text);

/** Only upright text is divided by rules: there the frame is the page's own. */
function isDivided(last: Placed, next: Placed, dividers: readonly Rule[]): boolean {
  if (last.glyph.angle !== 0 || dividers.length === 0) return false;
  const v = next.v + 0.3 * next.glyph.style.size;
  return dividers.some(
    ({ left, right, bottom, top }) =>
      left >= last.end - 1 && right <= next.u + 1 && bottom <= v && top >= v,
  );
}

function segmentOf(glyphs: readonly (Placed | undefined)[]): Segment | undefined {
  const some = glyphs.filter((one) => one !== undefined);
  if (some.length === 0) return undefined;
  const sizes = some.map(({ glyph }) => glyph.style.size).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1]!;
  const onLine = some.filter(({ glyph }) => glyph.style.size >= 0.9 * size);
  const baselines = (onLine.length > 0 ? onLine : some).map(({ v }) => v).sort((a, b) => a - b);
  const { text, ordered } = inLogicalOrder(glyphs);
  return {
    glyphs: ordered,
    text,
    left: Math.min(...some.map(({ u }) => u)),
    right: Math.max(...some.map(({ end }) => end)),
    v: baselines[baselines.length >> 1]!,
    size,
  };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Text per UTF-16 unit, with right-to-left stretches turned from the order on the page to that of reading. */
function inLogicalOrder(glyphs: readonly (Placed | undefined)[]) {
  const units: { text: string; glyph: Placed | undefined }[] = [];
  for (let i = 0; i < glyphs.length; ) {
    const glyph = glyphs[i];
    const text = glyph?.glyph.text ?? " ";
    units.push({ text, glyph });
    i += glyph ? [...text].length : 1;
  }
  if (units.some(({ text }) => RIGHT_TO_LEFT.test(text))) {
    for (let i = 0; i < units.length; i++) {
      if (!RIGHT_TO_LEFT.test(units[i]!.text)) continue;
      let end = i;
      for (
        let j = i;
        j < units.length && !/[\p{L}\p{N}]/u.test(units[j]!.text.replace(RIGHT_TO_LEFT, ""));
        j++
      ) {
        if (RIGHT_TO_LEFT.test(units[j]!.text)) end = j;
      }
      units.splice(i, end - i + 1, ...units.slice(i, end + 1).reverse());
      i = end;
    }
  }
  let text = "";
  const ordered: (Placed | undefined)[] = [];
  for (const unit of units) {
    text += unit.text;
    for (let i = 0; i < unit.text.length; i++) ordered.push(unit.glyph);
  }
  return { text, ordered };
}
