/** English noun phrases: article, number, head noun. */

import { singularOf } from "./lemma.js";

// written with a vowel, spoken with a consonant, and the other way round
const LIKE_CONSONANT =
  /^(?:uni(?!n|m)|use|usu|uti|ura|euro|eur|ewe|one\b|once\b|ufo|uk\b|us\b|un\b|eu\b)/i;
const LIKE_VOWEL = /^(?:hour|honest|honou?r|heir|[FHLMNRSX](?:\p{Lu}|\b))/u;

/** Whether it takes 'an'. */
export function soundsLikeVowel(text: string): boolean {
  const word = text.replace(/^[^\p{L}\p{N}]+/u, "");
  if (/^(?:8|11\b|18\b)/.test(word)) return true;
  return LIKE_VOWEL.test(word) || (/^[aeiou]/i.test(word) && !LIKE_CONSONANT.test(word));
}

export const indefinite = (text: string): "a" | "an" => (soundsLikeVowel(text) ? "an" : "a");

/** Where a phrase continues after its head noun: 'city | in Norway'. */
const AFTER_HEAD = /(?:,| (?:in|of|for|from|with|at|on|by|to|near|who|that|which|under|within) )/;

/** The part of a phrase that ends with its head noun. */
export const headOf = (text: string): string => text.split(AFTER_HEAD)[0]!;

const SINGULAR_S = /(?:ss|us|is|ics|news|series|species)$/i;

/** Whether the head noun is in the plural: 'teachers', 'police officers in Oslo'. */
export function isPlural(text: string): boolean {
  const word = headOf(text).split(/\s+/).at(-1) ?? "";
  const lower = word.toLowerCase();
  if (/\p{Ll}-(?:up|in|out|down|off|over)s$/u.test(lower)) return true;
  if (/^\p{Lu}/u.test(word) && !/(?:s|men|people)$/.test(lower)) return false;
  if (SINGULAR_S.test(lower) || lower.length < 4) return false;
  const singular = singularOf(lower);
  return singular !== lower && pluralOf(singular) === lower;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  child: "children",
  person: "people",
  man: "men",
  woman: "women",
  foot: "feet",
  tooth: "teeth",
  mouse: "mice",
  wife: "wives",
  life: "lives",
  knife: "knives",
  half: "halves",
  leaf: "leaves",
  thief: "thieves",
};
/** Those that end other nouns too: 'fireman', 'midwife'. */
const COMPOUNDED: ReadonlySet<string> = new Set(["man", "woman", "wife"]);

const UNCHANGED = /(?:people|police|staff|personnel|species|series|equipment|information)$/;

/** A noun in the plural. */
export function pluralOf(noun: string): string {
  const lower = noun.toLowerCase();
  for (const [one, many] of Object.entries(IRREGULAR)) {
    if (lower === one || (COMPOUNDED.has(one) && lower.endsWith(one))) {
      return noun.slice(0, noun.length - one.length) + many;
    }
  }
  if (UNCHANGED.test(lower)) return noun;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${noun}es`;
  if (/[^aeiou]y$/.test(lower)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

/** A phrase with its head noun in the plural: 'city in Norway' is 'cities in Norway'. */
export function pluralPhrase(text: string): string {
  const head = headOf(text);
  if (isPlural(head)) return text;
  const last = /\p{L}[\p{L}’'-]*$/u.exec(head);
  if (!last || /^\p{Lu}/u.test(last[0])) return text;
  return head.slice(0, last.index) + pluralOf(last[0]) + text.slice(head.length);
}
