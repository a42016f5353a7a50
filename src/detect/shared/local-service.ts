/**
 * People by a service or an office that everybody meets, in languages other than English, as `isServing` has it of English:
 * 'Ihre Hausärztin sagte', 'el profesor', 'u pediatra'. Nobody is told by such a word unless it is said of somebody.
 */

import type { Mention } from "../../document/document.js";
import { isFunctionWordsOf } from "../../language/function-words-of.js";
import { alternativesIn, listOfLanguage, valuesOf } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { isListed } from "../../language/supported.js";
import { formMatcher } from "../kit/word-forms.js";

const ARTICLE =
  "(?:(?:ein(?:e[rnms]?)?|une?|el|la|un[ao]?|il|een|uma?|en|ett?|ei|et|der|die|das|den|o|a|les?|l['’]) ?)?";

const formsOf = memoize((language: string) => ({
  words: formMatcher(
    isListed(language) ? listOfLanguage(language, "serving").map((entry) => [entry, true]) : [],
  ),
  saysWho: new RegExp(
    `(?<!\\p{L})(?:${isListed(language) ? alternativesIn(valuesOf(`${language}/stated`, "is")) : "(?!)"})\\.? ?[:=]? ?${ARTICLE}$`,
    "iu",
  ),
}));

/** Whether the words before a place say that somebody is what follows: 'ist eine', 'pracuje jako'. */
export const saysWho = (before: string, language: string): boolean =>
  formsOf(language).saysWho.test(before);

const REACH = 30;
/** A name behind the word: 'advocaat Hamstra', 'Dr.'; in German nouns have capitals too. */
const NAME_BEHIND = /^,? (?:\p{Ll}{1,4}\. ?)*\p{Lu}/u;
/** 'opettajana', 'sairaanhoitajaksi': how Finnish says what somebody is or becomes. */
const ROLE_CASE = /(?:n[aä]|ksi)$/u;

/** Why words for a service single out nobody; nothing where they may. */
export function commonService(
  text: string,
  { start, end, subtype }: Pick<Mention, "start" | "end" | "subtype">,
  language: string,
): string | undefined {
  if (subtype !== undefined && subtype !== "occupation") return undefined;
  const written = text.slice(start, end);
  const { words } = formsOf(language);
  const [known] = words(written);
  if (!known) return undefined;
  const rest = `${written.slice(0, known.start)} ${written.slice(known.end)}`.trim();
  if (rest !== "" && !isFunctionWordsOf(rest, language)) return undefined;
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (saysWho(before, language) || /[,(–—/-] ?$/u.test(before) || NAME_BEHIND.test(after))
    return undefined;
  if (language === "fi" && ROLE_CASE.test(written)) return undefined;
  // the value of a form, a signature
  if (/(?:^|\n)\s*$/u.test(before) && /^\s*(?:\n|$)/u.test(after)) return undefined;
  return "somebody by the service that everybody meets";
}
