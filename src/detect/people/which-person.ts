/** Which mentions of people mean the same person. */

import { wordSet } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import type { Sex } from "../../language/titles.js";
import { comparable } from "../kit/phrases.js";
import {
  agree,
  familiesOf,
  forenamesOf,
  fuller,
  isAmbiguous,
  isAnotherGeneration,
  isTold,
  mayBe,
} from "./families.js";
import {
  ACCOUNT,
  CAPITALS,
  GIVEN_AND_LETTER,
  genitivesOf,
  halvesOf,
  initialsByLast,
  initialsOf,
  isTitledLetter,
  namesBegun,
  namesBesideLetters,
  namesByAccount,
  namesByGivenAndLetter,
  namesByInitials,
  nicknamesOf,
  shortFormsOf,
  surnamesByLetters,
  withForename,
  withSurname,
} from "./full-names.js";
import { ownersOfLooseNames } from "./loose-names.js";
import { clippedForms, formalNames } from "./nicknames.js";
import { type PersonName, parsePerson } from "./parse.js";
import { leadingSurnamesOf } from "./surname-first.js";

interface Person {
  readonly id: number;
  /** Given names as far as known: a letter where only the initial is. */
  given: readonly string[];
  surname?: string;
  gender?: Sex;
  /** As the text or the given name tells, which a title may contradict. */
  told?: Sex;
  generation?: string;
  style?: NonNullable<PersonName["style"]>;
  /** Whether known only by a title, beside a couple of that surname. */
  ofCouple?: boolean;
  /** When last mentioned, counted in mentions. */
  seen: number;
}

/**
 * A resolver for one document. Give it the mentions in reading order; it answers with the number of
 * the person each means. Names whose given names or initials disagree, and titles of different
 * gender, are never one person. What several of the text's people can mean ('Nowak' beside Anna and Jan
 * Nowak) is joined to none of them: it gets a number of its own. Short forms are their names: 'Becky' a Rebecca.
 *
 * People are in lists by what a mention of them can share with another: surname with given name,
 * surname with initial, initials ... So a mention meets few others, however many people there are.
 */
export function personResolver(
  all: readonly string[] = [],
  sexes: ReadonlyMap<string, Sex> = new Map(),
): (mention: string) => number {
  const { parse, resolve } = nameResolver(all, sexes);
  const ids = all.map(resolve);
  const names = all.map((mention) => ({ mention, name: parse(mention) }));
  const owners = ownersOfLooseNames(names, ids, sexes);
  let next = 0;
  return (mention) => {
    const id = mention === all[next] ? ids[next++]! : resolve(mention);
    return owners.get(id) ?? id;
  };
}

