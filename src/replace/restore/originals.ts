/** A map from replacements to originals, gathered over the texts of a conversation or a run. */

import type { Sanitized } from "../../document/document.js";
import { SEMANTIC_TYPES, type SemanticType } from "../../document/types.js";

import { fieldOf } from "../in-value.js";

/** Words of the output, and the original that they replace. */
export interface Original {
  readonly words: string;
  /** The form that says most, where there are several. */
  readonly original: string;
  readonly type: SemanticType;
  /** Of words for several forms ('Mr Galip Yalman', 'Yalman'): those of each text, in order. */
  readonly forms?: readonly (readonly string[])[];
}

/**
 * Ways of replacing whose words belong to one entity only. Vaguer words ('a city in Norway') may belong to
 * several, and the text around them may say the same, so they are not turned back.
 */
export const ONE_TO_ONE: ReadonlySet<string> = new Set(["label", "pseudonym", "hash"]);

/** Of so many texts the forms of an entity are kept in order; an answer is rarely about more. */
const MOST_TEXTS = 20;

export interface Originals {
  /** Adds what a sanitized text replaced. */
  add(sanitized: Sanitized): void;
  list(): readonly Original[];
}

/** @param known from earlier turns */
export function createOriginals(known: readonly Original[] = []): Originals {
  const byWords = new Map(known.map((one) => [one.words, one]));

  function put(one: Original): void {
    const before = byWords.get(one.words);
    if (!before) byWords.set(one.words, one);
    // 'Ann Berg' says more than 'Berg', which has the same label
    else if (one.original.length > before.original.length)
      byWords.set(one.words, { ...before, ...one });
  }

  /** @param forms what the words replaced in a text, in order */
  function putForms(words: string, forms: readonly string[]): void {
    const one = byWords.get(words)!;
    const known = one.forms ?? [];
    const isPlain = forms.every((form) => form === one.original);
    const isKnown = known.some((list) => list.join("\u0000") === forms.join("\u0000"));
    if ((isPlain && known.length === 0) || isKnown || known.length >= MOST_TEXTS) return;
    byWords.set(words, { ...one, forms: [...known, forms] });
  }

  return {
    add({ document, entities, replacements }) {
      const types = new Map(entities.map(({ id, type }) => [id, type]));
      const forms = new Map<string, string[]>();
      for (const { start, end, replacement, entity, by } of replacements) {
        // '3' in the place of a number is no words of anybody's
        if (!ONE_TO_ONE.has(by) || fieldOf(document, { start, end })?.number) continue;
        const original = document.text.slice(start, end);
        const type = types.get(entity)!;
        put({ words: replacement, original, type });
        const own = forms.get(replacement);
        if (own) own.push(original);
        else forms.set(replacement, [original]);
        if (by === "pseudonym" && type === "PERSON") {
          for (const [words, part] of partsOf(replacement, original)) {
            if (!byWords.has(words)) put({ words, original: part, type });
          }
        }
      }
      for (const [words, list] of forms) putForms(words, list);
    },
    list: () => [...byWords.values()],
  };
}

/** Name for name, where both have as many: an answer may say 'Davis' of 'Macie Davis'. */
function partsOf(words: string, original: string): (readonly [string, string])[] {
  const [ours, theirs] = [words, original].map((text) =>
    text.replace(/['’]s?$/u, "").split(/\s+/),
  ) as [string[], string[]];
  if (ours.length !== theirs.length || ours.length < 2) return [];
  return ours.flatMap((word, i) =>
    word !== theirs[i] && /^\p{Lu}\p{L}{2,}/u.test(word) ? [[word, theirs[i]!] as const] : [],
  );
}

const isType = (value: unknown): boolean => (SEMANTIC_TYPES as readonly unknown[]).includes(value);

const areForms = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (list) => Array.isArray(list) && list.every((form: unknown) => typeof form === "string"),
  );

/** Whether a value read from outside is a list of originals. */
export const areOriginals = (value: unknown): value is readonly Original[] =>
  Array.isArray(value) &&
  value.every(
    (one: Partial<Original> | null) =>
      typeof one === "object" &&
      typeof one?.words === "string" &&
      one.words !== "" &&
      typeof one.original === "string" &&
      isType(one.type) &&
      (one.forms === undefined || areForms(one.forms)),
  );
