/**
 * German nouns of everyday life, which have capitals as names do: what homes, streets, schools, offices, courts, clinics, shops and
 * bodies are made of. In lower case, without those that are surnames or places as well ('Berg', 'Halle').
 */

import { wordList } from "../lists.js";

/** By themselves and as ends of compounds: 'Liste', 'Anwesenheitsliste'. */
const nouns: ReadonlySet<string> = new Set(wordList("de/nouns"));
/** What bodies and streets of a name of their own end in: 'Goetheschule', 'Wiesenstraße'. */
const NAMED =
  "straße gasse weg wege allee platz ufer ring park schule klinik gymnasium realschule grundschule hospital spital apotheke verlag verein bank brauerei zeitung hotel theater stadion werk kraftwerk bahn post kita gericht amt kammer kasse krankenkasse regierung rat ministerium bund partei polizei behörde fraktion gemeinde akademie kanzlei agentur redaktion gesellschaft grad reifen mitte notar wart bote kurier kindergarten stiftung zentrum verband versicherung gewerkschaft villa insel restaurant gasthaus kino fabrik krankenhaus fest";
/** 'Halle' and 'Essen' are towns and 'Meister' is a surname, but compounds that end in them are nouns. */
const ends = new Set(
  [...nouns, ...wordList("de/compound-endings")].filter((word) => !NAMED.split(" ").includes(word)),
);
/** Surnames and places as well: by themselves behind an article alone, and as no end of a compound: 'im Wald'. */
const namesToo: ReadonlySet<string> = new Set(wordList("de/nouns-also-names"));

const ENDING = /(?:innen|nen|en|in|es|se|n|e|s)$/u;
/** Shorter ends are those of other words: 'Rat', 'Amt'. */
const SHORTEST_END = 4;
/** Anything shorter is a prefix: 'Ab-'. */
const SHORTEST_START = 3;

/** 'Kräfte', 'Häusern': the plural has sounds of its own. */
const withoutUmlauts = (word: string): string =>
  word.replaceAll("äu", "au").replaceAll("ä", "a").replaceAll("ö", "o").replaceAll("ü", "u");

/** Whether a word is of the list, in any of its cases. */
function isOf(list: ReadonlySet<string>, word: string): boolean {
  if (list.has(word)) return true;
  const stem = word.replace(ENDING, "");
  if (stem === word || stem.length < 3) return false;
  if (list.has(stem) || list.has(`${stem}e`)) return true;
  // 'Zustände': the ending marks the plural
  const plain = withoutUmlauts(stem);
  return plain !== stem && word.endsWith("e") ? list.has(plain) : false;
}

/** What surnames and places end in: 'Friedrichshafen', 'Hausmann', 'Morgenstern'. */
const ENDS_OF_NAMES =
  /(?:mann|bach|berge?r?|burg(?:er)?|dorf(?:er)?|felde?r?|hausen|häuser|heim(?:er)?|hof(?:er)?|höfer|hoff|steine?r?|th?al(?:er)?|walde?r?|stadt|stätter|brück(?:e|en|ner)?|brucker|furt|kirche?n?|see|hafen|weiler|born|brunn(?:en|er)?|ecke?r?|holz|wiese?r?|garten|gärtner|kopf|hütte|grund|rode?|beck(?:en|er)?|busch|baum|hagen|insel|schlag|hammer|münde|münster|hart|fels|zelle?|eisen|nagel|stahl|stern|stamm|macher|schmidt|hengst|sack|korn|rock|muth?|lieb|ruhe?|witz|acker|gitter|neider|dorf|mund|tanz|ruhrgebiet)$/u;
/** Short ones do, long ones are nouns: 'Albrecht', but 'Untersuchungsrecht'; 'Neuhaus', but 'Krankenhaus'. */
const ENDS_OF_SHORT_NAMES =
  /(?:recht|meister|schein|leben|weg|wege|land|licht|lager|markt|wasser|werth?|hand|stock|brand|kern|blick|leute|rath?|kreuz|graben|bruch|winkel|kampf?|mark|lohn?|haus|horst|tal|wein)$/u;
const LONG = 14;

/** What nouns for states and groups end in, and no name. */
const ABSTRACT = /\p{L}{3}(?:ität(?:en)?|[hk]eit(?:en)?|ismus|schaft(?:en)?|tion(?:en)?|ungen)$/u;

/** Whether a word in lower case is a noun, or a compound that ends in one as neither surnames nor places do. */
export function isGermanNoun(word: string): boolean {
  // 'Berlin-Mitte' is a place, 'Arzt-Besuch' none
  if (word.includes("-")) return word.split("-").every(isGermanNoun);
  if (word.length < 3) return false;
  if (isOf(nouns, word) || ABSTRACT.test(word)) return true;
  if (ENDS_OF_NAMES.test(word)) return false;
  if (word.length < LONG && ENDS_OF_SHORT_NAMES.test(word)) return false;
  for (let at = SHORTEST_START; at <= word.length - SHORTEST_END; at++)
    if (isOf(ends, word.slice(at))) return true;
  return false;
}

/** Behind an article names of places and people are nouns: 'im Wald', 'das Zimmer'. */
export const isNounBehindArticle = (word: string): boolean =>
  isOf(namesToo, word) || isGermanNoun(word);
