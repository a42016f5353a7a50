/** The text of pages in reading order, and where each of its blocks is. */

import { firstEndingAfter, type Span } from "../../document/span.js";
import type { PagePlace } from "../format.js";
import { type Block, blocksOf } from "./blocks.js";
import { type Box, union } from "./geometry.js";
import { place, rowsOf, type Segment, turned } from "./lines.js";
import type { PageContent } from "./page.js";

/** A block and the stretch of the text that it is. */
export interface TextBlock extends Block {
  /** Index of its page. */
  readonly page: number;
  readonly start: number;
  readonly end: number;
}

export interface PagesText {
  readonly text: string;
  /** In the order of the text. */
  readonly blocks: readonly TextBlock[];
}

/** What comes between a block's line and the next one. */
const endOf = (lines: readonly Segment[], index: number): "" | "\n" =>
  index === lines.length - 1 || lines[index]!.hyphen ? "" : "\n";

export function textOfPages(pages: readonly PageContent[]): PagesText {
  const parts: string[] = [];
  const blocks: TextBlock[] = [];
  let length = 0;
  const push = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (const [page, content] of pages.entries()) {
    for (const [i, block] of blocksOfPage(content).entries()) {
      if (length > 0) push(i === 0 ? "\n\n" : block.before);
      const start = length;
      push(block.lines.map((line, i) => line.text + endOf(block.lines, i)).join(""));
      blocks.push({ ...block, page, start, end: length });
    }
  }
  return { text: parts.join(""), blocks };
}

/** Upright text first; turned text, as in margins, after it. */
function blocksOfPage({ glyphs, rules, rotation, area }: PageContent): Block[] {
  const upright = (rotation * 90) % 360;
  const angles = new Map<number, number>();
  for (const { angle } of glyphs) angles.set(angle, (angles.get(angle) ?? 0) + 1);
  const order = [...angles.keys()].sort((a, b) =>
    a === upright ? -1 : b === upright ? 1 : angles.get(b)! - angles.get(a)!,
  );
  return order.flatMap((angle) => {
    const placed = glyphs.filter((one) => one.angle === angle).map((one) => place(one, angle));
    const corners = [area.left, area.right].flatMap((x) =>
      [area.bottom, area.top].map((y) => turned(x, y, angle).u),
    );
    const page = { left: Math.min(...corners), right: Math.max(...corners) };
    return blocksOf(rowsOf(placed, rules), angle === 0 ? rules : [], angle, page);
  });
}

/** Where a span of the text is: a box for every line it touches. */
export function placesOf({ blocks }: PagesText, span: Span): PagePlace[] {
  const places: PagePlace[] = [];
  let at = firstEndingAfter(blocks, span.start);
  for (; at < blocks.length && blocks[at]!.start < span.end; at++) {
    const block = blocks[at]!;
    let start = block.start;
    for (const [i, line] of block.lines.entries()) {
      const from = Math.max(0, span.start - start);
      const to = Math.min(line.text.length, span.end - start);
      let box: Box | undefined;
      for (let j = from; j < to; j++) {
        const own = line.glyphs[j]?.glyph.box;
        if (own) box = box ? union(box, own) : own;
      }
      if (box) {
        const { left, bottom, right, top } = box;
        places.push({
          page: block.page + 1,
          box: [tenth(left), tenth(bottom), tenth(right), tenth(top)],
        });
      }
      start += line.text.length + endOf(block.lines, i).length;
    }
  }
  return places;
}

const tenth = (points: number): number => Math.round(points * 10) / 10;
