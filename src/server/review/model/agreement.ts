/** How far two blind readings agree; never one number. */

import type { Document } from "../../../document/document.js";
import type { GoldDocument } from "../../../document/gold.js";
import { offsetConverter } from "../../../document/offsets.js";
import { overlaps } from "../../../document/span.js";
import type { LevelAgreement } from "../../../entries/evaluate.js";
import { evaluateAgreement } from "../../../entries/own/release.js";
import type { Coefficients, Level, State } from "../schema.js";
import type { Reading } from "./merge.js";
import { inOrder, type MentionState } from "./state.js";

/** One document that two people read. */
export interface ReadTwice {
  readonly document: Document;
  readonly readings: readonly [Reading, Reading];
}

/** Agreement of the same two readers over documents; at least one. */
export function coefficientsOf(documents: readonly ReadTwice[]): Coefficients {
  const gold = documents.map(goldOf);
  const decision = evaluateAgreement(gold, "identifier");
  const type = evaluateAgreement(gold, "type");
  const spans = documents.reduce((sum, one) => sum + distinctSpans(one), 0);
  const characters = documents.reduce(
    (sum, { document }) => sum + offsetConverter(document.text).codePoints,
    0,
  );
  const pairs = documents.flatMap(commonSpans);
  return {
    foundF1: foundF1(documents),
    decisionSpan: levelOf(decision.span, spans),
    decisionCharacter: levelOf(decision.character, characters),
    typeSpan: levelOf(type.span, spans),
    typeCharacter: levelOf(type.character, characters),
    stateOrdinalAlpha: ordinalAlpha(pairs.map(([a, b]) => [rankOf(a), rankOf(b)])),
    leakPairs: pairs.filter(([a, b]) => (a.state === "keep") !== (b.state === "keep")).length,
    missed: missedOf(documents),
  };
}

const levelOf = ({ units, cohen, krippendorff }: LevelAgreement, positions: number): Level => ({
  compared: units,
  positions,
  kappa: cohen[0]?.kappa ?? null,
  alpha: krippendorff,
});

/** A reading as an annotation: what is kept needs no masking, whatever it is. */
function goldOf({ document, readings }: ReadTwice): GoldDocument {
  return {
    document,
    annotations: new Map(
      readings.map(({ reader, state }) => [
        reader,
        inOrder(state).map((mention) => ({
          start: mention.start,
          end: mention.end,
          type: mention.type,
          identifier: mention.state === "keep" ? ("NO_MASK" as const) : ("QUASI" as const),
          entity: mention.entity,
        })),
      ]),
    ),
  };
}

const spanKey = ({ start, end }: MentionState): string => `${start}-${end}`;

function distinctSpans({ readings }: ReadTwice): number {
  return new Set(readings.flatMap(({ state }) => inOrder(state).map(spanKey))).size;
}

/** Mentions that both marked with the same boundaries. */
function commonSpans({ readings: [a, b] }: ReadTwice): [MentionState, MentionState][] {
  const other = new Map(inOrder(b.state).map((mention) => [spanKey(mention), mention]));
  return inOrder(a.state).flatMap((mention) => {
    const same = other.get(spanKey(mention));
    return same ? [[mention, same] as [MentionState, MentionState]] : [];
  });
}

/** Overlap of the characters both marked: 2 |A and B| / (|A| + |B|). */
function foundF1(documents: readonly ReadTwice[]): number | null {
  let common = 0;
  let total = 0;
  for (const { document, readings } of documents) {
    const [a, b] = readings.map(({ state }) => {
      const marked = new Uint8Array(document.text.length);
      for (const { start, end } of state.mentions.values()) marked.fill(1, start, end);
      return marked;
    }) as [Uint8Array, Uint8Array];
    for (const [i, one] of a.entries()) {
      total += one + b[i]!;
      common += one & b[i]!;
    }
  }
  return total === 0 ? null : (2 * common) / total;
}

const RANKS: Readonly<Record<State, number>> = { keep: 0, generalize: 1, mask: 20 };

/** keep < generalized by so many steps < masked. */
const rankOf = ({ state, level }: MentionState): number =>
  RANKS[state] + (state === "generalize" ? Math.min(level ?? 5, 10) : 0);

/**
 * Krippendorff's alpha with ordinal distances for two people who labelled every unit (Krippendorff
 * 2004, chapter 11); null if all labels are the same, or there are none.
 */
export function ordinalAlpha(pairs: readonly (readonly [number, number])[]): number | null {
  const counts = new Map<number, number>();
  for (const value of pairs.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts.keys()].sort((a, b) => a - b);
  if (values.length < 2) return null;
  // how many labels lie below the middle of each rank: distances are differences of these
  const middle = new Map<number, number>();
  let below = 0;
  for (const value of values) {
    const count = counts.get(value)!;
    middle.set(value, below + count / 2);
    below += count;
  }
  const distance = (a: number, b: number) => (middle.get(a)! - middle.get(b)!) ** 2;
  const observed = pairs.reduce((sum, [a, b]) => sum + 2 * distance(a, b), 0);
  let expected = 0;
  for (const a of values) {
    for (const b of values) expected += counts.get(a)! * counts.get(b)! * distance(a, b);
  }
  return 1 - ((below - 1) * observed) / expected;
}

/**
 * Mentions both may have missed, from those that each added to the machine's: Chapman's estimator
 * with its 95 % range. It holds if the two worked independently and no mention is harder to see than
 * another, so it is a lower bound. null where one of them added nothing.
 */
function missedOf(documents: readonly ReadTwice[]): Coefficients["missed"] {
  let a = 0;
  let b = 0;
  let both = 0;
  for (const { readings } of documents) {
    const [addedA, addedB] = readings.map(({ state }) =>
      inOrder(state).filter(({ detected }) => detected < 0),
    ) as [MentionState[], MentionState[]];
    a += addedA.length;
    b += addedB.length;
    both += addedA.filter((one) => addedB.some((other) => overlaps(one, other))).length;
  }
  if (a === 0 || b === 0) return null;
  both = Math.min(both, a, b);
  const found = a + b - both;
  const all = ((a + 1) * (b + 1)) / (both + 1) - 1;
  const variance = ((a + 1) * (b + 1) * (a - both) * (b - both)) / ((both + 1) ** 2 * (both + 2));
  const estimate = Math.max(0, all - found);
  const range = 1.96 * Math.sqrt(variance);
  return { estimate, low: Math.max(0, estimate - range), high: estimate + range };
}
