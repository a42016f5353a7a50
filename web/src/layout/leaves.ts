/** The paragraphs of a layout, each with the mentions that touch it. */

import type { DocumentLayout } from "../api/types.js";
import type { Offsets } from "../document/offsets.js";
import { type Mark, marksByParagraph } from "../document/segments.js";

type Flow = Extract<DocumentLayout, { kind: "flow" }>;
export type Block = Flow["blocks"][number];
export type Leaf = Extract<Block, { kind: "paragraph" }>;

/** The same blocks with offsets in code units of the text. */
export function inUnits(blocks: readonly Block[], offsets: Offsets): Block[] {
  const { toUnits } = offsets;
  return blocks.map((block): Block => {
    if (block.kind === "section") return { ...block, blocks: inUnits(block.blocks, offsets) };
    if (block.kind === "table") {
      const rows = block.rows.map((row) =>
        row.map((cell) => ({ ...cell, blocks: inUnits(cell.blocks, offsets) })),
      );
      return { ...block, rows };
    }
    const runs = block.runs.map((run) => ({
      ...run,
      start: toUnits(run.start),
      end: toUnits(run.end),
    }));
    return { ...block, runs };
  });
}

export function leavesOf(blocks: readonly Block[]): Leaf[] {
  return blocks.flatMap((block) => {
    if (block.kind === "paragraph") return [block];
    if (block.kind === "section") return leavesOf(block.blocks);
    return block.rows.flatMap((row) => row.flatMap((cell) => leavesOf(cell.blocks)));
  });
}

const NONE: readonly Mark[] = [];

/** The marks of each paragraph; the same list as before where none of them has changed. */
export function marksOfLeaves(
  leaves: readonly Leaf[],
  marks: readonly Mark[],
  before: ReadonlyMap<Leaf, readonly Mark[]>,
): Map<Leaf, readonly Mark[]> {
  const placed = leaves
    .flatMap((leaf) => {
      const [first] = leaf.runs;
      return first ? [{ leaf, start: first.start, end: leaf.runs.at(-1)!.end }] : [];
    })
    .sort((a, b) => a.start - b.start);
  const groups = marksByParagraph(placed, marks);
  return new Map(
    placed.map(({ leaf }, i) => {
      const [group, known] = [groups[i]!, before.get(leaf) ?? NONE];
      const same = group.length === known.length && group.every((mark, at) => mark === known[at]);
      return [leaf, same ? known : group];
    }),
  );
}

/** Characters of a page of typescript. */
const PAGE = 2_400;

/** Blocks in pages of about the same length; a block is never cut. */
export function pagesOf(blocks: readonly Block[]): Block[][] {
  const pages: Block[][] = [[]];
  let length = 0;
  for (const block of blocks) {
    const own = lengthOf(block);
    if (length > 0 && length + own > PAGE) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)!.push(block);
    length += own;
  }
  return pages;
}

const lengthOf = (block: Block): number =>
  leavesOf([block]).reduce(
    (sum, { runs }) => sum + 20 + runs.reduce((own, { start, end }) => own + end - start, 0),
    0,
  );
