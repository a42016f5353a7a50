/**
 * Two blind readings as one: what both agree on is taken, what they differ in is one cluster of
 * overlapping marks, however many mentions it has. Until somebody settles it the more protective side
 * stands.
 */

import { overlaps, type Span } from "../../../document/span.js";
import {
  type EntityState,
  inOrder,
  type MentionState,
  type Resolution,
  type ReviewState,
  wordsOf,
} from "./state.js";

export interface Reading {
  readonly reader: string;
  readonly state: ReviewState;
}

const DIFFERENCES = ["found", "boundary", "type", "state", "replacement"] as const;
type Difference = (typeof DIFFERENCES)[number];

/** Marks of two readers that overlap. */
export interface Cluster extends Span {
  readonly id: string;
  /** In the order of the readings. */
  readonly sides: readonly [readonly MentionState[], readonly MentionState[]];
  /** Empty: they agree. */
  readonly differs: readonly Difference[];
  /** One keeps what the other hides. */
  readonly leak: boolean;
  /** Index of the side that hides more. */
  readonly protective: 0 | 1;
}

interface Group {
  readonly start: number;
  end: number;
  readonly sides: [MentionState[], MentionState[]];
}

/** All clusters of two readings in reading order, agreed ones too. */
export function clustersOf([a, b]: readonly [Reading, Reading]): Cluster[] {
  const marked = [
    ...inOrder(a.state).map((mention) => ({ mention, side: 0 as const })),
    ...inOrder(b.state).map((mention) => ({ mention, side: 1 as const })),
  ].sort((x, y) => x.mention.start - y.mention.start || y.mention.end - x.mention.end);
  const groups: Group[] = [];
  for (const { mention, side } of marked) {
    let group = groups.at(-1);
    if (!group || mention.start >= group.end) {
      group = { start: mention.start, end: mention.end, sides: [[], []] };
      groups.push(group);
    }
    group.end = Math.max(group.end, mention.end);
    group.sides[side].push(mention);
  }
  return groups.map(({ start, end, sides }) => {
    const words = (side: 0 | 1) => sides[side].map((one) => wordsIn([a, b][side]!, one));
    const differs = differencesOf(sides, [words(0), words(1)]);
    const [first, second] = sides.map(hiddenCharacters) as [number, number];
    return {
      id: `c${start}-${end}`,
      start,
      end,
      sides,
      differs,
      leak: differs.length > 0 && (first === 0) !== (second === 0),
      protective: protectionOf(sides[1]) > protectionOf(sides[0]) ? 1 : 0,
    };
  });
}

const wordsIn = ({ state }: Reading, mention: MentionState): string | null =>
  wordsOf(mention, state.entities.get(mention.entity)!);

function differencesOf(
  [a, b]: Cluster["sides"],
  [wordsA, wordsB]: readonly [readonly (string | null)[], readonly (string | null)[]],
): Difference[] {
  if (a.length === 0 || b.length === 0) return ["found"];
  const sameSpans =
    a.length === b.length &&
    a.every(({ start, end }, i) => start === b[i]!.start && end === b[i]!.end);
  if (!sameSpans) return ["boundary"];
  const differs = new Set<Difference>();
  for (const [i, one] of a.entries()) {
    const other = b[i]!;
    if (one.type !== other.type) differs.add("type");
    if (one.state !== other.state) differs.add("state");
    else if (one.state === "generalize" && wordsA[i] !== wordsB[i]) differs.add("replacement");
  }
  return DIFFERENCES.filter((difference) => differs.has(difference));
}

const hiddenCharacters = (side: readonly MentionState[]): number =>
  side.reduce((sum, { state, start, end }) => (state === "keep" ? sum : sum + end - start), 0);

/** Characters, weighed by how much of their meaning is hidden: keep 0, vaguer words 1 to 2, mask 3. */
const protectionOf = (side: readonly MentionState[]): number =>
  side.reduce((sum, mention) => sum + (mention.end - mention.start) * weightOf(mention), 0);

function weightOf({ state, level }: MentionState): number {
  if (state === "keep") return 0;
  return state === "mask" ? 3 : 1 + Math.min(level ?? 5, 10) / 10;
}

/** Who is taken in a cluster: a side, or neither. */
function sideTaken(
  cluster: Cluster,
  readings: readonly [Reading, Reading],
  resolution: Resolution | undefined,
): 0 | 1 | "neither" {
  if (cluster.differs.length === 0) return 0;
  if (resolution === undefined || resolution.take === "protective") return cluster.protective;
  if (resolution.take === "neither") return "neither";
  return resolution.take === readings[1].reader ? 1 : 0;
}

/** The state two readings begin their common life with, under what was settled so far. */
export function mergedState(
  readings: readonly [Reading, Reading],
  clusters: readonly Cluster[],
  resolutions: ReadonlyMap<string, Resolution>,
): ReviewState {
  const [{ state: a }, { state: b }] = readings;
  const mentions = new Map<string, MentionState>();
  const entities = new Map<string, EntityState>();
  const removed: Span[] = [];
  for (const cluster of clusters) {
    const taken = sideTaken(cluster, readings, resolutions.get(cluster.id));
    const side = taken === "neither" ? [] : cluster.sides[taken];
    if (side.length === 0) removed.push({ start: cluster.start, end: cluster.end });
    const from = taken === 1 ? b : a;
    for (const mention of side) {
      mentions.set(mention.id, mention);
      if (!entities.has(mention.entity)) {
        entities.set(mention.entity, from.entities.get(mention.entity)!);
      }
    }
  }
  const both = a.removed.filter((span) =>
    b.removed.some(({ start, end }) => start === span.start && end === span.end),
  );
  return {
    mentions,
    entities,
    addedAbove: a.addedAbove,
    removed: [...removed, ...both.filter((span) => !removed.some((one) => overlaps(one, span)))],
    dismissed: new Set([...a.dismissed, ...b.dismissed]),
    comments: [...a.comments, ...b.comments].sort((x, y) => (x.at < y.at ? -1 : 1)),
    finished: clusters.every(({ differs }) => differs.length === 0),
    sentBack: null,
    settings: a.settings,
    resolutions,
    changed: new Map(),
  };
}

/** Clusters that nobody has settled: neither taken a side nor decided anew about a mention in them. */
export const unresolvedIn = (clusters: readonly Cluster[], state: ReviewState): Cluster[] =>
  clusters.filter(
    ({ id, differs, sides }) =>
      differs.length > 0 && !state.resolutions.has(id) && !isDecidedAnew(sides, state),
  );

function isDecidedAnew(sides: Cluster["sides"], { mentions }: ReviewState): boolean {
  const before = new Set(sides.flat().flatMap(({ decided }) => decided?.event ?? []));
  return sides.flat().some(({ id }) => {
    const decided = mentions.get(id)?.decided;
    return decided != null && !before.has(decided.event);
  });
}
