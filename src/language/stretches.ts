/**
 * Which stretches of a text are in which language, as the stages use it: paragraphs and lines of one
 * language joined, text of no telling language counted as English, names and tables among sentences
 * counted with the sentences around them.
 */

import { firstEndingAfter, type Span } from "../document/span.js";
import { languageByFunctionWords } from "./beyond-words.js";
import { identifyLanguage, languageRegions } from "./identify.js";
import { type GramLanguage, languageBeyond, languageByGrams } from "./identify-by-grams.js";
import { likelyLanguage } from "./likely-language.js";
import { wordSet } from "./lists.js";
import { isReadByNames, isSupported, type ListedLanguage, languageTag } from "./supported.js";

export interface LanguageStretch extends Span {
  /** As `languageTag` gives it. */
  readonly language: string;
  /** True where a few words only speak for it: English is possible too, and both are looked for. */
  readonly doubtful?: boolean;
}

/** Surer than this that a stretch is in another language than English, and it is read as such. */
const SURE = 0.7;
/** As sure as this of a whole text without any line whose language is clear, and both languages are looked for. */
const POSSIBLE = 0.3;

/** Fewer words than this, letters, or words in small letters say too little by their n-grams: names have no language. */
const FEWEST_WORDS = 4;
const FEWEST_SMALL = 2;
const FEWEST_LETTERS = 18;
/** So many words in small letters are a sentence, in whatever language; without a capital, they may be names. */
const SENTENCE_SMALL = 4;
const SENTENCE_WITHOUT_CAPITALS = 8;
/** English as near as this to the language of a sentence is possible too. */
const NEAR_ENGLISH = 0.1;

/** Words of English that few sentences do without, and no other language in Latin letters has. */
const ENGLISH =
  /(?<![\p{L}\p{M}])(?:the|of|and|to|for|with|by|my|your|you|his|her|their|our|from|this|that|these|it|its|he|she|they|we|are|were|have|has|had|be|been|not|but|at|as|or|who|when|what|how|please|hello|hi|dear|yes|thank|thanks)(?![\p{L}\p{M}])/iu;

/** 'IT', 'WHO', 'AT': what is written in capitals among small letters is an abbreviation. */
const ABBREVIATION = /(?<![\p{L}\p{M}])\p{Lu}{2,}(?![\p{L}\p{M}])/gu;
const withoutAbbreviations = (text: string): string =>
  /\p{Ll}/u.test(text) ? text.replace(ABBREVIATION, (word) => " ".repeat(word.length)) : text;

/** Whether a text contains a word that only English sentences are made with. */
export const holdsEnglish = (text: string): boolean => ENGLISH.test(withoutAbbreviations(text));

/** Whether a text contains such a word that does not belong to `language`. */
function holdsOnlyEnglish(text: string, language: ListedLanguage): boolean {
  const elsewhere = wordSet(`${language}/english-words`);
  const words = withoutAbbreviations(text).matchAll(new RegExp(ENGLISH, "giu"));
  return [...words].some(([word]) => !elsewhere.has(word.toLowerCase()));
}

