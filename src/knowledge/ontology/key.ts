/**
 * The key under which a term is filed: how it is written in capitals, with accents, hyphens or an
 * article makes no difference ('the São-Paulo', 'Sao Paulo').
 */

import { inPlainLetters } from "../../language/letters.js";

/** The key of a term; empty where it holds no letter and no digit. */
export function keyOf(term: string): string {
  const plain = term
    .normalize("NFKD")
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff]/gu, "")
    .toLowerCase();
  return inPlainLetters(plain)
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
