/** Which mentions of people mean the same person. */

import { remembering } from "../kit/memo.js";
import { comparable } from "../kit/phrases.js";
import { type PersonName, parsePerson } from "./parse.js";

interface Person {
  readonly id: number;
  /** Given names as far as known: a letter where only the initial is. */
  given: readonly string[];
  surname?: string;
  gender?: "female" | "male";
  /** When last mentioned, counted in mentions. */
  seen: number;
}

/**
 * A resolver for one document. Give it the mentions in reading order; it answers with the number of
 * the person each means. Names whose given names or initials disagree, and titles of different
 * gender, are never one person; a surname alone is the latest person it can be.
 *
 * People stand in lists by what a mention of them can share with another: surname with given name,
 * surname with initial, initials ... So a mention meets few others, however many people there are.
 */
export function personResolver(): (mention: string) => number {
  const parse = remembering(parsePerson);
  const lists = new Map<string, Person[]>();
  // couples and what cannot be read as a name, by their words
  const wholes = new Map<string, Person>();
  let people = 0;
  let mentions = 0;

  const enlist = (key: string, person: Person): void => {
    const list = lists.get(key);
    if (!list) lists.set(key, [person]);
    // the latest mentioned stands last; an earlier place of the same person does no harm
    else if (list.at(-1) !== person) list.push(person);
  };

  /** Of the latest that fit in each list, the latest. */
  function latest(keys: readonly string[], fits: (person: Person) => boolean): Person | undefined {
    let best: Person | undefined;
    for (const key of keys) {
      const person = lists.get(key)?.findLast(fits);
      if (person && (!best || person.seen > best.seen)) best = person;
    }
    return best;
  }

  function find(name: PersonName): Person | undefined {
    const { given, surname, initials, words, gender } = name;
    const fits = (person: Person) =>
      (!gender || !person.gender || gender === person.gender) && agree(given, person.given);
    if (initials !== undefined) return latest([`initials ${initials}`], sameGender(name));
    if (surname === undefined) return latest([`word ${words[0]}`], sameGender(name));
    return (
      latest(surnameKeys(surname, given), fits) ??
      latest([`bare initials ${initialsOf(given, surname)}`], sameGender(name)) ??
      latest(
        [`lone ${surname}`, ...given.slice(0, 1).map((first) => `lone ${first}`)],
        sameGender(name),
      ) ??
      // 'Yalman Galip' beside 'Galip Yalman'
      (words.length > 1 ? latest([`words ${sorted(words)}`], sameGender(name)) : undefined)
    );
  }

  function learn(person: Person, { given, surname, initials, words, gender }: PersonName): void {
    person.seen = mentions++;
    if (gender) person.gender ??= gender;
    for (const word of words) enlist(`word ${word}`, person);
    if (initials !== undefined) {
      enlist(`initials ${initials}`, person);
      if (person.surname === undefined) enlist(`bare initials ${initials}`, person);
    }
    if (surname === undefined) {
      if (person.surname === undefined && initials === undefined)
        enlist(`lone ${words[0]}`, person);
      return;
    }
    person.surname ??= surname;
    // written surname first, it says nothing new
    if (person.surname !== surname) return;
    person.given = fuller(person.given, given);
    enlist(`surname ${surname}`, person);
    const [first] = person.given;
    if (first === undefined) enlist(`surname only ${surname}`, person);
    else {
      enlist(`surname ${surname} ${first}`, person);
      enlist(`surname ${surname} ${first[0]}-`, person);
      enlist(`initials ${initialsOf(person.given, surname)}`, person);
    }
    if (words.length > 1) enlist(`words ${sorted(words)}`, person);
  }

  return (mention) => {
    const name = parse(mention);
    // a couple is nobody of the two
    const whole = name.several || (name.words.length === 0 && !name.initials);
    const key = comparable(mention).trim();
    let person = whole ? wholes.get(key) : find(name);
    person ??= { id: people++, given: [], seen: 0 };
    if (whole) wholes.set(key, person);
    else learn(person, name);
    return person.id;
  };
}

const sameGender =
  ({ gender }: PersonName) =>
  (person: Person): boolean =>
    !gender || !person.gender || gender === person.gender;

/** The lists that hold whoever a surname with these given names may be. */
function surnameKeys(surname: string, given: readonly string[]): string[] {
  const [first] = given;
  if (first === undefined) return [`surname ${surname}`];
  const unknown = `surname only ${surname}`;
  if (first.length === 1) return [`surname ${surname} ${first}-`, unknown];
  return [`surname ${surname} ${first}`, `surname ${surname} ${first[0]}`, unknown];
}

const sorted = (words: readonly string[]): string => [...words].sort().join(" ");

const initialsOf = (given: readonly string[], surname: string): string =>
  [...given, surname].map((word) => word[0]).join("");

/** Given names, first to last as far as both go; a letter agrees with any name it begins. */
function agree(a: readonly string[], b: readonly string[]): boolean {
  return a.every((name, i) => {
    const other = b[i];
    if (other === undefined) return true;
    return name.length === 1 || other.length === 1 ? name[0] === other[0] : name === other;
  });
}

/** What two agreeing lists of given names say together. */
function fuller(a: readonly string[], b: readonly string[]): readonly string[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    (a[i]?.length ?? 0) >= (b[i]?.length ?? 0) ? a[i]! : b[i]!,
  );
}