/** Addresses of the web, mail, people and topics: their letters speak for no language. */
const ADDRESS = /\bhttps?:\S+|\bwww\.\S+|(?<!\S)\S+@\S+|[@#]\w+/g;

/**
 * The stretches of `text` in reading order; together they cover it. `known`: the language that somebody
 * says it is in, which then holds for all of it.
 */
export function languageStretches(text: string, known?: string): readonly LanguageStretch[] {
  if (text === "") return [];
  if (known !== undefined) return [{ start: 0, end: text.length, language: languageTag(known) }];
  const plain = text.replace(ADDRESS, (address) => " ".repeat(address.length));
  const stretches: LanguageStretch[] = [];
  for (const { start, end, language, confidence } of languageRegions(plain)) {
    const sure = language !== "und" && confidence >= SURE;
    const words = plain.slice(start, end);
    const one = sure
      ? { start, end, language: amongNeighbours(languageTag(language), words) }
      : possible(words, { start, end });
    const before = stretches.at(-1);
    if (before && before.language === one.language && before.doubtful === one.doubtful) {
      stretches[stretches.length - 1] = { ...before, end };
    } else {
      stretches.push(one);
    }
  }
  return stretches;
}

/** Whether a text is long enough for its n-grams to tell. */
function isLongEnough(text: string, fewestSmall: number): boolean {
  const words = text.match(WORD_OF_LETTERS) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const small = words.filter((word) => word[0] !== word[0]!.toUpperCase()).length;
  return words.length >= FEWEST_WORDS && small >= fewestSmall && letters >= FEWEST_LETTERS;
}

/** By its n-grams, if a text is long enough. */
const byGrams = (text: string): GramLanguage | undefined =>
  isLongEnough(text, FEWEST_SMALL) ? languageByGrams(text) : undefined;

/** A language that is not supported and not near one that is: function words and letters take it for one of those. */
const beyondSupported = (text: string): string | undefined =>
  isLongEnough(text, /\p{Lu}/u.test(text) ? SENTENCE_SMALL : SENTENCE_WITHOUT_CAPITALS)
    ? languageBeyond(text, isSupported)
    : undefined;

/** Function words take a language for its neighbour, Norwegian for Danish, Croatian for Slovene; n-grams rarely do. */
function amongNeighbours(tag: string, text: string): string {
  if (tag === "en") return tag;
  const beyond = languageByFunctionWords(text) ?? beyondSupported(text);
  if (beyond !== undefined) return isSupported(tag) ? languageTag(beyond) : tag;
  const other = byGrams(text)?.language;
  return other !== undefined && other !== "en" && isSupported(other) ? other : tag;
}

/** A stretch of no sure language: English, or a supported language that a few words speak for. */
function possible(text: string, span: Span): LanguageStretch {
  const english = { ...span, language: "en" };
  const told = languageByFunctionWords(text);
  if (told !== undefined) return { ...span, language: told };
  const likely = likelyLanguage(text);
  const mixed = holdsEnglish(text);
  if (mixed && (!likely || holdsOnlyEnglish(text, likely.language))) return english;
  const { language, confidence } = identifyLanguage(text);
  const tag = languageTag(language);
  if (tag === "en" && confidence >= POSSIBLE) return english;
  if (isInAnotherScript(text)) return { ...span, language: confidence < POSSIBLE ? "und" : tag };
  const beyond = beyondSupported(text);
  if (beyond !== undefined) return { ...span, language: languageTag(beyond) };
  const grams = byGrams(text);
  if (!likely?.sure && (grams?.language === "en" || (!grams && linesAreEnglish(text))))
    return english;
  if (grams && grams.language !== "en" && isSupported(grams.language)) {
    const doubtful = mixed || grams.score - grams.english < NEAR_ENGLISH;
    return { ...span, language: grams.language, ...(doubtful && { doubtful }) };
  }
  if (likely) {
    const doubtful = mixed || !likely.sure;
    return { ...span, language: likely.language, ...(doubtful && { doubtful }) };
  }
  if (confidence < POSSIBLE || tag === "en" || !isSupported(tag)) return english;
  return { ...span, language: tag, doubtful: true };
}

/** Shorthand of which no line is long enough to tell but in English: 'SHx: lives alone, no lift; carer Maureen'. */
function linesAreEnglish(text: string): boolean {
  const told = text.split("\n").flatMap((line) => byGrams(line)?.language ?? []);
  return told.length > 0 && told.every((language) => language === "en");
}

/** More letters of other scripts than names have, and more than of Latin. */
const SENTENCES = 20;
const WORD_OF_LETTERS = /(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu;
const LATIN = /\p{Script=Latin}/gu;

function isInAnotherScript(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  const latin = text.match(LATIN)?.length ?? 0;
  return letters - latin >= SENTENCES && letters - latin > latin;
}

/** The stretch that an offset falls in; stretches cover the text. */
export function stretchAt(
  stretches: readonly LanguageStretch[],
  offset: number,
): LanguageStretch | undefined {
  return stretches[firstEndingAfter(stretches, offset)] ?? stretches.at(-1);
}

/** Share of a text's letters in languages that are not supported from which the whole counts as such. */
const MOSTLY = 1 / 3;
/** A shorter text, as a name, an address or a message of a line, says too little of its language to be refused. */
const EVIDENCE = 200;
const LETTER = /\p{L}/gu;

/**
 * The unsupported language that a good part of a text is in, if there is one: a third of its letters, in a text of 200
 * letters or more. Less of such a language is examined by patterns, lists and the recognizer of other languages.
 */
export function unsupportedLanguage(
  text: string,
  stretches: readonly LanguageStretch[],
): string | undefined {
  const foreign = stretches.filter(
    ({ language }) => !isSupported(language) && !isReadByNames(language),
  );
  if (foreign.length === 0) return undefined;
  const letters = ({ start, end }: Span): number =>
    text.slice(start, end).match(LETTER)?.length ?? 0;
  const count = foreign.reduce((sum, one) => sum + letters(one), 0);
  const all = letters({ start: 0, end: text.length });
  if (all < EVIDENCE || count < all * MOSTLY) return undefined;
  return foreign.reduce((most, one) => (letters(one) > letters(most) ? one : most)).language;
}
