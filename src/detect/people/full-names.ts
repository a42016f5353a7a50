/** Ways to the full names of a text from what else it writes for them: beginnings, halves, nicknames, letters, accounts. */

import { comparable } from "../kit/phrases.js";
import { agree, mayBe } from "./families.js";
import { isForename } from "./forenames.js";
import { formalNames } from "./nicknames.js";
import { NICKNAME, type PersonName, parsePerson } from "./parse.js";
import { sexOfName } from "./sex.js";

const SHORTEST = 3;

/** Lone words that begin one given name of the text and no other: 'Vik' beside Vikram Sood. */
export function shortFormsOf(names: readonly PersonName[]): ReadonlyMap<string, string> {
  const whole = new Set(
    names.flatMap(({ given, surname }) => (surname === undefined ? [] : given)),
  );
  const surnames = new Set(names.map(({ surname }) => surname));
  const short = new Map<string, string>();
  for (const { words, titled } of names) {
    const [word] = words;
    if (words.length !== 1 || titled || word!.length < SHORTEST) continue;
    if (whole.has(word!) || surnames.has(word!) || formalNames(word!).length > 0) continue;
    const sex = sexOfName(word!);
    const full = [...whole].filter(
      (name) => name.startsWith(word!) && (sex ?? sexOfName(name)) === (sexOfName(name) ?? sex),
    );
    if (full.length === 1) short.set(word!, full[0]!);
  }
  return short;
}

/** 'Skye' beside Skye-Louise, where nobody else is a Skye with something behind it. */
export function halvesOf(names: readonly PersonName[]): ReadonlyMap<string, string> {
  const wholes = new Map<string, Set<string>>();
  for (const { written, words, titled } of names) {
    const [first, ...others] = written[0]?.split("-") ?? [];
    if (titled || written.length !== 1 || others.length !== 1 || first!.length < SHORTEST) continue;
    const half = comparable(first!);
    wholes.set(half, (wholes.get(half) ?? new Set()).add(words[0]!));
  }
  const named = new Set(names.flatMap(({ words: [first, ...rest] }) => (rest[0] ? [first] : [])));
  return new Map(
    [...wholes].flatMap(([half, [whole, ...others]]): [string, string][] =>
      others.length > 0 || named.has(half) ? [] : [[half, whole!]],
    ),
  );
}

/** Given names and surnames by what somebody is called: 'Wilhelmina "Billie" Harkness'. */
export function nicknamesOf(all: readonly string[]): ReadonlyMap<string, PersonName> {
  const called = new Map<string, PersonName>();
  for (const mention of all) {
    const name = NICKNAME.exec(mention)?.groups?.["name"];
    if (name === undefined) continue;
    const full = parsePerson(mention.replace(NICKNAME, "$<before>").replace(/ +/g, " "));
    if (full.surname !== undefined && full.given.length > 0) called.set(comparable(name), full);
  }
  return called;
}

/** 'Billie Harkness' under her given name. */
export function withForename(
  name: PersonName,
  called: ReadonlyMap<string, PersonName>,
): PersonName {
  const full = called.get(name.given[0] ?? "");
  if (full === undefined || full.surname !== name.surname) return name;
  return { ...name, given: [full.given[0]!, ...name.given.slice(1)] };
}

/** 'Noahs' of a chat, where Noah is a name of the text and Noahs none. */
export function genitivesOf(names: readonly PersonName[]): [string, string][] {
  const all = new Set(names.flatMap(({ words }) => words));
  return names.flatMap(({ words: [word], written, titled }): [string, string][] => {
    const name = written[0]?.replace(/s$/u, "") ?? "";
    const isOne = written.length === 1 && !titled && name !== written[0];
    const base = word?.replace(/s$/u, "");
    return isOne &&
      base !== undefined &&
      all.has(base) &&
      isForename(name) &&
      !isForename(written[0]!)
      ? [[word!, base]]
      : [];
  });
}

/** 'RT' for Rebecca Thornbury. */
export const CAPITALS = /^\p{Lu}{2,4}$/u;

type NamesByKey = ReadonlyMap<string, PersonName | undefined>;

/** Names by what `keysOf` makes of them; nothing for what two people share. */
function namesBy(
  names: readonly PersonName[],
  keysOf: (given: readonly string[], surname: string) => readonly string[],
): NamesByKey {
  const known = new Map<string, PersonName | undefined>();
  for (const name of names) {
    const { given, surname, several } = name;
    if (surname === undefined || several || given.length === 0) continue;
    for (const key of keysOf(given, surname)) {
      const other = known.get(key);
      const isNew = !known.has(key);
      const same = other?.surname === surname && agree(other.given, given) && mayBe(other, name);
      known.set(key, isNew || same ? name : undefined);
    }
  }
  return known;
}

/** Full names by their initials, which a text may use before the name. */
export const namesByInitials = (names: readonly PersonName[]): NamesByKey =>
  namesBy(names, (given, surname) => (given[0]!.length < 2 ? [] : [initialsOf(given, surname)]));

