/** What a conversation knows, found again in a new text where no detector found it. */

import { KNOWN_PERSON } from "../../detect/kit/detector.js";
import {
  comparable,
  comparableWords,
  isCapitalized,
  type Phrase,
  phraseMatcher,
  splitWords,
} from "../../detect/kit/phrases.js";
import { parsePerson } from "../../detect/people/parse.js";
import { isGivenName } from "../../detect/people/sex.js";
import type { Mention } from "../../document/document.js";
import { contains, inReadingOrder, overlaps, type Span } from "../../document/span.js";
import type { SemanticType } from "../../document/types.js";
import { isFunctionWords } from "../../language/function-words.js";
import type { Original } from "../../replace/restore/originals.js";

interface KnownWords {
  readonly type: SemanticType;
  readonly subtype?: string;
  /** A part of a name, which needs its capital; a given name may also begin a sentence as a word: 'Mark', 'Will'. */
  readonly part?: "given" | "surname";
}

/** A name as short as this is as often a word. */
const SHORTEST_PART = 3;
const SHORTEST_CODE = 5;

export interface KnownWordsFinder {
  /** The mentions, with whole known names in the place of what was found of them: 'Renault' of 'Gontran Renault'. */
  whole(text: string, mentions: readonly Mention[]): readonly Mention[];
  /** What no mention covers. */
  missed(text: string, mentions: readonly Mention[]): Mention[];
}

/** @param names names of the people known so far @param originals what labels stand for */
export function knownWordsFinder(
  names: readonly string[],
  originals: readonly Original[],
): KnownWordsFinder {
  const matchWhole = phraseMatcher(
    [...wholeNames(names)].map((phrase): Phrase<true> => ({ phrase, value: true })),
  );
  const phrases = new Map<string, KnownWords>();
  for (const name of names) {
    const { words, written, several } = parsePerson(name);
    if (several || words.length === 0) continue;
    phrases.set(comparable(name).trim(), {
      type: "PERSON",
      ...(written.length < 2 && { part: "given" as const }),
    });
    for (const [i, word] of written.entries()) {
      const plain = comparable(word);
      // a whole name says what its last word is, also where 'Towne' stood alone before
      const part = i > 0 && i === written.length - 1 ? "surname" : "given";
      if (word.length >= SHORTEST_PART && /^\p{Lu}\p{Ll}/u.test(word) && !isFunctionWords(plain))
        if (part === "surname" || !phrases.has(plain)) phrases.set(plain, { type: "PERSON", part });
    }
  }
  for (const { original, type } of originals) {
    const plain = comparable(original).trim();
    const isCode = type === "CODE" && /\d/.test(original) && original.length >= SHORTEST_CODE;
    if (isCode || (type === "LOC" && /\d/.test(original))) phrases.set(plain, { type });
  }
  const match = phraseMatcher(
    [...phrases].map(([phrase, value]): Phrase<KnownWords> => ({ phrase, value })),
  );
  return {
    whole(text, found) {
      const mentions = withGivenNames(
        text,
        found,
        (words) => phrases.get(words)?.part === "surname",
      );
      const words = comparableWords(splitWords(text));
      const known = [...matchWhole(words)].filter(
        ({ start, end, firstWord, endWord }) =>
          isCapitalized(words, firstWord) &&
          isCapitalized(words, endWord - 1) &&
          !isPartOfMore(text, start, end) &&
          mentions.every(
            (one) => !overlaps(one, { start, end }) || contains({ start, end }, one),
          ) &&
          mentions.some(
            (one) =>
              overlaps(one, { start, end }) && !(isSame(one, { start, end }) && isPerson(one)),
          ),
      );
      if (known.length === 0) return mentions;
      return [
        ...mentions.filter((one) => !known.some((span) => overlaps(one, span))),
        ...known.map(({ start, end }) => asKnown({ start, end, type: "PERSON" })),
      ].sort(inReadingOrder);
    },
    missed(text, mentions) {
      if (phrases.size === 0) return [];
      const words = comparableWords(splitWords(text));
      const spans = [...mentions].sort(inReadingOrder);
      const found: Mention[] = [];
      for (const { start, end, firstWord, endWord, value } of match(words)) {
        if (spans.some((one) => overlaps(one, { start, end }))) continue;
        if (value.type === "PERSON" && !isCapitalized(words, firstWord)) continue;
        if (
          value.part &&
          (isPartOfMore(text, start, end) ||
            (value.part === "given" && startsSentence(text, start, endWord - firstWord)))
        )
          continue;
        const whole = value.part ? withNamesBefore(text, { start, end }) : { start, end };
        if (!spans.some((one) => overlaps(one, whole)))
          found.push(asKnown({ ...whole, type: value.type }));
      }
      return found;
    },
  };
}

