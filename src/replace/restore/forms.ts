/**
 * In which of its forms an original comes back where one label replaced several: 'Mr Galip Yalman', 'Mr Yalman', 'Yalman'.
 *
 * | the label | its original |
 * | --- | --- |
 * | stands as often as in a text that was sanitized | as it stood there, in order |
 * | behind a title: 'Mr [PERSON 1]' | the surname |
 * | behind 'Dear' | with its title, where the text had such a form |
 * | stands for the first time | the form that says most, of those in the latest message that had one |
 * | stands again | the form that the text, or that message, used again |
 */

import { TITLE } from "../../language/titles.js";
import { nameOf } from "../surrogates/person-name.js";
import type { Original } from "./originals.js";

/** Where a label stands: how many of its kind stand before it, how many there are, and the words before it. */
export interface Standing {
  readonly index: number;
  readonly count: number;
  readonly before: string;
  /** Its forms in the latest message of a conversation that had one, in order. */
  readonly latest?: readonly string[];
}

const TITLE_BEFORE = new RegExp(`(?:^|[^\\p{L}])(?:${TITLE})\\.?\\s+[*_"“‘'([]*$`, "u");
const DEAR_BEFORE = /(?:^|[^\p{L}])Dear\s+$/u;

export function formOf(one: Original, standing: Standing): string {
  const { original, type, forms = [] } = one;
  const isTitled = type === "PERSON" && TITLE_BEFORE.test(standing.before);
  const same = forms.find((list) => list.length === standing.count)?.[standing.index];
  if (isTitled) return same !== undefined && isSurname(same, original) ? same : surnameOf(original);
  if (same !== undefined) return same;
  if (type === "PERSON" && DEAR_BEFORE.test(standing.before)) {
    const titled = forms.flat().filter(hasTitle);
    if (titled.length > 0) return shortest(titled);
  }
  const { latest = [] } = standing;
  const most = latest.length > 0 ? longest(latest) : original;
  if (standing.index === 0) return most;
  return usedAgain(latest.length > 0 ? [latest] : forms) ?? most;
}

/** Whether a form is one word, and none of somebody's given names: 'Yalman' of 'Galip Yalman'. */
const isSurname = (form: string, original: string): boolean =>
  !/\s/.test(form) && !nameOf(original).given.includes(form);

const hasTitle = (form: string): boolean => nameOf(form).title !== "";

const longest = (forms: readonly string[]): string =>
  forms.reduce((a, b) => (b.length > a.length ? b : a));

const shortest = (forms: readonly string[]): string =>
  forms.reduce((a, b) => (b.length < a.length ? b : a));

/** The form that a text has most often behind its first. */
function usedAgain(forms: readonly (readonly string[])[]): string | undefined {
  const counts = new Map<string, number>();
  for (const form of forms.flatMap((list) => list.slice(1)))
    counts.set(form, (counts.get(form) ?? 0) + 1);
  let best: string | undefined;
  for (const [form, count] of counts)
    if (best === undefined || count > counts.get(best)!) best = form;
  return best;
}

/** 'van der Berg' of 'Dr Ann van der Berg'; a name of one word is itself. */
function surnameOf(form: string): string {
  const name = nameOf(form);
  const words = form.slice(name.title.length).trim().split(/\s+/);
  if (name.inverted) return form.slice(name.title.length, form.indexOf(",")).trim();
  return words.slice(Math.min(name.given.length, words.length - 1)).join(" ");
}
