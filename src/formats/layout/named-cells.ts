/** Cells of tables in running documents, with the heading above or the label before each. */

import type { NamedCell } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import type { Block, Cell, Layout } from "./layout.js";

/** Longer words are no heading. */
const LONGEST = 60;

/** @returns the cells in the text's order, those without a heading left out */
export function namedCells(text: string, layout: Layout): readonly NamedCell[] {
  return layout.kind === "flow" ? layout.blocks.flatMap((block) => cellsIn(text, block)) : [];
}

function cellsIn(text: string, block: Block): readonly NamedCell[] {
  if (block.kind === "section") return block.blocks.flatMap((one) => cellsIn(text, one));
  if (block.kind !== "table") return [];
  const rows = block.rows.map((row) => row.map((cell) => placeOf(cell)));
  const words = (place: Span | undefined): string =>
    place === undefined ? "" : text.slice(place.start, place.end).trim();
  const [head, ...others] = rows;
  const isHeading = (place: Span | undefined): boolean => {
    const heading = words(place);
    return heading !== "" && heading.length <= LONGEST && !/[\d@\n]/.test(heading);
  };
  // a form: labels in the first of two columns
  const isForm = rows.length > 0 && rows.every((row) => row.length === 2);
  const labelled =
    isForm && rows.every(([label]) => isHeading(label) || words(label) === "")
      ? rows.flatMap(([label, value]) => named(words(label).replace(/:$/, ""), value))
      : [];
  if (!head || others.length === 0 || !head.every(isHeading)) return labelled;
  const below = others.flatMap((row) =>
    row.length === head.length ? row.flatMap((cell, i) => named(words(head[i]), cell)) : [],
  );
  return below.length > 0 && !isForm
    ? below
    : [...below, ...labelled].sort((a, b) => a.start - b.start);
}

const named = (path: string, place: Span | undefined): NamedCell[] =>
  place === undefined || path === "" ? [] : [{ ...place, path }];

/** The place of what a cell says; undefined where it is empty or holds more than paragraphs. */
function placeOf({ blocks }: Cell): Span | undefined {
  const runs = blocks.flatMap((block) => (block.kind === "paragraph" ? block.runs : []));
  if (runs.length === 0 || blocks.some(({ kind }) => kind !== "paragraph")) return undefined;
  return { start: runs[0]!.start, end: runs.at(-1)!.end };
}
