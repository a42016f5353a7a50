/**
 * What the recognizer of other languages alone finds, weighed by the words themselves: it learnt from corpora that
 * mark few types, so that ordinary words pass as attributes and times (docs/decisions/0371-words-bear-out.md).
 *
 * | the recognizer says | stays where |
 * | --- | --- |
 * | time | the recognizer is sure, or a word of it is a figure or speaks of time; then verbs and nouns at its edges go; a number alone is none but where an age is said |
 * | amount, work or event | it holds a figure, a number or a capital inside a sentence |
 * | person, place, body | the recognizer is sure of a place or body, or it is not made of ordinary words in small letters, or of ordinary nouns in German, and no value with a unit is behind it; no trade of our lists, no shorthand |
 *
 * Names end where a sentence or a line does whose next word is an ordinary one: 'Julie Roy. Ordre du jour'. A find of
 * several people, or of a person and a place, is parted at its comma; a form of address begins a name.
 */

import type { Span } from "../document/span.js";
import type { SemanticType } from "../document/types.js";
import { isFunctionWordsOf } from "../language/function-words-of.js";
import { TIMES } from "../language/listed.js";
import { memoize } from "../language/memo.js";
import { isListed } from "../language/supported.js";
import { isTimeWord } from "../language/time/time-words.js";
import type { OrdinaryWords } from "../models/ordinary-words.js";
import { DIGIT, type Reader, usesCapitals, type Word, wordsIn } from "./evidence-words.js";
import type { Found } from "./kit/detector.js";
import { namesIn, wordsOfNames } from "./name-evidence.js";
import { partsOf, withPostalCode } from "./name-parts.js";

/** What needs no word to bear it out where the recognizer is this sure. */
const SURE: Partial<Record<SemanticType, number>> = { DATETIME: 0.8, LOC: 0.95, ORG: 0.95 };
const isSure = ({ type, score }: Found): boolean =>
  score >= (SURE[type] ?? Number.POSITIVE_INFINITY);

/** The finds of a stretch in one language that their own words bear out, within the borders these give. */
export function withEvidence(
  text: string,
  language: string,
  found: readonly Found[],
  ordinary: OrdinaryWords,
): Found[] {
  const capitals = usesCapitals(text);
  const reader = { text, language, ordinary, capitals, named: wordsOfNames(text, found) };
  return found.flatMap((one) => {
    if (isGroup(text.slice(one.start, one.end))) return [];
    if (one.type !== "QUANTITY" && wordsIn(text, one).every((word) => isParticle(word, language)))
      return [];
    switch (one.type) {
      case "DATETIME": {
        if (isSomeDay(text, one, language)) return [];
        if (isSure(one) && !BARE_NUMBER.test(text.slice(one.start, one.end))) return [one];
        const times = within(one, wordsIn(text, one), ({ lower }) => isTime(lower, language));
        if (times.some((time) => isBareNumber(text, time) || isBareUnit(text, time, language)))
          return [];
        // a town at the place of a date
        return times.length === 0 && holdsName(reader, one) ? [{ ...one, type: "MISC" }] : times;
      }
      case "QUANTITY":
        // a number and nothing else counts nobody
        if (isSaidAsAge(text, one)) return [{ ...one, type: "DATETIME" }];
        if (BARE_NUMBER.test(text.slice(one.start, one.end)) && !isOfRoad(text, one)) return [];
        return within(one, wordsIn(text, one), ({ lower }) => isNumberWord(lower, language));
      case "MISC":
        return one.subtype === "uniqueness" || holdsName(reader, one) ? [one] : [];
      case "PERSON":
      case "LOC":
      case "ORG":
        return partsOf(reader, one).flatMap((part) =>
          part.type === "DEM"
            ? [part]
            : (isSure(part) ? [part] : namesIn(reader, part)).flatMap((name) =>
                withPostalCode(reader, name),
              ),
        );
      default:
        return isOfLaw(text, one) ? [] : [one];
    }
  });
}

/** The 'dal' of 'dal 2019', the 'la' of 'la calle Mayor', by itself. */
const isParticle = ({ lower, capital }: Word, language: string): boolean =>
  !capital &&
  !DIGIT.test(lower) &&
  (lower.length === 1 || isFunctionWordsOf(lower, language) || PARTICLE.test(lower));
/** Shorter than the lists of function words begin. */
const PARTICLE =
  /^(?:an|am|im|in|de|la|le|el|lo|il|en|op|te|på|av|af|do|da|di|na|po|od|se|si|al|au|du|ze|za|iz)$/u;

/** A class of a school: '2C', '7. b'. */
const isGroup = (written: string): boolean => /^\p{N}{1,2}\.? ?[A-Ga-g]$/u.test(written);

/** The number of a paragraph or an article: '§ 833', '12 kap. 25 §'. */
const isOfLaw = (text: string, { start, end }: Span): boolean =>
  /^\p{N}{1,4}[a-z]?$/u.test(text.slice(start, end)) &&
  (/(?:§§?|(?<!\p{L})(?:[Aa]rt(?:ikel|icle|ículo|\.)?|[Aa]bs\.?|Satz|kap\.|[Ll]id)) ?$/u.test(
    text.slice(Math.max(0, start - 10), start),
  ) ||
    /^ ?§/.test(text.slice(end, end + 2)));

