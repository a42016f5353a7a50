import { isGermanNoun } from "../../language/de/nouns.js";
import { isKin } from "../../language/kinship.js";
import { stretchAt } from "../../language/stretches.js";
import type { Detector, DetectorInput, Found } from "../kit/detector.js";
import { gapBetween, isCapitalized, listOf, type Words, wordAt, wordsOf } from "../kit/phrases.js";
import { placesOf } from "../kit/words.js";
import { isForename, isForenameInLowerCase } from "./forenames.js";
import { type Name, nameFound, readName, wordsOfName } from "./name.js";
import { NAME_ENDS, NOT_IN_NAMES } from "./not-names.js";

const MOST_WORDS = 5;
const BEFORE_PLACES = new Set(
  listOf("in, at, from, near, to, san, santa, são, st, saint, los, port, of"),
);
const ALSO_PLACES = new Set(
  listOf(`
  bill, brittany, charlotte, constance, florence, francisco, georgia, kent, lech, paulo, rita,
  sofia, sultan, victoria, virginia`),
);

/** 'Ashley Rd'; a 'Jane Lane' may be somebody. */
const STREET = /\b(?:Rd|Ave|Cres|Gdns|Terrace|Crescent|Avenue|Street|Road)\b/u;

/** A common forename with what follows it: 'Anna Nowak', 'Jan van der Berg', 'MARIA ROSSI'. */
export const forenameName: Detector = {
  name: "forename-name",
  finds: ["PERSON/name"],
  presidioEntity: "PERSON",
  detect(input) {
    const words = wordsOf(input);
    const { text } = words;
    const found: Found[] = [];
    let end = 0;
    for (const i of placesOf(words, isForenameInLowerCase)) {
      const start = words.starts[i]!;
      if (start < end || !isForename(wordAt(words, i))) continue;
      const read = readName(text, start);
      if (!read) continue;
      const name = beforeSecond(text, read);
      const alone = name.parts.length === 1;
      const behindNoun = i > 0 && isNounBefore(input, words, i);
      if (alone ? !standsAlone(words, i, behindNoun) : !isPerson(words, i, name, behindNoun))
        continue;
      end = name.end;
      found.push(
        alone
          ? nameFound(start, end, isBracketed(text, start, end) ? 0.75 : 0.5, "forename")
          : nameFound(start, end, 0.85, "forename and surname"),
      );
    }
    return found;
  },
};

/** 'security (Barry)': who it is, behind what they are. */
const isBracketed = (text: string, start: number, end: number): boolean =>
  /\p{Ll}{4} \($/u.test(text.slice(Math.max(0, start - 6), start)) && text[end] === ")";

/** 'Jette und Fiete' are two. */
function beforeSecond(text: string, name: Name): Name {
  const second = / (?:und|og|och) /u.exec(text.slice(name.start, name.end));
  if (!second) return name;
  const end = name.start + second.index;
  const parts = name.parts.filter((part) => part.end <= end);
  return { ...name, end, parts };
}

/** German nouns have capitals too: 'die Tochter Pia', 'der Zeuge Jörn Hasselhorst'. */
function isNounBefore({ languages = [] }: DetectorInput, words: Words, index: number): boolean {
  const before = words.lower[index - 1]!;
  return (
    stretchAt(languages, words.starts[index]!)?.language === "de" &&
    (isKin(before, "de") || isGermanNoun(before))
  );
}

function isPerson(words: Words, first: number, name: Name, behindNoun: boolean): boolean {
  const { text } = words;
  const nameWords = wordsOfName(text, name);
  const beyond = name.parts.some(({ kind }, i) => i > 0 && kind === "word");
  if (!beyond || nameWords.length > MOST_WORDS) return false;
  if (nameWords.some((word) => NOT_IN_NAMES.has(word.toLowerCase()))) return false;
  if (/\b(?:St|Ste)\.? $/.test(text.slice(Math.max(0, name.start - 5), name.start))) return false;
  if (STREET.test(text.slice(name.start, name.end + 1))) return false;
  // the middle of a longer name of something else: 'University Maria Curie'
  return (
    first === 0 || behindNoun || gapBetween(words, first - 1) !== "" || !isProper(words, first - 1)
  );
}

/** A forename within a sentence that is no place: not 'in Virginia', 'San Francisco', 'Kent'. */
function standsAlone(words: Words, index: number, behindNoun: boolean): boolean {
  const { text, starts, ends } = words;
  if (index === 0 || ALSO_PLACES.has(words.lower[index]!)) return false;
  const before = text.slice(ends[index - 1], starts[index]);
  if (!/^[,;:]? ["“(‘']?$/.test(before) || BEFORE_PLACES.has(words.lower[index - 1]!)) return false;
  const after = text.slice(ends[index], ends[index]! + 3);
  return (behindNoun || !isProper(words, index - 1)) && !/^(?:-|[ .]{1,2}\p{Lu})/u.test(after);
}

const isProper = (words: Words, index: number): boolean =>
  isCapitalized(words, index) && !NAME_ENDS.has(words.lower[index]!);
