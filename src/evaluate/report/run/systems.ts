/**
 * Which figures belong together. A system is one way of protecting the texts: what a run released, or
 * another system's masks that were measured beside it. Figures are of one system when they are about
 * the same texts, by their hashes; where no hashes meet, when they carry the same name in one run.
 */

import { errors, type PalimpsestError } from "../../../errors.js";
import type { Figures } from "./figures.js";
import { differing, meets } from "./hash.js";
import type { TextHashes } from "./made.js";
import { partsOf, type Run } from "./run.js";

/** One attack on a system's texts. */
export interface AttackOn {
  /** The name of the attack's file: who the candidates were. */
  readonly scenario: string;
  /** The system's name in the attack. */
  readonly method: string;
  readonly figures: Figures["attack"];
}

export interface System {
  readonly run: string;
  readonly name: string;
  /** What the run released, as its sanitization report says. */
  readonly released?: Figures["sanitization"];
  /** Clear text: nothing protected, everything kept. */
  readonly clear: boolean;
  readonly attacks: readonly AttackOn[];
  readonly masks?: Figures["masks"];
  readonly utility?: Figures["utility"];
  readonly clustering?: Clustering;
}

/** Agreement of clusterings, of one method. */
export interface Clustering {
  readonly k: number;
  readonly nmi: number;
  readonly documents: number;
}

/** A system while its figures are gathered. */
interface Draft {
  name: string;
  texts: TextHashes | undefined;
  released?: Figures["sanitization"];
  clear: boolean;
  attacks: AttackOn[];
  masks?: Figures["masks"];
  utility?: Figures["utility"];
  clustering?: Clustering;
}

/**
 * The systems of a run, its own release first, clear text last.
 * @throws INPUT_FORMAT where a run has two releases, or two figures of one kind for one system
 */
export function systemsOf(run: Run): System[] {
  const drafts: Draft[] = [];
  const [release, second] = partsOf(run, "sanitization");
  if (second) throw twice(run, "report of a release", `${release!.name}, ${second.name}`);
  if (release) {
    const documents = release.figures.documents.map(({ id, sha256 }) => [id, sha256]);
    drafts.push({
      name: run.name,
      texts: Object.fromEntries(documents),
      released: release.figures,
      clear: false,
      attacks: [],
    });
  }
  const find = (method: string, texts: TextHashes | undefined): Draft =>
    drafts.find((one) => one.released !== undefined && meets(one.texts, texts)) ??
    named(drafts, method, texts, run);

  for (const { name: scenario, figures } of partsOf(run, "attack")) {
    for (const method of Object.keys(figures.risk)) {
      const clear = figures.clear?.includes(method) ?? false;
      const draft = find(method, figures.texts[method]);
      if (draft.attacks.some((one) => one.scenario === scenario)) {
        throw twice(run, `attack '${scenario}'`, method);
      }
      draft.clear ||= clear;
      draft.attacks.push({ scenario, method, figures });
    }
  }
  for (const { figures } of partsOf(run, "masks")) {
    const draft = find(figures.method, figures.texts);
    if (draft.masks) throw twice(run, "comparison with people's masks", figures.method);
    draft.masks = figures;
  }
  for (const { figures } of partsOf(run, "utility")) {
    const draft = find(figures.method, figures.texts);
    if (draft.utility) throw twice(run, "utility", figures.method);
    draft.utility = figures;
  }
  for (const { figures } of partsOf(run, "clustering")) {
    for (const [method, nmi] of Object.entries(figures.nmi)) {
      const draft = find(method, figures.texts[method]);
      if (draft.clustering) throw twice(run, "clustering", method);
      draft.clustering = { k: figures.k, nmi, documents: figures.documents };
    }
  }
  const order = (one: Draft) => (one.released ? 0 : one.clear ? 2 : 1);
  return drafts
    .sort((a, b) => order(a) - order(b))
    .map(({ texts: _, ...draft }) => ({ run: run.name, ...draft }));
}

/** The system of that name in the run, created if it is missing. @throws INPUT_FORMAT for other texts */
function named(drafts: Draft[], name: string, texts: TextHashes | undefined, run: Run): Draft {
  const known = drafts.find((one) => one.name === name && one.released === undefined);
  if (!known) {
    const draft: Draft = { name, texts, clear: false, attacks: [] };
    drafts.push(draft);
    return draft;
  }
  const other = known.texts && texts && differing(known.texts, texts);
  if (other !== undefined) {
    throw errors.INPUT_FORMAT`the figures for '${name}' in ${run.name} were measured on two different texts of one document; measure both on the same masks, or make two runs`;
  }
  known.texts = { ...known.texts, ...texts };
  return known;
}

const twice = (run: Run, what: string, where: string): PalimpsestError =>
  errors.INPUT_FORMAT`the run ${run.name} has two of one ${what} for a system (${where}); make two runs of them`;

/** The attack that goes best, by which a system is judged. */
export const strongestAttack = ({ attacks }: System): AttackOn | undefined =>
  attacks.reduce<AttackOn | undefined>(
    (best, one) => (best === undefined || riskOf(one) > riskOf(best) ? one : best),
    undefined,
  );

/** Percent. */
const riskOf = ({ figures, method }: AttackOn): number => figures.risk[method]!;
