/**
 * A table of separated values whose rows need no documents, row by row, with what is known only of the whole: whether
 * its labels say something that it hides, and whether its ids are all different. Where either is uncertain it has to be
 * read whole.
 */

import type { GivenKind, GivenValue } from "../document/given.js";
import { type ColumnTreatments, SAMPLE_ROWS, type Scheme, schemeOf } from "../tables/scheme.js";
import { formulasNote, isFormula } from "./csv-formulas.js";
import { type Cell, delimiterOf, rowsOf } from "./csv-rows.js";
import { labelsCouldShow } from "./field-changes.js";
import type { ReadOptions } from "./format.js";
import { formatNameOf } from "./formats.js";
import { settledRows } from "./settled-rows.js";
import { findHead } from "./table-head.js";
import { columnsOf, tellingIds, unshownLabels } from "./table-rows.js";

/** Records that decide how a table is read: its columns, and the row above them. */
export const DECIDING_RECORDS = SAMPLE_ROWS + 1;

export interface SettledTable {
  readonly scheme: Scheme;
  /** What values of its columns can be. */
  readonly kinds: readonly GivenKind[];
  /** Whether the first record is the header. */
  readonly hasHeader: boolean;
  /** The header as it leaves, with its line end. @throws OUTPUT_UNWRITABLE */
  header(): string;
  /** @param text of one record, without its line end. @returns undefined where the table has to be read whole */
  read(text: string): TableRow | undefined;
  /** Once all records were read: whether it has to be read whole after all. */
  isUncertain(): boolean;
  /** What a person should hear about the records so far. */
  notes(): readonly string[];
}

interface TableRow {
  /** What is to be hidden; none: the row is no document. */
  readonly values: readonly GivenValue[];
  /** @throws OUTPUT_UNWRITABLE */
  write(words: readonly string[]): string;
}

/**
 * @param first the first `DECIDING_RECORDS` of the file, with their line ends
 * @param format a format's name, or `auto`
 * @returns undefined where the file is no such table, or has to be read whole
 * @throws USAGE, INPUT_FORMAT
 */
export function settledTable(
  first: readonly Buffer[],
  format: string,
  options: Pick<ReadOptions, "name" | "id" | "names" | "formulas"> & {
    readonly columns?: ColumnTreatments;
  },
): SettledTable | undefined {
  const { name, id, names, formulas } = options;
  const bytes = Buffer.concat(first);
  if (formatNameOf(bytes, format, options) !== "csv") return undefined;
  const sample = bytes.toString();
  if (!/\S/.test(sample)) return undefined;
  const delimiter = delimiterOf(sample);
  const rows = rowsOf(sample, delimiter, name);
  if (rows.length !== first.length) return undefined;
  const head = findHead<Cell>(rows);
  // titles are read as text
  if (head.above > 0) return undefined;
  const hasHeader = head.header !== undefined;
  const body = rows.slice(hasHeader ? 1 : 0);
  const scheme = schemeOf(columnsOf(body, head.names), options.columns, name);
  const shape = { delimiter, header: hasHeader };
  const settled = settledRows(hasHeader ? first[0]!.toString() : "", {
    shape,
    scheme,
    ...(names && { names }),
    ...(formulas && { formulas }),
  });
  if (!settled) return undefined;
  const { columns } = settled;
  const unshown = unshownLabels(columns);
  const couldShow = labelsCouldShow(columns.labels);
  const ids = new Set<string>();
  let telling = 0;
  const guarded: Cell[] = body.length < rows.length ? [...rows[0]!] : [];
  return {
    scheme,
    kinds: settled.kinds,
    hasHeader,
    header: () => settled.header(name),
    read(text) {
      // blanks alone may be a cell of a column that is dropped
      if (!/\S/.test(text)) return text === "" ? BLANK : undefined;
      const row = settled.read(text);
      if (!row) return undefined;
      unshown.see(row.cells);
      guarded.push(...row.cells.filter(({ value }) => isFormula(value)));
      telling += row.telling;
      if (row.values.length > 0) {
        if (names !== "keep" && row.values.some(({ words }) => couldShow(words))) return undefined;
        const [own = ""] = row.ids;
        if (own !== "") {
          if (ids.has(own) || own.startsWith(`${id}:`)) return undefined;
          ids.add(own);
        }
      }
      return { values: row.values, write: (words) => row.write(words, name) };
    },
    isUncertain: () => unshown.labels().length > 0,
    notes: () => [
      ...(telling > 0 ? [tellingIds(name, telling)] : []),
      ...formulasNote(guarded, formulas).map((note) => `${name}: ${note}`),
    ],
  };
}

const BLANK: TableRow = { values: [], write: () => "" };