/** Who is who as far as the names agree. */
function nameResolver(
  all: readonly string[],
  sexes: ReadonlyMap<string, Sex>,
): { parse: (mention: string) => PersonName; resolve: (mention: string) => number } {
  const first = memoize((mention: string): PersonName => {
    const name = parsePerson(spelledOut(mention));
    return OF_A_RELATIVE.test(mention) ? { ...name, several: true } : name;
  });
  const called = nicknamesOf(all);
  const leading = leadingSurnamesOf(all.map(first));
  const read = memoize((mention: string) => leading(withForename(first(mention), called)));
  const names = all.map(read);
  const couples = new Set(
    names.flatMap(({ several, titled, given, surname }) =>
      several && titled && given.length === 0 ? [surname] : [],
    ),
  );
  const short = new Map([...halvesOf(names), ...shortFormsOf(names), ...genitivesOf(names)]);
  const spelled = namesByInitials(names);
  const accounts = namesByAccount(names);
  const endings = initialsByLast(names);
  const lettered = namesByGivenAndLetter(names);
  const cut = surnamesByLetters(names);
  const begun = namesBegun(names);
  const beside = namesBesideLetters(names);
  const parse = memoize((mention: string): PersonName => {
    const name = withSurname(read(mention), cut);
    const ahead = CAPITALS.test(name.written[0] ?? "") ? spelled.get(name.words[0]!) : undefined;
    if (ahead && name.words.length === 1) return ahead;
    const whoever = isTitledLetter(name) ? endings.get(name.initials!) : undefined;
    if (whoever && mayBe(name, whoever)) return whoever;
    const account = ACCOUNT.exec(mention)?.groups?.["name"];
    const holder = account === undefined ? undefined : accounts.get(account.toLowerCase());
    if (holder && name.words.length === 1) return holder;
    const bearer = name.words.length === 1 && !name.titled ? beside.get(name.words[0]!) : undefined;
    if (bearer) return bearer;
    const longer = name.titled ? undefined : begun.get(name.words.join(" "));
    if (longer) return longer;
    const whole = GIVEN_AND_LETTER.test(mention)
      ? lettered.get(`${name.surname} ${name.given[0]}`)
      : undefined;
    if (whole) return whole;
    const full = name.words.length === 1 && !name.titled ? short.get(name.words[0]!) : undefined;
    return full === undefined ? name : { ...name, words: [full] };
  });
  const families = familiesOf(all.map((mention) => [parse(mention), sexes.get(mention)]));
  const forenames = forenamesOf(names);
  const lists = new Map<string, Person[]>();
  // couples and what cannot be read as a name, by their words
  const wholes = new Map<string, Person>();
  let people = 0;
  let mentions = 0;

  const enlist = (key: string, person: Person): void => {
    const list = lists.get(key);
    if (!list) lists.set(key, [person]);
    // the latest mentioned comes last; an earlier place of the same person does no harm
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
    const { given, surname, initials, words } = name;
    const isLikely = (person: Person) =>
      mayBe(name, person) &&
      !isAnotherGeneration(name, person) &&
      !(person.ofCouple && !name.titled && given.length > 0);
    const fits = (person: Person) => isLikely(person) && agree(given, person.given);
    const fitsBest = (person: Person) => fits(person) && isTold(name, person);
    if (initials !== undefined) return latest([`initials ${initials}`], isLikely);
    if (surname === undefined) {
      const shared = spelled.has(words[0]!) && spelled.get(words[0]!) === undefined;
      const letters =
        CAPITALS.test(name.written[0]!) && !shared
          ? latest([`initials ${words[0]}`], isLikely)
          : undefined;
      if (letters) return letters;
      const names = [words[0]!, ...formalNames(words[0]!)];
      return (
        latest([`word ${words[0]}`], isLikely) ??
        latest(
          names.map((word) => `word ${word}`),
          isLikely,
        )
      );
    }
    if (isOfCouple(name)) {
      return latest(
        surnameKeys(surname, given),
        (person) => isLikely(person) && person.gender === name.gender,
      );
    }
    return (
      latest(surnameKeys(surname, given), fitsBest) ??
      // 'Mr Parker' beside Anna Parker is somebody else, 'Mr Andrea Conti' beside Andrea Conti is not
      (given.length > 0 ? latest(surnameKeys(surname, given), fits) : undefined) ??
      latest([`bare initials ${initialsOf(given, surname)}`], isLikely) ??
      halfOf(name) ??
      calledByForename(name) ??
      latest([`lone ${surname}`, ...given.slice(0, 1).map((first) => `lone ${first}`)], isLikely) ??
      // 'Yalman Galip' beside 'Galip Yalman'
      (words.length > 1 ? latest([`words ${sorted(words)}`], isLikely) : undefined)
    );
  }

  /** 'Mr Cupido' beside 'Mr and Mrs Cupido', of whom the text names none: not their son Jayden. */
  function isOfCouple({ titled, given, surname, gender, several }: PersonName): boolean {
    if (!titled || several || !gender || given.length > 0 || !couples.has(surname)) return false;
    return !(families.get(surname!) ?? []).some(
      (one) => (one.gender ?? one.told ?? gender) !== gender,
    );
  }

  /** 'Frau Berisha' beside Frau Fatime Berisha-Keller, and nobody else with such a half. */
  function halfOf({ titled, given, surname, gender }: PersonName): Person | undefined {
    if (!titled || given.length > 0 || !gender) return undefined;
    const people = new Set(lists.get(`half ${surname}`));
    const [only] = people;
    return people.size === 1 && only!.gender === gender ? only : undefined;
  }

  /** 'Ms. Verna' beside Verna Guidry, where nobody's surname is Verna; 'Mr. Lennox' as well, but 'Mr Thomas' is rarely a Thomas. */
  function calledByForename({ titled, given, surname, gender }: PersonName): Person | undefined {
    if (!titled || !gender || given.length > 0 || families.has(surname!)) return undefined;
    if (gender === "male" && ALSO_SURNAMES.has(surname!)) return undefined;
    const bearer = forenames.get(surname!);
    if (bearer === undefined || (bearer.told && bearer.told !== gender)) return undefined;
    return latest([`surname ${bearer.surname} ${surname}`], () => true);
  }

  function learn(person: Person, name: PersonName, told: Sex | undefined): void {
    const { given, surname, initials, words, gender, generation, style, fullSurname } = name;
    person.seen = mentions++;
    if (gender) person.gender ??= gender;
    if (told) person.told ??= told;
    if (generation) person.generation ??= generation;
    if (style) person.style ??= style;
    if (isOfCouple(name)) person.ofCouple = true;
    for (const word of words) enlist(`word ${word}`, person);
    for (const short of given.flatMap((one) => [...formalNames(one), ...clippedForms(one)]))
      enlist(`word ${short}`, person);
    if (initials !== undefined) {
      enlist(`initials ${initials}`, person);
      // 'Ms B' is Ms Baker only where `surnamesByLetters` says so
      if (person.surname === undefined && !isTitledLetter(name))
        enlist(`bare initials ${initials}`, person);
    }
    if (surname === undefined) {
      if (person.surname === undefined && initials === undefined)
        for (const word of [words[0]!, ...formalNames(words[0]!)]) enlist(`lone ${word}`, person);
      return;
    }
    person.surname ??= surname;
    // written surname first, it says nothing new
    if (person.surname !== surname) return;
    person.given = fuller(person.given, given);
    enlist(`surname ${surname}`, person);
    const halves = fullSurname.split("-");
    if (halves.length === 2) for (const half of halves) enlist(`half ${comparable(half)}`, person);
    const [first] = person.given;
    if (first === undefined) enlist(`surname only ${surname}`, person);
    else {
      for (const form of [first, ...formalNames(first)])
        enlist(`surname ${surname} ${form}`, person);
      enlist(`surname ${surname} ${first[0]}-`, person);
      enlist(`initials ${initialsOf(person.given, surname)}`, person);
      enlist(`initials ${initialsOf([first], surname)}`, person);
      // 'K.H.B.' for Kirsten Halvorsen-Boyd
      if (halves.length === 2) {
        const letters = [first, ...halves.map(comparable)].map((word) => word[0]);
        enlist(`initials ${letters.join("")}`, person);
      }
    }
    if (words.length > 1) enlist(`words ${sorted(words)}`, person);
  }

  const resolve = (mention: string): number => {
    const name = parse(mention);
    // a couple is nobody of the two
    const ambiguous = isAmbiguous(name, families);
    const whole = name.several || ambiguous || (name.words.length === 0 && !name.initials);
    const key = ambiguous
      ? [name.gender ?? "", ...name.given, name.surname ?? name.words[0]].join(" ")
      : comparable(mention).trim();
    let person = whole ? wholes.get(key) : find(name);
    person ??= { id: people++, given: [], seen: 0 };
    if (whole) wholes.set(key, person);
    else learn(person, name, sexes.get(mention));
    return person.id;
  };
  return { parse, resolve };
}

