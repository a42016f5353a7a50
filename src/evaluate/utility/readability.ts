/** How easy a text reads, after Flesch (1948): 206.835 - 1.015 words per sentence - 84.6 syllables per word. */

const WORD = /[\p{L}’']+/gu;
const SENTENCE = /[^.!?\n]*[\p{L}][^.!?\n]*(?:[.!?]+|\n|$)/gu;

/** English only; about 0 (hard) to 100 (easy). Nothing for a text without words. */
export function readingEase(text: string): number | null {
  const words = text.match(WORD) ?? [];
  if (words.length === 0) return null;
  const sentences = Math.max(1, text.match(SENTENCE)?.length ?? 0);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

/** Groups of vowels, without a silent 'e' at the end; at least one. */
function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?<=[^aeiouyl])e$/, "")
    .match(/[aeiouyàâäéèêëíïóôöúüåøæ]+/g);
  return Math.max(1, groups?.length ?? 0);
}
