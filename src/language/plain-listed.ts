/**
 * Words that name nobody, whatever their capital: verbs and participles that open sentences, nouns of letters, notes,
 * judgments and contracts, and the talk of chats. For languages whose annotated corpora are small, or have no such texts.
 */

import { ES_PLAIN } from "./es/plain-words.js";
import { FR_PLAIN } from "./fr/plain-words.js";
import { HR_PLAIN } from "./hr/plain-words.js";
import { IT_PLAIN } from "./it/plain-words.js";
import { memoize } from "./memo.js";
import { PL_PLAIN } from "./pl/plain-words.js";
import type { PlainWords } from "./plain-words.js";
import { PT_PLAIN } from "./pt/plain-words.js";
import { RO_PLAIN } from "./ro/plain-words.js";
import { SK_PLAIN } from "./sk/plain-words.js";

const PLAIN: Readonly<Partial<Record<string, PlainWords>>> = {
  fr: FR_PLAIN,
  es: ES_PLAIN,
  it: IT_PLAIN,
  pt: PT_PLAIN,
  pl: PL_PLAIN,
  ro: RO_PLAIN,
  hr: HR_PLAIN,
  sk: SK_PLAIN,
};

const listOf = (list: string): string[] => list.split(/\s+/u).filter((word) => word !== "");

interface Forms {
  readonly verb: RegExp;
  readonly noun: RegExp;
  readonly chat: ReadonlySet<string>;
}

const formsOf = memoize((language: string): Forms | undefined => {
  const own = PLAIN[language];
  if (!own) return undefined;
  const nouns = listOf(own.nouns).map((noun) => noun.replace("*", "\\p{L}{0,6}"));
  return {
    verb: new RegExp(
      `^(?:(?:${listOf(own.verbs).join("|")})(?:${own.endings})|\\p{L}{3,}(?:${own.telling}))$`,
      "u",
    ),
    noun: new RegExp(`^(?:${nouns.join("|")})$`, "u"),
    chat: new Set(listOf(own.chat)),
  };
});

/** Whether a word in lower case is a noun of texts that is nobody's name. */
export const isPlainNoun = (word: string, language: string): boolean =>
  formsOf(language)?.noun.test(word) ?? false;

/** Whether a word in lower case, where a sentence opens with it or in small letters, is a verb or noun and no name. */
export const isPlainWord = (word: string, language: string): boolean => {
  const forms = formsOf(language);
  return forms !== undefined && (forms.noun.test(word) || forms.verb.test(word));
};

/** Whether a word of a chat in small letters is no name. */
export const isChatWord = (word: string, language: string): boolean =>
  formsOf(language)?.chat.has(word) ?? false;
