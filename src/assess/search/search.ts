/**
 * The search measure: which entities, alone or together, lead to pages about the person?
 * (Papadopoulou et al. 2022, section 3.2.2, Algorithm 1.)
 *
 * Every combination up to an arity is put to a search provider. It is risky when some page that
 * answers it also answers a query with the person's name, alone or together with the combination.
 * Beyond the paper's loop, what cannot matter is not asked: a combination with a risky part is risky
 * already, and one with a part that is on no page is on none.
 */

import type { Detected, Entity, ScoredCombination } from "../../document/document.js";
import { OPEN_SHIELD, type Shield } from "../../document/shield.js";
import { errors } from "../../errors.js";
import type { Measure } from "../measure.js";
import type { Trial } from "../vaguer.js";
import { namesOf, wordsOf } from "./phrases.js";
import type { SearchProvider } from "./provider.js";

export interface SearchOptions {
  readonly provider: SearchProvider;
  /** Largest combination; default 2. */
  readonly arity?: number;
  /** Pages read of each answer; default 50, as in the paper. */
  readonly top?: number;
  /** Queries for one document, beyond which all other combinations count as risky; default 20,000. */
  readonly maxQueries?: number;
  /** Pages about the person among those of a combination that make it risky; default 1. */
  readonly threshold?: number;
  /**
   * What of a document is not sent. With it no query contains a person's name, and the pages about the person are
   * those that show the name in their title or extract. Absent: names are part of queries, as in the paper.
   */
  readonly shieldFor?: (detected: Detected) => Promise<Shield>;
}

export function searchMeasure(options: SearchOptions): Measure {
  return {
    name: "search",
    threshold: options.threshold ?? 1,
    risky: "from",
    assess: (detected) => assess(detected, options),
    // vaguer words would be sent too: a provider that learns what it is asked is not asked more
    ...(!options.provider.leaves && {
      reassess: (detected: Detected, trials: readonly Trial[]) =>
        retried(detected, trials, options),
    }),
  };
}

/** Scores of combinations with vaguer words in the phrase of one member each. */
async function retried(
  { document, mentions, entities }: Detected,
  trials: readonly Trial[],
  { provider, top = 50 }: SearchOptions,
): Promise<ScoredCombination[]> {
  const original = (entity: Entity) => wordsOf(document.text, mentions, entity);
  const persons = namesOf(document.persons, entities, original);
  const known = new Set(provider.about?.(document.id, document.persons));
  for (const name of persons)
    for (const page of await provider.search([name], top)) known.add(page);
  const scored: ScoredCombination[] = [];
  for (const { combination, entity: changed, words } of trials) {
    const members = entities.filter(({ id }) => combination.entities.includes(id));
    const phrases = members.map((entity) => (entity.id === changed ? words : original(entity)));
    const about = new Set(known);
    for (const name of persons) {
      for (const page of await provider.search([name, ...phrases], top)) about.add(page);
    }
    const pages = await provider.search(phrases, top);
    const shared = pages.filter((page) => about.has(page)).length;
    scored.push(score({ entities: members, phrases }, provider, shared, pages.length));
  }
  return scored;
}

