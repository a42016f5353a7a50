/**
 * Workbooks, .xlsx and .xlsm: Office Open XML, edited in place.
 *
 * | of the file | becomes |
 * | --- | --- |
 * | cells of visible and hidden sheets, rows and columns | a table per sheet, a document per row, as in CSV; strings, rich text, inline strings and cached results of formulas alike |
 * | a number in a format of dates | a moment |
 * | a cell that changes | its new words; its formula and rich text are gone |
 * | names of sheets, defined names, headers and footers, rules of validation, criteria of filters, texts of conditional formats, quoted words of number formats, literals in formulas, columns of tables, titles of charts, text in drawings | one more document, and replaced in place; formulas follow a sheet's new name |
 * | values that charts keep beside the sheet | gone; a spreadsheet program draws them from the cells |
 * | comments and notes, pivot tables, links to the outside, pictures, embedded files, macros, queries, properties, custom XML, printers, authors, alternative texts | gone |
 * | formulas with names that the workbook does not define | their values |
 * | elements, attributes and values that no standard has, custom styles of tables, passwords of protection | gone |
 * | styles, formats, widths, merged cells, charts, tables, conditional formats, protection | as they were |
 *
 * Parts that do not change keep their bytes. What was written is read again: every cell and every text
 * must be what it was or what took its place.
 */

import type { FieldFile, Value } from "../field.js";
import { readFields } from "../fields.js";
import type { BytesFormat, ReadFile } from "../format.js";
import { requireText } from "../require-text.js";
import { openCells } from "./cells.js";
import { anonymityOf, looseRecord, schemeOf, tablesOf, unreadColumnsIn } from "./tables.js";
import { write } from "./write.js";

export const xlsx: BytesFormat = {
  name: "xlsx",
  extensions: [".xlsx", ".xlsm"],
  readBytes(bytes, options) {
    const { name } = options;
    const open = openCells(bytes, name);
    const tables = tablesOf(open, options);
    const records = [...tables.flatMap(({ records }) => records), ...looseRecord(open, options)];
    requireText(
      records.flatMap(({ fields }) => fields.map(({ value }) => value?.value ?? "")).join(" ") ||
        open.sheets.flatMap(({ rows }) => rows.flat().map(({ value }) => value)).join(" "),
      name,
      "its sheets have no cells with values",
    );
    const read = records.filter(({ fields }) => fields.length > 0);
    const source: FieldFile<Value> = {
      ...options,
      source: "",
      records,
      scheme: schemeOf(tables, open),
      nothing: "",
      placesOf: () => [],
      encode: (_, replacement) => replacement,
      valuesOf: () => [],
    };
    const left = [
      ...open.workbook.leftOut,
      ...(open.unknown > 0 ? [`XML that no standard has (${open.unknown} elements)`] : []),
    ];
    const file: ReadFile<Uint8Array> = {
      ...readFields(source),
      ...(left.length > 0 && { notes: [`left out: ${left.join(", ")}`] }),
      ...anonymityOf(tables),
      unreadColumns: () => unreadColumnsIn(tables, open),
      write: (sanitized) => write(bytes, source, read, sanitized),
    };
    return file;
  },
};
