import { placesOf, splitWords, type Words, wordsOf } from "./words.js";

export { splitWords, type Words, wordsOf };

const UNDECOMPOSED: ReadonlyMap<string, string> = new Map(
  Object.entries({ ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", ð: "d", þ: "th" }),
);

/** Text for comparison: lower case, no diacritics. Offsets are lost. */
export function comparable(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^\x00-\x7f]/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[łøđıßæœðþ]/g, (letter) => UNDECOMPOSED.get(letter) ?? letter);
}

/** The same words folded for comparison, to match phrases that are. */
export function comparableWords(words: Words): Words {
  if (!/[^\x00-\x7f]/.test(words.text)) return words;
  const vocabulary = words.vocabulary.map(comparable);
  return { ...words, vocabulary, lower: words.numbers.map((number) => vocabulary[number]!) };
}

/** A word as written. */
export const wordAt = ({ text, starts, ends }: Words, index: number): string =>
  text.slice(starts[index], ends[index]);

/** Whether there is such a word and it begins with a capital. */
export function isCapitalized({ text, starts }: Words, index: number): boolean {
  const start = starts[index];
  if (start === undefined) return false;
  const unit = text.charCodeAt(start);
  if (unit < 128) return unit >= 65 && unit <= 90;
  return /^\p{Lu}/u.test(text.slice(start, start + 2));
}

/**
 * The text between two words, as phrases see it. Blanks and hyphens are one thing (``), the two
 * apostrophes are, and so is the full stop of a short abbreviation; `undefined` parts any phrase.
 */
export function gapBetween(words: Words, left: number): string | undefined {
  const from = words.ends[left]!;
  const to = words.starts[left + 1]!;
  if (to - from === 1) {
    const char = words.text[from]!;
    if (char === " " || char === "-" || char === "\n") return "";
    return char === "’" ? "'" : char;
  }
  if (to - from > 3) return undefined;
  const gap = words.text.slice(from, to);
  const marks = gap.replace(/\s/g, "");
  if (marks === "") return /\n.*\n/.test(gap) ? undefined : "";
  if (marks === "." && from - words.starts[left]! <= 3) return "";
  return marks === "’" ? "'" : marks;
}

export interface Phrase<T> {
  readonly phrase: string;
  readonly value: T;
  /** Only as written, or wholly in capitals: `Polish` and `POLISH`, not `polish`. */
  readonly caseSensitive?: boolean;
}

export interface PhraseMatch<T> {
  readonly start: number;
  readonly end: number;
  /** Index of the first word and of the word after the last. */
  readonly firstWord: number;
  readonly endWord: number;
  readonly value: T;
}

/** The phrases of a list with one value. */
export const phrasesOf = <T>(
  list: readonly string[],
  value: T,
  { caseSensitive = false } = {},
): Phrase<T>[] => list.map((phrase) => ({ phrase, value, caseSensitive }));

interface Node<T> {
  next?: Map<string, Node<T>>;
  /** Phrases that end here; the written form where case matters. */
  ends?: { readonly value: T; readonly written?: string }[];
}

/** Finds the phrases in a text: at each word the longest, then on after it. Linear in the text. */
export function phraseMatcher<T>(phrases: Iterable<Phrase<T>>): (words: Words) => PhraseMatch<T>[] {
  const root: Node<T> = {};
  for (const { phrase, value, caseSensitive } of phrases) {
    const words = splitWords(phrase);
    let node = root;
    words.lower.forEach((word, i) => {
      const key = (i === 0 ? "" : (gapBetween(words, i - 1) ?? "")) + word;
      node.next ??= new Map();
      let child = node.next.get(key);
      if (!child) node.next.set(key, (child = {}));
      node = child;
    });
    if (node === root) continue;
    node.ends ??= [];
    node.ends.push(
      caseSensitive ? { value, written: writtenForm(words, 0, words.starts.length) } : { value },
    );
  }

  function longestAt(words: Words, first: number): PhraseMatch<T> | undefined {
    let node = root.next?.get(words.lower[first]!);
    let best: PhraseMatch<T> | undefined;
    for (let i = first; node; i++) {
      const end = node.ends?.find(({ written }) => {
        if (written === undefined) return true;
        const form = writtenForm(words, first, i + 1);
        return form === written || form === written.toUpperCase();
      });
      if (end) {
        const [start, stop] = [words.starts[first]!, words.ends[i]!];
        best = { start, end: stop, firstWord: first, endWord: i + 1, value: end.value };
      }
      if (!node.next || i + 1 >= words.starts.length) break;
      const gap = gapBetween(words, i);
      node = gap === undefined ? undefined : node.next.get(gap + words.lower[i + 1]!);
    }
    return best;
  }

  const isFirst = (word: string): boolean => root.next?.has(word) ?? false;
  return (words) => {
    const found: PhraseMatch<T>[] = [];
    let end = 0;
    for (const place of placesOf(words, isFirst)) {
      const match = place < end ? undefined : longestAt(words, place);
      if (!match) continue;
      found.push(match);
      end = match.endWord;
    }
    return found;
  };
}

function writtenForm(words: Words, first: number, end: number): string {
  let form = wordAt(words, first);
  for (let i = first + 1; i < end; i++) form += ` ${wordAt(words, i)}`;
  return form;
}

/** The phrases of a list written with commas, over as many lines as it takes. */
export const listOf = (commaSeparated: string): string[] =>
  commaSeparated.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));

/** The regular English plural of a phrase's last word. */
export function plural(phrase: string): string {
  if (/[^aeiou]y$/i.test(phrase)) return `${phrase.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/i.test(phrase)) return `${phrase}es`;
  if (/man$/.test(phrase)) return `${phrase.slice(0, -3)}men`;
  return `${phrase}s`;
}