/** 'mel_harte88' as 'mel harte': a name in a chat that spells one; 'Jean-Pierre' is one forename. */
const HANDLE = /^@?(?!\p{Lu}\p{L}+-)(\p{L}{2,}(?=[._-])|\p{Ll}(?=[._]))[._-](\p{L}{2,})\d{0,6}$/u;
export const spelledOut = (mention: string): string =>
  mention
    .replace(QUOTED, "$1")
    .replace(SIGNED_HERE, "")
    .replace(BRACKET_BEHIND, "")
    .replace(HONORIFIC, "")
    .replace(RANK_ABOARD, "")
    .replace(HANDLE, "$1 $2")
    .replace(/^@(?=\p{Lu})/u, "");
/** '"Nobby"'. */
const QUOTED = /^["“„‘'](\p{Lu}[\p{L} ]*)["”“’']$/u;
/** 'X Leandra R. Begaye': the cross says where to sign. */
const SIGNED_HERE = /^X (?=\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll})/u;
/** 'Irena Hrycak (daughter)', 'Kyle Brandvold, PA-C', 'Ms Halloran, teacher'. */
const BRACKET_BEHIND = /(?<=\p{L}\.?)(?: ?\([^()]*\)|, (?:\p{Ll}|PA-C|RN|MD\b).*)$/u;
/** Who is called by the name of a relative: 'Baba Njeri', 'Mai Tinashe', "Aino's boy". */
const OF_A_RELATIVE =
  /^(?:(?:Mama|Mai|Baba|Umm|Um|Abu) \p{Lu}[\p{L}'’-]*|\p{Lu}[\p{L}-]*(?:['’]s|s['’]) (?:(?:big|little|older|younger|eldest|youngest) )?(?:boy|girl|lad|son|daughter|mum|mom|mother|dad|father|wife|husband|brother|sister|gran|nan|uncle|aunt|cousin|kid)s?)$/u;
/** 'Hoshino-san', 'Ueda-buchō'. */
const HONORIFIC = /-(?:san|sama|sensei|senpai|kun|chan|buch[oō]|kach[oō]|shach[oō])$/iu;
/** '3/E Bondarenko', the third engineer. */
const RANK_ABOARD = /^[1-4CR]\/[OE]\.? (?=\p{Lu})/u;

/** Given names that are a surname at least as often. */
const ALSO_SURNAMES = wordSet("shared/given-or-family");

/** The lists of everybody whom a surname with these given names may mean. */
function surnameKeys(surname: string, given: readonly string[]): string[] {
  const [first] = given;
  if (first === undefined) return [`surname ${surname}`];
  const unknown = `surname only ${surname}`;
  if (first.length === 1) return [`surname ${surname} ${first}-`, unknown];
  return [
    ...[first, ...formalNames(first)].map((form) => `surname ${surname} ${form}`),
    `surname ${surname} ${first[0]}`,
    unknown,
  ];
}

const sorted = (words: readonly string[]): string => [...words].sort().join(" ");
