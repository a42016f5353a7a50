/**
 * What labels say was there: '[ILLNESS 1]', '[KRANKHEIT 1]'. `languages/en/labels.txt` has a word for each kind of mention and
 * for each type, `languages/LANG/labels.txt` the same words in another language.
 */

import type { LabelScheme } from "../document/label-scheme.js";
import type { SemanticType } from "../document/types.js";
import { rowsOfList } from "./lists.js";
import { memoize } from "./memo.js";
import { isListed, LISTED_LANGUAGES } from "./supported.js";

interface LabelKind {
  /** The type of which it is a kind. */
  readonly type: SemanticType;
  /** A kind, a subtype, or the type itself, which is what other mentions of the type are called. */
  readonly key: string;
  readonly word: string;
  /** The kind alone says something that a reader may not know. */
  readonly telling: boolean;
}

const LIST = "en/labels";

const kindsIn = memoize((list: string): readonly LabelKind[] =>
  rowsOfList(list).map(([type, key, word, telling]) => ({
    type: type as SemanticType,
    key: key!,
    word: word!,
    telling: telling === "telling",
  })),
);
const byKey = memoize(
  (list: string): ReadonlyMap<string, LabelKind> =>
    new Map(kindsIn(list).map((kind) => [kind.key, kind])),
);

/** Kinds that labels do not name by themselves, with their words. */
export const tellingKinds = (): readonly LabelKind[] =>
  kindsIn(LIST).filter(({ telling }) => telling);

/** What nothing more is said of. */
const PLAIN = "DETAIL";

/**
 * The English word for a mention, by which it is numbered too.
 * @param keys its kind and subtype, the narrower first
 */
export function labelWord(
  type: SemanticType,
  keys: readonly (string | undefined)[],
  scheme: LabelScheme,
): string {
  if (scheme === "type") return type;
  const found = keys
    .map((key) => (key === undefined ? undefined : byKey(LIST).get(key)))
    .find(Boolean);
  if (!found) return byKey(LIST).get(type)!.word;
  return found.telling && scheme === "kind" ? PLAIN : found.word;
}

const endsOfNames = memoize(
  (list: string): ReadonlyMap<string, string> =>
    new Map(
      rowsOfList(list).flatMap(([kind, ends]) =>
        ends!.split(", ").map((end) => [end, kind!] as const),
      ),
    ),
);

/** The longest end of a name that is listed, in words. */
const LONGEST_END = 3;

/** The kind of an organization or another name by what ends it: 'school' of 'Oakfield Primary School', 'award' of 'Brearley Prize'. */
export function kindByEnd(type: "ORG" | "MISC", name: string): string | undefined {
  const words = name
    .toLowerCase()
    .replace(/[.,]+$/, "")
    .split(/\s+/);
  const [list, least] =
    type === "ORG" ? (["en/organization-kinds", 1] as const) : (["en/title-kinds", 0] as const);
  for (let length = Math.min(LONGEST_END, words.length - least); length > 0; length--) {
    const kind = endsOfNames(list).get(words.slice(-length).join(" "));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const translations = memoize(
  (language: string): ReadonlyMap<string, string> =>
    new Map(
      isListed(language)
        ? rowsOfList(`${language}/labels`).map(([word, own]) => [word!, own!] as const)
        : [],
    ),
);

/** An English word for a label in another language; unchanged where that has none. */
export const labelIn = (word: string, language: string | undefined): string =>
  language === undefined ? word : (translations(language).get(word) ?? word);

/** The words of labels with what they are in each other language. */
export const labelTranslations = (): readonly (readonly [word: string, own: string])[] =>
  LISTED_LANGUAGES.flatMap((language) => [...translations(language)]);

/** The words of all languages, with the type of which each is a kind; the eight types are among them. */
export const labelTypes = (): ReadonlyMap<string, SemanticType> => typesIn(LIST);

const typesIn = memoize((list: string): ReadonlyMap<string, SemanticType> => {
  const types = new Map<string, SemanticType>();
  for (const { type, word } of kindsIn(list)) {
    types.set(type, type);
    if (!types.has(word)) types.set(word, type);
  }
  for (const language of LISTED_LANGUAGES) {
    for (const [word, own] of translations(language)) {
      const type = types.get(word);
      if (type !== undefined && !types.has(own)) types.set(own, type);
    }
  }
  return types;
});
