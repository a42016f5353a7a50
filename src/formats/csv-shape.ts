/** How a table is cut, inferred from its first rows, so that records that arrive one by one are read alike. */

import { delimiterOf, rowsOf } from "./csv-rows.js";
import type { CsvShape } from "./format.js";
import { isHeader } from "./table-head.js";

/** @throws INPUT_FORMAT where a quote is not closed */
export function shapeOf(sample: string, name: string): CsvShape {
  const delimiter = delimiterOf(sample);
  return { delimiter, header: isHeader(rowsOf(sample, delimiter, name)) };
}
