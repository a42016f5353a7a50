/**
 * The stage `weaken`, between `decide` and `replace` where a policy has `levels`: how vague must each
 * entity become?
 *
 * Levels between keeping an entity and masking it: what each costs, and which combinations it breaks.
 *
 * | a level | is |
 * | --- | --- |
 * | its words | a candidate of the replacer, from the most specific to the vaguest |
 * | its loss | 1 - cos(original, words), the share of the entity's information that it hides |
 * | what it breaks | the combinations that their measure, asked again with the words in place, no longer finds risky, nor with any vaguer words that it knows |
 *
 * A measure that cannot be asked again, and words of which it knows nothing, break nothing: then masking
 * is all that helps. Vaguer words are tried with the rest of the text unchanged.
 *
 * A combination with a risky part was never scored by itself, since masking the part would break it;
 * making the part vaguer may not. So the document is assessed again with all chosen words in place,
 * and what is risky there must be broken by masking, until nothing is left.
 */

import { type Criterion, risksOf } from "../assess/assess.js";
import { type Judge, judgedBy } from "../assess/classifier.js";
import type { Answer, Measure } from "../assess/measure.js";
import { replaceWords, type Trial } from "../assess/vaguer.js";
import type { LadderOf } from "../decide/ladder.js";
import type {
  Assessed,
  Decided,
  Detected,
  Entity,
  ScoredCombination,
} from "../document/document.js";
import { cosine, type Embedder } from "../models/embedder.js";

export interface WeakenOptions {
  readonly measures: readonly Measure[];
  /** The words of each entity's rungs, most specific first. */
  readonly rungsOf: (
    detected: Detected,
    ids: ReadonlySet<string>,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly embedder: () => Promise<Embedder>;
  /** Reads the text with vaguer words in it. */
  readonly judge: Judge;
}

/** The choice of levels under a criterion. What was found out is kept with the document. */
export type Weaken = (
  assessed: Assessed,
  criterion: Criterion,
  decide: (assessed: Assessed, ladder: LadderOf) => Promise<Decided>,
) => Promise<Decided>;

/** Beyond it everything risky is masked, no level taken. */
const ROUNDS = 20;

/** What a measure says of a combination with other words in place. */
type Verdict = "safe" | "risky" | "unknown";

interface Rung {
  readonly words: string;
  readonly loss: number;
}

/** What is known about a document: its ladders, and what measures said about vaguer words. */
interface Known {
  readonly rungs: Map<string, readonly Rung[]>;
  readonly answers: Map<string, Answer>;
}

export function createWeaken({ measures, rungsOf, embedder, judge }: WeakenOptions): Weaken {
  const documents = new WeakMap<readonly Entity[], Known>();
  const answering = measures.filter(({ reassess }) => reassess !== undefined);

  return async (assessed, criterion, decide) => {
    const known = documents.get(assessed.entities) ?? { rungs: new Map(), answers: new Map() };
    documents.set(assessed.entities, known);
    await climb(assessed, known);
    const parts = partsOf(assessed);
    await ask(assessed, [...new Set(assessed.risks.flatMap(parts))], known);
    // combinations that turned up with vaguer words in place: only masking breaks them
    const late = new Set<ScoredCombination>();
    const verdict = (risk: ScoredCombination, entity: string, { words }: Rung): Verdict => {
      if (late.has(risk)) return "risky";
      const answers = parts(risk).map((part) => known.answers.get(keyOf(part, entity, words)));
      if (answers.some((answer) => answer === undefined)) return "unknown";
      return risksOf(answers as ScoredCombination[], criterion).length === 0 ? "safe" : "risky";
    };
    const ladderOf = ({ id }: Entity) => {
      const ladder: readonly Rung[] = known.rungs.get(id) ?? [];
      return ladder.map((rung, place) => ({
        words: rung.words,
        loss: rung.loss,
        // the attack on replacements may ask for a vaguer rung than the one decided on
        breaks: (risk: ScoredCombination) =>
          verdict(risk, id, rung) === "safe" &&
          ladder.slice(place + 1).every((vaguer) => verdict(risk, id, vaguer) !== "risky"),
      }));
    };
    for (let round = 0; round < ROUNDS; round++) {
      const risks = [...assessed.risks, ...late];
      await climb({ ...assessed, risks }, known);
      const decided = await decide({ ...assessed, risks }, ladderOf);
      const left = await leftIn(decided, criterion);
      if (left.length === 0) return decided;
      for (const risk of left) late.add(risk);
    }
    const masking: LadderOf = (entity) =>
      ladderOf(entity).map((rung) => ({ ...rung, breaks: () => false }));
    return decide({ ...assessed, risks: [...assessed.risks, ...late] }, masking);
  };

  /** What the measures find risky with the chosen words in place, if vaguer words are part of it. */
  async function leftIn(decided: Decided, criterion: Criterion): Promise<ScoredCombination[]> {
    const words = new Map<string, string>();
    const vaguer = new Set<string>();
    for (const { entity, action, words: allowed } of decided.decisions) {
      if (action === "keep") continue;
      if (allowed?.[0] !== undefined) vaguer.add(entity);
      words.set(entity, allowed?.[0] ?? HIDDEN);
    }
    if (vaguer.size === 0) return [];
    const edited = replaceWords(decided, words);
    const read = decided.mentions.some(({ decision }) => decision)
      ? await judgedBy(judge, edited)
      : edited;
    const shown = read.entities.filter(({ id }) => !words.has(id) || vaguer.has(id));
    const scores: ScoredCombination[] = [];
    for (const measure of answering) {
      scores.push(...(await measure.assess({ ...read, entities: shown })));
    }
    return risksOf(scores, criterion).filter(({ entities }) =>
      entities.some((id) => vaguer.has(id)),
    );
  }

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
    for (const measure of answering) {
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
      const found = await measure.reassess!(assessed, trials);
      for (const [i, { combination, entity, words }] of trials.entries()) {
        answers.set(keyOf(combination, entity, words), found[i]);
      }
    }
  }
}

/** Stands where something is masked. */
const HIDDEN = "[...]";

const keyOf = ({ measure, entities }: ScoredCombination, entity: string, words: string): string =>
  JSON.stringify([measure, entities, entity, words]);

/** The scores behind a risk: its own, or those that were combined into it. */
function partsOf({ scores }: Assessed): (risk: ScoredCombination) => readonly ScoredCombination[] {
  const idsOf = ({ entities }: ScoredCombination) => [...entities].sort().join(" ");
  return (risk) =>
    risk.measure === "weighed" ? scores.filter((one) => idsOf(one) === idsOf(risk)) : [risk];
}
