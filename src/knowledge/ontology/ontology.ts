/**
 * The ontology of generalizations: what a term is, from most specific to most general (Olstad,
 * Papadopoulou and Lison 2023, 'Generation of Replacement Options in Text Sanitization', section 3.2).
 */

import { openModel } from "#models";
import type { SemanticType } from "../../document/types.js";
import { createCertainty } from "./certainty.js";
import { CONCEPTS_FILE, ONTOLOGY, type Relation, TERMS_FILE, unpack } from "./file.js";
import { Graph } from "./graph.js";
import { keyOf } from "./key.js";
import { createLinker, type LinkKind } from "./link.js";
import { commonAbove, toldByContext } from "./senses.js";
import { createFit, maySay } from "./types.js";

export type { Relation } from "./file.js";
export type { LinkKind } from "./link.js";

export interface Linked {
  /** The concept's own name, e.g. 'Oslo'. */
  readonly name: string;
  /** How the mention was matched: by the whole of its words, or placed by them. */
  readonly how: LinkKind;
}

export interface Generalization {
  /** Bare words without article: 'city in Norway'. */
  readonly text: string;
  /** 1 is the most specific. */
  readonly level: number;
  readonly relation: Relation;
}

export interface Generalizations {
  readonly linked: Linked | undefined;
  /**
   * Whether type, subtype and context single out what the mention is, so that the candidates are true
   * of it; without that they are guesses.
   */
  readonly certain: boolean;
  /** From most specific to most general; empty where nothing true is known. */
  readonly candidates: readonly Generalization[];
}

export interface LookupOptions {
  readonly type?: SemanticType;
  /** Of a detector, e.g. `occupation` or `nationality`. */
  readonly subtype?: string;
  /** The sentence, or some hundred characters around the mention, the mention among them. */
  readonly context?: string;
  /** At most so many candidates. */
  readonly limit?: number;
}

export interface Siblings {
  /** Names under the generalization, most frequent first, at most the limit. */
  readonly terms: readonly string[];
  /** How many there are in all. */
  readonly count: number;
}

export interface Ontology {
  /** How many concepts it holds. */
  readonly size: number;
  /** Vaguer words for a term, from most specific to most general. */
  generalizations(term: string, options?: LookupOptions): Generalizations;
  /**
   * Whether everything that is `specific` is also `general`: true or false where the graph knows both,
   * undefined where it cannot say.
   */
  subsumes(general: string, specific: string, options?: LookupOptions): boolean | undefined;
  /** Whether some meaning of a kind's name is what a mention of the type is first of all. */
  fits(kind: string, type: SemanticType): boolean;
  /** Terms under a candidate's text or a concept: the cities of 'city in Norway'. */
  siblings(concept: string, limit: number): Siblings;
}

export interface OntologyOptions {
  /** A folder that `palimpsest ontology build` wrote; default is the shipped ontology. */
  readonly directory?: string;
}

/**
 * Reads an ontology and checks its hashes.
 * @throws MODEL_MISSING, MODEL_CORRUPT, MODEL_INVALID
 */
export async function loadOntology(options: OntologyOptions = {}): Promise<Ontology> {
  const { read } = await openModel(ONTOLOGY, options.directory);
  const [concepts, terms] = await Promise.all([read(CONCEPTS_FILE), read(TERMS_FILE)]);
  return createOntology(new Graph(unpack(concepts, CONCEPTS_FILE), unpack(terms, TERMS_FILE)));
}

