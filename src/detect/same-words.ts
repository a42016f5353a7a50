/**
 * What is found in one place and occurs in another in the same words: hidden everywhere or nowhere.
 *
 * | the other place | outcome |
 * | --- | --- |
 * | nothing was found there | a mention of the same type |
 * | parts of the words were found there | one mention of the whole |
 * | the same words were found as another type, in a heading in capitals | the type of the place in running text |
 *
 * Case does not matter ('THE MUNICIPALITY OF ØSTERVIK' and 'the Municipality of Østervik' are one), but a
 * place in small letters is no name.
 */

import type { Mention } from "../document/document.js";
import { contains, type Span } from "../document/span.js";
import type { SemanticType } from "../document/types.js";
import { KNOWN_PERSON } from "./kit/detector.js";
import {
  comparable,
  comparableWords,
  isCapitalized,
  type Phrase,
  phraseMatcher,
  type Words,
} from "./kit/phrases.js";
import { isUsers } from "./resolve.js";

/** Types whose mentions are names, recognized by their capitals. */
const NAMES: ReadonlySet<SemanticType> = new Set(["ORG", "LOC", "MISC", "PERSON"]);
const LEAST_SCORE = 0.6;
const LEAST_LETTERS = 5;
/** A code with this many digits means the same thing wherever it occurs. */
const LONG_CODE = /(?:\d.*){4}/su;
const NAME = /^\p{Lu}/u;
const ARTICLE = /^the /i;

const isShouted = (words: string): boolean => words === words.toUpperCase();

/** New mentions, and `mentions` with headings' types mended; offsets into the text of `words`. */
export function withSameWords(words: Words, mentions: readonly Mention[]): Mention[] {
  const { text } = words;
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
    if (!isName && value.type !== "CODE") continue;
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
