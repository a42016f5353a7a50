/**
 * The combinations of some terms as a tree: below each the combinations with one more, commoner term.
 * A combination counts its individuals only up to k, finds them one at a time, and keeps those it has
 * found for the combinations below.
 */

import { AllOf, type Individuals, ThoseWith, upTo } from "./individuals.js";
import type { PairCache } from "./pair-cache.js";
import { Bitmap, type Postings } from "./postings.js";

export interface Combination {
  /** Places of its terms among all, ascending. */
  readonly places: readonly number[];
  /** How many individuals share its terms: exact below k, and k for any more. */
  readonly shared: number;
}

interface Node extends Combination {
  /** Absent for one term alone: its postings say as much. */
  readonly individuals: Individuals | undefined;
  readonly children: (Node | undefined)[];
}

export class CombinationTree {
  private readonly postings: readonly Postings[];
  private readonly k: number;
  private readonly pairCache: PairCache;
  private readonly singles: readonly Node[];

  /** @param postings of all terms, the shortest first */
  constructor(postings: readonly Postings[], k: number, pairCache: PairCache) {
    this.postings = postings;
    this.k = k;
    this.pairCache = pairCache;
    this.singles = postings.map(({ count }, place) => ({
      places: [place],
      shared: Math.min(count, k),
      individuals: undefined,
      children: [],
    }));
  }

  /** The combination of the terms at these places, which ascend. */
  at(places: readonly number[]): Combination {
    let node = this.singles[places[0]!]!;
    for (let i = 1; i < places.length; i++) node = this.below(node, places[i]!);
    return node;
  }

  private below(node: Node, place: number): Node {
    node.children[place] ??= this.extend(node, place);
    return node.children[place];
  }

  private extend(node: Node, place: number): Node {
    const individuals = this.sharing(node, this.postings[place]!);
    const shared = upTo(individuals, this.k);
    return { places: [...node.places, place], shared, individuals, children: [] };
  }

  private sharing({ individuals, places }: Node, more: Postings): Individuals {
    if (individuals !== undefined) return new ThoseWith(individuals, more);
    const first = this.postings[places[0]!]!;
    return first instanceof Bitmap && more instanceof Bitmap
      ? this.pairCache.get(first, more)
      : new ThoseWith(new AllOf(first.toArray()), more);
  }
}
