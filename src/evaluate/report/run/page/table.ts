/** Tables and figures of the page. */

import { escapeMarkup } from "../../escape.js";

/** Markup that is finished; a plain string is escaped. */
export interface Markup {
  readonly markup: string;
}
export type Cell = string | number | null | undefined | Markup;

interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => Cell;
  /** Figures are aligned right. */
  readonly figures?: boolean;
  /** The row's name. */
  readonly names?: boolean;
}

export const column = <Row>(head: string, cell: Column<Row>["cell"]): Column<Row> => ({
  head,
  cell,
});
export const figure = <Row>(head: string, cell: Column<Row>["cell"]): Column<Row> => ({
  ...column(head, cell),
  figures: true,
});
export const nameColumn = <Row>(head: string, cell: Column<Row>["cell"]): Column<Row> => ({
  ...column(head, cell),
  names: true,
});

export const raw = (markup: string): Markup => ({ markup });

/**
 * A table; columns without a value in any row are left out, and so is one without rows.
 * @param caption read by screen readers and shown above
 */
export function table<Row>(
  caption: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): string {
  if (rows.length === 0) return "";
  const cells = columns
    .map((column) => ({ column, values: rows.map(column.cell) }))
    .filter(({ values }) => values.some(says));
  const heads = cells.map(
    ({ column }) => `<th scope="col"${kind(column)}>${escapeMarkup(column.head)}</th>`,
  );
  const body = rows.map(
    (_, i) => `<tr>${cells.map(({ column, values }) => cell(values[i], column)).join("")}</tr>`,
  );
  // a table of many rows may break between pages
  const long = rows.length > 6 ? " long" : "";
  return `<div class="wide${long}" role="group" tabindex="0" aria-label="${escapeMarkup(caption)}"><table><caption>${escapeMarkup(caption)}</caption><thead><tr>${heads.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

const says = (value: Cell): boolean =>
  value !== null && value !== undefined && (typeof value !== "object" || value.markup !== "");

const kind = ({ figures }: Pick<Column<never>, "figures">): string =>
  figures ? ' class="figure"' : "";

function cell(value: Cell, column: Pick<Column<never>, "figures" | "names">): string {
  const tag = column.names ? "th" : "td";
  const scope = column.names ? ' scope="row"' : "";
  return `<${tag}${scope}${kind(column)}>${shown(value)}</${tag}>`;
}

function shown(value: Cell): string {
  if (value === null || value === undefined) return '<span class="none">not measured</span>';
  if (typeof value === "number") return value.toLocaleString("en");
  return typeof value === "string" ? escapeMarkup(value) : value.markup;
}

/** Three decimals. */
export const share = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? null : value.toFixed(3);

export const percent = (value: number): string => `${value.toFixed(1)}%`;

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Words of a text, each apart. */
export const words = (list: readonly string[]): Markup =>
  raw(list.map((word) => `<q class="word">${escapeMarkup(word)}</q>`).join(" "));

/** The first digits of a hash; the whole of it where the pointer rests and when copied. */
export const hash = (sha256: string | undefined): Cell =>
  sha256 === undefined ? null : raw(`<code class="hash">${escapeMarkup(sha256)}</code>`);

/** One line that names the command for a missing section. */
export const missing = (what: string, command: string): string =>
  `<p class="missing">Not measured: ${escapeMarkup(what)} <code>${escapeMarkup(command)}</code> makes it.</p>`;
