/** Where words begin and end, for moving a boundary by a word or a character. */

/** The offset one step from `offset`: a word's edge, or one character. Never inside a code point. */
export function step(text: string, offset: number, by: "word" | "character", way: 1 | -1): number {
  if (by === "character") return characterStep(text, offset, way);
  let at = offset;
  const inWord = (position: number) => /[\p{L}\p{N}\p{M}]/u.test(characterAt(text, position, way));
  while (at + way >= 0 && at + way <= text.length && !inWord(at)) at = characterStep(text, at, way);
  while (at + way >= 0 && at + way <= text.length && inWord(at)) at = characterStep(text, at, way);
  return at;
}

const characterAt = (text: string, offset: number, way: 1 | -1) => {
  const next = characterStep(text, offset, way);
  return text.slice(Math.min(offset, next), Math.max(offset, next));
};

function characterStep(text: string, offset: number, way: 1 | -1): number {
  const next = Math.min(text.length, Math.max(0, offset + way));
  const inside =
    /[\udc00-\udfff]/.test(text[next] ?? "") && /[\ud800-\udbff]/.test(text[next - 1] ?? "");
  return inside ? next + way : next;
}

/** The word that is so many words after, or before, a stretch; the stretch itself at the text's ends. */
export function wordAfter(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  way: 1 | -1,
  times = 1,
): { start: number; end: number } {
  let at = way > 0 ? end : start;
  for (let n = 0; n < times; n += 1) at = step(text, at, "word", way);
  const word =
    way > 0
      ? { start: step(text, at, "word", -1), end: at }
      : { start: at, end: step(text, at, "word", 1) };
  return /[\p{L}\p{N}]/u.test(text.slice(word.start, word.end)) ? word : { start, end };
}

/** A selection without the spaces at its ends. */
export function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const words = text.slice(start, end);
  return {
    start: start + (words.length - words.trimStart().length),
    end: end - (words.length - words.trimEnd().length),
  };
}

/** Every place where the same words stand, as whole words. */
export function equalStrings(text: string, words: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? "");
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const end = at + words.length;
    if (!(isWord(at - 1) && isWord(at)) && !(isWord(end) && isWord(end - 1))) {
      places.push({ start: at, end });
    }
  }
  return places;
}
