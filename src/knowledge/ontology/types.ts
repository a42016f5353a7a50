/** What a concept must be to stand for a mention of a semantic type. */

import { SEMANTIC_TYPES, type SemanticType } from "../../document/types.js";
import { rowsOfList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
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
      "symptom",
      "drug",
      "medical procedure",
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

const PEOPLES = [
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
];
const HEALTH = ["condition of health", "illness", "disease", "injury", "symptom", "disorder"];
const PEOPLE = ["person", "human", "profession", "occupation", "position"];

/** What a mention is by its detector's subtype; subtypes that are not here say nothing about kinds. */
const UNDER_SUBTYPE: Readonly<Record<string, readonly string[]>> = {
  illness: HEALTH,
  medication: ["medicine", "drug"],
  procedure: ["medical procedure", "operation", "treatment"],
  occupation: PEOPLE,
  relative: PEOPLE,
  family: PEOPLE,
  known: [...PEOPLE, "organization", "place"],
  "marital-status": ["marital status", "person"],
  nationality: PEOPLES,
  "ethnic-group": PEOPLES,
  religion: ["religion", "believer in a religion", "Christian", "nonreligious person"],
  politics: ["political ideology", "person"],
  sexuality: ["sexual orientation", "gender identity", "person"],
  education: ["qualification", "field of study", "person"],
  institution: ["organization", "institution", "building", "facility"],
  company: ["organization"],
  country: ["country"],
  state: ["place", "country", "state"],
  address: ["place"],
};

/** What a mention of a type is never called, by `*` or the type: false for some reader, or foolish. */
const neverSaid = memoize(
  (type: string): ReadonlySet<string> =>
    new Set(
      rowsOfList("en/never-said").flatMap(([of, words]) => (of === type ? words!.split(", ") : [])),
    ),
);

/** Whether words may be said of a mention of the type at all. */
export const maySay = (words: string, type: SemanticType | undefined): boolean =>
  !neverSaid("*").has(words) && (type === undefined || !neverSaid(type).has(words));

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
  /** Whether it is what a subtype says; undefined where the subtype says nothing about kinds. */
  ofSubtype(concept: number, subtype: string | undefined): boolean | undefined;
  /** Whether a mention of the type may be called so. */
  mayCall(concept: number, type: SemanticType | undefined): boolean;
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
  const bySubtype = new Map(
    Object.entries(UNDER_SUBTYPE).map(([subtype, names]) => [subtype, tiersOf([names])]),
  );
  return Object.assign(tierOf, {
    ofSubtype: (concept: number, subtype: string | undefined) => {
      const kinds = subtype === undefined ? undefined : bySubtype.get(subtype);
      return kinds && bestOf(concept, kinds) === 0;
    },
    mayCall: (concept: number, type: SemanticType | undefined) =>
      type === undefined ||
      (tierOf(concept, type) !== undefined && maySay(graph.name(concept), type)),
    ofName: (concept: number) => bestOf(concept, byName) === 0,
    ofPlayers: (concept: number) => bestOf(concept, byPlayers) === 0,
    ofNation: (concept: number) => bestOf(concept, byNation) === 0,
  });
}

/** Whether a mention may mean a concept, by capital letters: 'turkey' is no country. */
export const mayName = (mention: string, concept: string): boolean =>
  !isName(concept) || isName(mention) || !/\p{Ll}/u.test(mention);