export function createOntology(graph: Graph): Ontology {
  const tierOf = createFit(graph);
  const linker = createLinker(graph, tierOf);
  const isCertain = createCertainty(graph, tierOf);
  const below = new Map<number, readonly number[]>();

  function generalizations(term: string, options: LookupOptions = {}): Generalizations {
    const mention = bare(term);
    const context = options.context ?? "";
    // the name itself tells nothing: the Colombia of 'in Colombia' is no town in Colombia
    const beside = mention === "" ? context : context.replaceAll(mention, " ");
    const around = beside === "" ? "" : ` ${keyOf(beside)} `;
    const said = context === "" ? "" : ` ${keyOf(context)} `;
    const link = linker(mention, {
      ...(options.type ? { type: options.type } : {}),
      ...(options.subtype ? { subtype: options.subtype } : {}),
      around,
    });
    if (!link) return { linked: undefined, certain: false, candidates: [] };
    const { concepts, how, itself } = link;
    const [first] = concepts;
    const steps: { readonly text: string; readonly relation: Relation }[] = [];
    if (itself !== undefined && maySay(itself, options.type))
      steps.push({ text: itself, relation: "instance of" });
    const unsure = how === "exact" && mayBeAnother(first!, around);
    for (const [concept, relation] of above(concepts)) {
      if (!tierOf.mayCall(concept, options.type)) continue;
      const text = graph.name(concept);
      if (!unsure || !text.includes(" in ")) steps.push({ text, relation });
    }
    const seen = new Set([keyOf(mention)]);
    const candidates = steps.filter(({ text }) => {
      const key = keyOf(text);
      return !seen.has(key) && seen.add(key);
    });
    return {
      linked: { name: graph.name(first!), how },
      certain: isCertain(mention, link, {
        ...(options.type ? { type: options.type } : {}),
        ...(options.subtype ? { subtype: options.subtype } : {}),
        context,
        around,
        said,
      }),
      candidates: candidates
        .slice(0, options.limit ?? MOST_CANDIDATES)
        .map(({ text, relation }, i) => ({ text, level: i + 1, relation })),
    };
  }

  /** Whether a small town may be another of its name that the data does not hold: the context is silent. */
  function mayBeAnother(concept: number, around: string): boolean {
    const inhabitants = graph.frequency(concept);
    const town = graph
      .parents(concept)
      .some((parent) => / town in |^town in /.test(graph.name(parent.concept)));
    return town && inhabitants < SMALL && toldByContext(graph, concept, around) === 0;
  }

  /** The way up from one concept, then what its other relations add; of several, what all share. */
  function above(concepts: readonly number[]): [number, Relation][] {
    const [first] = concepts;
    if (concepts.length > 1) {
      return commonAbove(graph, concepts).map((concept) => [concept, "instance of"]);
    }
    const ladder = [...graph.chain(first!)];
    const [followed, ...others] = graph.parents(first!);
    for (const other of others) {
      if (other.relation === followed!.relation || other.relation === "part of") continue;
      ladder.push(other, ...graph.chain(other.concept));
    }
    return ladder.map(({ concept, relation }) => [concept, relation]);
  }

  function subsumes(
    general: string,
    specific: string,
    options: LookupOptions = {},
  ): boolean | undefined {
    const key = keyOf(general);
    const { linked, candidates } = generalizations(specific, { ...options, limit: Infinity });
    if (!linked) return undefined;
    if (candidates.some(({ text }) => keyOf(text) === key)) return true;
    if (linked.how !== "exact") return undefined;
    const targets = new Set(graph.find(key));
    if (targets.size === 0) return undefined;
    for (const concept of graph.find(keyOf(bare(specific)))) {
      for (const one of graph.above(concept)) if (targets.has(one)) return undefined;
    }
    return false;
  }

  function siblings(concept: string, limit: number): Siblings {
    const key = keyOf(concept);
    const named = graph.find(key);
    const known = named.filter((one) => graph.children(one).length > 0);
    const all = known.flatMap((one) => {
      let found = below.get(one);
      if (!found) {
        found = graph.descendants(one);
        if (below.size >= MOST_REMEMBERED) below.clear();
        below.set(one, found);
      }
      return found;
    });
    const terms: string[] = [];
    const seen = new Set<string>();
    for (const one of all) {
      if (terms.length >= limit) break;
      const name = graph.name(one);
      if (!seen.has(name)) terms.push(name);
      seen.add(name);
    }
    return { terms, count: all.length };
  }

  const fits = (kind: string, type: SemanticType): boolean =>
    graph.find(keyOf(kind)).some((concept) => tierOf(concept, type) === 0);

  return { size: graph.size, generalizations, subsumes, fits, siblings };
}

/** Names of towns with fewer inhabitants are often shared with others that are smaller still. */
const SMALL = 25_000;

const MOST_CANDIDATES = 10;
const MOST_REMEMBERED = 50;

/** A mention without what surrounds the name itself: quotation marks, a genitive ending. */
const bare = (term: string): string =>
  term
    .trim()
    .replace(/^["“”'‘’«»([]+|["“”'‘’«»)\]]+$/gu, "")
    .replace(/['’]s$/u, "")
    .trim();
