/**
 * Rows of separated values that need no document: every cell stays, is removed, or is what its column says. They become
 * what reading, hiding and writing make of them under their header. A row of which that is not certain is left to those:
 * one with a cell to be read, with a quote or a character out of place, or with an id that could show what is hidden.
 */

import type { GivenKind, GivenValue } from "../document/given.js";
import type { Scheme } from "../tables/scheme.js";
import { guardFormulas } from "./csv-formulas.js";
import { type Cell, type Delimiter, encoded, rowsOf, wellFormedRows } from "./csv-rows.js";
import { givenOf, type Value } from "./field.js";
import { idsCouldShow } from "./field-changes.js";
import { type Edit, written } from "./field-edits.js";
import type { CsvShape, Formulas, ReadOptions } from "./format.js";
import { droppedOf, fieldsOf, type TableColumns, tableColumns } from "./row-fields.js";
import { headOf } from "./table-head.js";

interface SettledRow {
  readonly cells: readonly Cell[];
  /** What is to be hidden, in order. */
  readonly values: readonly GivenValue[];
  /** Ids that stay. */
  readonly ids: readonly string[];
  /** How many ids could tell of somebody, and are among the values. */
  readonly telling: number;
  /**
   * The row with these words for them.
   * @param name what errors call it
   * @throws OUTPUT_UNWRITABLE
   */
  write(words: readonly string[], name: string): string;
}

export interface SettledRows {
  /** What values of its columns can be. */
  readonly kinds: readonly GivenKind[];
  readonly columns: TableColumns;
  /** The first row without the names of columns that are dropped. @throws OUTPUT_UNWRITABLE */
  header(name: string): string;
  /** @param text of one row, without its line end */
  read(text: string): SettledRow | undefined;
}

/** What bytes that are no UTF-8 became, and what no text has. */
const UNREADABLE = /[\0\ufffd]/;

/**
 * @param header the first row, where it has the names of the columns; else nothing
 * @returns undefined where rows of the table have to be read
 */
export function settledRows(
  header: string,
  {
    shape,
    scheme,
    names,
    formulas,
  }: { readonly shape: CsvShape; readonly scheme: Scheme } & Pick<
    ReadOptions,
    "names" | "formulas"
  >,
): SettledRows | undefined {
  const delimiter = shape.delimiter as Delimiter;
  const above = UNREADABLE.test(header) ? undefined : wellFormedRows(header, delimiter);
  if (above?.length !== (shape.header ? 1 : 0)) return undefined;
  if ([...scheme.values()].some(({ treatment }) => treatment.kind === "text")) return undefined;
  const columns = tableColumns(headOf(above, shape.header), scheme, { ...(names && { names }) });
  return {
    kinds: kindsOf(scheme),
    columns,
    header: (name) => {
      const row = above[0] ?? [];
      return rewritten(
        { source: header, row, delimiter, name, formulas },
        droppedEdits(row, columns),
      );
    },
    read(text) {
      // in the first place of a file it would be a mark of its encoding, and no part of the cell
      if (UNREADABLE.test(text) || text.startsWith("\ufeff")) return undefined;
      const rows = wellFormedRows(text, delimiter);
      return rows?.length === 1
        ? settledRow(text, rows[0]!, columns, { delimiter, formulas })
        : undefined;
    },
  };
}

/** What the cells of typed columns can be, and an id that could tell of somebody. */
const kindsOf = (scheme: Scheme): GivenKind[] => [
  { type: "CODE" },
  ...[...scheme.values()].flatMap(({ treatment, unit }): GivenKind[] => {
    if (treatment.kind !== "type") return [];
    const { type } = treatment;
    return unit === undefined ? [givenOf(treatment)] : [{ type }, { type, replacement: unit }];
  }),
];

function settledRow(
  source: string,
  row: readonly Cell[],
  columns: TableColumns,
  form: Pick<RowSource, "delimiter" | "formulas">,
): SettledRow | undefined {
  const { fields, own, telling } = fieldsOf(row, columns);
  const cells: Cell[] = [];
  const values: GivenValue[] = [];
  for (const { value, treatment } of fields) {
    if (treatment?.kind !== "type") return undefined;
    const words = value!.value.trim();
    // the dot may be that of a sentence, which the label after it says
    if (words.length > 1 && words.endsWith(".")) return undefined;
    cells.push(value!);
    values.push({ words, given: treatment });
  }
  if (!columns.keepsIds && own.length > 0 && idsCouldShow(own, columns.labels, values)) {
    return undefined;
  }
  return {
    cells: row,
    values,
    ids: own,
    telling,
    write(replacements, name) {
      const edits = droppedEdits(row, columns);
      for (const [i, value] of cells.entries()) {
        const replacement = within(value, replacements[i]!);
        if (replacement !== value.value) edits.push({ value, replacement });
      }
      return rewritten({ source, row, name, ...form }, edits);
    },
  };
}

const droppedEdits = (row: readonly Cell[], columns: TableColumns): Edit[] =>
  droppedOf(row, columns).map((value) => ({ value }));

/** @throws OUTPUT_UNWRITABLE */
function rewritten(
  { source, row, delimiter, name, formulas }: RowSource,
  edits: readonly Edit[],
): string {
  const file = {
    name,
    source,
    nothing: "",
    encode: (value: Value, words: string) => encoded(words, (value as Cell).quoted, delimiter),
    valuesOf: (of: string) => {
      if (of === source) return row;
      const rows = rowsOf(of, delimiter, name);
      return rows.length === 1 ? rows[0]! : rows.flat();
    },
  };
  return guardFormulas(written(file, edits), delimiter, name, formulas);
}

interface RowSource {
  readonly source: string;
  readonly row: readonly Cell[];
  readonly delimiter: Delimiter;
  readonly name: string;
  readonly formulas: Formulas | undefined;
}

/** The value with other words between the blanks around it. */
function within({ value }: Value, words: string): string {
  const start = value.length - value.trimStart().length;
  return value.slice(0, start) + words + value.slice(Math.max(start, value.trimEnd().length));
}
