/** Rows of cells, from whatever file, as a table: its header, its scheme, and a record of each row. */

import { errors } from "../errors.js";
import { cellTreatment, SAMPLE_ROWS, type Scheme, schemeOf } from "../tables/scheme.js";
import { isFieldName } from "../tables/telling-name.js";
import type { Field, FieldRecord, Value } from "./field.js";
import type { ReadOptions } from "./format.js";
import type { UnreadColumn } from "./layout/layout.js";
import { type QuasiCells, quasiCells } from "./quasi.js";
import {
  droppedOf,
  fieldsOf,
  type TableColumns,
  TEXT,
  tableColumns,
  unreadColumnsOf,
  unreadOf,
} from "./row-fields.js";
import { columnName, findHead, headOf } from "./table-head.js";

export type Row<Cell extends Value = Value> = readonly Cell[];

export interface Table<Cell extends Value> {
  readonly header: Row<Cell> | undefined;
  readonly body: readonly Row<Cell>[];
  readonly scheme: Scheme;
  readonly records: readonly FieldRecord<Cell>[];
  /** Columns of ids, by place. */
  readonly idColumns: readonly number[];
  readonly quasi: QuasiCells | undefined;
  /** Columns with cells that no text shows. */
  unreadColumns(): UnreadColumn[];
}

/**
 * @param rows the header first, where there is one; `number` says which row of the file the first is
 * @throws USAGE, INPUT_FORMAT as schemes and quasi-identifiers do
 */
export function tableOf<Cell extends Value>(
  rows: readonly Row<Cell>[],
  options: ReadOptions,
  number = 1,
): Table<Cell> {
  const { name, id } = options;
  const { above, group, header, labels, names } = options.shape
    ? headOf(rows, options.shape.header)
    : findHead(rows);
  const body = rows.slice(above + (header ? 1 : 0));
  const scheme = options.scheme ?? schemeOf(columnsOf(body, names), options.columns, name);
  const columns = tableColumns({ labels, names }, scheme, options);
  const filled = body.filter((row) => row.length > 1 || row[0]?.value !== "");
  const quasi =
    options.quasi &&
    quasiCells(
      filled.map((row) => new Map(row.map(({ value }, at) => [columnName(names, at), value]))),
      scheme.keys(),
      options.quasi,
      name,
    );
  const twice = [...(quasi?.names ?? [])].find(
    (one) => names.indexOf(one) < names.lastIndexOf(one),
  );
  if (twice !== undefined) {
    throw errors.USAGE`${name} has several columns called '${twice}'; give each a name of its own to group rows by it`;
  }
  const filledAt = new Map(quasi ? filled.map((row, at) => [row, at]) : []);
  const records: FieldRecord<Cell>[] = [];
  const unfilled = options.namesExamined ? [] : unfilledLabels(body, columns);
  let telling = 0;
  for (const [i, row] of rows.entries()) {
    if (i < above) {
      const fields = row
        .filter(({ value }) => /\S/.test(value))
        .map((value) => ({ label: "", shared: true, value, treatment: TEXT }));
      const dropped = row === group ? droppedOf(row, columns) : [];
      const left = fields.filter(({ value }) => !dropped.some(({ of }) => of === value));
      if (left.length + dropped.length === 0) continue;
      const where = `row ${i + number}`;
      records.push({ ...EMPTY, id: `${id}:${i + number}`, where, fields: left, dropped });
      continue;
    }
    if (row === header) {
      records.push({ ...EMPTY, dropped: droppedOf(row, columns) });
      continue;
    }
    const decided: { value: Cell; replacement: string }[] = [];
    const rowOfTable = filledAt.get(row);
    const isDecided = (place: number): boolean =>
      rowOfTable !== undefined && quasi?.names.has(columnName(names, place)) === true;
    for (const [place, value] of row.entries()) {
      if (!isDecided(place)) continue;
      const replacement = quasi!.cell(columnName(names, place), rowOfTable!);
      if (replacement !== value.value.trim()) decided.push({ value, replacement });
    }
    const { fields: known, own, telling: ids } = fieldsOf(row, columns, isDecided);
    telling += ids;
    const fields: Field<Cell>[] = [...known];
    const dropped = droppedOf(row, columns);
    if (!fields.some(({ value }) => /\S/.test(value!.value)) && unfilled.length === 0) {
      if (dropped.length + decided.length > 0) records.push({ ...EMPTY, dropped, decided });
      continue;
    }
    // shown once, so that every label is examined
    fields.push(...unfilled.splice(0).map((label) => ({ label, shared: true, treatment: TEXT })));
    records.push({
      id: own[0] || `${id}:${i + number}`,
      ids: own,
      where: `row ${i + number}`,
      fields,
      dropped,
      decided,
      unread: () => unreadOf(row, columns, fields),
    });
  }
  if (telling > 0) {
    options.note?.(tellingIds(name, telling));
  }
  const unreadColumns = () =>
    unreadColumnsOf(
      body.map((row) => unreadOf(row, columns, fieldsOf(row, columns).fields)),
      scheme,
    );
  return { header, body, scheme, records, idColumns: columns.ids, quasi, unreadColumns };
}

/** What standard error says of ids that are replaced. */
export const tellingIds = (name: string, count: number): string =>
  `${name}: ${count} ids that could tell of somebody are replaced, and their rows are called by number; --names keep leaves them`;

const EMPTY: Omit<FieldRecord<never>, "decided"> = {
  id: "",
  ids: [],
  where: "",
  fields: [],
  dropped: [],
};

/** Cells by name of column, from as many rows as a scheme needs. */
export function columnsOf(rows: readonly Row[], labels: readonly string[]): Map<string, string[]> {
  const columns = new Map<string, string[]>(labels.map((_, at) => [columnName(labels, at), []]));
  for (const row of rows.slice(0, SAMPLE_ROWS)) {
    if (row.length === 1 && row[0]!.value === "") continue;
    for (const [at, { value }] of row.entries()) {
      const name = columnName(labels, at);
      const values = columns.get(name);
      if (values) values.push(value);
      else columns.set(name, [value]);
    }
  }
  return columns;
}

/** Names of columns that no text shows. */
function unfilledLabels(rows: readonly Row[], columns: TableColumns): string[] {
  const unshown = unshownLabels(columns);
  for (const row of rows) {
    if (unshown.labels().length === 0) break;
    unshown.see(row);
  }
  return unshown.labels();
}

/**
 * Names of columns that no row seen so far shows as text and that are no usual name of a field: a person's name above a
 * column of numbers, or above no cell at all.
 */
export function unshownLabels({ labels, at: columnAt }: TableColumns) {
  let unshown = labels.flatMap((label, at) => (label === "" || isFieldName(label) ? [] : [at]));
  return {
    see(row: Row): void {
      if (unshown.length === 0) return;
      unshown = unshown.filter((at) => {
        const { value } = row[at] ?? NO_CELL;
        const column = columnAt(at);
        return value === "" || !column || cellTreatment(column, value).kind === "keep";
      });
    },
    labels: (): string[] => unshown.map((at) => labels[at]!),
  };
}

const NO_CELL = { value: "" };
