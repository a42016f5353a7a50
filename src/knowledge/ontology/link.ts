/**
 * Entity linking in a closed world (the first two steps of Olstad et al. 2023, section 3.2.1): a mention is what the
 * ontology has under the whole of its words, or a place that its own words place ('Penryn in Cornwall'). What is not an
 * entry is nothing; a last word or a similar spelling is no ground for saying what something is.
 */

import type { Graph } from "./graph.js";
import { isName, keyOf } from "./key.js";
import { chooseSenses, type Occasion } from "./senses.js";
import type { Fit } from "./types.js";

/** Inhabitants above which a town's name by itself says which one it is. */
export const LARGE_TOWN = 100_000;

export type LinkKind = "exact" | "contained";

/** What a mention was linked to. */
export interface Link {
  readonly how: LinkKind;
  /** One concept, or several of one name that could not be distinguished. */
  readonly concepts: readonly number[];
  /** The concept itself is true of the mention, not only the concepts above it. */
  readonly itself?: string;
}

export type Linker = (mention: string, occasion: Occasion) => Link | undefined;

const TOWN = /^(?:large |small )?(?:city|town) in /;

export const isTownIn = (graph: Graph, concept: number): boolean =>
  graph.parents(concept).some((parent) => TOWN.test(graph.name(parent.concept)));

export function createLinker(graph: Graph, tierOf: Fit): Linker {
  const choose = (mention: string, meanings: readonly number[], occasion: Occasion) =>
    meanings.length === 0 ? [] : chooseSenses(graph, tierOf, mention, meanings, occasion);

  /** What a term means as it stands; the plural of a common noun means what the singular does. */
  function named(mention: string, occasion: Occasion): readonly number[] {
    const key = keyOf(mention);
    const found = choose(mention, graph.find(key), occasion);
    // a capital makes a plural a name: The Pretenders
    if (found.length > 0 || (isName(mention) && occasion.type !== "DEM")) return found;
    const singular = singularOf(key);
    const nouns = graph.find(singular ?? "").filter((concept) => !isName(graph.name(concept)));
    return singular === undefined ? [] : choose(singular, nouns, occasion);
  }

  function exact(mention: string, occasion: Occasion): Link | undefined {
    const concepts = named(mention, occasion);
    if (concepts.length > 0) return { how: "exact", concepts };
    for (const core of coresOf(mention)) {
      const [first] = named(core, occasion);
      if (first !== undefined && isName(graph.name(first)) && tierOf(first, occasion.type) === 0)
        return { how: "exact", concepts: [first] };
    }
    return undefined;
  }

  /** 'Penryn in Cornwall', 'Walnut, California': the first part, identified by the rest, or a place in the rest. */
  function partOfPlace(mention: string, occasion: Occasion): Link | undefined {
    if (occasion.type !== "LOC") return undefined;
    const [first, ...rest] = partsOf(mention);
    if (first === undefined || rest.length === 0) return undefined;
    const within = rest.flatMap((part) => whereIs(part, occasion));
    if (within.length === 0) return undefined;
    const meanings = graph
      .find(keyOf(first))
      .filter((concept) => within.some((place) => graph.above(concept).has(place)));
    const concepts = choose(first, meanings, { ...occasion, type: "LOC" });
    if (concepts.length > 0) return { how: "contained", concepts };
    const [place] = within;
    return { how: "contained", concepts: [place!], itself: graph.name(place!) };
  }

  /** The concepts 'place in X' that hold for a place, nearest first; its own name's before all. */
  function whereIs(name: string, occasion: Occasion): number[] {
    const places = named(name, { ...occasion, type: "LOC" });
    const own = (places.length > 0 ? places.map((place) => graph.name(place)) : [name]).flatMap(
      (one) => graph.find(`place in ${keyOf(one)}`),
    );
    if (own.length > 0) return [...new Set(own)];
    // a small town may be another of its name: 'Laguna Verde' is no proof of Honduras
    return places.flatMap((place) => {
      if (graph.frequency(place) < LARGE_TOWN) return [];
      const in_ = [...graph.above(place)].find((one) => graph.name(one).startsWith("place in "));
      return in_ === undefined ? [] : [in_];
    });
  }

  /** Whether a mention that is an entry means it: a name means a name, and an organization with a town's name is not the town. */
  function isMeant(mention: string, { concepts }: Link, type: Occasion["type"]): boolean {
    const [first] = concepts;
    const isTown = isTownIn(graph, first!);
    if (type === "LOC" && isTown && graph.frequency(first!) < LARGE_TOWN)
      // 'Aled' is no 'Åled', while 'Malmo' is Malmö
      return !isAccentedOf(graph.name(first!), mention);
    if (type !== "ORG" && type !== "MISC") return true;
    if (isName(mention) && (isTown || !isName(graph.name(first!)))) return false;
    return type === "MISC" || tierOf(first!, "LOC") !== 0 || tierOf.ofNation(first!);
  }

  return (mention, occasion) => {
    const found = exact(mention, occasion);
    if (found && isMeant(mention, found, occasion.type)) return found;
    return partOfPlace(mention, occasion);
  };
}

/** Whether a name is the mention but for accents that it is written without. */
const isAccentedOf = (name: string, mention: string): boolean =>
  keyOf(name) === keyOf(mention) && !/[^\x00-\x7f]/.test(mention) && /[^\x00-\x7f]/.test(name);

/** The parts of a place's name: 'Penryn' and 'Cornwall', 'Columbus' and 'Ohio', 'north east' and 'England'. */
const partsOf = (mention: string): string[] =>
  mention
    .split(
      /,\s*|\s+in\s+(?:the\s+)?|(?<=\b(?:north|south|east|west|part|coast|area|region|side|end))\s+of\s+(?:the\s+)?/i,
    )
    .filter((part) => part.trim() !== "");

const LEGAL_FORM =
  /^(.+?),?\s+(?:ltd|limited|inc|incorporated|plc|llc|corp|corporation|gmbh|ag|asa|as|ab|oyj?|spa|s\.?p\.?a|s\.?a|b\.?v|n\.?v|co|company|f\.?c|a\.?f\.?c)\.?$/i;
const YEAR = /^(?:\d{4}(?:[–-]\d{2,4})?|\d+(?:st|nd|rd|th)(?: annual)?)\s+|\s+\d{4}$/i;
const QUALIFIED = /\s*\([^)]*\)$/;

/** The name within what only adds a form, a year or brackets: 'Telenor' of 'Telenor ASA', 'Tour de France' of '1957 Tour de France'. */
const coresOf = (term: string): string[] =>
  [LEGAL_FORM.exec(term)?.[1] ?? term, term.replace(YEAR, ""), term.replace(QUALIFIED, "")].filter(
    (core) => core !== term && core !== "",
  );

/** The key of the singular, where the key looks like a plural. */
export function singularOf(key: string): string | undefined {
  if (/[^aeiou]ies$/.test(key)) return `${key.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(key)) return key.slice(0, -2);
  if (/[aeo]aves$|[rl]ves$/.test(key)) return `${key.slice(0, -3)}f`;
  if (/men$/.test(key)) return `${key.slice(0, -3)}man`;
  if (/[^s]s$/.test(key) && key.length > 3) return key.slice(0, -1);
  return undefined;
}
