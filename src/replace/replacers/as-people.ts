/**
 * Vaguer words as people choose them. 'generalize' offers the most specific words first, people take others:
 * the decade of a date rather than its month, 'country' rather than 'country in East Asia'. A ranker learnt from
 * their choices (WikiReplace) says where the ladder starts; above it the attack decides as ever.
 *
 * Only candidates shown to be true are ranked, and what is more specific than the one chosen goes, so the
 * words are never less true and never more specific than those of 'generalize'.
 *
 * | feature of a candidate | values |
 * | --- | --- |
 * | form | of a date month, season, year, part of a decade, decade, century; of an amount a range, 'several'; else words with 'in', one word, several |
 * | the same with the form of the original | a date with a day, a month, a year alone, a period |
 * | the same with the preposition before it | 'in', 'on', 'from', other |
 * | step | first, second ... of the candidates, and how far from the last |
 * | last words | the head of what is said: 'city', 'country', 'organization' |
 *
 * All of them by type of the mention.
 */

import type { ChoiceModel } from "../../models/choice.js";
import type { Candidate, Occasion, Replacer } from "../replacer.js";

const FORMS: readonly (readonly [name: string, form: RegExp])[] = [
  ["season", /^(?:spring|summer|autumn|winter) /i],
  ["month", /^\p{L}+ \d{1,4}$/u],
  ["year", /^\d{1,4}$/],
  ["part-of-decade", /\b(?:early|mid|late)[ -]+(?:the )?\d{1,4}s$/],
  ["decade", /\b\d{1,4}s$/],
  ["century", /\bcentury$/],
  ["range", /^between /],
  ["several", /^several /],
  ["certain", /^a certain /],
  ["in-place", / in (?:the )?\p{Lu}/u],
  ["words", / /],
];
const formOf = (text: string): string => FORMS.find(([, form]) => form.test(text))?.[0] ?? "word";

const ORIGINALS: readonly (readonly [name: string, form: RegExp])[] = [
  ["period", /\d\s*(?:[–-]|to|and|until)\s*\d/],
  ["day", /\b\d{1,2}(?:st|nd|rd|th)?\b.*\b\d{3,4}\b/],
  ["month", /\p{L}+,? \d{4}$/u],
  ["year", /^\d{3,4}$/],
  ["capital", /^\p{Lu}/u],
];
const originalOf = (text: string): string =>
  ORIGINALS.find(([, form]) => form.test(text))?.[0] ?? "other";

const beforeOf = (text: string): string =>
  /\b(in|on|from|at|of|since|until|to|and)\s+(?:the\s+)?$/i.exec(text)?.[1]?.toLowerCase() ??
  "other";

/** What a candidate says last before any 'in': 'city' of 'large city in Nepal'. */
const headOf = (text: string): string =>
  text
    .replace(/ in .*$/, "")
    .replace(/^.* /, "")
    .toLowerCase();

type Asked = Pick<Occasion, "original" | "before"> & { readonly entity: { readonly type: string } };

/** Names of the features that a candidate has among the others, most specific first. */
export function choiceFeatures(
  texts: readonly string[],
  place: number,
  { original, before, entity: { type } }: Asked,
): string[] {
  const text = texts[place]!;
  const form = formOf(text);
  const names = [
    `form ${form}`,
    `form ${form} of ${originalOf(original)}`,
    `form ${form} after ${beforeOf(before)}`,
    `step ${Math.min(place, 5)}`,
    `from last ${Math.min(texts.length - 1 - place, 5)}`,
    `head ${headOf(text)}`,
  ];
  return names.map((name) => `${type} ${name}`);
}

/** The place of the candidate that people would most probably choose; the first of equals. */
export function preferred(
  texts: readonly string[],
  asked: Asked,
  { weights }: ChoiceModel,
): number {
  const scores = texts.map((_, place) =>
    choiceFeatures(texts, place, asked).reduce((sum, name) => sum + (weights[name] ?? 0), 0),
  );
  return scores.indexOf(Math.max(...scores));
}

/** @param inner whose candidates are ranked */
export const asPeople = (inner: Replacer, load: () => Promise<ChoiceModel>): Replacer => ({
  ...inner,
  name: "as-people",
  async propose(occasions, document) {
    const [proposals, model] = [await inner.propose(occasions, document), await load()];
    return proposals.map((proposal, i) => ({
      ...proposal,
      candidates: fromPreferred(proposal.candidates, occasions[i]!, model),
    }));
  },
});

function fromPreferred(
  candidates: readonly Candidate[],
  occasion: Occasion,
  model: ChoiceModel,
): readonly Candidate[] {
  const proven = candidates.filter(({ truth }) => truth === "true");
  if (proven.length === 0) return candidates;
  const texts = proven.map(({ text }) => text);
  return proven.slice(preferred(texts, occasion, model));
}
