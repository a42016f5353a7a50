/** k-anonymity of a table itself: how small its groups are, and what each quasi-identifying cell becomes. */

import { errors } from "../../errors.js";
import { columnOf } from "../column.js";
import { columnNames } from "../telling-name.js";
import { type Hierarchy, hierarchyOf, parseHierarchy, SUPPRESSED } from "./hierarchy.js";
import { type LatticeTable, search } from "./lattice.js";

export interface QuasiOptions {
  /** Columns that together could single somebody out. */
  readonly quasi: readonly string[];
  /** Least number of rows that share them; 2 or more. */
  readonly k: number;
  /** A column whose values must differ within each group, and how many must. */
  readonly diversity?: { readonly column: string; readonly l: number };
  /** Largest share of rows that may be suppressed, in [0, 1]; default .05. */
  readonly suppress?: number;
  /** Text of hierarchy files by column. */
  readonly hierarchies?: Readonly<Record<string, string>>;
}

/** How a table's rows fall into groups of equal quasi-identifiers. */
interface Groups {
  readonly groups: number;
  readonly smallest: number;
  /** Rows in groups smaller than k. */
  readonly rowsBelow: number;
}

export interface Anonymity {
  readonly quasi: readonly string[];
  readonly k: number;
  readonly l?: number;
  readonly rows: number;
  readonly before: Groups;
  /** Without the suppressed rows. */
  readonly after: Groups;
  /** Level of each quasi-identifier, and how many there are. */
  readonly levels: Readonly<Record<string, { readonly level: number; readonly of: number }>>;
  readonly suppressed: number;
  /** Mean share of what a quasi-identifying cell told that is lost, in [0, 1]. */
  readonly loss: number;
  readonly isOptimal: boolean;
}

export interface Anonymized {
  readonly summary: Anonymity;
  readonly hierarchies: ReadonlyMap<string, Hierarchy>;
  /** What a quasi-identifying cell becomes. */
  cell(column: string, row: number): string;
}

const DEFAULT_SUPPRESS = 0.05;

/**
 * @param columns cells by column, one per row
 * @throws USAGE where a column is missing, INPUT_FORMAT for a hierarchy without all values
 */
export function anonymize(
  columns: ReadonlyMap<string, readonly string[]>,
  { quasi, k, diversity, suppress = DEFAULT_SUPPRESS, hierarchies = {} }: QuasiOptions,
  table: string,
): Anonymized {
  const cellsOf = (name: string): readonly string[] => {
    const cells = columns.get(name);
    if (cells) return cells;
    throw errors.USAGE`${table} has no column '${name}'; its columns are ${columnNames(columns.keys())}`;
  };
  const own = quasi.map((name) => {
    const cells = cellsOf(name).map((cell) => cell.trim());
    const column = columnOf(name, cells);
    const file = hierarchies[name];
    const hierarchy =
      file === undefined
        ? hierarchyOf(column)
        : parseHierarchy(file, column, `the hierarchy of ${name}`);
    return { name, cells, hierarchy };
  });
  const rows = own[0]?.cells.length ?? 0;
  const sensitive = diversity && cellsOf(diversity.column);
  const { lattice, tupleOf } = latticeOf(own, rows, sensitive);
  const goal = { k, l: diversity?.l ?? 1, suppress };
  const found = search(lattice, goal);
  const cell = (q: number, row: number): string =>
    found.suppressed.has(tupleOf[row]!)
      ? SUPPRESSED
      : own[q]!.hierarchy.levelsOf.get(own[q]!.cells[row]!)![found.levels[q]!]!;
  const indexes = Array.from({ length: rows }, (_, row) => row);
  const kept = indexes.filter((row) => !found.suppressed.has(tupleOf[row]!));
  return {
    hierarchies: new Map(own.map(({ name, hierarchy }) => [name, hierarchy])),
    cell: (column, row) => cell(quasi.indexOf(column), row),
    summary: {
      quasi,
      k,
      ...(diversity && { l: diversity.l }),
      rows,
      before: groupsOf(indexes, (row) => own.map(({ cells }) => cells[row]!), k),
      after: groupsOf(kept, (row) => own.map((_, q) => cell(q, row)), k),
      levels: Object.fromEntries(
        own.map(({ name, hierarchy }, q) => [
          name,
          { level: found.levels[q]!, of: hierarchy.height - 1 },
        ]),
      ),
      suppressed: rows - kept.length,
      loss: found.loss,
      isOptimal: found.isOptimal,
    },
  };
}

function groupsOf(
  rows: readonly number[],
  tupleOf: (row: number) => readonly string[],
  k: number,
): Groups {
  const sizes = new Map<string, number>();
  for (const row of rows) {
    const key = JSON.stringify(tupleOf(row));
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  let smallest = rows.length;
  let rowsBelow = 0;
  for (const size of sizes.values()) {
    smallest = Math.min(smallest, size);
    if (size < k) rowsBelow += size;
  }
  return { groups: sizes.size, smallest, rowsBelow };
}

interface Own {
  readonly cells: readonly string[];
  readonly hierarchy: Hierarchy;
}

function latticeOf(
  own: readonly Own[],
  rows: number,
  sensitive: readonly string[] | undefined,
): { lattice: LatticeTable; tupleOf: Int32Array } {
  const coded = own.map(({ hierarchy }) => codedLevels(hierarchy));
  const tuples: Int32Array[] = [];
  const counts: number[] = [];
  const values: Map<number, number>[] = [];
  const sensitiveIds = new Map<string, number>();
  const known = new Map<string, number>();
  const tupleOf = new Int32Array(rows);
  for (let row = 0; row < rows; row++) {
    const tuple = Int32Array.from(own, ({ cells }, q) => coded[q]!.ids.get(cells[row]!)!);
    const key = tuple.join(",");
    let at = known.get(key);
    if (at === undefined) {
      known.set(key, (at = tuples.length));
      tuples.push(tuple);
      counts.push(0);
      values.push(new Map());
    }
    tupleOf[row] = at;
    counts[at]!++;
    if (sensitive) {
      const value = sensitive[row]!.trim();
      if (!sensitiveIds.has(value)) sensitiveIds.set(value, sensitiveIds.size);
      const id = sensitiveIds.get(value)!;
      values[at]!.set(id, (values[at]!.get(id) ?? 0) + 1);
    }
  }
  return {
    tupleOf,
    lattice: {
      values: coded.map(({ levels }) => levels),
      losses: coded.map(({ losses }) => losses),
      tuples,
      counts: Int32Array.from(counts),
      ...(sensitive && { sensitive: values }),
    },
  };
}

/**
 * Values of a hierarchy as numbers, and what each level loses: of the other values of the domain, the
 * share from which a value can no longer be told (Iyengar 2002).
 */
function codedLevels({ levelsOf, height }: Hierarchy) {
  const originals = [...levelsOf.keys()];
  const ids = new Map(originals.map((value, id) => [value, id]));
  const levels: Int32Array[] = [];
  const losses: Float64Array[] = [];
  for (let level = 0; level < height; level++) {
    const names = new Map<string, number>();
    const sizes = new Map<string, number>();
    const words = originals.map((value) => levelsOf.get(value)![level]!);
    for (const word of words) {
      if (!names.has(word)) names.set(word, names.size);
      sizes.set(word, (sizes.get(word) ?? 0) + 1);
    }
    levels.push(Int32Array.from(words, (word) => names.get(word)!));
    losses.push(
      Float64Array.from(words, (word) =>
        word === SUPPRESSED ? 1 : (sizes.get(word)! - 1) / Math.max(1, originals.length - 1),
      ),
    );
  }
  return { ids, levels, losses };
}
