/** Formats: reading documents, tables and the benchmarks' files, and writing them back. */

export type { FilePart } from "../formats/contents/part.js";
export { unguardFormulas } from "../formats/csv-formulas.js";
export { shapeOf } from "../formats/csv-shape.js";
export { decodeText } from "../formats/decode.js";
export { readTextsAt } from "../formats/folder.js";
export type {
  AnyFile,
  BytesFormat,
  Format,
  PagePlace,
  ReadFile,
  ReadOptions,
  Written,
} from "../formats/format.js";
export {
  FORMAT_NAMES,
  FORMATS,
  readFormat,
  writtenEnding,
} from "../formats/formats.js";
export { asDocx, asMarkdown } from "../formats/from-text.js";
export {
  createFileReader,
  type FileReader,
  type FileReaderOptions,
} from "../formats/isolated/reader.js";
export { type Layout, placed, type UnreadCell } from "../formats/layout/layout.js";
export { type Individuals, readIndividuals } from "../formats/records.js";
export { type SettledRows, settledRows } from "../formats/settled-rows.js";
export { DECIDING_RECORDS, type SettledTable, settledTable } from "../formats/settled-table.js";
export { type Mask, place, readDetections, readMasks, readTab } from "../formats/tab.js";
export { type TextFormatOptions, textFormat } from "../formats/text-format.js";
export { readTexts } from "../formats/texts.js";
export { readWikiReplace } from "../formats/wikireplace.js";
export type { Anonymity, QuasiOptions } from "../tables/anonymity/anonymize.js";
export { type Scheme, type SchemeColumn, schemeText } from "../tables/scheme.js";
export { columnNames, isFieldName, reportedName } from "../tables/telling-name.js";
export { treatmentText } from "../tables/treatment.js";
