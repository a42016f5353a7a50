/**
 * The attack measure: which entities let an attacker, who knows the background texts, say whose text
 * this is?
 *
 * The text, without its direct identifiers, is matched with every background text (BM25 over words,
 * pairs and triples of words). While the person ranks better than k, the entity whose hiding costs
 * the person most of the lead is hidden; those entities are risky. (Manzanares-Salor et al. 2024
 * measure re-identification by such attacks; here the attack guides the masking.)
 *
 * The measure's attack is plain on purpose: `palimpsest attack` judges with a stronger one.
 */

import type { Detected, Entity, ScoredCombination } from "../document/document.js";
import { countWhile } from "../document/search.js";
import { textsOf } from "../knowledge/background/about.js";
import {
  type BackgroundIndex,
  type Bm25,
  bm25,
  type FamilyIndex,
  inverseDocumentFrequency,
} from "../knowledge/background/background-index.js";
import { countOf, documentOf, type PostingsRange } from "../knowledge/background/postings.js";
import { eachTerm } from "../knowledge/background/terms.js";
import { tokensOf } from "../knowledge/background/tokens.js";
import type { Measure } from "./measure.js";

export interface AttackOptions {
  readonly background: BackgroundIndex;
  /** The person must rank so far back or farther; at least 2, default 5. */
  readonly k?: number;
}

/**
 * An entity's score is the rank of the person before the entity was hidden; risky below k. Entities
 * that need not be hidden have the rank at the end.
 */
export function attackMeasure({ background, k = 5 }: AttackOptions): Measure {
  return {
    name: "attack",
    threshold: k,
    risky: "below",
    assess: (detected) => assess(detected, background, k),
  };
}

const BM25: Bm25 = { k1: 1.2, b: 0.75 };
const FAMILIES = ["word", "pair", "triple"] as const;

function assess(detected: Detected, background: BackgroundIndex, k: number): ScoredCombination[] {
  const { document, entities } = detected;
  const truth = textsOf(background, document.id, document.persons);
  const pull = pullsOf(detected, background);
  for (const entity of entities) if (entity.identifier === "DIRECT") pull.hide(entity);
  const open = new Set(entities.filter(({ identifier }) => identifier !== "DIRECT"));
  const scored: ScoredCombination[] = [];
  for (;;) {
    const { rank, rival } = standing(pull.scores, truth, k);
    const best = rank < k ? mostTelling(open, pull, truth, rival) : undefined;
    if (!best) {
      for (const entity of open) scored.push(spared(entity, rank, k));
      return scored;
    }
    open.delete(best);
    pull.hide(best);
    scored.push(score(best, rank, "hiding it costs the person most of the lead"));
  }
}

const score = ({ id }: Entity, rank: number, why: string): ScoredCombination => ({
  entities: [id],
  measure: "attack",
  score: rank,
  risk: 1 / rank,
  evidence: `an attacker ranks the person ${rank}; ${why}`,
});

/** What need not be hidden, or would not help: it is no riskier than what stays anyway. */
const spared = (entity: Entity, rank: number, k: number): ScoredCombination =>
  rank >= k
    ? score(entity, rank, "hiding it is not needed")
    : {
        ...score(entity, k, ""),
        evidence: `hiding it does not help: the person still ranks ${rank}`,
      };

/** The best rank among the person's texts, and the text at rank k among the others. */
function standing(
  scores: Float64Array,
  truth: ReadonlySet<number>,
  k: number,
): { rank: number; rival: number | undefined } {
  const best = Math.max(...[...truth].map((document) => scores[document]!));
  const others = [...scores.keys()].filter((document) => !truth.has(document));
  // ties count against the person: equal scores rank ahead
  const ahead = others.filter((document) => scores[document]! >= best).length;
  const rival = others.sort((a, b) => scores[b]! - scores[a]! || a - b)[k - 2];
  return { rank: ahead + 1, rival };
}