/** 'sfairbrother', 'OBAKARE2': an account called by initial and surname, or by both names. */
export const ACCOUNT = /^@?(?<name>\p{Ll}{5,}|\p{Lu}{5,})\d{0,4}$/u;
export const namesByAccount = (names: readonly PersonName[]): NamesByKey =>
  namesBy(names, (given, surname) => {
    const plain = surname.replace(/[^\p{L}]/gu, "");
    return [`${given[0]![0]}${plain}`, `${given[0]}${plain}`];
  });

/** Who is called by several letters, by the last of them: 'Mr P.' is Mr R. P. */
export function initialsByLast(names: readonly PersonName[]): NamesByKey {
  const known = new Map<string, PersonName | undefined>();
  for (const name of names) {
    const { initials = "", titled, several } = name;
    if (initials.length < 2 || !titled || several) continue;
    const last = initials.at(-1)!;
    const other = known.get(last);
    known.set(last, !known.has(last) || other?.initials === initials ? name : undefined);
  }
  return known;
}

/** Full names by their forename, where the text uses their initials as well: both come before 'Aliyah Rahimi' in 'A.R. (Aliyah)'. */
export function namesBesideLetters(names: readonly PersonName[]): NamesByKey {
  const letters = new Set(names.flatMap(({ initials = [] }) => initials));
  const surnames = new Set(names.map(({ surname }) => surname));
  return namesBy(names, ([first], surname) =>
    letters.has(initialsOf([first!], surname)) && !surnames.has(first) ? [first!] : [],
  );
}

/** Longer names by their first two words, where nobody has the second for a surname: 'Selam Tesfay' of Selam Tesfay Gebremedhin. */
export function namesBegun(names: readonly PersonName[]): NamesByKey {
  const surnames = new Set(
    names.flatMap(({ surname, titled, words }) => (titled || words.length > 2 ? [surname] : [])),
  );
  const longer = names.filter(
    ({ given, titled }) => !titled && given.length === 2 && given.every((one) => one.length > 1),
  );
  return namesBy(longer, ([first, second]) => (surnames.has(second) ? [] : [`${first} ${second}`]));
}

/** 'Mutinta H' of Mutinta Hamoonga. */
export const GIVEN_AND_LETTER = /^\p{Lu}[\p{Ll}'’-]+ \p{Lu}\.?$/u;
export const namesByGivenAndLetter = (names: readonly PersonName[]): NamesByKey => {
  // 'Banda L.' is written surname first beside Joseph Banda
  const surnames = new Set(
    names.flatMap(({ given, surname }) => ((given[0]?.length ?? 0) > 1 ? [surname] : [])),
  );
  return namesBy(names, (given, surname) =>
    given[0]!.length < 2 || surnames.has(given[0]) ? [] : [`${given[0]} ${surname[0]}`],
  );
};

/** 'Mrs B', 'H. A-L': a surname cut down to its letters. */
const LETTER = /^\p{L}$/u;
const LETTERS = /^\p{Lu}-\p{Lu}$/u;
const lettersOf = (surname: string): string =>
  surname
    .split("-")
    .map((half) => comparable(half)[0])
    .join("-");

/**
 * The surname that its letters stand for, where one alone in the text has them. Nothing stands for single letters where a title
 * is before one that no surname has: then people of the text are called by letters instead of names.
 */
export function surnamesByLetters(names: readonly PersonName[]): ReadonlyMap<string, string> {
  const surnames = new Map<string, Set<string>>();
  for (const { surname, fullSurname, titled, given } of names) {
    if (surname === undefined || LETTERS.test(fullSurname)) continue;
    if (!titled && given.length === 0) continue;
    for (const letters of new Set([lettersOf(fullSurname), comparable(fullSurname)[0]!])) {
      const known = surnames.get(letters) ?? new Set();
      surnames.set(letters, known.add(surname));
    }
  }
  const alone = new Map(
    [...surnames].flatMap(([letters, [surname, ...others]]) =>
      others.length === 0 ? [[letters, surname!] as const] : [],
    ),
  );
  const isCode = names.some((name) => isTitledLetter(name) && !surnames.has(name.initials!));
  if (isCode) for (const letters of alone.keys()) if (LETTER.test(letters)) alone.delete(letters);
  return alone;
}

export const isTitledLetter = ({ titled, initials, several }: PersonName): boolean =>
  titled && !several && initials !== undefined && LETTER.test(initials);

/** A name with the surname that its letters stand for. */
export function withSurname(name: PersonName, cut: ReadonlyMap<string, string>): PersonName {
  if (isTitledLetter(name)) {
    const surname = cut.get(name.initials!);
    if (surname === undefined) return name;
    const { initials: _, ...rest } = name;
    return { ...rest, given: [], words: [surname], surname };
  }
  if (name.surname === undefined || !LETTERS.test(name.fullSurname)) return name;
  const surname = cut.get(lettersOf(name.fullSurname));
  return surname === undefined
    ? name
    : { ...name, surname, words: [...name.words.slice(0, -1), surname] };
}

export const initialsOf = (given: readonly string[], surname: string): string =>
  [...given, surname].map((word) => word[0]).join("");