/** Names of two words or more, as they are compared, and with the initial alone: 'A. Cousin'. */
function* wholeNames(names: readonly string[]): Generator<string> {
  for (const name of names) {
    const { given, words, several } = parsePerson(name);
    if (several || words.length < 2 || given.every((one) => one.length < 2)) continue;
    yield comparable(name).trim();
    yield `${words[0]![0]} ${words.at(-1)}`;
  }
}

const asKnown = (one: Pick<Mention, "start" | "end" | "type">): Mention => ({
  ...one,
  score: 0.8,
  detector: KNOWN_PERSON,
  evidence: { rule: "named earlier in the conversation" },
});

const isSame = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end;
const isPerson = ({ type }: Mention): boolean => type === "PERSON";

/** Known surnames with a given name before them, also where it was taken for a place: 'Paris Towne'. */
function withGivenNames(
  text: string,
  mentions: readonly Mention[],
  isSurname: (words: string) => boolean,
): readonly Mention[] {
  const named = mentions.map((one) => {
    if (!isPerson(one) || !isSurname(comparable(text.slice(one.start, one.end)))) return one;
    const whole = withNamesBefore(text, one);
    const before = text.slice(whole.start, one.start).trim();
    return before !== "" && before.split(" ").every(isGivenName) ? { ...one, ...whole } : one;
  });
  return named.filter((one, i) =>
    named.every((other, at) => at === i || other === mentions[at] || !contains(other, one)),
  );
}

/** A part of a name with the capitalized words before it: 'Viva Moen' is not Stephen Moen. What begins a sentence may be any word. */
function withNamesBefore(text: string, { start, end }: Span): Span {
  const words = NAMES_BEFORE.exec(text.slice(0, start))?.[0].match(/\S+ /gu) ?? [];
  let first = start;
  for (const word of words.reverse()) {
    const name = word.trim();
    const from = first - word.length;
    const doubts = Number(isFunctionWords(name)) + Number(!isGivenName(name));
    // 'Will Ferry pay?', but 'What did Era Ferry say?'
    if (doubts > (startsSentence(text, from, 1) ? 0 : 1)) break;
    first = from;
  }
  return { start: first, end };
}
const NAMES_BEFORE = /(?:(?<![\p{L}\p{N}_./\\@#$-])\p{Lu}[\p{L}\p{M}'’-]*\.? ){1,3}$/u;

/** 'Gray Street', 'Mark-up', 'rose.tsx': a capital or a sign beside it makes another thing of it. */
const isPartOfMore = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}_./\\@#$-]$/u.test(text.slice(0, start)) ||
  /^(?:[\p{L}\p{N}_@(/\\-]|[.:]\p{L}| \p{Lu}\p{Ll})/u.test(text.slice(end, end + 4));

/** Where every word has its capital, a word alone may be any. */
const startsSentence = (text: string, start: number, words: number): boolean =>
  words === 1 && /(?:^|[.!?:]\s|\n\s*(?:[-*#]+\s)?)$/u.test(text.slice(0, start));
