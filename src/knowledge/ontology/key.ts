/**
 * The key under which a term is filed: how it is written in capitals, with accents, hyphens or an
 * article makes no difference ('the São-Paulo', 'Sao Paulo').
 */

/** Letters that Unicode does not take apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/** The key of a term; empty where it holds no letter and no digit. */
export function keyOf(term: string): string {
  return term
    .normalize("NFKD")
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff]/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter]!)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/&/g, " and ")
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, "") // U.S. -> us
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .replace(/(?:^|\s)'+|'+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:the|an|a) (?=.)/, "");
}

/** Whether a term is written as a name: its first letter is a capital. */
export function isName(term: string): boolean {
  return /^\P{L}*(?:the )?\p{Lu}/u.test(term);
}
