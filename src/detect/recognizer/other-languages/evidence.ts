/**
 * What the recognizer of other languages alone finds, weighed by the words themselves: it learnt from corpora that
 * mark few types, so that ordinary words pass as attributes and times (docs/findings/2026-11-23-words-bear-out.md).
 *
 * | the recognizer says | stays where |
 * | --- | --- |
 * | time | the recognizer is sure, or a word of it is a figure or speaks of time; then verbs and nouns at its edges go, of a sure one at its end; a number alone is none but where an age is said, a floor is none |
 * | attribute | the recognizer is sure, or a word of it is listed or no ordinary one; what stands around attributes goes |
 * | amount, work or event | it holds a figure, a number or a capital inside a sentence |
 * | person, place, body | the recognizer is sure of a place or body, or it is not made of ordinary words in small letters, or of ordinary nouns in German, and no value with a unit is behind it; no trade of our lists, no shorthand |
 *
 * Names end where a sentence or a line does whose next word is an ordinary one: 'Julie Roy. Ordre du jour'. A find of
 * several people, or of a person and a place, is parted at its comma; a form of address begins a name.
 */

import type { Mention } from "../../../document/document.js";
import type { Span } from "../../../document/span.js";
import type { SemanticType } from "../../../document/types.js";
import { capitalized } from "../../../language/capitals.js";
import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import { memoize } from "../../../language/memo.js";
import { isListed } from "../../../language/supported.js";
import { isTimeWord } from "../../../language/time/time-words.js";
import { timesOf } from "../../../language/times.js";
import type { OrdinaryWords } from "../../../models/ordinary-words.js";
import { isForename } from "../../people/forenames.js";
import { looksLikeAttribute } from "../../words/attribute/attribute-forms.js";
import { isCompoundTrade, isListedAttribute } from "../../words/attribute/local-attribute.js";
import { isFeast } from "../../words/time/local-named-day.js";
import { withinAttribute } from "./attribute-evidence.js";
import { DIGIT, type Reader, usesCapitals, type Word, wordsIn } from "./evidence-words.js";
import { isTitle, namesIn, wordsOfNames } from "./name-evidence.js";
import { partsOf, withPostalCode } from "./name-parts.js";

/** What needs no word to bear it out where the recognizer is this sure. */
const SURE: Partial<Record<SemanticType, number>> = { DATETIME: 0.8, LOC: 0.95, ORG: 0.95 };
const isSure = ({ type, score }: Mention): boolean =>
  score >= (SURE[type] ?? Number.POSITIVE_INFINITY);

