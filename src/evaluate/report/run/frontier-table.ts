import { parse } from "csv-parse/sync";
import { errors, type PalimpsestError } from "../../../errors.js";
import type { CurvePoint, Part } from "./figures.js";

const COLUMNS = ["measure", "risk_bound", "information_kept", "risk_left"];

/**
 * The points of `palimpsest frontier --table`.
 * @throws INPUT_FORMAT where the columns are others or a cell is no number
 */
export function parseFrontierTable(csv: string, name: string, file: string): Part {
  const [header = [], ...rows] = rowsOf(csv, file);
  if (COLUMNS.some((column, i) => header[i] !== column)) {
    throw refused(file, `the columns ${COLUMNS.join(", ")}`);
  }
  const points = rows.map((row): CurvePoint => {
    const cell = (column: string): number | undefined => {
      const text = row[header.indexOf(column)] ?? "";
      if (text === "") return undefined;
      const value = Number(text);
      if (!Number.isFinite(value)) throw refused(file, `numbers under ${column}`);
      return value;
    };
    const [bound, kept, left] = ["risk_bound", "information_kept", "risk_left"].map(cell);
    const [tokenPrecision, tokenRecall] = ["precision", "recall"].map(cell);
    if (kept === undefined || left === undefined) throw refused(file, "a number in every row");
    return {
      measure: row[0]!,
      ...(bound !== undefined && { bound }),
      kept,
      left,
      ...(tokenPrecision !== undefined &&
        tokenRecall !== undefined && { masks: { tokenPrecision, tokenRecall } }),
    };
  });
  return { kind: "frontier", name, figures: { version: 1, kind: "frontier", points } };
}

function rowsOf(csv: string, file: string): string[][] {
  try {
    return parse(csv, { skip_empty_lines: true });
  } catch {
    throw refused(file, "a table with commas");
  }
}

const refused = (file: string, wanted: string): PalimpsestError =>
  errors.INPUT_FORMAT`${file} lacks ${wanted}, as 'palimpsest frontier --table' writes them; take it out of the run, or make it again`;
