/**
 * What an attacker can infer about every person of anonymized texts, against what is true of them
 * (the measure of SPIA, 2026: each person counts, not only the main one).
 */

import type { Attribute, AttributeAttacker, Fact, IdentityGuess, Inference } from "./attribute.js";
import { type Calibration, calibrated, calibrationOf, type Graded } from "./calibration.js";
import { isSame, normalizedWords } from "./same.js";

export interface AttributeAttackOptions {
  /** What is true, by document. Without it nothing can be graded. */
  readonly facts?: ReadonlyMap<string, readonly Fact[]>;
  /** Who a document is about, by document, where guesses of identity are graded. */
  readonly names?: ReadonlyMap<string, string>;
}

export interface PersonInferences {
  /** As the text calls them. */
  readonly person: string;
  readonly attributes: readonly Omit<Inference, "person">[];
}

interface DocumentInferences {
  readonly who: readonly IdentityGuess[];
  readonly people: readonly PersonInferences[];
}

export interface AttributeAttackResult {
  readonly documents: number;
  readonly people: number;
  readonly inferred: Readonly<Partial<Record<Attribute, number>>>;
  /** Share of guesses that are right; null without facts. */
  readonly accuracy: number | null;
  /** Share of facts that some guess found, and its 95% interval over people; null without facts. */
  readonly found: number | null;
  readonly interval: readonly [number, number] | null;
  readonly foundBy: Readonly<
    Partial<Record<Attribute, { readonly facts: number; readonly found: number }>>
  >;
  /** Share of documents whose first guess of identity is right; null where nobody said who they are about. */
  readonly named: number | null;
  readonly calibration: Calibration | null;
  readonly byDocument: Readonly<Record<string, DocumentInferences>>;
}

/** @param texts anonymized, by id */
export async function attackAttributes(
  attacker: AttributeAttacker,
  texts: ReadonlyMap<string, string>,
  { facts, names }: AttributeAttackOptions = {},
): Promise<AttributeAttackResult> {
  const byDocument: Record<string, DocumentInferences> = {};
  const graded: Graded[] = [];
  const perPerson: { facts: number; found: number }[] = [];
  const foundBy: Partial<Record<Attribute, { facts: number; found: number }>> = {};
  const inferred: Partial<Record<Attribute, number>> = {};
  let [people, right] = [0, 0];
  const places: { id: string; person: number; at: number; graded: number }[] = [];
  for (const [id, text] of texts) {
    const { who, inferences } = await attacker.infer(text);
    byDocument[id] = { who, people: byPerson(inferences) };
    people += byDocument[id].people.length;
    const known = facts?.get(id);
    const name = names?.get(id);
    if (name !== undefined && who[0] && normalizedWords(who[0].name) === normalizedWords(name))
      right++;
    for (const [person, { person: called, attributes }] of byDocument[id].people.entries()) {
      for (const [at, one] of attributes.entries()) {
        inferred[one.attribute] = (inferred[one.attribute] ?? 0) + 1;
        const own = known?.filter(({ attribute }) => attribute === one.attribute);
        // what nobody annotated is neither right nor wrong
        if (!own || own.length === 0) continue;
        places.push({ id, person, at, graded: graded.length });
        graded.push({
          person: `${id}\n${called}`,
          confidence: one.confidence,
          right: own.some(({ value }) => isSame(one.attribute, one.value, value)),
        });
      }
    }
    for (const own of known ? factsByPerson(known).values() : []) {
      let found = 0;
      for (const { attribute, value } of own) {
        const hit = inferences.some(
          (one) => one.attribute === attribute && isSame(attribute, one.value, value),
        );
        found += Number(hit);
        const count = (foundBy[attribute] ??= { facts: 0, found: 0 });
        count.facts++;
        count.found += Number(hit);
      }
      perPerson.push({ facts: own.length, found });
    }
  }
  withCalibrated(byDocument, graded, places);
  const total = perPerson.reduce((sum, one) => sum + one.facts, 0);
  const hits = perPerson.reduce((sum, one) => sum + one.found, 0);
  return {
    documents: texts.size,
    people,
    inferred,
    accuracy: graded.length === 0 ? null : graded.filter((one) => one.right).length / graded.length,
    found: total === 0 ? null : hits / total,
    interval: total === 0 ? null : intervalOver(perPerson),
    foundBy,
    named: names && names.size > 0 ? right / texts.size : null,
    calibration: graded.length === 0 ? null : calibrationOf(graded),
    byDocument,
  };
}

export function byPerson(inferences: readonly Inference[]): readonly PersonInferences[] {
  const found = new Map<string, { person: string; attributes: Omit<Inference, "person">[] }>();
  for (const { person, ...one } of inferences) {
    const key = normalizedWords(person);
    const own = found.get(key) ?? { person, attributes: [] };
    own.attributes.push(one);
    found.set(key, own);
  }
  return [...found.values()];
}

function factsByPerson(facts: readonly Fact[]): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = normalizedWords(fact.person ?? "");
    found.set(key, [...(found.get(key) ?? []), fact]);
  }
  return found;
}

/** Puts the calibrated confidence in the place of the stated one. */
function withCalibrated(
  byDocument: Record<string, DocumentInferences>,
  graded: readonly Graded[],
  places: readonly { id: string; person: number; at: number; graded: number }[],
): void {
  const after = calibrated(graded);
  for (const { id, person, at, graded: index } of places) {
    const attributes = byDocument[id]!.people[person]!.attributes as Omit<Inference, "person">[];
    attributes[at] = { ...attributes[at]!, confidence: Math.round(after[index]! * 1000) / 1000 };
  }
}

/** 95% of 1,000 draws of people with replacement; the same draws each time. */
function intervalOver(people: readonly { facts: number; found: number }[]): [number, number] {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const shares = Array.from({ length: 1000 }, () => {
    let [facts, found] = [0, 0];
    for (let i = 0; i < people.length; i++) {
      const one = people[Math.floor(random() * people.length)]!;
      facts += one.facts;
      found += one.found;
    }
    return facts === 0 ? 0 : found / facts;
  }).sort((a, b) => a - b);
  return [shares[25]!, shares[974]!];
}
