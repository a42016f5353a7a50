/**
 * What the recognizer of other languages takes for the names of people, places and bodies, weighed by its words: borders,
 * titles, headings, plain words.
 */

import type { Mention } from "../../../document/document.js";
import type { Span } from "../../../document/span.js";
import { capitalized } from "../../../language/capitals.js";
import { isNounBehindArticle } from "../../../language/de/nouns.js";
import { isFunctionWordsOf } from "../../../language/function-words-of.js";
import { isKin, sexOfSpouse } from "../../../language/kinship.js";
import { listOfLanguage } from "../../../language/lists.js";
import { memoize } from "../../../language/memo.js";
import { isChatWord, isPlainNoun, isPlainWord } from "../../../language/plain-listed.js";
import { isListed } from "../../../language/supported.js";
import { isTimeWord } from "../../../language/time/time-words.js";
import { isForename } from "../../people/forenames.js";
import { isNameParticle } from "../../people/local-bounds.js";
import { sexOfForename } from "../../people/northern-forenames.js";
import { looksLikeIllness } from "../../words/attribute/attribute-forms.js";
import { isCompoundTrade, isListedAttribute } from "../../words/attribute/local-attribute.js";
import { isMeasured } from "../../words/clinical/local-value.js";
import { DIGIT, type Reader, WORD, type Word, wordsIn } from "./evidence-words.js";

const KIN_REACH = 24;

export const wordsOfNames = (text: string, found: readonly Mention[]): ReadonlySet<string> =>
  new Set(
    found
      .filter(({ type }) => type === "PERSON")
      .map((one) => wordsIn(text, one).filter(({ capital, opens }) => capital && !opens))
      .filter((words) => words.length > 1)
      .flatMap((words) => words.map(({ lower }) => lower)),
  );

/** A noun of texts wherever it stands, a verb where it opens a sentence; in a chat whatever is no forename. */
function isPlain(
  { language, ordinary, capitals, named }: Reader,
  word: Word,
  type: Mention["type"],
): boolean {
  const { written, lower, capital, opens } = word;
  if (named.has(lower)) return false;
  if (!capital && !capitals)
    return (
      isChatWord(lower, language) ||
      (!isForename(capitalized(lower)) &&
        (isPlainWord(lower, language) ||
          isKin(lower, language) ||
          isTimeWord(lower, language) ||
          // shops and places are called by such words
          (type === "PERSON" &&
            (ordinary.has(lower, language) || ordinary.typed(lower, language)))))
    );
  if (isForename(written)) return false;
  return isPlainNoun(lower, language) || ((opens || !capital) && isPlainWord(lower, language));
}

const titles = memoize(
  (language: string): ReadonlySet<string> =>
    new Set(
      isListed(language)
        ? listOfLanguage(language, "titles").flatMap(
            (title) => title.toLowerCase().match(WORD) ?? [],
          )
        : [],
    ),
);

/** Whether a word in lower case begins names, as 'Herr' and 'Overlæge' do. */
export const isTitle = (word: string, language: string): boolean =>
  titles(language).has(word) || titles(language).has(`${word}.`);

const isRelative = (word: string, language: string): boolean =>
  isKin(word, language) || (sexOfSpouse(word, language) !== undefined && !isTitle(word, language));

/** Bodies that care for an illness are called after it. */
const OF_CARE =
  /(?:klinik|klinikum|zentrum|ambulanz|institut|verein|gesellschaft|stiftung|selbsthilfe|hilfe|register|praxis|station|verband)$/u;
/** How somebody is greeted: 'Guten Morgen Frau Käsbohrer'. */
const GREETING: ReadonlySet<string> = new Set(
  "hey morgen tag abend hallo moin servus grüezi bonjour bonsoir salut hola buenas ciao buongiorno buonasera hoi goedemorgen goedemiddag olá oi cześć hej hei moi terve salut bună dragă draga dragul bok ćao draga dragi poštovani poštovana ahoj čau milá milý drahá drahý vážená vážený szanowny szanowna drogi droga querida querido cara caro chère cher liebe lieber kära käre kjære hyvä rakas lieve beste".split(
    " ",
  ),
);

