import { expect, test } from "vitest";
import type { Mention } from "../../document/document.js";
import { SUPPORTED_LANGUAGES } from "../../language/supported.js";
import { calendarNames } from "../../language/time/calendar-names.js";
import { commonKin, commonLocalTime } from "./local-common.js";

const mention = (text: string, words: string, type: Mention["type"]): Mention => {
  const start = text.indexOf(words);
  return {
    start,
    end: start + words.length,
    type,
    score: 0.7,
    detector: "test",
    evidence: {},
  };
};
const time = (language: string, text: string, words = text) =>
  commonLocalTime(text, mention(text, words, "DATETIME"), language);
const kin = (language: string, text: string, words: string) =>
  commonKin(text, mention(text, words, "DEM"), language);

test.each(SUPPORTED_LANGUAGES.filter((language) => language !== "en"))(
  "what CLDR calls near days and distances is kept: %s",
  (language) => {
    const { relative, distances } = calendarNames(language);
    const all = [...relative, ...distances.map((form) => form.replace("#", "3"))];
    expect(all.filter((words) => time(language, words) === undefined)).toEqual([]);
  },
);

test.each([
  ["de", "im vergangenen Jahr"],
  ["de", "seit vier Jahren"],
  ["es", "la semana que viene"],
  ["pl", "w zeszłym tygodniu"],
  ["nb", "for to år siden"],
  ["it", "da quattro mesi"],
])("a time that only its writer can place: %s %s", (language, words) => {
  expect(time(language, words)).toBeDefined();
});

test.each([
  ["de", "An einem Tag im Januar", "einem Tag"],
  ["da", "En dag i november", "En dag"],
  ["sk", "Jedného dňa v januári", "Jedného dňa"],
])("a day that nothing places: %s %s", (language, text, words) => {
  expect(time(language, text, words)).toBeDefined();
});

test.each([
  ["de", "am 12. März um 14 Uhr", "14 Uhr"],
  ["de", "im Sommer 1958", "Sommer 1958"],
  ["de", "seit 37 Jahren", "seit 37 Jahren"],
  ["es", "un niño de 4 años", "4 años"],
  ["fr", "le lundi 3 mai", "lundi"],
  ["sv", "ett barn på 4 år", "4 år"],
])("a moment, an age and a long career are not: %s %s", (language, text, words) => {
  expect(time(language, text, words)).toBeUndefined();
});

test.each([
  ["de", "Ihre Tochter Judith", "Tochter"],
  ["fr", "Ma mère va mieux", "mère"],
  ["pl", "z córką", "córką"],
  ["hr", "moj brat", "brat"],
  ["sk", "s matkou", "matkou"],
  ["de", "Ihr Ehemann Karl", "Ehemann"],
  ["es", "Doña Ana vino con su marido", "marido"],
])("nearly everybody has such a relative: %s %s", (language, text, words) => {
  expect(kin(language, text, words)).toBeDefined();
});

test.each([
  ["de", "die Witwe", "Witwe"],
  ["it", "il suo gemello", "gemello"],
  ["de", "sein Ehemann Karl", "Ehemann"],
  ["es", "Vive con su marido", "marido"],
  ["fr", "Elle vit avec sa femme", "sa femme"],
  ["da", "en bokser", "bokser"],
])(
  "a telling relative, a spouse of the same or an unknown sex is left: %s %s",
  (language, text, words) => {
    expect(kin(language, text, words)).toBeUndefined();
  },
);
