/** The tables of a workbook: one per sheet, and its title apart. */

import { errors } from "../../errors.js";
import { type ColumnTreatments, OTHERS, type Scheme } from "../../tables/scheme.js";
import type { FieldRecord, Value } from "../field.js";
import type { ReadOptions } from "../format.js";
import type { UnreadColumn } from "../layout/layout.js";
import { findHead } from "../table-head.js";
import { type Table, tableOf } from "../table-rows.js";
import type { OpenCells } from "./cells.js";
import type { SheetCell } from "./sheet.js";

export function tablesOf({ sheets }: OpenCells, options: ReadOptions): Table<SheetCell>[] {
  const { columns = {}, quasi, id } = options;
  const missing = new Set(Object.keys(columns).filter((name) => name !== OTHERS));
  const several = sheets.filter(({ rows }) => rows.length > 0).length > 1;
  let found = false;
  const tables = sheets.flatMap(({ rows, numbers }, i): Table<SheetCell>[] => {
    if (rows.length === 0) return [];
    const labels = new Set(findHead(rows).names);
    const own: Record<string, ColumnTreatments[string]> = {};
    for (const [name, treatment] of Object.entries(columns)) {
      if (name !== OTHERS && !labels.has(name)) continue;
      own[name] = treatment;
      missing.delete(name);
    }
    const isQuasi = quasi?.quasi.every((name) => labels.has(name)) ?? false;
    found ||= isQuasi;
    const { quasi: _, scheme: __, ...more } = options;
    const ofSheet = {
      ...more,
      columns: own,
      id: several ? `${id}:${i + 1}` : id,
      ...(quasi && isQuasi && { quasi }),
    };
    return [tableOf(rows, ofSheet, numbers[0])];
  });
  if (missing.size > 0 || (quasi && !found)) {
    throw errors.USAGE`no sheet of ${options.name} has ${missing.size > 0 ? `a column '${[...missing][0]}'` : `all of the columns ${quasi!.quasi.join(", ")}`}; check the first row of each`;
  }
  return tables;
}

/** One record of the texts outside cells. */
export const looseRecord = ({ loose }: OpenCells, { id }: ReadOptions): FieldRecord<Value>[] =>
  loose.length === 0
    ? []
    : [
        {
          id: `${id}:workbook`,
          ids: [],
          where: "outside the cells",
          fields: loose.map((value) => ({ label: value.label, shared: true, value })),
          dropped: [],
        },
      ];

/** All schemes as one; a column's name has its sheet's number where there are several. */
export function schemeOf(tables: readonly Table<SheetCell>[], { sheets }: OpenCells): Scheme {
  const [first] = tables;
  if (tables.length === 1 && first) return first.scheme;
  return new Map(
    tables.flatMap(({ scheme }, i) =>
      [...scheme].map(([name, column]) => {
        const key = keyOf(name, i, sheets);
        return [key, { ...column, name: key }] as const;
      }),
    ),
  );
}

const keyOf = (name: string, i: number, sheets: OpenCells["sheets"]): string =>
  sheets.length > 1 || i > 0 ? `sheet ${i + 1}.${name}` : name;

/** As `schemeOf`, the columns with cells that no text shows. */
export function unreadColumnsIn(
  tables: readonly Table<SheetCell>[],
  { sheets }: OpenCells,
): UnreadColumn[] {
  return tables.flatMap((table, i) =>
    table.unreadColumns().map((column) => ({
      ...column,
      name: tables.length === 1 ? column.name : keyOf(column.name, i, sheets),
    })),
  );
}

export function anonymityOf(tables: readonly Table<SheetCell>[]) {
  const quasi = tables.find((table) => table.quasi)?.quasi;
  return quasi && { anonymity: quasi.anonymity, hierarchies: quasi.hierarchies };
}
