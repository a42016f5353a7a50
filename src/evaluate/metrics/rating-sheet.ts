/**
 * A sheet for people who rate replacements by hand, out and in as CSV, and its summary in the form of
 * INTACT's table 1 ('Truthful Text Sanitization Guided by Inference Attacks', section 5.7): a
 * replacement is truthful if it keeps the content of the original, and more abstract if it says less.
 *
 * | column | |
 * | --- | --- |
 * | `id` | row, from 1 |
 * | `type` | semantic type of the mention |
 * | `before`, `original`, `after` | the mention with 70 characters to either side, as in the paper |
 * | `replacement` | the proposed words |
 * | `truthful`, `abstract` | `yes` or `no`, to be filled in |
 */

import { parse } from "csv-parse/sync";
import { isSemanticType, SEMANTIC_TYPES, type SemanticType } from "../../document/types.js";
import { errors, type PalimpsestError } from "../../errors.js";
import { cohenKappa } from "./coefficients.js";

export interface SheetRow {
  readonly type: SemanticType;
  readonly before: string;
  readonly original: string;
  readonly after: string;
  readonly replacement: string;
}

/** Characters of context to either side of a mention. */
export const CONTEXT = 70;

const COLUMNS = [
  "id",
  "type",
  "before",
  "original",
  "after",
  "replacement",
  "truthful",
  "abstract",
] as const;

/** The sheet with empty columns for the ratings. */
export function writeSheet(rows: readonly SheetRow[]): string {
  const lines = rows.map((row, i) => [
    `${i + 1}`,
    row.type,
    row.before,
    row.original,
    row.after,
    row.replacement,
    "",
    "",
  ]);
  return sheetOf(COLUMNS, lines);
}

/** A table as CSV that a spreadsheet shows as it is. */
export const sheetOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((cells) => `${cells.map(cell).join(",")}\n`).join("");

/** Quoted where it must be; a leading sign of a formula is shown as text by a spreadsheet. */
function cell(value: string): string {
  const flat = value.replace(/[\r\n\t]+/g, " ");
  const safe = /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export interface Rating {
  readonly id: string;
  readonly type: SemanticType;
  readonly truthful: boolean;
  readonly abstract: boolean;
}

/**
 * The ratings of a sheet.
 * @param name what messages call the file
 * @throws INPUT_FORMAT where a column is absent or a rating is neither yes nor no
 */
export function readRatings(csv: string, name: string): Rating[] {
  let rows: Record<string, string>[];
  try {
    rows = parse(csv, { columns: true, bom: true, skip_empty_lines: true });
  } catch {
    // the parser's own message quotes the file
    throw wrong(name, "the sheet is not valid CSV");
  }
  if (rows.length === 0) throw wrong(name, "the sheet has no rows");
  return rows.map((row, i) => {
    const where = `${name}, row ${i + 1}`;
    const { id, type } = row;
    if (!id) throw wrong(where, "the id is missing");
    if (!isSemanticType(type)) {
      throw wrong(where, `the type is none of ${SEMANTIC_TYPES.join(", ")}`);
    }
    return {
      id,
      type,
      truthful: yesOrNo(row["truthful"], `${where}: truthful`),
      abstract: yesOrNo(row["abstract"], `${where}: abstract`),
    };
  });
}

function yesOrNo(value: string | undefined, where: string): boolean {
  const word = value?.trim().toLowerCase();
  if (word === "yes" || word === "y" || word === "1") return true;
  if (word === "no" || word === "n" || word === "0") return false;
  throw wrong(where, `the rating is ${word ? "neither yes nor no" : "empty"}`);
}

const wrong = (where: string, problem: string): PalimpsestError =>
  errors.INPUT_FORMAT`${where}: ${problem}; fill in a sheet that --sheet wrote`;

/** Shares of the rows; the four cells of the paper's table sum to 1. */
export interface RatingShares {
  readonly rated: number;
  readonly truthful: number;
  readonly abstract: number;
  readonly truthfulAndAbstract: number;
  readonly truthfulNotAbstract: number;
  readonly abstractNotTruthful: number;
  readonly neither: number;
}

export interface RatingSummary extends RatingShares {
  readonly byType: Readonly<Partial<Record<SemanticType, RatingShares>>>;
  /** Cohen's kappa of the first two sheets, over the rows both rated; absent with one sheet. */
  readonly agreement?: {
    readonly rows: number;
    readonly truthful: number | null;
    readonly abstract: number | null;
  };
}

/**
 * The summary of a sheet; of several, a row is truthful only if everybody said so, and likewise abstract.
 */
export function summarizeRatings(sheets: readonly (readonly Rating[])[]): RatingSummary {
  const rows = new Map<string, Rating>();
  for (const rating of sheets.flat()) {
    const known = rows.get(rating.id);
    rows.set(rating.id, {
      ...rating,
      truthful: rating.truthful && (known?.truthful ?? true),
      abstract: rating.abstract && (known?.abstract ?? true),
    });
  }
  const all = [...rows.values()];
  const types = [...new Set(all.map(({ type }) => type))].sort();
  const [first, second] = sheets;
  return {
    ...sharesOf(all),
    byType: Object.fromEntries(
      types.map((type) => [type, sharesOf(all.filter((row) => row.type === type))]),
    ),
    ...(first && second ? { agreement: agreementOf(first, second) } : {}),
  };
}

function sharesOf(rows: readonly Rating[]): RatingShares {
  const share = (accepts: (row: Rating) => boolean) =>
    rows.length === 0 ? 0 : rows.filter(accepts).length / rows.length;
  return {
    rated: rows.length,
    truthful: share(({ truthful }) => truthful),
    abstract: share(({ abstract }) => abstract),
    truthfulAndAbstract: share(({ truthful, abstract }) => truthful && abstract),
    truthfulNotAbstract: share(({ truthful, abstract }) => truthful && !abstract),
    abstractNotTruthful: share(({ truthful, abstract }) => !truthful && abstract),
    neither: share(({ truthful, abstract }) => !truthful && !abstract),
  };
}

function agreementOf(first: readonly Rating[], second: readonly Rating[]) {
  const others = new Map(second.map((rating) => [rating.id, rating]));
  const both = first.flatMap((rating) => {
    const other = others.get(rating.id);
    return other ? [[rating, other] as const] : [];
  });
  const kappa = (of: (rating: Rating) => boolean) =>
    cohenKappa(
      both.map(([a, b]) => ({
        labels: new Map([
          ["a", `${of(a)}`],
          ["b", `${of(b)}`],
        ]),
        weight: 1,
      })),
      "a",
      "b",
    ).kappa;
  return {
    rows: both.length,
    truthful: kappa(({ truthful }) => truthful),
    abstract: kappa(({ abstract }) => abstract),
  };
}
