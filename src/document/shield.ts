/**
 * What of a document no service on the network may read: its direct identifiers. They are names of people, codes,
 * addresses of homes, and the names that the policy gives of the people to protect. In a text that is sent they are
 * replaced by labels wherever their words occur, whoever found them there.
 */

import type { Detected, Entity } from "./document.js";
import { TYPE_PROPERTIES } from "./types.js";
import { wordsAt } from "./words.js";

export interface Shield {
  /** The text with a label, as `[PERSON]`, for each word that identifies somebody directly. */
  hide(text: string): string;
  /** Whether the text contains words that `hide` would replace. */
  touches(text: string): boolean;
}

/** What is sent where the policy says `send: originals`. */
export const OPEN_SHIELD: Shield = { hide: (text) => text, touches: () => false };

/** Kinds that identify a household whatever type they have. */
const HOMES: ReadonlySet<string> = new Set(["address", "postal-code", "coordinates"]);

/** A name of the text that no detector explained: two letters or more, the first a capital. */
const CAPITALIZED = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}’'.-]*[\p{L}\p{M}](?![\p{L}\p{M}])/gu;
/** What carries digits that no date or amount explains may be a number of somebody. */
const NUMBER =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}+(][\p{L}\p{N}@._()/+-]*(?: ?[\p{N}@][\p{L}\p{N}@._()/+-]*)*/gu;
const ADDRESS_ON_THE_NET = /[^\s<>()[\]"']+@[^\s<>()[\]"']+|(?:https?:\/\/|www\.)[^\s<>"']+/giu;

const HONORIFICS: ReadonlySet<string> = new Set(["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]);

/** What is known about words; what nobody knows is taken for somebody's name or number. */
export interface Vocabulary {
  /** Whether a word, without its capital, is one of the language. */
  isWord(word: string): boolean;
  /** Whether people have it as a forename or surname. */
  isName(word: string): boolean;
  /** Whether the phrase names a place, body, occupation or the like, and is no person's name. */
  isTerm(phrase: string): boolean;
}

export function shieldOf(
  { document, mentions, entities }: Pick<Detected, "document" | "mentions" | "entities">,
  vocabulary: Vocabulary,
): Shield {
  const { isWord } = vocabulary;
  const labels = new Map<string, string>();
  const explained = new Set<string>();
  for (const name of document.persons) addName(labels, name);
  for (const entity of entities) {
    for (const index of entity.mentions) {
      const mention = mentions[index]!;
      const words = wordsAt(document.text, mention);
      if (!isDirect(entity, mention.subtype) && !mayIdentify(entity, words, vocabulary)) {
        for (const [word] of words.matchAll(CAPITALIZED)) explained.add(word);
        for (const [word] of words.matchAll(NUMBER)) explained.add(word);
      } else if (TYPE_PROPERTIES[entity.type].direct === "protected") addName(labels, words);
      else add(labels, words, entity.type);
    }
  }
  const known = patternOf(labels);
  const label = (found: string): string =>
    labels.get(keyOf(found)) ?? labels.get(found) ?? "[PERSON]";

  const hide = (text: string): string => {
    let out = known ? text.replace(known, label) : text;
    out = out.replace(ADDRESS_ON_THE_NET, "[CODE]");
    out = outsideLabels(out, (part) =>
      part
        .replace(NUMBER, (found) =>
          /\p{N}{2}/u.test(found) && !explained.has(found) ? "[CODE]" : found,
        )
        .replace(CAPITALIZED, (found) =>
          explained.has(found) || isOrdinary(found, isWord) ? found : "[PERSON]",
        ),
    );
    return out;
  };
  return { hide, touches: (text) => hide(text) !== text };
}

const isDirect = ({ identifier, type }: Entity, subtype: string | undefined): boolean =>
  identifier === "DIRECT" ||
  TYPE_PROPERTIES[type].direct === "protected" ||
  HOMES.has(subtype ?? "");

/** Types whose words may have digits. */
const COUNTED: ReadonlySet<string> = new Set(["DATETIME", "QUANTITY"]);
/** A number without a unit or a currency counts nothing that anybody could check. */
const BARE_NUMBER = /^[\p{N}\s.,()+/-]*$/u;

/** Day, month and year, hour, minute and second. */
const MOST_NUMBERS_OF_A_DATE = 3;
const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word);
const hasOrdinary = (words: string, isWord: Vocabulary["isWord"]): boolean =>
  words.split(/[^\p{L}\p{M}’'-]+/u).some((word) => word.length > 1 && isOrdinary(word, isWord));

/**
 * Whether a name or number that was taken for something else may be a person's: a place with a number is an address, a
 * surname can be a title, and a number without a unit a code.
 */
function mayIdentify({ type }: Entity, words: string, vocabulary: Vocabulary): boolean {
  if (COUNTED.has(type)) {
    if (!BARE_NUMBER.test(words)) return false;
    return type === "QUANTITY" || (words.match(/\p{N}+/gu)?.length ?? 0) > MOST_NUMBERS_OF_A_DATE;
  }
  if (/\p{N}/u.test(words)) return true;
  // 'Jensen' may be a novel or a town
  const alone = !/\s/u.test(words.trim()) && vocabulary.isName(words.trim());
  if (alone) return true;
  if (vocabulary.isTerm(words)) return false;
  const unknown = words
    .split(/[^\p{L}\p{M}’'-]+/u)
    .filter((word) => word !== "" && !isOrdinary(word, vocabulary.isWord));
  if (unknown.some(vocabulary.isName)) return true;
  // attributes and other clues are words of the language, and a body has one in its name
  if (type === "LOC") return false;
  return type === "ORG" ? !hasOrdinary(words, vocabulary.isWord) : unknown.some(isCapitalized);
}

const keyOf = (words: string): string => words.toLowerCase().replace(/\s+/gu, " ");

function add(labels: Map<string, string>, words: string, type: string): void {
  const key = keyOf(words.trim());
  if (key !== "") labels.set(key, `[${type}]`);
}

/** The whole name in any case, and each part of it with its capital. */
function addName(labels: Map<string, string>, name: string): void {
  add(labels, name, "PERSON");
  for (const part of name.split(/[\s,]+/u)) {
    const word = part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
    if (
      [...word].length >= 2 &&
      /^\p{Lu}|^\p{Lo}/u.test(word) &&
      !HONORIFICS.has(word.toLowerCase())
    )
      labels.set(word, "[PERSON]");
  }
}

/** All of them, longest first; keys in lower case match in any case, parts of names as written or in capitals. */
function patternOf(labels: ReadonlyMap<string, string>): RegExp | undefined {
  if (labels.size === 0) return undefined;
  const sources = [...labels.keys()]
    .sort((a, b) => b.length - a.length)
    .map((key) =>
      key === key.toLowerCase()
        ? inAnyCase(key)
        : `(?:${escaped(key)}|${escaped(key.toUpperCase())})`,
    );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");

const inAnyCase = (key: string): string =>
  [...key]
    .map((one) => {
      if (one === " ") return "\\s+";
      const upper = one.toUpperCase();
      return upper === one || [...upper].length > 1
        ? escaped(one)
        : `[${escaped(one)}${escaped(upper)}]`;
    })
    .join("");

const isOrdinary = (word: string, isWord: (word: string) => boolean): boolean =>
  word.split(/[’'.-]/u).every((part) => part === "" || isWord(part.toLowerCase()));

/** Changes what is outside of square brackets, which hold labels and the mark of a question. */
const outsideLabels = (text: string, change: (part: string) => string): string =>
  text
    .split(/(\[[^\][]*\])/u)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join("");
