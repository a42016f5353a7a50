/** The cells of a row that are read or replaced, by the treatment of their columns. */

import {
  type CellTreatment,
  cellTreatment,
  type Scheme,
  type SchemeColumn,
} from "../tables/scheme.js";
import { isHarmlessId } from "../tables/telling-name.js";
import type { Dropped, Field, Value } from "./field.js";
import type { ReadOptions } from "./format.js";
import type { UnreadCell, UnreadColumn } from "./layout/layout.js";
import { columnName, type Head } from "./table-head.js";

type Row<Cell extends Value> = readonly Cell[];

/** What a table says of each of its columns, by place. */
export interface TableColumns extends Pick<Head, "labels" | "names"> {
  at(place: number): SchemeColumn | undefined;
  /** Whether cells of one of them are removed. */
  readonly drops: boolean;
  /** Columns of ids, by place. */
  readonly ids: readonly number[];
  /** Whether ids that could tell of somebody stay. */
  readonly keepsIds: boolean;
}

export function tableColumns(
  { labels, names }: Pick<Head, "labels" | "names">,
  scheme: Scheme,
  { names: ids }: Pick<ReadOptions, "names">,
): TableColumns {
  const named = names.map((_, place) => scheme.get(columnName(names, place)));
  return {
    labels,
    names,
    at: (place) => (place < named.length ? named[place] : scheme.get(columnName(names, place))),
    drops: [...scheme.values()].some(({ treatment }) => treatment.kind === "drop"),
    ids: ["doc_id", "id"].flatMap((one) => {
      const column = labels.findIndex((label) => label.toLowerCase() === one);
      return column < 0 ? [] : [column];
    }),
    keepsIds: ids === "keep",
  };
}

export interface RowFields<Cell extends Value> {
  readonly fields: readonly Field<Cell>[];
  /** Ids that stay. */
  readonly own: readonly string[];
  /** Ids that could tell of somebody, and are fields. */
  readonly telling: number;
}

/** @param passesOver whether a cell is decided already */
export function fieldsOf<Cell extends Value>(
  row: Row<Cell>,
  columns: TableColumns,
  passesOver: (place: number) => boolean = () => false,
): RowFields<Cell> {
  const fields: Field<Cell>[] = [];
  const own: string[] = [];
  let telling = 0;
  for (const [place, value] of row.entries()) {
    if (passesOver(place)) continue;
    const known = columns.at(place);
    const label = columns.labels[place] ?? "";
    if (columns.ids.includes(place) && (known?.by !== "given" || known.treatment.kind === "keep")) {
      if (known?.by === "given" || columns.keepsIds || isHarmlessId(value.value)) {
        own.push(value.value);
        continue;
      }
      telling++;
      fields.push({ label, shared: true, value, treatment: CODE });
      continue;
    }
    if (value.value === "") continue;
    const treatment = known ? cellTreatment(known, value.value) : TEXT;
    if (treatment.kind === "keep" || treatment.kind === "drop") continue;
    fields.push({ label, shared: true, value, treatment });
  }
  return { fields, own, telling };
}

/** Cells that are no field: they stay as they are, or are removed. */
export function unreadOf(
  row: Row<Value>,
  columns: TableColumns,
  fields: readonly Field<Value>[],
): UnreadCell[] {
  const read = new Set(fields.map(({ value }) => value));
  return row.flatMap((value, place): UnreadCell[] => {
    if (value.value === "" || read.has(value)) return [];
    const isRemoved = columns.at(place)?.treatment.kind === "drop";
    const isHarmless = columns.ids.includes(place) && isHarmlessId(value.value);
    const column = columnName(columns.names, place);
    return [{ column, text: value.value, isRemoved, isHarmless }];
  });
}

/** Columns by name with how many of their cells no text shows, over rows and whatever else has cells. */
export function unreadColumnsOf(
  cells: Iterable<readonly UnreadCell[]>,
  scheme: Scheme,
): UnreadColumn[] {
  const columns = new Map<string, UnreadColumn>();
  for (const row of cells) {
    for (const { column: name, isRemoved, isHarmless } of row) {
      const before = columns.get(name);
      columns.set(name, {
        name,
        cells: (before?.cells ?? 0) + 1,
        isRemoved,
        isHarmless: isHarmless && before?.isHarmless !== false,
        reason: scheme.get(name)?.reason ?? "",
      });
    }
  }
  return [...columns.values()];
}

export const TEXT: CellTreatment = { kind: "text" };
const CODE: CellTreatment = { kind: "type", type: "CODE" };

/** Cells to be removed, each with the delimiter that goes with it. */
export function droppedOf(row: Row<Value>, { at, drops }: TableColumns): Dropped[] {
  if (!drops) return [];
  const isDropped = (place: number) => at(place)?.treatment.kind === "drop";
  const first = row.findIndex((_, place) => !isDropped(place));
  return row.flatMap((cell, place): Dropped[] => {
    if (!isDropped(place)) return [];
    // before the first cell that stays its delimiter follows, later it goes before
    if (first < 0) return [{ ...cell, of: cell }];
    return place < first
      ? [{ start: cell.start, end: row[place + 1]!.start, of: cell }]
      : [{ start: row[place - 1]!.end, end: cell.end, of: cell }];
  });
}
