/**
 * A problem as numbers: options (an entity at a level), and rows (combinations) that they break. What
 * the solvers work on.
 */

import type { Problem } from "./problem.js";

export interface Cover {
  /** Option -> its entity's place in `entities`. */
  readonly owner: readonly number[];
  /** Option -> level, from 1. */
  readonly level: readonly number[];
  readonly cost: readonly number[];
  /** Option -> rows that it breaks. */
  readonly breaks: readonly (readonly number[])[];
  /** Row -> options that break it; never empty. */
  readonly rows: readonly (readonly number[])[];
  /** Entity -> its options. */
  readonly options: readonly (readonly number[])[];
  readonly entities: readonly string[];
}

/** The part of a problem that its combinations touch; rows that another row implies are left out. */
export function coverOf({ choices, combinations }: Problem): Cover {
  const costs = new Map(choices.map(({ id, costs }) => [id, costs]));
  const entities = [...new Set(combinations.flat().map(({ id }) => id))];
  const place = new Map(entities.map((id, i) => [id, i]));
  const owner: number[] = [];
  const level: number[] = [];
  const cost: number[] = [];
  const options = entities.map((id, entity) =>
    (costs.get(id) ?? [0]).map((price, i) => {
      owner.push(entity);
      level.push(i + 1);
      cost.push(price);
      return owner.length - 1;
    }),
  );
  const all = combinations.map((members) =>
    [
      ...new Set(
        members.flatMap(({ id, levels }) => {
          const own = options[place.get(id)!]!;
          return [...levels.map((l) => own[l - 1]!), own.at(-1)!];
        }),
      ),
    ].sort((a, b) => a - b),
  );
  const rows = withoutImplied(all);
  const breaks: number[][] = owner.map(() => []);
  for (const [row, members] of rows.entries()) for (const o of members) breaks[o]!.push(row);
  return { owner, level, cost, breaks, rows, options, entities };
}

/** Rows of which no other row is a part: breaking the part breaks the whole. */
function withoutImplied(rows: readonly (readonly number[])[]): number[][] {
  const kept: number[][] = [];
  const by = new Map<number, Set<number>[]>();
  const seen = new Set<string>();
  for (const row of [...rows].sort((a, b) => a.length - b.length)) {
    const key = row.join();
    if (seen.has(key)) continue;
    seen.add(key);
    const inRow = new Set(row);
    const implied = row.some((option) =>
      by.get(option)?.some((smaller) => [...smaller].every((o) => inRow.has(o))),
    );
    if (implied) continue;
    kept.push([...row]);
    const first = row[0]!;
    by.set(first, [...(by.get(first) ?? []), inRow]);
  }
  return kept;
}

/** Parts of a cover that share no entity, each as its rows; solved one by one. */
export function componentsOf({ owner, rows, entities }: Cover): number[][] {
  const parent = entities.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  for (const row of rows) {
    const first = root(owner[row[0]!]!);
    for (const option of row) parent[root(owner[option]!)] = first;
  }
  const parts = new Map<number, number[]>();
  for (const [i, row] of rows.entries()) {
    const part = root(owner[row[0]!]!);
    parts.set(part, [...(parts.get(part) ?? []), i]);
  }
  return [...parts.values()];
}

/** The part of a cover with these rows alone. */
export function partOf(cover: Cover, rows: readonly number[]): Cover {
  const kept = rows.map((row) => cover.rows[row]!);
  const entities = [...new Set(kept.flat().map((o) => cover.owner[o]!))];
  const old = entities.flatMap((entity) => cover.options[entity]!);
  const renamed = new Map(old.map((o, i) => [o, i]));
  const entityOf = new Map(entities.map((entity, i) => [entity, i]));
  const breaks: number[][] = old.map(() => []);
  const newRows = kept.map((row, i) =>
    row.map((o) => {
      const option = renamed.get(o)!;
      breaks[option]!.push(i);
      return option;
    }),
  );
  return {
    owner: old.map((o) => entityOf.get(cover.owner[o]!)!),
    level: old.map((o) => cover.level[o]!),
    cost: old.map((o) => cover.cost[o]!),
    breaks,
    rows: newRows,
    options: entities.map((entity) => cover.options[entity]!.map((o) => renamed.get(o)!)),
    entities: entities.map((entity) => cover.entities[entity]!),
  };
}
