/**
 * Separated values: one document per row, its cells as `column: value`.
 *
 * | in the file | in the text |
 * | --- | --- |
 * | a cell of a column that is text | read by itself, after its column's name, and replaced |
 * | a cell of a column of a type | not read, and replaced whole: the same value by the same words, its names also in the text beside it |
 * | a cell of a column that is kept | not read; one that is unlike the others is text |
 * | a cell of a column that is dropped | not read, and removed with the column's name |
 * | the header row | labels: read for context; one that names somebody is numbered, or the file refused |
 * | a cell of the column `doc_id`, or `id` | the document's id, kept where it says nothing about a person |
 *
 * A document without an id is called after its row. The delimiter is the one of comma, semicolon, tab
 * and bar that makes the rows equally long. The first row is the header where all its cells are
 * short, look like names of columns and stand once in their column; else it is a row like the others, and cells have no
 * labels: so a person in the first row of a table without a header is not taken for a column.
 * Quotes, line ends, ragged rows and all else stay as they are; a changed cell is quoted where it must be, and one that
 * a spreadsheet would run gets an apostrophe (csv-formulas.ts).
 */

import { formulasNote, guardFormulas } from "./csv-formulas.js";
import { type Cell, type Delimiter, delimiterOf, encoded, rowsOf } from "./csv-rows.js";
import { readFields } from "./fields.js";
import type { Format } from "./format.js";
import { tableOf } from "./table-rows.js";

export const csv: Format = {
  name: "csv",
  extensions: [".csv", ".tsv"],
  read(source, options) {
    const { name, formulas } = options;
    const delimiter = (options.shape?.delimiter as Delimiter | undefined) ?? delimiterOf(source);
    const rows = rowsOf(source, delimiter, name);
    const { header, body, scheme, records, idColumns, quasi, unreadColumns } = tableOf(
      rows,
      options,
    );
    const file = readFields({
      ...options,
      source,
      records,
      scheme,
      nothing: "",
      placesOf: (label) =>
        [...(header ?? []), ...body.flatMap((row) => idColumns.map((at) => row[at]!))].filter(
          (cell) => cell?.value.replace(/\s+/g, " ").trim() === label,
        ),
      encode: (value, replacement) => encoded(replacement, (value as Cell).quoted, delimiter),
      valuesOf: (text) => rowsOf(text, delimiter, name).flat(),
    });
    return {
      ...file,
      delimiter,
      unreadColumns,
      notes: [...(file.notes ?? []), ...formulasNote(rows.flat(), formulas)],
      write: (sanitized) => guardFormulas(file.write(sanitized), delimiter, name, formulas),
      ...(quasi && { anonymity: quasi.anonymity, hierarchies: quasi.hierarchies }),
    };
  },
};
