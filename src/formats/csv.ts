/**
 * Separated values: one document a row, its cells as `column: value`.
 *
 * | in the file | in the text |
 * | --- | --- |
 * | a cell | read, and replaced; numbers, dates and codes too, since they identify |
 * | the header row | labels: read for context, never replaced; a file is refused rather than keep one that names somebody |
 * | a cell of the column `doc_id`, or `id` | the document's id, kept as it is |
 *
 * A document without an id is called after its row. The delimiter is the one of comma, semicolon, tab
 * and bar that makes the rows equally long. The first row is the header where all its cells are
 * short, look like names of columns and stand once in their column; else it is a row like the others, and cells have no
 * labels: so a person in the first row of a table without a header is not taken for a column.
 * Quotes, line ends, ragged rows and all else stay as they are; a changed cell is quoted where it must be.
 */

import { type Cell, type Delimiter, delimiterOf, type Row, rowsOf } from "./csv-rows.js";
import { type Field, type FieldRecord, readFields } from "./fields.js";
import type { Format } from "./format.js";

export const csv: Format = {
  name: "csv",
  extensions: [".csv", ".tsv"],
  read(source, { name, id, persons }) {
    const delimiter = delimiterOf(source);
    const rows = rowsOf(source, delimiter, name);
    const header = isHeader(rows) ? rows[0]! : undefined;
    const labels = (header ?? []).map(({ value }) => value.replace(/\s+/g, " ").trim());
    const ids = ["doc_id", "id"].flatMap((one) => {
      const column = labels.findIndex((label) => label.toLowerCase() === one);
      return column < 0 ? [] : [column];
    });
    const records: FieldRecord<Cell>[] = [];
    let unfilled = unfilledLabels(rows, labels, ids);
    for (const [i, row] of rows.entries()) {
      if (row === header) continue;
      const fields: Field<Cell>[] = row.flatMap((value, column) =>
        value.value === "" || ids.includes(column)
          ? []
          : { label: labels[column] ?? "", shared: true, value },
      );
      if (!fields.some(({ value }) => /\S/.test(value!.value)) && unfilled.length === 0) continue;
      // shown once, so that every label is examined
      fields.push(...unfilled.map((label) => ({ label, shared: true })));
      unfilled = [];
      const own = ids.map((column) => row[column]?.value ?? "");
      records.push({
        id: own[0] || `${id}:${i + 1}`,
        ids: own,
        where: `row ${i + 1}`,
        fields,
      });
    }
    return readFields({
      name,
      source,
      records,
      persons,
      encode: ({ quoted }, replacement) => encoded(replacement, quoted, delimiter),
      valuesOf: (text) => rowsOf(text, delimiter, name).flat(),
    });
  },
};

/** Names of columns without a cell, ids apart. */
function unfilledLabels(
  rows: readonly Row[],
  labels: readonly string[],
  ids: readonly number[],
): string[] {
  const filled = new Set(ids);
  for (const row of rows.slice(1)) {
    for (const [column, { value }] of row.entries()) if (value !== "") filled.add(column);
  }
  return labels.filter((label, column) => label !== "" && !filled.has(column));
}

const encoded = (value: string, quoted: boolean, delimiter: Delimiter): string =>
  // nothing at all would be no row where it stands alone
  quoted || value === "" || /["\r\n]/.test(value) || value.includes(delimiter)
    ? `"${value.replaceAll('"', '""')}"`
    : value;

/** A single row is never a header: nothing would be read. */
function isHeader(rows: readonly Row[]): boolean {
  const names = rows[0]?.map(({ value }) => value.trim()).filter((value) => value !== "") ?? [];
  const different = new Set(names.map((one) => one.toLowerCase())).size === names.length;
  // a first line of text is likelier where there is no second column
  const words = names.length === 1 ? 2 : 5;
  return (
    names.length > 0 &&
    different &&
    rows.some((row, i) => i > 0 && row.some(({ value }) => /\S/.test(value))) &&
    // who writes the first line of a chat writes others
    rows[0]!.every(
      ({ value }, i) => value === "" || !rows.some((row, j) => j > 0 && row[i]?.value === value),
    ) &&
    names.every((one) => looksLikeName(one) && one.split(/\s+/).length <= words)
  );
}

/** Short, with a letter, and neither a number, a date, an address nor a sentence. */
const looksLikeName = (value: string): boolean =>
  value.length <= 40 && /\p{L}/u.test(value) && !/\p{Nd}{3}|[@\n\r]|[,;!]/u.test(value);
