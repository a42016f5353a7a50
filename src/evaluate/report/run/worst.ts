/** The documents that need a person's eye first, with the words that matter. */

import type { System } from "./systems.js";

export interface WorstDocument {
  readonly document: string;
  /** The attack that went best against this document; absent where none was made. */
  readonly attack?: {
    readonly scenario: string;
    /** null where the person has no background text. */
    readonly rank: number | null;
    readonly candidates: number;
    /** How sure the attacker is of its first guess, in [0, 1]. */
    readonly probability: number;
    /** Words of the released text, the most telling first; null where they may be of clear text. */
    readonly words: readonly string[] | null;
  };
  /** null where people mask nothing in it. */
  readonly tokenRecall?: number | null;
  /** Words that people mask and that are still there. */
  readonly missed?: readonly string[];
  readonly riskLeft?: number | null;
  readonly residue?: number;
}

const MOST_WORDS = 6;

export interface WorstOptions {
  /** Documents, at most. */
  readonly most: number;
  /** How a document is called that the attack knows by a person's name. */
  readonly naming: (name: string) => string;
  /** Show words even where they may be of clear text. */
  readonly originals: boolean;
}

/**
 * Attributed documents first, the surest attribution first; then by recall, rank and the risk that
 * the measures see.
 */
export function worstDocuments(
  system: System,
  { most, naming, originals }: WorstOptions,
): WorstDocument[] {
  const documents = new Map<string, WorstDocument>();
  const add = (document: string, more: Omit<WorstDocument, "document">) =>
    documents.set(document, { ...documents.get(document), document, ...more });

  for (const { id, protection, entities } of system.released?.documents ?? []) {
    const residue = entities.reduce((sum, entity) => sum + entity.residue, 0);
    add(id, { riskLeft: protection.riskLeft, residue });
  }
  for (const [id, { tokenRecall, missed }] of Object.entries(system.masks?.byDocument ?? {})) {
    add(id, { tokenRecall, missed: first(missed) });
  }
  for (const { scenario, method, figures } of system.attacks) {
    const mayShow = originals || (figures.clear !== null && !figures.clear.includes(method));
    for (const [individual, rank] of Object.entries(figures.ranks[method] ?? {})) {
      const id = figures.ids === "names" ? naming(individual) : individual;
      const attack = {
        scenario,
        rank,
        candidates: figures.background,
        probability: figures.guesses[method]![individual]!.probability,
        words: mayShow ? first(figures.clues[method]![individual]!) : null,
      };
      const before = documents.get(id)?.attack;
      if (!before || peril(attack) > peril(before)) add(id, { attack });
    }
  }
  return [...documents.values()].sort(byPeril).slice(0, most);
}

/** Each word once: a date is several clues, and one word to a reader. */
const first = (list: readonly { readonly text: string }[]): string[] =>
  [...new Set(list.map(({ text }) => text))].slice(0, MOST_WORDS);

const byPeril = (a: WorstDocument, b: WorstDocument): number => {
  const attributed = attributedOf(b) - attributedOf(a);
  if (attributed !== 0) return attributed;
  return (
    (a.tokenRecall ?? 1) - (b.tokenRecall ?? 1) ||
    peril(b.attack) - peril(a.attack) ||
    (b.riskLeft ?? 0) - (a.riskLeft ?? 0) ||
    (a.document < b.document ? -1 : 1)
  );
};

/** Above 0 where the attack names the right person. */
const attributedOf = ({ attack }: WorstDocument): number =>
  attack?.rank === 1 ? 1 + attack.probability : 0;

/** From a certain attribution down to the last rank; below 0 without an attack. */
const peril = (attack: WorstDocument["attack"]): number => {
  if (!attack) return -1;
  if (attack.rank === null) return 0;
  return attack.rank === 1 ? 1 + attack.probability : 1 / attack.rank;
};
