/** The source of a regular expression that matches the words as they stand. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The source of a regular expression that matches any of the words, the longest first; case as given. */
export const alternatives = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map(escaped)
    .join("|");
