import type { Cover } from "./cover.js";

/** A choice under way: a level for each entity, and how often each row is broken. */
export class State {
  /** Entity -> chosen option, -1 for none. */
  readonly chosen: Int32Array;
  /** Row -> how many chosen options break it. */
  readonly broken: Int32Array;
  /** Rows that nothing breaks yet. */
  readonly open: Set<number>;
  cost = 0;
  readonly #cover: Cover;

  constructor(cover: Cover) {
    this.#cover = cover;
    this.chosen = new Int32Array(cover.entities.length).fill(-1);
    this.broken = new Int32Array(cover.rows.length);
    this.open = new Set(cover.rows.keys());
  }

  /** Puts an entity to an option, or with -1 to none. */
  choose(entity: number, option: number): void {
    const { cost, breaks } = this.#cover;
    const before = this.chosen[entity]!;
    if (before === option) return;
    if (option >= 0) {
      this.cost += cost[option]!;
      for (const row of breaks[option]!) if (this.broken[row]!++ === 0) this.open.delete(row);
    }
    if (before >= 0) {
      this.cost -= cost[before]!;
      for (const row of breaks[before]!) if (--this.broken[row]! === 0) this.open.add(row);
    }
    this.chosen[entity] = option;
  }

  /** Rows that only this entity's chosen option breaks. */
  alone(entity: number): number[] {
    const option = this.chosen[entity]!;
    if (option < 0) return [];
    return this.#cover.breaks[option]!.filter((row) => this.broken[row] === 1);
  }

  /** The cheapest option of an entity that leaves no row open that it holds alone; -1 for none. */
  cheapestFor(entity: number, needed: readonly number[]): number {
    if (needed.length === 0) return -1;
    const { options, cost, rows } = this.#cover;
    let best = this.chosen[entity]!;
    for (const option of options[entity]!) {
      if (best >= 0 && cost[option]! >= cost[best]!) continue;
      if (needed.every((row) => rows[row]!.includes(option))) best = option;
    }
    return best;
  }

  /** Lets every entity go as low as it can, the dearest first. */
  prune(entities: Iterable<number>): void {
    const { cost } = this.#cover;
    const order = [...entities]
      .filter((entity) => this.chosen[entity]! >= 0)
      .sort((a, b) => cost[this.chosen[b]!]! - cost[this.chosen[a]!]!);
    for (const entity of order) this.choose(entity, this.cheapestFor(entity, this.alone(entity)));
  }

  copy(): Int32Array {
    return this.chosen.slice();
  }

  restore(chosen: Int32Array): void {
    for (const [entity, option] of chosen.entries()) this.choose(entity, option);
  }
}
