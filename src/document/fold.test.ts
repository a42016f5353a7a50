import { expect, test } from "vitest";
import { fold } from "./fold.js";

const placesOf = (text: string, words: string): string[] => {
  const { text: folded, toOriginal } = fold(text);
  const sought = fold(words).text;
  const found: string[] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    const { start, end } = toOriginal(at, at + sought.length);
    found.push(text.slice(start, end));
  }
  return found;
};

test.each([
  ["İ. Yılmaz and the Government of Turkey", "government", ["Government"]],
  ["İSTANBUL, İstanbul, istanbul", "istanbul", ["İSTANBUL", "İstanbul", "istanbul"]],
  ["A\u030Ase and Åse", "ase", ["A\u030Ase", "Åse"]],
  ["Straße, STRASSE", "strasse", ["Straße", "STRASSE"]],
  ["Łódź \u{1d504}nna", "lodz", ["Łódź"]],
  ["Łódź \u{1d504}nna", "anna", ["\u{1d504}nna"]],
  ["sol\u200Bveig", "solveig", ["sol\u200Bveig"]],
  ["line\r\nbreak", "line  break", ["line\r\nbreak"]],
  ["Plain TEXT", "text", ["TEXT"]],
])("in %j the words %j are found at %j", (text, words, found) => {
  expect(placesOf(text, words)).toEqual(found);
});