/** The entity that gives the person the most of the lead over a rival; undefined where no entity gives any. */
function mostTelling(
  open: ReadonlySet<Entity>,
  pull: Pull,
  truth: ReadonlySet<number>,
  rival: number | undefined,
): Entity | undefined {
  let best: Entity | undefined;
  let most = 1e-9;
  for (const entity of open) {
    const given = pull.of(entity);
    const lead =
      Math.max(...[...truth].map((document) => given[document]!)) -
      (rival === undefined ? 0 : given[rival]!);
    if (lead > most) {
      most = lead;
      best = entity;
    }
  }
  return best;
}

/** What each entity gives each background text of its score. */
interface Pull {
  /** Score of each background text for the words that are not hidden. */
  readonly scores: Float64Array;
  /** The share of an entity that is not hidden. */
  of(entity: Entity): Float64Array;
  hide(entity: Entity): void;
}

/** A term of the text with its place, and the entities that cover part of it. */
interface Occurrence {
  readonly range: PostingsRange;
  readonly family: FamilyIndex;
  readonly weight: number;
  readonly entities: readonly string[];
  hidden: boolean;
}

function pullsOf(detected: Detected, background: BackgroundIndex): Pull {
  const size = background.ids.length;
  const scores = new Float64Array(size);
  const given = new Map(detected.entities.map(({ id }) => [id, new Float64Array(size)]));
  const of = new Map<string, Occurrence[]>(detected.entities.map(({ id }) => [id, []]));
  const add = (to: Float64Array, { range, family, weight }: Occurrence, sign: number) => {
    for (let i = range.start; i < range.end; i++) {
      const document = documentOf(range.entries[i]!);
      const length = family.lengths[document]! / family.meanLength;
      to[document]! += sign * weight * bm25(countOf(range.entries[i]!), length, BM25);
    }
  };
  for (const occurrence of occurrencesOf(detected, background)) {
    add(scores, occurrence, 1);
    for (const id of occurrence.entities) {
      add(given.get(id)!, occurrence, 1);
      of.get(id)!.push(occurrence);
    }
  }
  return {
    scores,
    of: ({ id }) => given.get(id)!,
    hide({ id }) {
      for (const occurrence of of.get(id)!) {
        if (occurrence.hidden) continue;
        occurrence.hidden = true;
        add(scores, occurrence, -1);
        for (const other of occurrence.entities) add(given.get(other)!, occurrence, -1);
      }
    },
  };
}

function* occurrencesOf(detected: Detected, background: BackgroundIndex): Generator<Occurrence> {
  const tokens = tokensOf(detected.document.text);
  const owner = ownersOf(detected);
  for (const name of FAMILIES) {
    const family = background.families.get(name);
    if (family === undefined) continue;
    const found: Occurrence[] = [];
    eachTerm(name, tokens, (low, part, first, last) => {
      const range = family.postings.find(low, part);
      if (range === undefined) return;
      const weight = inverseDocumentFrequency(background.ids.length, range.end - range.start);
      const entities = owner(tokens[first]!.start, tokens[last]!.end);
      found.push({ range, family, weight, entities, hidden: false });
    });
    yield* found;
  }
}

/** Which entities a stretch of text touches. Mentions do not overlap and are in reading order. */
function ownersOf({ mentions, entities }: Detected) {
  const of = new Map(entities.flatMap(({ id, mentions: own }) => own.map((i) => [i, id])));
  const order = [...mentions.keys()].sort((a, b) => mentions[a]!.start - mentions[b]!.start);
  return (start: number, end: number): readonly string[] => {
    const first = countWhile(order.length, (i) => mentions[order[i]!]!.end <= start);
    const touched = new Set<string>();
    for (let i = first; i < order.length && mentions[order[i]!]!.start < end; i++) {
      const id = of.get(order[i]!);
      if (id !== undefined) touched.add(id);
    }
    return [...touched];
  };
}
