import { expect, test } from "vitest";
import { SUPPORTED_LANGUAGES } from "../language/supported.js";
import { loadOrdinaryWords } from "./ordinary-words.js";

const ordinary = await loadOrdinaryWords();

test.each([
  ["de", "besuch"],
  ["de", "anwesenheitsliste"],
  ["de", "hautzustands"],
  ["de", "randbereichen"],
  ["fr", "venu"],
  ["es", "llamó"],
  ["pl", "wniosek"],
  ["fi", "päätöksestä"],
  ["hr", "zahtjev"],
])("%s: '%s' is ordinary", (language, word) => {
  expect(ordinary.has(word, language)).toBe(true);
});

test.each([
  ["de", "münchens"],
  ["de", "hannelore"],
  ["de", "wiesenstraße"],
  ["de", "goetheschule"],
  ["de", "friedrichshafen"],
  ["de", "kirchgässner"],
  ["de", "hoffmeister"],
  ["pl", "warszawie"],
  ["es", "guadalajara"],
  ["nb", "ingrid"],
  ["fr", "lyon"],
])("%s: the name '%s' is not", (language, word) => {
  expect(ordinary.has(word, language)).toBe(false);
});

test.each([
  ["fi", "poikien"],
  ["hr", "pogledajte"],
  ["it", "riesci"],
])("%s: '%s' opens sentences and is nobody's name", (language, word) => {
  expect(ordinary.opens(word, language)).toBe(true);
  expect(ordinary.typed(word, language)).toBe(true);
});

test.each([
  ["fi", "virtanen"],
  ["hr", "horvat"],
  ["pl", "nowak"],
  ["es", "garcía"],
  ["nb", "hansen"],
])("%s: the name '%s' does not", (language, word) => {
  expect(ordinary.opens(word, language)).toBe(false);
});

test("a chat has no accents", () => {
  expect(ordinary.typed("poti", "ro")).toBe(true);
  expect(ordinary.opens("poti", "ro")).toBe(false);
});

test("every other supported language has words", () => {
  for (const language of SUPPORTED_LANGUAGES.filter((one) => one !== "en"))
    expect(
      [
        "de",
        "que",
        "och",
        "nie",
        "att",
        "een",
        "og",
        "että",
        "din",
        "ako",
        "der",
        "che",
        "les",
        "koji",
      ].some((word) => ordinary.has(word, language)),
    ).toBe(true);
});
