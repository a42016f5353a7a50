/**
 * A user's own base rates: a CSV file with the columns `kind,words,share` and, if wanted, `within`, `source`.
 * Words that mean the same are divided by `;`.
 */

import { parse } from "csv-parse/sync";
import { errors, PalimpsestError } from "../../errors.js";
import { foldTerm } from "../../language/fold.js";
import { EXCLUSIVE, RATE_KINDS, type Rate, type RateKind } from "./rate.js";

export interface OwnRates {
  readonly rows: number;
  attribute(phrase: string): (Rate & { readonly kind: RateKind }) | undefined;
}

/** Rows may add up to a little more than everybody, since figures are rounded. */
const ROUNDING = 1.01;

/**
 * @param name the file's name in errors
 * @throws RATES_INVALID with the row, counted from 1 for the first below the header
 */
export function readOwnRates(csv: string, name: string): OwnRates {
  const rows = rowsOf(csv, name);
  const table = new Map<string, Rate & { readonly kind: RateKind; readonly row: number }>();
  const sums = new Map<RateKind, number>();
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    const wrong = (what: string) => errors.RATES_INVALID`${name}, row ${row}: ${what}`;
    const kind = RATE_KINDS.find((one) => one === cells["kind"]);
    if (kind === undefined) {
      throw wrong(`the kind is none of ${RATE_KINDS.join(", ")}`);
    }
    const phrases = phrasesOf((cells["words"] ?? "").replaceAll(";", ","));
    if (phrases.length === 0) throw wrong("no words are given; write them in the column 'words'");
    const share = numberIn(cells["share"]);
    if (share === undefined || share <= 0 || share > 1) {
      throw wrong("the share is not above 0 and at most 1; write 0.065 for 6.5 in a hundred");
    }
    const within = cells["within"] ? numberIn(cells["within"]) : DEFAULT_WITHIN;
    if (within === undefined || within < 1) {
      throw wrong("'within' is not a factor of 1 or more; write 2 for 'half to double'");
    }
    for (const phrase of phrases) {
      const before = table.get(phrase);
      if (before) {
        throw wrong(`row ${before.row} gives a rate for the same words; leave out one of them`);
      }
      table.set(phrase, { kind, share, within, source: cells["source"] || name, row });
    }
    if (!EXCLUSIVE.has(kind)) continue;
    const sum = (sums.get(kind) ?? 0) + share;
    sums.set(kind, sum);
    if (sum > ROUNDING) {
      throw wrong(
        `the shares of '${kind}' up to this row add up to ${sum.toFixed(2)} of the population, and nobody has two; correct the rows of this kind`,
      );
    }
  }
  return { rows: rows.length, attribute: (phrase) => table.get(phrase) };
}

const DEFAULT_WITHIN = 1.5;

/** Phrases divided by commas, folded. */
export const phrasesOf = (words: string): string[] =>
  words
    .split(",")
    .map(foldTerm)
    .filter((phrase) => phrase !== "");

const numberIn = (cell: string | undefined): number | undefined => {
  const value = Number((cell ?? "").trim() || Number.NaN);
  return Number.isFinite(value) ? value : undefined;
};

function rowsOf(csv: string, name: string): Readonly<Record<string, string>>[] {
  let rows: Record<string, string>[];
  try {
    rows = parse(csv, { columns: true, bom: true, trim: true, skip_empty_lines: true });
  } catch (cause) {
    throw new PalimpsestError(
      "RATES_INVALID",
      `${name} is not a CSV file with one number of cells in each row; write the header kind,words,share,within,source`,
      { cause },
    );
  }
  const [first] = rows;
  if (first && ["kind", "words", "share"].every((column) => column in first)) return rows;
  throw errors.RATES_INVALID`${name} has no rows, or lacks one of the columns kind, words and share`;
}
