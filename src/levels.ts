/**
 * Levels between keeping an entity and masking it: what each costs, and which combinations it breaks.
 *
 * | a level | is |
 * | --- | --- |
 * | its words | a candidate of the replacer, from the most specific to the vaguest |
 * | its loss | 1 - cos(original, words), the share of the entity's information that it hides |
 * | what it breaks | the combinations that their measure, asked again with the words in place, no longer finds risky, at this level and at every vaguer one |
 *
 * A measure that cannot be asked again, and an answer that is unknown, break nothing: then masking is
 * all that helps. Vaguer words are tried with the rest of the text as it stands.
 */

import { type Criterion, risksOf } from "./assess/assess.js";
import type { Answer, Measure } from "./assess/measure.js";
import type { Trial } from "./assess/vaguer.js";
import type { LadderOf } from "./decide/ladder.js";
import type { Assessed, Detected, Entity, ScoredCombination } from "./document/document.js";
import { cosine, type Embedder } from "./models/embedder.js";

export interface LevelsOptions {
  readonly measures: readonly Measure[];
  /** The words of each entity's rungs, most specific first. */
  readonly rungsOf: (
    detected: Detected,
    ids: ReadonlySet<string>,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly embedder: () => Promise<Embedder>;
}

/** The ladders of a document under a criterion. What was found out is kept with the document. */
export type Levels = (assessed: Assessed, criterion: Criterion) => Promise<LadderOf>;

interface Rung {
  readonly words: string;
  readonly loss: number;
}

/** What is known about a document: its ladders, and what measures said about vaguer words. */
interface Known {
  readonly rungs: Map<string, readonly Rung[]>;
  readonly answers: Map<string, Answer>;
}

export function createLevels({ measures, rungsOf, embedder }: LevelsOptions): Levels {
  const documents = new WeakMap<readonly Entity[], Known>();

  return async (assessed, criterion) => {
    const known = documents.get(assessed.entities) ?? { rungs: new Map(), answers: new Map() };
    documents.set(assessed.entities, known);
    await climb(assessed, known);
    const parts = partsOf(assessed);
    await ask(assessed, [...new Set(assessed.risks.flatMap(parts))], known);
    const isBroken = (risk: ScoredCombination, entity: string, { words }: Rung): boolean => {
      const answers = parts(risk).map((part) => known.answers.get(keyOf(part, entity, words)));
      return (
        answers.every((answer) => answer !== undefined) &&
        risksOf(answers as ScoredCombination[], criterion).length === 0
      );
    };
    return ({ id }) => {
      const ladder: readonly Rung[] = known.rungs.get(id) ?? [];
      return ladder.map(({ loss }, place) => ({
        loss,
        // the attack on replacements may ask for a vaguer rung than the one decided on
        breaks: (risk) => ladder.slice(place).every((rung) => isBroken(risk, id, rung)),
      }));
    };
  };

  /** Finds the ladders that are not known yet: of what is risky, and of what is masked anyway. */
  async function climb(assessed: Assessed, { rungs }: Known): Promise<void> {
    const { entities, risks } = assessed;
    const direct = entities.filter(({ identifier }) => identifier === "DIRECT");
    const ids = [...risks.flatMap((risk) => risk.entities), ...direct.map(({ id }) => id)];
    const missing = new Set(ids.filter((id) => !rungs.has(id)));
    const words = await rungsOf(assessed, missing);
    for (const id of missing) {
      const entity = entities.find((one) => one.id === id)!;
      rungs.set(id, await withLosses(assessed, entity, words.get(id) ?? []));
    }
  }

  async function withLosses(
    { document, mentions }: Detected,
    entity: Entity,
    words: readonly string[],
  ): Promise<Rung[]> {
    // nothing but masking is enough for a direct identifier
    if (words.length === 0 || entity.identifier === "DIRECT") {
      return words.map((one) => ({ words: one, loss: 1 }));
    }
    const { start, end } = mentions[entity.mentions[0]!]!;
    const model = await embedder();
    const [original, ...others] = await model.embed([document.text.slice(start, end), ...words]);
    return words.map((one, i) => ({
      words: one,
      loss: 1 - Math.max(0, cosine(original!, others[i]!)),
    }));
  }

  /** Asks each measure, once for all, about its combinations with the words of every rung. */
  async function ask(
    assessed: Assessed,
    combinations: readonly ScoredCombination[],
    { rungs, answers }: Known,
  ): Promise<void> {
    for (const measure of measures) {
      if (!measure.reassess) continue;
      const trials = combinations
        .filter((combination) => combination.measure === measure.name)
        .flatMap((combination) =>
          combination.entities.flatMap((entity) =>
            rungs.get(entity)!.map(({ words }): Trial => ({ combination, entity, words })),
          ),
        )
        .filter(
          ({ combination, entity, words }) => !answers.has(keyOf(combination, entity, words)),
        );
      const found = await measure.reassess(assessed, trials);
      for (const [i, { combination, entity, words }] of trials.entries()) {
        answers.set(keyOf(combination, entity, words), found[i]);
      }
    }
  }
}

const keyOf = ({ measure, entities }: ScoredCombination, entity: string, words: string): string =>
  JSON.stringify([measure, entities, entity, words]);

/** The scores that a risk is made of: itself, or those that were weighed into it. */
function partsOf({ scores }: Assessed): (risk: ScoredCombination) => readonly ScoredCombination[] {
  const idsOf = ({ entities }: ScoredCombination) => [...entities].sort().join(" ");
  return (risk) =>
    risk.measure === "weighed" ? scores.filter((one) => idsOf(one) === idsOf(risk)) : [risk];
}
