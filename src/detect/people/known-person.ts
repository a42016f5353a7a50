import { type Detector, type DetectorInput, type Found, KNOWN_PERSON } from "../kit/detector.js";
import {
  comparable,
  comparableWords,
  type Phrase,
  phraseMatcher,
  wordsOf,
} from "../kit/phrases.js";
import { nameFound } from "./name.js";
import { parsePerson } from "./parse.js";

interface Form {
  readonly rule: string;
  readonly score: number;
  /** Also in lower case. */
  readonly anyCase: boolean;
}

const FULL: Form = { rule: "protected person, full name", score: 1, anyCase: true };
const SHORT: Form = { rule: "protected person, initials and surname", score: 0.95, anyCase: false };
const SURNAME: Form = { rule: "protected person, surname", score: 0.9, anyCase: false };
const GIVEN: Form = { rule: "protected person, given name", score: 0.75, anyCase: false };
const INITIALS: Form = { rule: "protected person, initials", score: 0.7, anyCase: false };

/** Every written form of the people to protect: 'Galip Yalman', 'YALMAN, Galip', 'G. Yalman', 'G.Y.'. */
export const knownPerson: Detector = {
  name: KNOWN_PERSON,
  finds: ["PERSON/name"],
  presidioEntity: "PERSON",
  detect: (input) => formsIn(input, input.persons),
};

/** Those of the names of which the text contains no form; `persons` and the input's are the same, folded. */
export const personsNotIn = (input: DetectorInput, persons: readonly string[]): readonly string[] =>
  persons.filter((_, i) => formsIn(input, [input.persons[i]!]).length === 0);

function formsIn(input: DetectorInput, persons: readonly string[]): Found[] {
  if (persons.length === 0) return [];
  const match = phraseMatcher(persons.flatMap((person) => [...formsOf(person)]));
  const found: Found[] = [];
  for (const { start, end, value } of match(comparableWords(wordsOf(input)))) {
    const written = input.text.slice(start, end);
    if (!value.anyCase && !/^\p{Lu}(?:.*[ .,]\p{Lu})?[^ .,]*$/u.test(written)) continue;
    // 'May 2019' beside a Mrs May
    if (value === SURNAME && /^ \d/.test(input.text.slice(end, end + 2))) continue;
    const stop = value === INITIALS && input.text[end] === "." ? end + 1 : end;
    found.push(nameFound(start, stop, value.score, value.rule));
  }
  return found;
}

function* formsOf(person: string): Generator<Phrase<Form>> {
  const { written, words, fullSurname } = parsePerson(person);
  const phrase = (text: string, value: Form): Phrase<Form> => ({ phrase: comparable(text), value });
  if (written.length < 2) return yield phrase(person, FULL);
  const given = written.slice(0, -1);
  const letters = words.map((word) => word[0]!);
  const first = given[0]!;
  const middle = letters.slice(1, -1).join(" ");
  const initials = letters.slice(0, -1);
  for (const surname of new Set([written.at(-1)!, fullSurname])) {
    for (const before of [given.join(" "), first, `${first} ${middle}`]) {
      yield* [phrase(`${before} ${surname}`, FULL), phrase(`${surname} ${before}`, FULL)];
      yield phrase(`${surname}, ${before}`, FULL);
    }
    for (const before of [initials.join(" "), initials.join("."), letters[0]!]) {
      yield* [phrase(`${before} ${surname}`, SHORT), phrase(`${surname} ${before}`, SHORT)];
      yield* [phrase(`${before}.${surname}`, SHORT), phrase(`${surname}, ${before}`, SHORT)];
    }
    for (const part of [surname, ...surname.split("-")]) yield phrase(part, SURNAME);
  }
  for (const name of given) yield phrase(name, GIVEN);
  yield phrase(letters.join("."), INITIALS);
  yield phrase(letters.join(" "), INITIALS);
}
