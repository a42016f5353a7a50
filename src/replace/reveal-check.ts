/**
 * Candidates that would reveal what is masked: their own name ('Telenor company'), another's ('city in
 * Turkey' where 'Turkish' is masked too), or all of another mention ('organist' for a church organist). They are never used, whoever proposes them.
 */

import { nameWords, wordsOf } from "./attack/words.js";

// regions larger than any country hide nobody
const REGIONS = new Set(
  "europe european asia asian africa african america american americas oceania oceanian eurasia eurasian scandinavia scandinavian northern southern eastern western central middle latin".split(
    " ",
  ),
);

/** Shorter words are compared whole, longer ones by how they begin: 'Turkey' and 'Turkish'. */
const STEM = 4;

export interface RevealCheck {
  /** Whether the words are a masked mention ('organist' for a 'church organist'), or show a masked name. */
  reveals(candidate: string): boolean;
  /** Whether words taken from the original are also those of another masked mention: 'a Methodist'. */
  repeats(candidate: string, original: string): boolean;
}

/**
 * @param masked the words of all masked mentions
 * @param isWord whether a word in small letters is one of the language; what is not may be a name
 */
export function revealCheckOf(
  masked: readonly string[],
  isWord: (word: string) => boolean,
): RevealCheck {
  const names = new Set(
    masked
      .flatMap(nameWords)
      .map((word) => word.toLowerCase())
      .filter((word) => !REGIONS.has(word)),
  );
  const originals = new Set(masked);
  const whole = new Set(masked.map(plain));
  const isElsewhere = (word: string, original: string): boolean =>
    [...originals].some((other) => other !== original && nameWords(other).includes(word));
  const stems = new Set([...names].map((name) => name.slice(0, STEM)));
  const spelled = [...names].filter((name) => name.length > STEM);

  function isName(word: string): boolean {
    const lower = word.toLowerCase();
    if (REGIONS.has(lower)) return false;
    if (/^\p{Lu}/u.test(word)) return names.has(lower) || stems.has(lower.slice(0, STEM));
    return names.has(lower) && !isWord(lower);
  }

  return {
    reveals: (candidate) =>
      whole.has(plain(candidate)) || wordsOf(candidate).some(isName) || spells(candidate, spelled),
    repeats: (candidate, original) =>
      nameWords(candidate).some((word) => isElsewhere(word, original)),
  };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the) /, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether a name is spelled out in it ('O-s-l-o', 'olsO'), which no generalization does. */
function spells(candidate: string, names: readonly string[]): boolean {
  const letters = candidate.toLowerCase().replace(/[^\p{L}]+/gu, "");
  const words = new Set(wordsOf(candidate).map((word) => word.toLowerCase()));
  const backward = [...letters].reverse().join("");
  return names.some(
    (name) => !words.has(name) && (letters.includes(name) || backward.includes(name)),
  );
}
