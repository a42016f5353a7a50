/**
 * What is found in one place and occurs in another in the same words: hidden everywhere or nowhere.
 *
 * | the other place | outcome |
 * | --- | --- |
 * | nothing was found there | a mention of the same type |
 * | parts of the words were found there | one mention of the whole |
 * | one word was found as a person more often than as anything else, and no place is meant | a person |
 * | a person by the recognizer, and part of an address: 'DIEPKLOOF' | a place |
 * | 'Hexham', where 'Little Hexham' was found | a place |
 * | 'tern close', where the address '19 Tern Close' was found | a place |
 * | the same words were found as another type, in a heading in capitals | the type of the place in running text |
 *
 * Case does not matter ('THE MUNICIPALITY OF ØSTERVIK' and 'the Municipality of Østervik' are one), but a
 * place in small letters is no name, unless it is a street of an address.
 */

import type { Mention } from "../../document/document.js";
import { contains, type Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { KNOWN_PERSON } from "../kit/detector.js";
import {
  comparable,
  comparableWords,
  isCapitalized,
  type Phrase,
  phraseMatcher,
  type Words,
} from "../kit/phrases.js";
import { isUsers } from "./resolve.js";

/** Types whose mentions are names, recognized by their capitals. */
const NAMES: ReadonlySet<SemanticType> = new Set(["ORG", "LOC", "MISC", "PERSON"]);
const LEAST_SCORE = 0.6;
const LEAST_LETTERS = 5;
/** A code with this many digits means the same thing wherever it occurs. */
const LONG_CODE = /(?:\d.*){4}/su;
const NAME = /^\p{Lu}/u;
const ARTICLE = /^the /i;

/** The town whose name the place bears: 'Little Hexham', 'Upper Hexham'. */
const OF_TOWN =
  /^(?:little|great|upper|lower|nether|over|old|north|south|east|west|higher|temple|abbots|kings?|queens?|bishops|market|chipping) (?<town>(?!park|street|road|lane|house|court|green|school|end|side|bank|town|hill)[\p{L}]{5,})$/u;

/** The street of an address: 'Tern Close' of '19 Tern Close', of 'Flat 2, 19 Tern Close, Hexham'. */
const STREET_OF_ADDRESS =
  /(?:^|[ ,])\d{1,4}[a-z]?,? (?<street>(?:(?!(?:the|a|on|in|at|to)\b)[\p{L}'’-]{3,} ){1,3}(?:street|road|lane|close|avenue|drive|crescent|grove|gardens|terrace|court|way|walk|row|rise|mews|hill|park|place|square|parade|view|gate))(?=$|,)/u;

/** 'Suki T' at the head of a chat's lines. */
const NAME_AND_LETTER = /^\p{Lu}\p{Ll}+ \p{Lu}\.?$/u;
const ONE_WORD = /^\p{Lu}[\p{Ll}'’-]+$/u;
const FULL_NAME = /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+){1,2}$/u;
/** 'Raj' of 'Raj P.', 'Raj Patel'. */
const GIVEN = /^(?<given>\p{Lu}\p{Ll}+) \p{Lu}/u;
const WHERE = /\b(?:in|at|near|from|to|of|around|outside) $/iu;

/** One-word names that are a person's nearly everywhere are one's everywhere: 'Tobi' in "Tobi's attendance". */
function withPersons(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const counts = new Map<string, number>();
  for (const { start, end, type } of mentions) {
    const own = text.slice(start, end);
    if (!NAMES.has(type)) continue;
    const given = type === "PERSON" ? GIVEN.exec(own)?.groups?.["given"] : undefined;
    if (given !== undefined) counts.set(given, (counts.get(given) ?? 0) + 2);
    if (!ONE_WORD.test(own) && !NAME_AND_LETTER.test(own) && !FULL_NAME.test(own)) continue;
    counts.set(own, (counts.get(own) ?? 0) + (type === "PERSON" ? 1 : -1));
  }
  const isFirstPerson = (own: string): boolean =>
    mentions
      .filter(({ start, end, type }) => NAMES.has(type) && text.slice(start, end) === own)
      .reduce((first, one) => (one.start < first.start ? one : first)).type === "PERSON";
  const isMostlyPerson = (own: string): boolean => {
    const most = counts.get(own);
    return most !== undefined && (most > 0 || (most === 0 && isFirstPerson(own)));
  };
  return mentions.map((mention) => {
    const { start, end, type, subtype: _, ...rest } = mention;
    if (!NAMES.has(type) || type === "PERSON" || isUsers(mention)) return mention;
    if (!isMostlyPerson(text.slice(start, end))) return mention;
    const isWhere =
      !FULL_NAME.test(text.slice(start, end)) &&
      WHERE.test(text.slice(Math.max(0, start - 10), start));
    if (isWhere && !/^['’]s(?!\p{L})/u.test(text.slice(end, end + 3))) return mention;
    return { ...rest, start, end, type: "PERSON" as const };
  });
}

/** A town or suburb of an address, taken for a person elsewhere: 'DIEPKLOOF' of '1142 Zone 6, Diepkloof, Soweto'. */
function withPlaces(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const places = new Set(
    mentions.flatMap(({ type, start, end }) =>
      type === "LOC" ? text.slice(start, end).split(", ").slice(1).map(keyOf) : [],
    ),
  );
  if (places.size === 0) return mentions;
  return mentions.map((mention) => {
    if (mention.type !== "PERSON" || isUsers(mention)) return mention;
    if (!places.has(keyOf(text.slice(mention.start, mention.end)))) return mention;
    const { subtype: _, ...rest } = mention;
    return { ...rest, type: "LOC" as const };
  });
}

const isShouted = (words: string): boolean => words === words.toUpperCase();

/** New mentions, and `mentions` with headings' types mended; offsets into the text of `words`. */
export function withSameWords(words: Words, all: readonly Mention[]): Mention[] {
  const { text } = words;
  const mentions = withPlaces(text, withPersons(text, all));
  const best = new Map<string, Mention>();
  for (const mention of mentions) {
    const { start, end, type, score } = mention;
    if (score < LEAST_SCORE || isUsers(mention) || mention.common) continue;
    const own = text.slice(start, end);
    const key = keyOf(own);
    if (type === "CODE") {
      if (!LONG_CODE.test(own)) continue;
    } else if (!NAMES.has(type) || !NAME.test(own.replace(ARTICLE, ""))) continue;
    if (key.length < LEAST_LETTERS) continue;
    // 'Government' and 'Registrar' are found by their context
    if ((type === "ORG" || type === "MISC") && !key.includes(" ")) continue;
    const before = best.get(key);
    if (!before || isBetter(text, mention, before)) best.set(key, mention);
  }
  for (const [key, mention] of [...best]) {
    const town = mention.type === "LOC" ? OF_TOWN.exec(key)?.groups?.["town"] : undefined;
    if (town !== undefined && !best.has(town)) best.set(town, mention);
  }
  const streets = new Set<string>();
  for (const mention of mentions) {
    if (mention.type !== "LOC" || mention.score < LEAST_SCORE || isUsers(mention)) continue;
    const address = keyOf(text.slice(mention.start, mention.end));
    const street = STREET_OF_ADDRESS.exec(address)?.groups?.["street"];
    if (street === undefined) continue;
    streets.add(street);
    if (!best.has(street)) best.set(street, mention);
  }
  if (best.size === 0) return [...mentions];
  const typed = mentions.map((mention) => {
    const own = text.slice(mention.start, mention.end);
    const other = best.get(keyOf(own));
    if (!other || !NAMES.has(mention.type) || other.type === mention.type) return mention;
    if (!isShouted(own) || isShouted(text.slice(other.start, other.end))) return mention;
    const { subtype: _, ...rest } = mention;
    return { ...rest, type: other.type, ...(other.subtype && { subtype: other.subtype }) };
  });
  const match = phraseMatcher<Mention>(phrases(best));
  const folded = comparableWords(words);
  const starts = [...typed].sort((a, b) => a.start - b.start);
  const found: Mention[] = [];
  const parts = new Set<Mention>();
  let next = 0;
  for (const { start, end, firstWord, endWord, value } of match(folded)) {
    while (next < starts.length && starts[next]!.end <= start) next++;
    let last = next;
    while (last < starts.length && starts[last]!.start < end) last++;
    const inside = starts.slice(next, last);
    if (inside.some((one) => !isPart(one, { start, end }))) continue;
    const isName = isCapitalized(words, firstWord) && isCapitalized(words, endWord - 1);
    if (!isName && value.type !== "CODE" && !streets.has(keyOf(text.slice(start, end)))) continue;
    for (const part of inside) parts.add(part);
    const { decision: _, tells: __, ...rest } = value;
    found.push({
      ...rest,
      start,
      end,
      detector: "same-words",
      evidence: { rule: "the same words as a name found elsewhere" },
    });
  }
  return [...typed.filter((one) => !parts.has(one)), ...found];
}

/** Whether it is a part of the whole that means nothing else: no code, no protected person, not all of it. */
const isPart = (part: Mention, whole: Span): boolean =>
  contains(whole, part) &&
  part.end - part.start < whole.end - whole.start &&
  NAMES.has(part.type) &&
  part.detector !== KNOWN_PERSON &&
  !isUsers(part);

const keyOf = (words: string): string =>
  comparable(words).replace(ARTICLE, "").replace(/\s+/g, " ");

function* phrases(best: ReadonlyMap<string, Mention>): Generator<Phrase<Mention>> {
  for (const [phrase, value] of best) {
    // what was found in capitals alone is repeated in capitals alone or as a name
    yield { phrase, value };
  }
}

/** A place in running text says more about the type than one in capitals; then the surer does. */
function isBetter(text: string, a: Mention, b: Mention): boolean {
  const [shoutedA, shoutedB] = [a, b].map(({ start, end }) => isShouted(text.slice(start, end)));
  if (shoutedA !== shoutedB) return shoutedB!;
  return a.score > b.score;
}
