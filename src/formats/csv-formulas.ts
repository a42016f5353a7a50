/**
 * Cells that a spreadsheet would run when it opens the table, and the apostrophe that makes it show them instead (OWASP,
 * 'CSV Injection'): those that begin, after blanks, with `=`, `@`, or a sign before what is no number; and with a tab or
 * a carriage return.
 */

import { EditedText } from "../document/edited-text.js";
import { type Cell, type Delimiter, delimiterOf, encoded, rowsOf } from "./csv-rows.js";
import type { Formulas } from "./format.js";

const BEGINS = /^(?:[\t\r]|\s*[=@＝＠])/;
const SIGNED = /^\s*[-+＋－]/;
/** Numbers, amounts with their unit, dates, times, telephone numbers, dashes alone. */
const NUMBERS = /^[-+＋－\s\d.,:'()/%€$£¥]*$|^\s*[-+]?[\d.,]+e[-+]?\d+\s*$/i;

/** Whether a spreadsheet would run a cell. */
export const isFormula = (value: string): boolean =>
  BEGINS.test(value) || (SIGNED.test(value) && !NUMBERS.test(value));

const isGuarded = (value: string): boolean =>
  value.startsWith("'") && isFormula(value.replace(/^'+/, ""));

/** Text in which no cell begins like a formula, quoted or not, is not read again. */
const MAY_HOLD = /(?:^\ufeff?|[\r\n,;\t|"\u001f])["']*\s*[-=+@＝＋－＠\t\r]/;

function edited(
  source: string,
  delimiter: Delimiter,
  name: string,
  change: (value: string) => string,
): string {
  if (!MAY_HOLD.test(source)) return source;
  const out = new EditedText(source);
  for (const { value, quoted, start, end } of rowsOf(source, delimiter, name).flat()) {
    const now = change(value);
    if (now !== value) out.replace(start, end, encoded(now, quoted, delimiter));
  }
  return out.finish();
}

/** A table, or a row of one, that a spreadsheet shows and does not run. */
export const guardFormulas = (
  source: string,
  delimiter: Delimiter,
  name: string,
  formulas: Formulas = "quote",
): string =>
  formulas === "keep"
    ? source
    : edited(source, delimiter, name, (value) =>
        isFormula(value) || (formulas === "restorable" && isGuarded(value)) ? `'${value}` : value,
      );

/**
 * What `guardFormulas` with `restorable` was given.
 * @param delimiters which the table may have been cut by: its rows are too few to tell, or have labels that mislead
 */
export function unguardFormulas(
  source: string,
  name: string,
  delimiters: readonly string[] = [],
): string {
  const known = delimiters as readonly Delimiter[];
  const delimiter =
    known.length === 1 ? known[0]! : delimiterOf(source, known.length > 0 ? known : undefined);
  return edited(source, delimiter, name, (value) => (isGuarded(value) ? value.slice(1) : value));
}

/** What a person should hear of them; nothing where there are none. */
export function formulasNote(cells: readonly Cell[], formulas: Formulas = "quote"): string[] {
  const count = cells.filter(({ value }) => isFormula(value)).length;
  if (count === 0) return [];
  const what = count === 1 ? "1 cell begins" : `${count} cells begin`;
  return [
    formulas === "keep"
      ? `${what} as a formula does, and a spreadsheet may run what stays of ${count === 1 ? "it" : "them"}; --csv-formulas quote prevents that`
      : `${what} as a formula does, and what stays is written with an apostrophe before it, so that no spreadsheet runs it; --csv-formulas keep leaves it out`,
  ];
}
