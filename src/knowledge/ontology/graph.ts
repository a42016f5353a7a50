/** The graph of generalizations: concepts by number, the terms that name them, upward and downward. */

import { type Lines, type Parent, RELATIONS, type Relation } from "./file.js";

/** A concept above another one, and the membership that led there from the one below it. */
export interface Step {
  readonly relation: Relation;
  readonly concept: number;
}

export class Graph {
  readonly #concepts: Lines;
  readonly #terms: Lines;
  readonly #chains = new Map<number, readonly Step[]>();
  readonly #closures = new Map<number, ReadonlySet<number>>();
  #below: Below | undefined;

  constructor(concepts: Lines, terms: Lines) {
    this.#concepts = concepts;
    this.#terms = terms;
  }

  /** How many concepts there are. */
  get size(): number {
    return this.#concepts.count;
  }

  name(concept: number): string {
    return this.#concepts.fields(concept)[0]!;
  }

  /** How usual or how large: inhabitants of a place, occurrences of a word. Compared within one kind only. */
  frequency(concept: number): number {
    return Number(this.#concepts.fields(concept)[1]);
  }

  parents(concept: number): readonly Parent[] {
    const field = this.#concepts.fields(concept)[2];
    if (!field) return [];
    return field.split(" ").map((edge) => ({
      relation: RELATIONS[Number(edge[0])]!,
      concept: Number(edge.slice(2)),
    }));
  }

  /** The concepts that a key may mean, most usual first. */
  find(key: string): readonly number[] {
    if (key === "") return [];
    const line = this.#terms.lowerBound(key);
    if (line >= this.#terms.count) return [];
    const [found, concepts] = this.#terms.fields(line);
    return found === key ? numbers(concepts!) : [];
  }

  /** Keys that begin with `prefix`, in order, with their concepts. */
  *startingWith(prefix: string): Generator<{ key: string; concepts: readonly number[] }> {
    for (let line = this.#terms.lowerBound(prefix.trimEnd()); line < this.#terms.count; line++) {
      const [key, concepts] = this.#terms.fields(line);
      if (key!.startsWith(prefix)) yield { key: key!, concepts: numbers(concepts!) };
      else if (key! > prefix) return;
    }
  }

  /** The way up: the first relation of each concept, as the paper follows it. Ends at a root or a circle. */
  chain(concept: number): readonly Step[] {
    let chain = this.#chains.get(concept);
    if (!chain) {
      const steps: Step[] = [];
      const seen = new Set([concept]);
      for (let at = this.parents(concept)[0]; at && !seen.has(at.concept); ) {
        seen.add(at.concept);
        steps.push(at);
        at = this.parents(at.concept)[0];
      }
      chain = steps;
      remember(this.#chains, concept, chain);
    }
    return chain;
  }

  /** The concept and everything above it, by every relation. */
  above(concept: number): ReadonlySet<number> {
    let all = this.#closures.get(concept);
    if (!all) {
      const seen = new Set([concept]);
      for (const one of seen) for (const parent of this.parents(one)) seen.add(parent.concept);
      all = seen;
      remember(this.#closures, concept, all);
    }
    return all;
  }

  /** What lies directly below. */
  children(concept: number): Uint32Array {
    this.#below ??= this.#turned();
    const { starts, of } = this.#below;
    return of.subarray(starts[concept]!, starts[concept + 1]!);
  }

  /**
   * What lies below a concept at any depth, most frequent first: the individuals where there are any,
   * else the kinds.
   */
  descendants(concept: number): number[] {
    const seen = new Set<number>();
    const open = [concept];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const child of this.children(at)) {
        if (!seen.has(child)) {
          seen.add(child);
          open.push(child);
        }
      }
    }
    const { frequencies, individual } = this.#below!;
    const all = [...seen];
    const individuals = all.filter((one) => individual[one] === 1);
    return (individuals.length > 0 ? individuals : all).sort(
      (a, b) => frequencies[b]! - frequencies[a]! || a - b,
    );
  }

  /** The graph from above, made once when first asked for. */
  #turned(): Below {
    const starts = new Uint32Array(this.size + 1);
    const frequencies = new Float64Array(this.size);
    const individual = new Uint8Array(this.size);
    const edges: number[] = [];
    for (let child = 0; child < this.size; child++) {
      const [frequency, ...parents] = this.#concepts.numbers(child);
      frequencies[child] = frequency!;
      for (let i = 0; i < parents.length; i += 2) {
        const concept = parents[i + 1]!;
        edges.push(concept, child);
        starts[concept + 1]!++;
        if (RELATIONS[parents[i]!] === "instance of") individual[child] = 1;
      }
    }
    for (let i = 0; i < this.size; i++) starts[i + 1]! += starts[i]!;
    const next = starts.slice();
    const of = new Uint32Array(edges.length / 2);
    for (let i = 0; i < edges.length; i += 2) of[next[edges[i]!]!++] = edges[i + 1]!;
    return { starts, of, frequencies, individual };
  }
}

/** Every concept's children, one list after the other, and what ranks them. */
interface Below {
  readonly starts: Uint32Array;
  readonly of: Uint32Array;
  readonly frequencies: Float64Array;
  /** 1 where the concept is an instance of something, 0 where it is a kind only. */
  readonly individual: Uint8Array;
}

const numbers = (field: string): number[] => field.split(" ").map(Number);

const REMEMBERED = 20_000;

/** Keeps what was worked out, as long as it is not too much. */
function remember<T>(memory: Map<number, T>, key: number, value: T): void {
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(key, value);
}
