/** A document with other words for some entities, on which a measure is asked again. */

import { createDocument, type Detected, type ScoredCombination } from "../document/document.js";
import { EditedText } from "../document/edited-text.js";

/** Vaguer words for one member of a combination. */
export interface Trial {
  readonly combination: ScoredCombination;
  readonly entity: string;
  readonly words: string;
}

/**
 * The document with the words in place of every mention of their entities; all mentions at their new
 * places, without what a model said about the old ones.
 */
export function replaceWords(detected: Detected, words: ReadonlyMap<string, string>): Detected {
  const { document, mentions, entities } = detected;
  const instead = new Map(
    entities.flatMap(({ id, mentions: own }) => {
      const text = words.get(id);
      return text === undefined ? [] : own.map((index) => [index, text] as const);
    }),
  );
  const order = [...mentions.keys()].sort((a, b) => mentions[a]!.start - mentions[b]!.start);
  const moved = [...mentions];
  const text = new EditedText(document.text);
  for (const index of order) {
    const { decision: _, ...mention } = mentions[index]!;
    const { start, end } = mention;
    const words = instead.get(index) ?? document.text.slice(start, end);
    moved[index] = { ...mention, ...text.replace(start, end, words) };
  }
  const { id, language, persons } = document;
  const edited = createDocument(text.finish(), {
    id,
    persons,
    ...(language === undefined ? {} : { language }),
  });
  return { ...detected, document: edited, mentions: moved };
}

/**
 * Trials in as few rounds as they need, so that in no round an entity has two wordings: the
 * documents of all rounds answer all trials about single entities.
 */
export function inRounds(
  detected: Detected,
  trials: readonly Trial[],
): { readonly document: Detected; readonly trials: readonly number[] }[] {
  const rounds: { words: Map<string, string>; trials: number[] }[] = [];
  for (const [index, { entity, words }] of trials.entries()) {
    const round = rounds.find((one) => (one.words.get(entity) ?? words) === words);
    if (round) {
      round.words.set(entity, words);
      round.trials.push(index);
    } else rounds.push({ words: new Map([[entity, words]]), trials: [index] });
  }
  return rounds.map(({ words, trials: own }) => ({
    document: replaceWords(detected, words),
    trials: own,
  }));
}
