/**
 * Sets blocks on a page anew. A block without replacements keeps every word where it was. A block with
 * replacements is filled line by line like a paragraph in a word processor, so that neither a gap nor
 * the place of the words after it shows how long the hidden words were.
 */

import type { Block } from "./blocks.js";
import { type BlockEdit, SPACE_WIDTH, type Word, wordsWith } from "./edited-words.js";
import type { Stretch } from "./file.js";
import { widthOf } from "./file.js";
import { back, type Placed } from "./lines.js";
import { type Setting, settingOf } from "./typefaces.js";

export interface SetBlock {
  readonly stretches: readonly Stretch[];
  /** Letters and digits that no embedded font has. */
  readonly missing: number;
  /** Whether even the smallest size did not fit. */
  readonly overflows: boolean;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** A word is not drawn narrower or wider than this, in parts of its natural width. */
const SCALES = [0.5, 2] as const;

/** A block as it was, word by word. */
export function setAsIs({ lines, angle }: Block): SetBlock {
  const stretches: Stretch[] = [];
  let missing = 0;
  for (const { glyphs, hyphen } of lines) {
    for (const word of wordsOf(hyphen ? [...glyphs, hyphen] : glyphs)) {
      const [first] = word as [Placed];
      const settings: Setting[] = [];
      for (const { glyph } of word) {
        for (const character of glyph.text) {
          const setting = settingOf(character.codePointAt(0)!, glyph.style);
          if (setting) settings.push(setting);
          else missing++;
        }
      }
      if (settings.length === 0) continue;
      const { size, rgb } = first.glyph.style;
      const natural = widthOf(settings) * size;
      const actual = word.at(-1)!.end - first.u;
      stretches.push({
        settings,
        x: first.glyph.x,
        y: first.glyph.y,
        angle,
        size,
        rgb,
        scale: natural > 0 ? Math.min(SCALES[1], Math.max(SCALES[0], actual / natural)) : 1,
      });
    }
  }
  return { stretches, missing, overflows: false };
}

/** Glyphs between spaces, of one style and on one baseline; right-to-left ones each alone. */
function wordsOf(glyphs: readonly (Placed | undefined)[]): Placed[][] {
  const words: Placed[][] = [];
  let word: Placed[] = [];
  for (const [i, one] of glyphs.entries()) {
    if (one !== undefined && one === glyphs[i - 1]) continue;
    const last = word.at(-1);
    const joins =
      last &&
      one &&
      last.glyph.style === one.glyph.style &&
      Math.abs(last.v - one.v) < 0.01 * one.glyph.style.size &&
      one.u >= last.u &&
      !RIGHT_TO_LEFT.test(last.glyph.text + one.glyph.text);
    if (!joins && word.length > 0) {
      words.push(word);
      word = [];
    }
    if (one) word.push(one);
  }
  if (word.length > 0) words.push(word);
  return words;
}

/** Sizes that are tried, in parts of the original. */
const SMALLEST = 0.3;
const STEP = 0.95;
/** Where lines begin and end, along the line. */
interface Measure {
  readonly first: number;
  readonly left: number;
  readonly right: number;
  readonly align: "left" | "centre" | "right";
}

/** A block with words replaced. */
export function setAnew(block: Block, edits: readonly BlockEdit[]): SetBlock {
  const { lines, angle } = block;
  let missing = 0;
  const words = wordsWith(block, edits, () => missing++);
  const size = lines[0]!.size;
  const measure = measureOf(block);
  const pitch =
    lines.length > 1 ? (lines[0]!.v - lines.at(-1)!.v) / (lines.length - 1) : 1.2 * size;
  let scale = 1;
  let rows = filled(words, measure, scale, size);
  while (!fits(rows, measure, lines.length, scale, size) && scale > SMALLEST) {
    scale *= STEP;
    rows = filled(words, measure, scale, size);
  }
  const overflows = !fits(rows, measure, lines.length, scale, size);
  const step = Math.min(pitch, rows.length > 1 ? (pitch * lines.length) / rows.length : pitch);
  const stretches: Stretch[] = [];
  for (const [i, row] of rows.entries()) {
    const v = lines[0]!.v - i * step;
    let u = startOf(row, measure, i, scale);
    for (const { words: word, space } of row) {
      u += space;
      for (const run of stylesOf(word.settings)) {
        const style = run[0]!.style;
        const settings = run.map(({ setting }) => setting);
        stretches.push({
          settings,
          ...back(u, v, angle),
          angle,
          size: style.size * scale,
          rgb: style.rgb,
          scale: 1,
        });
        u += widthOf(settings) * style.size * scale;
      }
    }
  }
  return { stretches, missing, overflows };
}

function measureOf({ lines, limit, extent }: Block): Measure {
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const size = lines[0]!.size;
  const middle = (extent.left + extent.right) / 2;
  const isCentred = lines.every(
    (line) =>
      Math.abs((line.left + line.right) / 2 - middle) < 0.35 * size &&
      line.left > extent.left + size,
  );
  if (isCentred)
    return { first: extent.left, left: extent.left, right: extent.right, align: "centre" };
  const width = extent.right - extent.left;
  if (extent.right - right < 0.2 * size && left > extent.left + 0.4 * width && lines.length === 1) {
    return { first: extent.left, left: extent.left, right: extent.right, align: "right" };
  }
  const rest = lines.slice(1).map((line) => line.left);
  return {
    first: lines[0]!.left,
    left: rest.length > 0 ? Math.min(...rest) : left,
    right: Math.max(limit, left + 3 * size),
    align: "left",
  };
}

interface Row extends Array<{ readonly words: Word; readonly space: number }> {}

const widthOfRow = (row: Row, scale: number): number =>
  row.reduce((sum, { words, space }) => sum + space + words.width * scale, 0);

function startOf(row: Row, measure: Measure, index: number, scale: number): number {
  const width = widthOfRow(row, scale);
  if (measure.align === "centre") return (measure.left + measure.right - width) / 2;
  if (measure.align === "right") return measure.right - width;
  return index === 0 ? measure.first : measure.left;
}

function fits(rows: readonly Row[], measure: Measure, lines: number, scale: number, size: number) {
  // smaller letters leave room for more lines
  const room = Math.max(lines, Math.floor(lines / scale));
  return (
    rows.length <= room &&
    rows.every((row, i) => {
      const left = i === 0 ? measure.first : measure.left;
      return left + widthOfRow(row, scale) <= measure.right + 0.05 * size;
    })
  );
}

/** Words line by line, as many on each as there is room for. */
function filled(words: readonly Word[], measure: Measure, scale: number, size: number): Row[] {
  const rows: Row[] = [[]];
  let u = measure.first;
  for (const word of words) {
    const row = rows.at(-1)!;
    const space = word.before === "nothing" || row.length === 0 ? 0 : SPACE_WIDTH * size * scale;
    const width = word.width * scale;
    const isFull = word.before === "space" && row.length > 0 && u + space + width > measure.right;
    if (isFull || (word.before === "end" && row.length > 0)) {
      rows.push([{ words: word, space: 0 }]);
      u = measure.left + width;
    } else {
      row.push({ words: word, space });
      u += space + width;
    }
  }
  return rows;
}

function stylesOf(settings: Word["settings"]): Word["settings"][number][][] {
  const runs: Word["settings"][number][][] = [];
  for (const one of settings) {
    const last = runs.at(-1);
    if (last && last[0]!.style === one.style) last.push(one);
    else runs.push([one]);
  }
  return runs;
}
