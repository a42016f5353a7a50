/**
 * Whether protected texts fall into the same groups as the originals (Pilán et al. 2024, section 5):
 * embeddings of whole texts, k-means++ on both, normalized mutual information between the groups.
 */

import { errors } from "../../errors.js";
import type { Embedder } from "../../models/embedder.js";

export interface ClusteringMetrics {
  /** Number of groups. */
  readonly k: number;
  /** By method: normalized mutual information with the originals' groups, in [0, 1], mean over runs. */
  readonly nmi: Readonly<Record<string, number>>;
  readonly groups: Groups;
}

/** For each run, the number of the group each text is in, in the order of the texts. */
interface Groups {
  readonly originals: readonly (readonly number[])[];
  readonly methods: Readonly<Record<string, readonly (readonly number[])[]>>;
}

export interface ClusteringOptions {
  readonly embedder: Pick<Embedder, "embed">;
  /** Number of groups; by default where the originals' inertia bends most, from 2 to 10. */
  readonly k?: number;
  /** Of each run the best of so many starts; default 50. */
  readonly restarts?: number;
  /** Default 5. */
  readonly runs?: number;
  readonly seed?: number;
}

const LARGEST_K = 10;

/**
 * Agreement of clusterings.
 * @param methods by name: a text for each original, in the same order
 * @throws INPUT_FORMAT with fewer than four texts
 */
export async function evaluateClustering(
  originals: readonly string[],
  methods: ReadonlyMap<string, readonly string[]>,
  options: ClusteringOptions,
): Promise<ClusteringMetrics> {
  if (originals.length < 4) {
    throw errors.INPUT_FORMAT`clustering needs at least four documents, and there are ${originals.length}; name a larger corpus`;
  }
  const { embedder, restarts = 50, runs = 5, seed = 0 } = options;
  const points = await vectorsOf(originals, embedder);
  const cluster = await clusterer(restarts);
  const k = options.k ?? elbow(points, cluster, seed);
  const groups = (of: number[][], run: number) =>
    cluster(of, k, seed + (run + 1) * 1_000_003).clusters;
  const original = Array.from({ length: runs }, (_, run) => groups(points, run));
  const nmi: Record<string, number> = {};
  const ofMethods: Record<string, number[][]> = {};
  for (const [name, texts] of methods) {
    const own = await vectorsOf(texts, embedder);
    const now = original.map((_, run) => groups(own, run));
    const scores = original.map((before, run) => mutualInformation(before, now[run]!));
    nmi[name] = scores.reduce((sum, score) => sum + score, 0) / runs;
    ofMethods[name] = now;
  }
  return { k, nmi, groups: { originals: original, methods: ofMethods } };
}

async function vectorsOf(texts: readonly string[], embedder: ClusteringOptions["embedder"]) {
  const vectors: number[][] = [];
  for (const text of texts) {
    const [vector] = await embedder.embed([text]);
    vectors.push([...vector!]);
  }
  return vectors;
}

type Cluster = (
  points: number[][],
  k: number,
  seed: number,
) => { readonly clusters: number[]; readonly inertia: number };

/** Clustering that keeps the one of least inertia among several starts. */
async function clusterer(restarts: number): Promise<Cluster> {
  const { kmeans } = await import("ml-kmeans");
  return (points, k, seed) => {
    let best: ReturnType<Cluster> | undefined;
    for (let start = 0; start < restarts; start++) {
      const { clusters, centroids } = kmeans(points, k, {
        initialization: "kmeans++",
        seed: seed + start,
        maxIterations: 100,
      });
      const inertia = points.reduce(
        (sum, point, i) => sum + squaredDistance(point, centroids[clusters[i]!]!),
        0,
      );
      if (!best || inertia < best.inertia) best = { clusters, inertia };
    }
    return best!;
  };
}

/** The k whose point lies farthest below the line from the first inertia to the last. */
function elbow(points: number[][], cluster: Cluster, seed: number): number {
  const largest = Math.min(LARGEST_K, points.length - 1);
  const candidates = Array.from({ length: largest - 1 }, (_, i) => i + 2);
  const inertias = candidates.map((k) => cluster(points, k, seed).inertia);
  const [first, last] = [inertias[0]!, inertias.at(-1)!];
  const below = inertias.map((inertia, i) => {
    const line = first + ((last - first) * i) / Math.max(1, inertias.length - 1);
    return line - inertia;
  });
  return candidates[below.indexOf(Math.max(...below))]!;
}

const squaredDistance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);

/**
 * Mutual information of two groupings over the mean of their entropies, in [0, 1]; 1 where both put
 * everything into one group.
 */
export function mutualInformation(a: readonly number[], b: readonly number[]): number {
  const share = (keys: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1 / keys.length);
    return counts;
  };
  const ofA = share(a.map(String));
  const ofB = share(b.map(String));
  const both = share(a.map((group, i) => `${group} ${b[i]}`));
  const entropy = (shares: ReadonlyMap<string, number>) =>
    [...shares.values()].reduce((sum, p) => sum - p * Math.log(p), 0);
  const mean = (entropy(ofA) + entropy(ofB)) / 2;
  if (mean === 0) return 1;
  let information = 0;
  for (const [key, p] of both) {
    const [x, y] = key.split(" ") as [string, string];
    information += p * Math.log(p / (ofA.get(x)! * ofB.get(y)!));
  }
  return Math.min(1, Math.max(0, information / mean));
}
