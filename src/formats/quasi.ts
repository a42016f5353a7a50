/** The quasi-identifiers of a table that is read: each cell as the whole table decides it. */

import { errors } from "../errors.js";
import { type Anonymized, anonymize, type QuasiOptions } from "../tables/anonymity/anonymize.js";
import { hierarchyText } from "../tables/anonymity/hierarchy.js";
import type { ReadFile } from "./format.js";

export interface QuasiCells extends Required<Pick<ReadFile, "anonymity" | "hierarchies">> {
  readonly names: ReadonlySet<string>;
  /** What a cell becomes; `row` counts the rows that were given. */
  cell: Anonymized["cell"];
}

/**
 * @param rows cells of each row by column; an absent cell is an empty one
 * @throws USAGE, INPUT_FORMAT
 */
export function quasiCells(
  rows: readonly ReadonlyMap<string, string>[],
  columns: Iterable<string>,
  options: QuasiOptions,
  table: string,
): QuasiCells {
  for (const name of options.quasi) {
    if (!name.includes("[]")) continue;
    throw errors.USAGE`'${name}' holds lists, which have no place in a group of rows; name keys with one value per line`;
  }
  const wanted = new Set([
    ...options.quasi,
    ...(options.diversity ? [options.diversity.column] : []),
  ]);
  const cells = new Map(
    [...columns].map((name) => [
      name,
      wanted.has(name) ? rows.map((row) => row.get(name) ?? "") : [],
    ]),
  );
  const { summary, hierarchies, cell } = anonymize(cells, options, table);
  return {
    names: new Set(options.quasi),
    anonymity: summary,
    hierarchies: new Map([...hierarchies].map(([name, one]) => [name, hierarchyText(one)])),
    cell,
  };
}
