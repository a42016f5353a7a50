/**
 * Words that name nobody, whatever their capital: verbs and participles that open sentences, nouns of letters, notes,
 * judgments and contracts, and the talk of chats. For languages whose annotated corpora are small, or have no such texts.
 */

import { hasList, valuesOf, wordList } from "./lists.js";
import { memoize } from "./memo.js";

interface Forms {
  readonly verb: RegExp;
  readonly noun: RegExp;
  readonly chat: ReadonlySet<string>;
}

const formsOf = memoize((language: string): Forms | undefined => {
  if (!hasList(`${language}/endings`)) return undefined;
  const verbs = valuesOf(`${language}/endings`, "verb").join("|");
  const telling = valuesOf(`${language}/endings`, "telling").join("|");
  const nouns = wordList(`${language}/plain-nouns`).map((noun) => noun.replace("*", "\\p{L}{0,6}"));
  return {
    verb: new RegExp(
      `^(?:(?:${wordList(`${language}/verb-stems`).join("|")})(?:${verbs})|\\p{L}{3,}(?:${telling}))$`,
      "u",
    ),
    noun: new RegExp(`^(?:${nouns.join("|")})$`, "u"),
    chat: new Set(wordList(`${language}/chat`)),
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