async function assess(
  detected: Detected,
  { provider, arity = 2, top = 50, maxQueries = 20_000, shieldFor }: SearchOptions,
): Promise<ScoredCombination[]> {
  const { document, mentions, entities } = detected;
  const shield = (await shieldFor?.(detected)) ?? OPEN_SHIELD;
  const names = namesOf(document.persons, entities, (entity) =>
    wordsOf(document.text, mentions, entity),
  );
  const query = counted(provider, top, maxQueries);
  const about = new Set(provider.about?.(document.id, document.persons));
  // their pages are recognized by what the engine shows of them
  const persons = shieldFor ? [] : names;
  for (const name of persons) for (const page of await query([name])) about.add(page);
  if (about.size === 0 && document.persons.length > 0 && !shieldFor) {
    throw errors.SEARCH_PERSON_UNKNOWN`'${provider.name}' has no pages about the person to protect; check --person, or the folder of background texts`;
  }
  const scored: ScoredCombination[] = [];
  // direct identifiers are masked whatever a search says
  const open = entities.filter(({ identifier }) => identifier !== "DIRECT");
  const singles = open.map((entity) => ({
    entities: [entity],
    phrases: [wordsOf(document.text, mentions, entity)],
  }));
  const sent = singles.filter(({ phrases }) => !shield.touches(phrases[0]!));
  scored.push(...singles.filter((one) => !sent.includes(one)).map(unsent));
  let alive: Combination[] = sent;
  for (let size = 1; size <= arity && alive.length > 0; size++) {
    const found: Combination[] = [];
    for (const combination of alive) {
      if (query.spent()) {
        scored.push(unasked(combination, maxQueries));
        continue;
      }
      const pages = await query(combination.phrases);
      if (pages.length === 0) {
        if (size === 1) scored.push(score(combination, provider, 0, 0));
        continue;
      }
      for (const name of persons) {
        for (const page of await query([name, ...combination.phrases])) about.add(page);
      }
      if (shieldFor) {
        for (const page of pages) if (provider.shows?.(page, names)) about.add(page);
      }
      const shared = pages.filter((page) => about.has(page)).length;
      if (size === 1 || shared > 0) {
        scored.push(score(combination, provider, shared, pages.length));
      }
      if (shared === 0) found.push(combination);
    }
    alive = size < arity ? joined(found) : [];
  }
  return scored;
}

interface Combination {
  readonly entities: readonly Entity[];
  readonly phrases: readonly string[];
}

/** Combinations of one more, of which every part is among those given (which are in reading order). */
function joined(parts: readonly Combination[]): Combination[] {
  const key = (entities: readonly Entity[]) => entities.map(({ id }) => id).join(" ");
  const known = new Set(parts.map(({ entities }) => key(entities)));
  const larger: Combination[] = [];
  for (const [i, a] of parts.entries()) {
    for (const b of parts.slice(i + 1)) {
      const stem = a.entities.length - 1;
      if (key(a.entities.slice(0, stem)) !== key(b.entities.slice(0, stem))) continue;
      const entities = [...a.entities, b.entities[stem]!];
      if (!entities.every((_, left) => known.has(key(entities.filter((_, j) => j !== left))))) {
        continue;
      }
      larger.push({ entities, phrases: [...a.phrases, b.phrases[stem]!] });
    }
  }
  return larger;
}

function score(
  { entities }: Combination,
  provider: SearchProvider,
  shared: number,
  pages: number,
): ScoredCombination {
  return {
    entities: entities.map(({ id }) => id),
    measure: "search",
    score: shared,
    risk: pages === 0 ? 0 : shared / pages,
    evidence:
      pages === 0
        ? `no page of '${provider.name}' holds it`
        : `${shared} of the ${pages} best pages of '${provider.name}' are about the person`,
  };
}

/** Words that identify somebody directly are in no query; unknown counts as risky. */
const unsent = ({ entities }: Combination): ScoredCombination => ({
  entities: entities.map(({ id }) => id),
  measure: "search",
  score: Number.MAX_SAFE_INTEGER,
  risk: 1,
  evidence:
    "not asked, since its words identify somebody directly and are not sent; unknown counts as risky",
  unknown: true,
});

/** What the limit on queries left unasked: unknown counts as risky. */
const unasked = ({ entities }: Combination, limit: number): ScoredCombination => ({
  entities: entities.map(({ id }) => id),
  measure: "search",
  score: Number.MAX_SAFE_INTEGER,
  risk: 1,
  evidence: `not asked, since the limit of ${limit} queries was reached; unknown counts as risky`,
  unknown: true,
});

/** A provider that counts its queries and gives no answer beyond the limit. */
function counted(provider: SearchProvider, top: number, limit: number) {
  let asked = 0;
  const query = async (phrases: readonly string[]): Promise<readonly string[]> => {
    asked++;
    return provider.search(phrases, top);
  };
  return Object.assign(query, { spent: () => asked >= limit });
}
