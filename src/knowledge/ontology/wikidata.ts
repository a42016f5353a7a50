/**
 * The ontology of a Wikidata dump (Olstad et al. 2023, section 3.2): the terms related to humans, which
 * are the values of their statements, and what these are, by P31, P279, P8225 and P361 in this order.
 *
 * The dump is read several times, so that memory holds the terms of humans and the classes, never the
 * whole: first classes and what humans refer to, then what is still missing, one step up a pass. A
 * dump without humans is taken whole.
 */

import { noCounts } from "../people/import/entry.js";
import { readLines } from "../people/import/lines.js";
import { countMalformed, parseObject } from "../people/import/malformed.js";
import {
  claimValue,
  isHuman,
  itemNumber,
  namesOf,
  statements,
} from "../people/import/wikidata-entity.js";
import type { SourceConcept } from "./build.js";
import { RELATIONS, type Relation } from "./file.js";

/** Wikidata's properties of membership, in the order of `RELATIONS`. */
const MEMBERSHIP: Readonly<Record<Relation, string>> = {
  "instance of": "P31",
  "subclass of": "P279",
  "metaclass for": "P8225",
  "part of": "P361",
};

/** Classes too general for a text: entity, object, class, concept and their kin. */
export const TOO_GENERAL: ReadonlySet<number> = new Set([
  35120, 488383, 16889133, 151885, 7184903, 4406616, 223557, 58415929, 99527517, 23958946, 24017414,
  24017465, 19478619, 5127848, 20937557, 28777961, 16686448, 8205328, 15401930, 2897903, 29651519,
]);

export interface MembershipOptions {
  /** Languages of labels; default English. */
  readonly languages?: readonly string[];
  /** Lines that are no entity to pass over before it fails; default 0. */
  readonly maxMalformed?: number;
  readonly onProgress?: (pass: number, bytes: number, totalBytes: number) => void;
}

export interface Memberships {
  readonly concepts: readonly SourceConcept[];
  readonly counts: {
    /** Entities of the dump. */
    readonly entities: number;
    readonly humans: number;
    /** Concepts that were referred to and are not in the dump, or have no label. */
    readonly missing: number;
    readonly malformed: number;
    readonly passes: number;
  };
}

/** What an entity is called and what it belongs to. */
export interface Membership {
  readonly names: readonly string[];
  readonly parents: readonly { readonly relation: Relation; readonly item: number }[];
}

/** More passes than a dump's chains of `part of` need; the class tree is complete after the first. */
const MOST_PASSES = 8;

/**
 * @throws INPUT_NOT_FOUND, INPUT_TRUNCATED, INPUT_TOO_LARGE, INPUT_FORMAT where lines are no entities
 */
export async function readMemberships(
  path: string,
  options: MembershipOptions = {},
): Promise<Memberships> {
  const { languages = ["en"], maxMalformed = 0 } = options;
  const items = new Map<number, Membership>();
  /** What humans refer to, and how many do. */
  const related = new Map<number, number>();
  const counts = noCounts();
  let humans = 0;

  const pass = async (number: number, take: (entity: Record<string, unknown>) => void) => {
    const lines = await readLines(path);
    let line = 0;
    for await (const batch of lines.batches) {
      for (const text of batch) {
        line++;
        const record = text.trim().replace(/,$/, "");
        if (["", "[", "]"].includes(record)) continue;
        const entity = parseObject(record);
        if (entity && typeof entity["id"] === "string") take(entity);
        else if (number === 1) {
          countMalformed(counts, maxMalformed, "a JSON entity", `line ${line} of ${path}`);
        }
      }
      options.onProgress?.(number, lines.bytesRead(), lines.size);
    }
  };
  const keep = (entity: Record<string, unknown>) => {
    const item = itemNumber(entity["id"]);
    if (item !== undefined) items.set(item, membershipOf(entity, languages));
  };

  await pass(1, (entity) => {
    counts.records++;
    if (isHuman(entity)) {
      humans++;
      for (const item of referredBy(entity)) related.set(item, (related.get(item) ?? 0) + 1);
    } else if (statements(entity, MEMBERSHIP["subclass of"]).length > 0) keep(entity);
  });

  let passes = 1;
  let wanted = missingOf(items, related.keys());
  for (let found = true; found && passes < MOST_PASSES; ) {
    const known = items.size;
    const all = humans === 0 && passes === 1;
    if (!all && wanted.size === 0) break;
    passes++;
    await pass(passes, (entity) => {
      if (isHuman(entity)) return;
      if (all || wanted.has(itemNumber(entity["id"]) ?? -1)) keep(entity);
    });
    found = items.size > known;
    wanted = missingOf(items, related.keys());
  }

  const starts = humans === 0 ? [...items.keys()] : [...related.keys()];
  const kept = closure(items, starts);
  const concepts = [...kept].flatMap((number): SourceConcept[] => {
    const item = items.get(number);
    const [name, ...aliases] = item?.names ?? [];
    if (!item || name === undefined || TOO_GENERAL.has(number)) return [];
    return [
      {
        id: `Q${number}`,
        name,
        aliases,
        frequency: related.get(number) ?? 0,
        parents: item.parents.map(({ relation, item: parent }) => ({ relation, id: `Q${parent}` })),
      },
    ];
  });
  return {
    concepts,
    counts: {
      entities: counts.records,
      humans,
      missing: kept.size - concepts.length,
      malformed: counts.malformed,
      passes,
    },
  };
}

/** Items that a human's statements have as values. */
function referredBy(entity: Record<string, unknown>): Set<number> {
  const items = new Set<number>();
  const claims = entity["claims"];
  if (typeof claims !== "object" || claims === null) return items;
  for (const property of Object.keys(claims)) {
    for (const statement of statements(entity, property)) {
      const value = claimValue(statement);
      if (value !== undefined && "item" in value) items.add(value.item);
    }
  }
  return items;
}

/** An entity's names, and what it is or belongs to, in the order of `RELATIONS`. */
export function membershipOf(
  entity: Record<string, unknown>,
  languages: readonly string[],
): Membership {
  const parents = RELATIONS.flatMap((relation) =>
    statements(entity, MEMBERSHIP[relation]).flatMap((statement) => {
      const value = claimValue(statement);
      return value !== undefined && "item" in value ? [{ relation, item: value.item }] : [];
    }),
  );
  return { names: namesOf(entity, languages), parents };
}

/** The items and all above them. */
function closure(items: ReadonlyMap<number, Membership>, starts: Iterable<number>): Set<number> {
  const all = new Set(starts);
  for (const one of all) for (const { item } of items.get(one)?.parents ?? []) all.add(item);
  return all;
}

const missingOf = (items: ReadonlyMap<number, Membership>, starts: Iterable<number>): Set<number> =>
  new Set([...closure(items, starts)].filter((item) => !items.has(item)));
