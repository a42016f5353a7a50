/** What a concept must be to stand for a mention of a semantic type. */

import { SEMANTIC_TYPES, type SemanticType } from "../../document/types.js";
import type { Graph } from "./graph.js";
import { isName, keyOf } from "./key.js";

/** Concepts, best first, that a meaning of the type lies under; `undefined`: any will do. */
const UNDER: Readonly<Record<SemanticType, readonly (readonly string[])[] | undefined>> = {
  PERSON: [["person", "human"]],
  CODE: [[]],
  DATETIME: [[]],
  QUANTITY: [[]],
  LOC: [
    ["place", "location", "geographic location", "human settlement", "body of water", "territory"],
    ["building", "facility", "organization"],
  ],
  ORG: [
    ["organization", "organisation", "institution", "musical group", "sporting event"],
    ["country", "work", "award", "event", "building", "place", "qualification", "social group"],
    ["person", "human"],
  ],
  DEM: [
    [
      "person",
      "human",
      "profession",
      "occupation",
      "ethnic group",
      "European",
      "Asian",
      "African",
      "American",
      "Oceanian",
      "North American",
      "Latin American",
      "Central American",
      "South American",
      "Caribbean",
      "religion",
      "condition of health",
      "illness",
      "disease",
      "injury",
      "marital status",
      "political ideology",
      "sexual orientation",
      "gender identity",
      "language",
      "qualification",
      "position",
    ],
    ["field of study", "award", "sport", "organization", "event", "genre"],
  ],
  MISC: undefined,
};

/** What the last word of a title may say: 'the Booker Prize' is a prize, 'A Clockwork Orange' no orange. */
const SAID_BY_NAMES = [
  "organization",
  "award",
  "event",
  "sport",
  "law",
  "qualification",
  "creative work",
];

const NATIONS = ["country", "state", "province", "county", "region"];

const PLAYED_FOR = [
  "educational institution",
  "sports organization",
  "sporting event",
  "armed force",
];

/** How well a concept fits a type: 0 best, higher less, `undefined` not at all. */
export interface Fit {
  (concept: number, type: SemanticType | undefined): number | undefined;
  /** Whether the head of a name of no certain kind may be believed. */
  ofName(concept: number): boolean;
  /** Whether it is a country or a part of one, whose name stands for its government or team too. */
  ofNation(concept: number): boolean;
  /** Whether it is something that one plays for or in. */
  ofPlayers(concept: number): boolean;
}

export function createFit(graph: Graph): Fit {
  const tiersOf = (under: readonly (readonly string[])[]) => {
    const tiers = new Map<number, number>();
    for (const [tier, names] of under.entries()) {
      for (const name of names) {
        for (const concept of graph.find(keyOf(name))) {
          if (graph.name(concept) === name && !tiers.has(concept)) tiers.set(concept, tier);
        }
      }
    }
    return tiers;
  };
  const bestOf = (concept: number, tiers: ReadonlyMap<number, number>) => {
    let best: number | undefined;
    for (const above of graph.above(concept)) {
      const tier = tiers.get(above);
      if (tier !== undefined && (best === undefined || tier < best)) best = tier;
    }
    return best;
  };
  const byType = new Map(SEMANTIC_TYPES.map((type) => [type, UNDER[type] && tiersOf(UNDER[type])]));
  const byName = tiersOf([SAID_BY_NAMES]);
  const byPlayers = tiersOf([PLAYED_FOR]);
  const byNation = tiersOf([NATIONS]);
  const tierOf = (concept: number, type: SemanticType | undefined) => {
    const tiers = type && byType.get(type);
    return tiers ? bestOf(concept, tiers) : 0;
  };
  return Object.assign(tierOf, {
    ofName: (concept: number) => bestOf(concept, byName) === 0,
    ofPlayers: (concept: number) => bestOf(concept, byPlayers) === 0,
    ofNation: (concept: number) => bestOf(concept, byNation) === 0,
  });
}

/** Whether a mention may mean a concept, by capital letters: 'turkey' is no country. */
export const mayName = (mention: string, concept: string): boolean =>
  !isName(concept) || isName(mention) || !/\p{Ll}/u.test(mention);
