/**
 * How much of what a text says about each of its people is gone: the collective and the individual protection rate of
 * SPIA (Subject-level PII Inference Assessment, arXiv 2604.21211), for the facts that stand in the text word for word.
 * A fact that must be inferred is counted, and judged by no word of it.
 */

import { termTokens } from "../../language/fold.js";

export interface SubjectFact {
  readonly tag: string;
  /** The fact in words; alternatives between ' / '. */
  readonly keyword: string;
}

export interface SubjectDocument {
  readonly id: string;
  readonly original: string;
  readonly finished: string;
  /** The facts of each person that the text speaks of. */
  readonly subjects: readonly (readonly SubjectFact[])[];
}

export interface SubjectMetrics {
  readonly documents: number;
  readonly subjects: number;
  /** All facts, and those of them that stand in the original. */
  readonly facts: number;
  readonly stated: number;
  /** Share of the stated facts of all people that are gone; null without any. */
  readonly cpr: number | null;
  /** Mean over people of the share of their stated facts that are gone; null without any. */
  readonly ipr: number | null;
  readonly byTag: Readonly<Record<string, { readonly stated: number; readonly gone: number }>>;
}

export function evaluateSubjects(documents: readonly SubjectDocument[]): SubjectMetrics {
  let subjects = 0;
  let facts = 0;
  let stated = 0;
  let gone = 0;
  const individual: number[] = [];
  const byTag = new Map<string, { stated: number; gone: number }>();
  for (const { original, finished, subjects: people } of documents) {
    const before = wordsOf(original);
    const after = wordsOf(finished);
    for (const person of people) {
      subjects++;
      facts += person.length;
      let own = 0;
      let ownGone = 0;
      for (const { tag, keyword } of person) {
        const forms = keyword
          .split(" / ")
          .map(wordsOf)
          .filter((form) => before.includes(form));
        if (forms.length === 0) continue;
        const isGone = forms.every((form) => !after.includes(form));
        own++;
        if (isGone) ownGone++;
        const counts = byTag.get(tag) ?? { stated: 0, gone: 0 };
        byTag.set(tag, { stated: counts.stated + 1, gone: counts.gone + (isGone ? 1 : 0) });
      }
      if (own === 0) continue;
      stated += own;
      gone += ownGone;
      individual.push(ownGone / own);
    }
  }
  return {
    documents: documents.length,
    subjects,
    facts,
    stated,
    cpr: stated === 0 ? null : gone / stated,
    ipr:
      individual.length === 0
        ? null
        : individual.reduce((sum, one) => sum + one, 0) / individual.length,
    byTag: Object.fromEntries([...byTag].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** A text as folded words with one blank before and after each, so that a fact is found by whole words. */
function wordsOf(text: string): string {
  const words = termTokens(text).map(({ folded }) => folded);
  // a fact of no letters stands nowhere
  return words.length === 0 ? "\u0000" : ` ${words.join(" ")} `;
}