/** Shorter than the lists of function words begin. */
const SHORT =
  /^(?:à|y|e|o|u|i|a|en|et|og|ja|w|z|[cdjlmnst]|qu|le|la|les|lo|li|il|el|los|las|un|ma|ta|sa|na|se|si|mi|su|tu|te|me|ne|ce|za|po|do|iz|u)$/u;

/** A preposition or a conjunction of one letter, in one of the languages that have them. */
const LETTER = /^[aàeiouwvzskyæåö]$/u;

const OPENING_ARTICLE = /^(?:le|la|les|el|los|las|il|lo|un|una|une|os|as)$/u;

/** The 'Z' of 'Z. n.', the 'J' of 'J'ai': a letter with which an abbreviation or an elision begins. */
const isLetter = (text: string, { start, end }: Word): boolean =>
  (end - start === 1 && /^(?:['’]|\. ?\p{Ll}{1,2}\.)/u.test(text.slice(end, end + 5))) ||
  // 'St. n.' before what somebody had
  (end - start === 2 && /^\. ?[np]\. ?\p{L}/u.test(text.slice(end, end + 6)));

const CAPITALS_BEFORE = /(?:\p{Lu}+[ '’])+$/u;
const CAPITALS_AFTER = /^(?:[ '’]\p{Lu}+(?!\p{Ll}))+/u;
const HEADING_REACH = 60;

/** Of several ordinary words in capitals: 'AU NOM DU PEUPLE FRANÇAIS', 'NOTA DE TRABAJO SOCIAL'. */
function isOfHeading({ text, language, ordinary }: Reader, found: Mention): boolean {
  const { start, end, type } = found;
  const written = text.slice(start, end);
  if (written !== written.toUpperCase()) return false;
  const before = CAPITALS_BEFORE.exec(text.slice(Math.max(0, start - HEADING_REACH), start))?.[0];
  const after = CAPITALS_AFTER.exec(text.slice(end, end + HEADING_REACH))?.[0];
  const words = `${before ?? ""}${written}${after ?? ""}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  // such words are in names of bodies and places, so only a text's heading is ruled out for these
  if (type !== "PERSON" && !isPlainNoun(words[0] ?? "", language)) return false;
  return (
    words.length > 1 &&
    words.every(
      (word) =>
        word.length < 3 ||
        isFunctionWordsOf(word, language) ||
        ordinary.has(word, language) ||
        isPlainWord(word, language),
    )
  );
}

/** A name without relatives and ordinary words at its edges; nothing where it is made of such words. */
export function namesIn(reader: Reader, found: Mention): Mention[] {
  const { text, language, ordinary, capitals } = reader;
  if (isMeasured(text, found.end)) return [];
  if (isOfHeading(reader, found)) return [];
  const isOrdinary = (word: Word): boolean => {
    const { written, lower, capital, opens } = word;
    // no number of a house: 's/n'
    const isPart = text[word.end] === "/" || text[word.start - 1] === "/";
    if ((!capital && !isPart && SHORT.test(lower)) || (opens && OPENING_ARTICLE.test(lower)))
      return true;
    if (capital && isForename(written)) return false;
    if (isFunctionWordsOf(lower, language)) return !capital || opens;
    const saysNothing = capital ? opens || language === "de" : capitals;
    return (saysNothing && ordinary.has(lower, language)) || isPlain(reader, word, found.type);
  };
  const one = withinSentence(reader, found, isOrdinary);
  const words = wordsIn(text, one);
  const [letter, ...others] = words;
  if (letter && isLetter(text, letter) && others.every(({ lower }) => lower.length === 1))
    return [];
  // 'quien MANIFIESTA:' opens what is stated
  if (one.type === "PERSON" && /^\p{Lu}{4,} ?:/u.test(text.slice(one.start, one.end + 2)))
    return [];
  if (words.length > 0 && words.every(({ lower }) => isKin(lower, language))) return [];
  // 'Madame l'échevine', 'Sres.'
  const isAddress = ({ lower, capital }: Word) =>
    isTitle(lower, language) ||
    isPlainNoun(lower, language) ||
    (!capital && (SHORT.test(lower) || isFunctionWordsOf(lower, language)));
  if (
    one.type === "PERSON" &&
    words.some(({ lower }) => isTitle(lower, language)) &&
    words.every(isAddress)
  )
    return [];
  // two nouns may be what a body is called: 'Rotes Kreuz'
  const isCalledSo =
    one.type === "ORG" &&
    words.filter(({ capital }) => capital).length > 1 &&
    (language !== "de" || words.every(({ capital }) => capital));
  // 'señora ruiz'
  const titled = words.findIndex(({ lower }) => isTitle(lower, language)) + 1;
  const called =
    one.type === "PERSON" && words.length === 1 ? startOfCalled(reader, one) : undefined;
  if (called !== undefined) return [{ ...one, start: called }];
  const isNamed = titled > 0 && titled < words.length;
  const [only] = words;
  if (language === "de" && words.length === 1 && isCompoundTrade(only!.lower, "de"))
    return [{ ...one, type: "DEM" }];
  if (words.length > 0 && !isCalledSo && !isNamed && words.every(isOrdinary)) return [];
  if (words.length === 1 && one.score < SURE_OF_OPENING && onlyOpens(reader, only!)) return [];
  // 'Gerlinde Röhrl' taken for a place, 'Bjarne Kirk' for a body
  const [, surname] = words;
  if (
    one.type !== "PERSON" &&
    words.length === 2 &&
    surname!.capital &&
    sexOfForename(text.slice(only!.start, only!.end)) !== undefined &&
    !ordinary.has(surname!.lower, language) &&
    !isTitle(surname!.lower, language) &&
    text.slice(only!.end, surname!.start) === " " &&
    !OF_BODY.test(surname!.lower)
  )
    return [{ ...one, type: "PERSON" }];
  if (language === "de" && words.length === 1 && only!.capital && isRole(text, only!))
    return [{ ...one, type: "DEM" }];
  // 'deutscher Staatsangehöriger'
  const isSaid = (word: Word): boolean =>
    isOrdinary(word) || isListedAttribute(text.slice(word.start, word.end), language);
  if (words.length > 1 && !only!.capital && capitals && words.every(isSaid)) return [];
  // 'TOP 5', 'Klasse 5b'
  const isNumber = ({ lower }: Word): boolean => /^\d{1,2}[a-z]?$/u.test(lower);
  const isNumbered = (word: Word): boolean =>
    isNumber(word) ||
    isShorthand(text, word, language) ||
    (word.lower.length > 2 && isOrdinary(word));
  if (one.type !== "LOC" && words.some(isNumber) && words.every(isNumbered)) return [];
  // '-Shirt' of 'T-Shirt'
  if (words.length === 1 && /^\p{L}-/u.test(text.slice(Math.max(0, one.start - 1), one.start + 1)))
    return [];
  if (words.length === 1 && isNothingAlone(reader, only!)) return [];
  if (words.length === 1 && (!only!.capital || language === "de") && looksLikeIllness(only!.lower))
    return [{ ...one, type: "DEM" }];
  // 'Dekompensierte Herzinsuffizienz NYHA', 'Z. n. Mamma-Ca'
  const ill = words.findIndex(({ lower }) => looksLikeIllness(lower));
  if (language === "de" && ill >= 0 && !words.some(({ lower }) => OF_CARE.test(lower))) {
    const from = ill > 0 && /isch\p{L}*|te[rns]?$/u.test(words[ill - 1]!.lower) ? ill - 1 : ill;
    return [{ ...one, start: words[from]!.start, end: words[ill]!.end, type: "DEM" }];
  }
  if (words.some(({ lower }) => DIGIT.test(lower))) return [one];
  const named = capitals && words.some(({ capital }) => capital);
  let [first, last] = [0, words.length - 1];
  const isShort = ({ lower, capital }: Word): boolean =>
    one.type === "PERSON" && named && !capital && SHORT.test(lower);
  const begins = (word: Word, next: Word): boolean => {
    if (isShorthand(text, word, language) || isProxy(text, word)) return true;
    if (one.type !== "PERSON") return !word.capital && isOrdinary(word) && !SHORT.test(word.lower);
    // the 'U' of 'U Požegi'
    if (
      word.opens &&
      word.capital &&
      next.capital &&
      text[word.end] === " " &&
      LETTER.test(word.lower)
    )
      return true;
    if (isTitle(word.lower, language)) return false;
    const isParticle = named && !word.capital && isNameParticle(word.lower);
    if (isParticle && isTitle(next.lower, language)) return true;
    if (isShort(word)) return true;
    return isRelative(word.lower, language) || isOrdinary(word) || GREETING.has(word.lower);
  };
  // 'joris bellen' of a chat
  const isSmallTalk = ({ lower, capital }: Word): boolean =>
    !capitals && !capital && ordinary.has(lower, language) && !isForename(lower);
  const ends = (word: Word): boolean =>
    isShort(word) ||
    isSmallTalk(word) ||
    (named && endsInSmallLetters(text, word) && goesOnInSmallLetters(one, language)) ||
    (one.type !== "ORG" &&
      !word.capital &&
      (isOrdinary(word) || SHORT.test(word.lower)) &&
      !isTitle(word.lower, language));
  if (one.type !== "ORG") while (first < last && begins(words[first]!, words[first + 1]!)) first++;
  while (last > first && last !== titled && ends(words[last]!)) last--;
  const start = first === 0 ? one.start : words[first]!.start;
  const end = last === words.length - 1 ? one.end : words[last]!.end;
  return [{ ...one, start, end }];
}

/** At this score the recognizer has seen more than the capital. */
const SURE_OF_OPENING = 0.9;

/** 'Poikien' of 'Poikien kesken', a common word with the capital of its sentence; a name has it within one too. */
const onlyOpens = (
  { text, language, ordinary, named }: Reader,
  { written, lower, capital, opens }: Word,
): boolean =>
  capital &&
  opens &&
  ordinary.opens(lower, language) &&
  !named.has(lower) &&
  !isForename(written) &&
  !new RegExp(`[\\p{L},] ${written}(?!\\p{L})`, "u").test(text);

const CALL = /(?:^|\P{L})(?<word>\p{L}+\.?) $/u;

/** Where a name begins that a chat without capitals calls, with its title: 'hoi daan,', 'tante riet', 'señora ruiz'; nothing of other finds. */
function startOfCalled(
  { text, language, capitals }: Reader,
  { start, end }: Span,
): number | undefined {
  if (capitals) return undefined;
  const before =
    CALL.exec(text.slice(Math.max(0, start - HEADING_REACH), start))?.groups?.["word"] ?? "";
  if (isTitle(before, language)) return start - before.length - 1;
  if (isKin(before, language)) return start;
  return GREETING.has(before) && /^(?:[,!?\n]|$)/u.test(text.slice(end)) ? start : undefined;
}

/** The 'V.' of 'i. V. Swantje Rohwer', the 'A.' of 'i. A.'. */
const isProxy = (text: string, { start, end }: Word): boolean =>
  end - start === 1 && /(?<!\p{L})i\. ?$/u.test(text.slice(Math.max(0, start - 4), start));

/** 'springt', but not 'al-Nuaimi', 'd’Azeglio' and abbreviations: 'Dragan Perović pr.' */
const endsInSmallLetters = (text: string, { start, end }: Word): boolean =>
  !/\p{Lu}/u.test(text.slice(start, end)) && !(end - start < 5 && text[end] === ".");

/** 'Sofie Krankenhaus', 'Johannes Kirche': a body called after somebody. */
const OF_BODY =
  /(?:haus|heim|hof|stift|schule|skole|skola|skolen|koulu|kirche|kerk|kirke|kyrka|kirkko|klinik|hospital|sykehus|sygehus|sjukhus|gate|gata|vej|veg|vei|väg|straße|strasse|straat|gatan|platz|plads|plass|torg|allee|weg|ag|gmbh|as|a\/s|ab|oy|bv|kg|stiftung|verlag|partei)$/u;
/** Trades of women, whatever they are: 'Handchirurgin', 'Hufschmiedin'. */
const isRole = (text: string, { start, end, lower }: Word): boolean =>
  lower.length > 7 &&
  /(?:olog|urg|ist|iker|[^aeiouäöü]er|eur|ant|ent|ärzt|wält|äd|gra(?:f|ph)|nom|schmied|wirt|köch|beamt)in(?:nen)?$/u.test(
    lower,
  ) &&
  !isForename(text.slice(start, end));

/** In German nothing of a name is in small letters at its end, in other languages nothing of a person's. */
const goesOnInSmallLetters = ({ type }: Mention, language: string): boolean =>
  type === "PERSON" || language === "de";

/** 'Z.n.', 'St.p.', 'V.a.' before a diagnosis, 'HA' and 'POK' before a name. */
const isShorthand = (text: string, { start, end, lower }: Word, language: string): boolean =>
  /^\p{L}{1,2}\.\p{Ll}$/u.test(lower) && text[start]! !== text[start]!.toLowerCase()
    ? true
    : shorthand(language).has(text.slice(start, end));

const shorthand = memoize(
  (language: string): ReadonlySet<string> =>
    new Set(isListed(language) ? listOfLanguage(language, "shorthand") : []),
);

/** A word that is no name by itself: a trade of our lists, shorthand, a noun behind an article, a word of a chat. */
function isNothingAlone({ text, language, ordinary, capitals }: Reader, word: Word): boolean {
  const { start, end, lower, capital } = word;
  if (isShorthand(text, word, language)) return true;
  const written = text.slice(start, end);
  if (isForename(capitalized(written)) || isTitle(lower, language)) return false;
  const before = text.slice(Math.max(0, start - KIN_REACH), start);
  const [previous = ""] = /\p{L}+(?= $)/u.exec(before) ?? [];
  const lead = previous.toLowerCase();
  // 'zijn zoon Frans' is no Frenchman
  if (isListedAttribute(written, language)) return !(capital && isKin(lead, language));
  if (language === "de" && capital) {
    if (INDEFINITE.test(before)) return true;
    if (ARTICLE.test(before) && isNounBehindArticle(lower)) return true;
  }
  // 'siegen' and 'halle' are towns, 'riet' is somebody's aunt
  if (JOINED_BEFORE.test(before) || AUNTS.test(lead) || GREETING.has(lead)) return false;
  return !capitals && !capital && ordinary.has(lower, language);
}
const INDEFINITE = /(?<!\p{L})(?:(?:k?ein|jed|dies|welch|manch)(?:e[nmrs]?)?) $/iu;
const ARTICLE =
  /(?<!\p{L})(?:d(?:er|ie|as|en|em|es)|[ai]m|zu[mr]|vom|beim|[ai]ns|(?:[ms]ein|ihr|unser)(?:e[nmrs]?)?) $/iu;
/** Whom a forename follows in a chat; behind 'opa' and 'mama' a verb does. */
const AUNTS =
  /^(?:tante|onkel|oom|zus|broer|tía|tío|tia|tio|zia|zio|tata|ciocia|wujek|moster|faster|farbror|morbror|täti|setä|eno|schwester|bruder|søster|bror|syster|oncle|sœur|frère)$/u;
const JOINED_BEFORE =
  /(?<!\p{L})(?:in|nach|aus|bei|von|mit|und|an|für|f|zu|naar|uit|te|van|met|en|bij|voor|aan|i|fra|til|från|till|ved|vid|på|med|og|och|hos|av|af|à|de|avec|et|chez|pour|con|y|a|para|per|da|do|na|no|em|com|e|o|z|w|do|od|dla|u) $/iu;

/** The find from behind a field's label to where its sentence or line ends and an ordinary word begins the next. */
function withinSentence(
  { text, language }: Reader,
  one: Mention,
  isOrdinary: (word: Word) => boolean,
): Mention {
  const words = wordsIn(text, one);
  let { start, end } = one;
  for (let i = 1; i < words.length; i++) {
    const [before, word] = [words[i - 1]!, words[i]!];
    const between = text.slice(before.end, word.start);
    if (/^ ?:\s/u.test(between) && words.slice(0, i).every(isOrdinary)) {
      start = word.start;
    } else if (
      word.capital &&
      word.opens &&
      before.lower.length > 2 &&
      !isTitle(before.lower, language) &&
      /[.!?:;\n—–]\s*$/u.test(between) &&
      isOrdinary(word)
    ) {
      end = before.end;
      break;
    }
  }
  return { ...one, start, end };
}
