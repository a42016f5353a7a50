/**
 * Which people of a case's documents are one person. From the surest evidence to the weakest, whoever a
 * name can mean joins it, unless two of those contradict each other: then it means nobody of them. The
 * answer does not depend on the order of the documents.
 */

import { comparable } from "../kit/phrases.js";
import { blocksOf, contradict, EVIDENCE, type Evidence, joins, type Known } from "./compare.js";
import type { NamedPerson } from "./person.js";

/** A person in one document of the case. */
export interface Appearance {
  readonly document: number;
  readonly person: NamedPerson;
}

export interface Cluster {
  readonly appearances: readonly Appearance[];
  /** What joined them, the surest first; empty where there is one. */
  readonly evidence: readonly Evidence[];
  /** Whether a weaker name could have been theirs or somebody else's. */
  readonly ambiguous: boolean;
}

/** People who are alike so far. */
interface Node extends Known {
  readonly appearances: readonly Appearance[];
  readonly evidence: ReadonlySet<Evidence>;
  readonly ambiguous: boolean;
}

const KINDS = Object.keys(EVIDENCE) as Evidence[];
/** Names that can mean anybody: given names and initials alone, in a case of more documents than this. */
const MOST_DOCUMENTS = 50;
const ALONE: ReadonlySet<Evidence> = new Set(["word", "initials"]);
/** A name part that more different people bear than these is too common to say anything. */
const MOST_OF_A_PART = 200;

/** @param appearances the people of all documents of one case */
export function clustersOf(appearances: readonly Appearance[], documents: number): Cluster[] {
  let nodes = sameNames(appearances);
  for (const evidence of KINDS) {
    if (ALONE.has(evidence) && documents > MOST_DOCUMENTS) continue;
    nodes = joined(nodes, evidence);
  }
  return nodes.flatMap((one): Cluster[] => {
    const { appearances, evidence, ambiguous } = one;
    const kinds = KINDS.filter((kind) => evidence.has(kind));
    if (ambiguous && kinds.length === 0) {
      return appearances.map((single) => ({ appearances: [single], evidence: [], ambiguous }));
    }
    const same = kinds.length === 0 && appearances.length > 1 ? [kindOf(one)] : kinds;
    return [{ appearances, evidence: same, ambiguous }];
  });
}

/** What the same words in several documents are. */
const kindOf = ({ givens, surnames, lone }: Known): Evidence => {
  if (givens.some(([first]) => first!.length > 1)) return "name";
  if (givens.length > 0) return "initial";
  if (surnames.size > 0) return "surname";
  return lone.size > 0 ? "word" : "initials";
};

/** People with the same names and codes are alike from the start, however many documents have them. */
function sameNames(appearances: readonly Appearance[]): Node[] {
  const bundles = new Map<string, Appearance[]>();
  for (const one of appearances) {
    const { givens, surnames, lone, initials, sex, generation, codes } = one.person;
    const key = JSON.stringify([
      givens.map((given) => given.join(" ")).sort(),
      ...[surnames, lone, initials].map((words) => [...words].sort()),
      sex,
      generation,
      codes.map(({ kind, value }) => `${kind} ${value}`).sort(),
      ...(surnames.size + lone.size + initials.size > 0
        ? []
        : one.person.names.map(comparable).sort()),
    ]);
    const own = bundles.get(key);
    if (own) own.push(one);
    else bundles.set(key, [one]);
  }
  return [...bundles.values()].map((own) => ({
    ...own[0]!.person,
    appearances: own,
    evidence: new Set<Evidence>(),
    ambiguous: false,
  }));
}

function joined(nodes: readonly Node[], evidence: Evidence): Node[] {
  const near = neighboursOf(nodes, evidence);
  // a name that two can bear who are not one is nobody's
  const ambiguous = nodes.map((_, i) => !isOnePerson(near[i]!, nodes));
  const group = nodes.map((_, i) => i);
  const rootOf = (i: number): number => (group[i] === i ? i : (group[i] = rootOf(group[i]!)));
  for (const [i, others] of near.entries()) {
    for (const other of others) {
      if (!ambiguous[i] && !ambiguous[other] && !contradict(nodes[i]!, nodes[other]!)) {
        group[Math.max(rootOf(i), rootOf(other))] = Math.min(rootOf(i), rootOf(other));
      }
    }
  }
  const members = new Map<number, number[]>();
  for (const i of nodes.keys()) members.set(rootOf(i), [...(members.get(rootOf(i)) ?? []), i]);
  return [...members.values()].flatMap((own): Node[] => {
    const all = own.map((i) => nodes[i]!);
    const marked = all.map((node, j) => (ambiguous[own[j]!] ? { ...node, ambiguous: true } : node));
    if (own.length === 1 || !isOnePerson(own, nodes)) return marked;
    return [merged(marked, evidence)];
  });
}

/** For each of them itself and whom the evidence joins to it. */
function neighboursOf(nodes: readonly Node[], evidence: Evidence): readonly (readonly number[])[] {
  const blocks = new Map<string, number[]>();
  for (const [i, node] of nodes.entries()) {
    for (const key of blocksOf(node)) {
      const block = blocks.get(key);
      if (block) block.push(i);
      else blocks.set(key, [i]);
    }
  }
  const near = nodes.map((_, i) => new Set([i]));
  for (const block of blocks.values()) {
    if (block.length > MOST_OF_A_PART) continue;
    for (const [at, i] of block.entries()) {
      for (const other of block.slice(at + 1)) {
        if (near[i]!.has(other)) continue;
        if (joins(evidence, nodes[i]!, nodes[other]!) && !contradict(nodes[i]!, nodes[other]!)) {
          near[i]!.add(other);
          near[other]!.add(i);
        }
      }
    }
  }
  return near.map((set) => [...set]);
}

/** Whether no two of them contradict each other. */
const isOnePerson = (own: readonly number[], nodes: readonly Node[]): boolean =>
  own.every((i, at) => own.slice(at + 1).every((other) => !contradict(nodes[i]!, nodes[other]!)));

function merged(all: readonly Node[], evidence: Evidence): Node {
  const union = <One>(pick: (node: Node) => Iterable<One>): Set<One> =>
    new Set(all.flatMap((node) => [...pick(node)]));
  const titled = all.find((one) => one.titleTellsSex);
  const sex = (titled ?? all.find((one) => one.sex))?.sex;
  const generation = all.find((one) => one.generation)?.generation;
  return {
    appearances: all.flatMap(({ appearances }) => appearances),
    evidence: union((node): Evidence[] => [...node.evidence, evidence]),
    ambiguous: all.some((one) => one.ambiguous),
    givens: unique(all.flatMap(({ givens }) => givens)),
    surnames: union(({ surnames }) => surnames),
    lone: union(({ lone }) => lone),
    initials: union(({ initials }) => initials),
    ...(sex && { sex }),
    titleTellsSex: titled !== undefined,
    ...(generation !== undefined && { generation }),
    codes: unique(all.flatMap(({ codes }) => codes)),
  };
}

const unique = <One>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
];