/** The 96 of 'B 96'. */
const isOfRoad = (text: string, { start }: Span): boolean =>
  /(?<!\p{L})\p{Lu} $/u.test(text.slice(Math.max(0, start - 3), start));

const BARE_NUMBER = /^[<>±~+-]? ?\p{N}+(?:[.,]\p{N}+)?$/u;

const isTime = (word: string, language: string): boolean =>
  DIGIT.test(word) || isTimeWord(word, language);

/** The 2 of '2. Kammer', '5e' and '12,4', but no part of a longer number, no age, and not the 2 of 'vom 2. bis 7. Mai'. */
function isBareNumber(text: string, time: Span): boolean {
  const { start, end } = time;
  return (
    /^\p{N}{1,3}(?:,\p{N}+)?\p{L}{0,3}\.?$/u.test(text.slice(start, end)) &&
    !/[\p{N}][./:-]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^\.?(?:[./:-] ?\p{N}| ?[-–] ?\p{N}| (?:bis|und|a[ul]?|do|tot|til|till|y|et|e|i|og|och|en) )/u.test(
      text.slice(end, end + 6),
    ) &&
    !isSaidAsAge(text, time)
  );
}
/** The 'día' of 'del día 8 de marzo'. */
const isBareUnit = (text: string, { start, end }: Span, language: string): boolean =>
  // 'mai' is 'more' too, and the month beside a number
  (language === "ro" && text.slice(start, end).toLowerCase() === "mai") ||
  /^(?:días?|dias?|jours?|giorn[oi]|Tage?|dag|dager|dzień|dnia|dni|päivä(?:nä|n)?|años?|anos?|ans?|année|ann[oi]|Jahre?|jaar|år|rok[uy]?|lat|vuosi|dat[aă]|lun[aăi]|lunii|zi|ziua|zilei|an|anul|anului|dana?|sati?|godin[aeu]|mjesec|mesec|deň|dňa|dni|hodin[ay]?|koniec|začiatok)$/iu.test(
    text.slice(start, end),
  );
/** 'eräänä' | 'päivänä', 'en' | 'dag': a day that nothing places. */
const isSomeDay = (text: string, { start, end }: Span, language: string): boolean =>
  /(?<!\p{L})(?:eräänä|pewnego|jednog|jedného|en|een|un|uma?|una|einem|eines) $/iu.test(
    text.slice(Math.max(0, start - 10), start),
  ) && isBareUnit(text, { start, end }, language);
const AGE_BEFORE =
  /(?:alter|âgée?s?(?: de)?|edad|età|leeftijd|idade|wiek|alder|ålder|ikä|age) ?[:=]? ?$|[\p{L}] ?\($|\p{L}, $/iu;
const AGE_AFTER = /^(?:[,;)\n]|\.?\s*$)/u;

/** 'Alter: 67', 'Ilse Meier (67)', 'Ilse Meier, 67, Rentnerin'. */
const isSaidAsAge = (text: string, { start, end }: Span): boolean =>
  /^\p{N}{1,3}$/u.test(text.slice(start, end)) &&
  AGE_BEFORE.test(text.slice(Math.max(0, start - 20), start)) &&
  AGE_AFTER.test(text.slice(end, end + 1));

/** 'hundert', 'miljoner', 'tuhat': beginnings of large numbers, all languages. */
const LARGE =
  /^(?:hundert|tausend|million|milliard|billion|cent|mille|mil(?:hões|hão|lones|lón|lion|ion|jo|ja|ió|i[oó]n)|mille|mila|honderd|duizend|hundre|tusen|tusind|sata|tuhat|tuhan|sto$|stu$|set|tysi|tisíc|tisuć|hiljad|sute?$|mie$|mii$|dutzend|douzaine|docena|dozzin|dozijn|dus[ií]n|dussin|tuzin|tucet)/u;
const smallNumbers = memoize((language: string) => {
  const own = isListed(language) ? TIMES[language].numbers : "";
  return new RegExp(`^(?:${own || "(?!)"})$`, "u");
});
const isNumberWord = (word: string, language: string): boolean =>
  DIGIT.test(word) || LARGE.test(word) || smallNumbers(language).test(word);

/** The find from its first word that bears it out to the last; nothing where none does. */
function within(one: Found, words: readonly Word[], bears: (word: Word) => boolean): Found[] {
  const bearing = words.filter(bears);
  const [first] = bearing;
  if (!first) return [];
  const last = bearing.at(-1)!;
  // signs at the borders stay: '1.250 €', '± 3'
  const start = words[0] === first ? one.start : first.start;
  const end = words.at(-1) === last ? one.end : last.end;
  return [{ ...one, start, end }];
}

/** Whether a word of it has a capital that no sentence gives it, and is no ordinary one. */
const holdsName = ({ text, language, ordinary }: Reader, one: Found): boolean =>
  wordsIn(text, one).some(
    ({ capital, opens, lower }) =>
      DIGIT.test(lower) ||
      (capital && !opens && language !== "de" && !ordinary.has(lower, language)),
  );