/** The finds of a stretch in one language that their own words bear out, within the borders these give. */
export function withEvidence(
  text: string,
  language: string,
  found: readonly Mention[],
  ordinary: OrdinaryWords,
): Mention[] {
  const capitals = usesCapitals(text);
  const reader = { text, language, ordinary, capitals, named: wordsOfNames(text, found) };
  return found.flatMap((one) => {
    const written = text.slice(one.start, one.end);
    if (isGroup(written) || HISTORY.test(written)) return [];
    if (one.type !== "QUANTITY" && wordsIn(text, one).every((word) => isParticle(word, language)))
      return [];
    if (one.type === "PERSON" && isNoName(reader, one)) return [];
    if (
      (one.type === "LOC" || one.type === "ORG") &&
      isFeast(text.slice(one.start, one.end), language)
    )
      return [{ ...one, type: "DATETIME" }];
    if (one.type === "DATETIME" && NO_YEAR.test(text.slice(one.start, one.end)))
      return [{ ...one, type: "CODE" }];
    switch (one.type) {
      case "DATETIME": {
        if (isSomeDay(text, one, language)) return [];
        if (isFloor(text, one) || FLAT.test(text.slice(one.start, one.end))) return [];
        if (isSure(one) && !BARE_NUMBER.test(text.slice(one.start, one.end)))
          return withinTime(reader, one);
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
        if (!holdsName(reader, one)) return [];
        return isClause(text, one) ? namedIn(reader, one) : [one];
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
        if (isOfLaw(text, one)) return [];
        if (one.type !== "DEM") return [one];
        return withinAttribute(text, language, one).filter((part) => isBorneOut(reader, part));
    }
  });
}

/** Below this the recognizer is not believed of a name without a capital in a text that has them. */
const SURE_OF_SMALL = 0.85;

/** 'niste', 'gris' of a text with capitals, where the recognizer is unsure; the Nordic 'hans', which is 'his'. */
function isNoName({ text, language, capitals }: Reader, one: Mention): boolean {
  const written = text.slice(one.start, one.end);
  if (written !== written.toLowerCase()) return false;
  if (written === "hans" && NORDIC.has(language)) return true;
  return (
    capitals &&
    one.score < SURE_OF_SMALL &&
    wordsIn(text, one).every(
      ({ lower }) => !isForename(capitalized(lower)) && !isTitle(lower, language),
    )
  );
}
const NORDIC: ReadonlySet<string> = new Set(["da", "nb", "sv"]);

/** Below this an attribute needs a word that no text is made of, or that our lists have; any German compound is a word of texts. */
const sureAttribute = (language: string): number => (language === "de" ? 0.8 : 0.95);

/** Whether a word of it may be an attribute: 'Mieterin', 'cuota' and 'sursis' are words of contracts, bills and sentences. */
const isBorneOut = ({ text, language, ordinary }: Reader, one: Mention): boolean =>
  one.score >= sureAttribute(language) ||
  wordsIn(text, one).some(
    ({ lower, written }) =>
      DIGIT.test(lower) ||
      (lower.length > 2 &&
        !isFunctionWordsOf(lower, language) &&
        (!ordinary.has(lower, language) ||
          looksLikeAttribute(lower) ||
          isCompoundTrade(lower, language) ||
          isListedAttribute(written, language))),
  );

/** Words of a clue that is told: a name has fewer, or capitals. */
const FEWEST_TOLD = 4;
const isClause = (text: string, one: Mention): boolean => {
  const words = wordsIn(text, one);
  return (
    words.length >= FEWEST_TOLD &&
    words.filter(({ capital }) => !capital).length * 2 >= words.length
  );
};

/** The names that a clause holds, each by itself: 'Sultan' of 'vor der Shisha-Bar »Sultan« geschlagen'. */
function namedIn({ text, language, ordinary }: Reader, one: Mention): Mention[] {
  const parts: Mention[] = [];
  let joins = false;
  for (const { start, end, lower, capital, opens } of wordsIn(text, one)) {
    const isName =
      DIGIT.test(lower) ||
      (capital && !opens && language !== "de" && !ordinary.has(lower, language));
    if (isName && joins) parts[parts.length - 1] = { ...parts.at(-1)!, end };
    else if (isName) parts.push({ ...one, start, end });
    joins = isName;
  }
  return parts;
}

/** '3. OG', '2.º izda.', '3° piano', '4. sal': where somebody lives, no day. */
const isFloor = (text: string, { start, end }: Span): boolean =>
  FLOOR.test(text.slice(start, Math.max(end, start + 2) + 12));
const FLOOR =
  /^\p{N}{1,2}(?:\.?[ºª°]|[.eè]{1,2}|er|ème|:[ae])? ?(?:OG|UG|DG|EG|Obergeschoss|Stock(?:werk)?|Etage|étage|étg|piso|planta|izda|izq|dcha|dto|esq|piano|verdieping|verd|etage|andar|piętr\p{L}{1,3}|sal|etg|etasje|vån(?:ing)?|krs|kerro\p{L}{1,7}|etaj(?:ul)?|kat(?:u|a)?|poschod\p{L}{1,3})(?!\p{L})/u;

/** 'T2 au 4, allée': how many rooms a flat has, and the number of its house. */
const FLAT = /^[TF][1-7](?: bis)?(?: (?:au|de|en|à) \d{0,4})?$/u;
/** Below this a time needs a word that speaks of one, or that no text is made of: 'frutos secos' are none. */
const SURE_WITHOUT_WORDS = 0.9;

/**
 * A time that the recognizer is sure of, without an illness at its beginning and ordinary words at its end: '4 mars' of
 * '4 mars suite'. Where no word of it speaks of time, it stays: lists do not know all that does.
 */
function withinTime({ text, language, ordinary }: Reader, one: Mention): Mention[] {
  const words = wordsIn(text, one);
  const bears = ({ lower }: Word): boolean => isTime(lower, language);
  // Croatian 'majka' begins as a month does
  if (words.every(({ written }) => isListedAttribute(written, language))) return [];
  if (!words.some(bears)) {
    const isOther = ({ lower, capital }: Word): boolean =>
      (!capital || language === "de") && lower.length > 2 && ordinary.has(lower, language);
    return one.score < SURE_WITHOUT_WORDS && words.every(isOther) ? [] : [one];
  }
  const goes = ({ lower }: Word): boolean =>
    lower.length > 2 &&
    !isTime(lower, language) &&
    !isFunctionWordsOf(lower, language) &&
    !smallNumbers(language).test(lower) &&
    ordinary.has(lower, language);
  const first = listedAtStart(text, language, words);
  const ill: Mention[] = first === 0 ? [] : [{ ...one, type: "DEM", end: words[first - 1]!.end }];
  let last = words.length - 1;
  while (last > first && goes(words[last]!)) last--;
  const start = first === 0 ? one.start : words[first]!.start;
  const end = last === words.length - 1 ? one.end : words[last]!.end;
  return [...ill, { ...one, start, end }];
}

/** How many words at the beginning are a listed attribute: 'raka pluća' of 'raka pluća 2019. godine'. */
function listedAtStart(text: string, language: string, words: readonly Word[]): number {
  for (let count = words.length - 1; count > 0; count--)
    if (isListedAttribute(text.slice(words[0]!.start, words[count - 1]!.end), language))
      return count;
  return 0;
}

/** The end of a card's number: '3056' is no year. */
const NO_YEAR = /^(?:2[1-9]|[3-9]\d)\d{2}$/u;

/** The 'dal' of 'dal 2019', the 'la' of 'la calle Mayor', by itself. */
const isParticle = ({ lower, capital }: Word, language: string): boolean =>
  !capital &&
  !DIGIT.test(lower) &&
  (lower.length === 1 || isFunctionWordsOf(lower, language) || PARTICLE.test(lower));
/** Shorter than the lists of function words begin. */
const PARTICLE =
  /^(?:an|am|im|in|de|la|le|el|lo|il|en|op|te|på|av|af|do|da|di|na|po|od|se|si|al|au|du|ze|za|iz|seit|depuis|desde|dal|sinds|siden|sidan|sedan|din)$/u;

/** 'St. n.' before what somebody had. */
const HISTORY = /^(?:St|Z|V)\. ?[np]\.?$/u;

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
  const own = isListed(language) ? timesOf(language).numbers : "";
  return new RegExp(`^(?:${own || "(?!)"})$`, "u");
});
const isNumberWord = (word: string, language: string): boolean =>
  DIGIT.test(word) || LARGE.test(word) || smallNumbers(language).test(word);

/** The find from its first word that bears it out to the last; nothing where none does. */
function within(one: Mention, words: readonly Word[], bears: (word: Word) => boolean): Mention[] {
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
const holdsName = ({ text, language, ordinary }: Reader, one: Mention): boolean =>
  wordsIn(text, one).some(
    ({ capital, opens, lower }) =>
      DIGIT.test(lower) ||
      (capital && !opens && language !== "de" && !ordinary.has(lower, language)),
  );
