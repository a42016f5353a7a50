/** Which mentions of people mean the same person. */

import { memoize } from "../../language/memo.js";
import { type Sex, sexOfName } from "../giveaway/sex.js";
import { comparable, listOf } from "../kit/phrases.js";
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
import { isForename } from "./forenames.js";
import { ownersOfLooseNames } from "./loose-names.js";
import { clippedForms, formalNames } from "./nicknames.js";
import { NICKNAME, type PersonName, parsePerson } from "./parse.js";
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
      latest(surnameKeys(surname, given), fits) ??
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

const SHORTEST = 3;

/** Lone words that begin one given name of the text and no other: 'Vik' beside Vikram Sood. */
function shortFormsOf(names: readonly PersonName[]): ReadonlyMap<string, string> {
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
function halvesOf(names: readonly PersonName[]): ReadonlyMap<string, string> {
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
function nicknamesOf(all: readonly string[]): ReadonlyMap<string, PersonName> {
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
function withForename(name: PersonName, called: ReadonlyMap<string, PersonName>): PersonName {
  const full = called.get(name.given[0] ?? "");
  if (full === undefined || full.surname !== name.surname) return name;
  return { ...name, given: [full.given[0]!, ...name.given.slice(1)] };
}

/** 'Noahs' of a chat, where Noah is a name of the text and Noahs none. */
function genitivesOf(names: readonly PersonName[]): [string, string][] {
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
const CAPITALS = /^\p{Lu}{2,4}$/u;

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
const namesByInitials = (names: readonly PersonName[]): NamesByKey =>
  namesBy(names, (given, surname) => (given[0]!.length < 2 ? [] : [initialsOf(given, surname)]));

/** 'sfairbrother', 'OBAKARE2': an account called by initial and surname, or by both names. */
const ACCOUNT = /^@?(?<name>\p{Ll}{5,}|\p{Lu}{5,})\d{0,4}$/u;
const namesByAccount = (names: readonly PersonName[]): NamesByKey =>
  namesBy(names, (given, surname) => {
    const plain = surname.replace(/[^\p{L}]/gu, "");
    return [`${given[0]![0]}${plain}`, `${given[0]}${plain}`];
  });

/** Who is called by several letters, by the last of them: 'Mr P.' is Mr R. P. */
function initialsByLast(names: readonly PersonName[]): NamesByKey {
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
function namesBesideLetters(names: readonly PersonName[]): NamesByKey {
  const letters = new Set(names.flatMap(({ initials = [] }) => initials));
  const surnames = new Set(names.map(({ surname }) => surname));
  return namesBy(names, ([first], surname) =>
    letters.has(initialsOf([first!], surname)) && !surnames.has(first) ? [first!] : [],
  );
}

/** Longer names by their first two words, where nobody has the second for a surname: 'Selam Tesfay' of Selam Tesfay Gebremedhin. */
function namesBegun(names: readonly PersonName[]): NamesByKey {
  const surnames = new Set(
    names.flatMap(({ surname, titled, words }) => (titled || words.length > 2 ? [surname] : [])),
  );
  const longer = names.filter(
    ({ given, titled }) => !titled && given.length === 2 && given.every((one) => one.length > 1),
  );
  return namesBy(longer, ([first, second]) => (surnames.has(second) ? [] : [`${first} ${second}`]));
}

/** 'Mutinta H' of Mutinta Hamoonga. */
const GIVEN_AND_LETTER = /^\p{Lu}[\p{Ll}'’-]+ \p{Lu}\.?$/u;
const namesByGivenAndLetter = (names: readonly PersonName[]): NamesByKey => {
  // 'Banda L.' is written surname first beside Joseph Banda
  const surnames = new Set(
    names.flatMap(({ given, surname }) => ((given[0]?.length ?? 0) > 1 ? [surname] : [])),
  );
  return namesBy(names, (given, surname) =>
    given[0]!.length < 2 || surnames.has(given[0]) ? [] : [`${given[0]} ${surname[0]}`],
  );
};

/** Given names that are a surname at least as often. */
const ALSO_SURNAMES: ReadonlySet<string> = new Set(
  listOf(`
  adam, adams, albert, alexander, allan, allen, alan, andrew, andrews, anthony, arthur, ashley, barry, benjamin, blair, boyd, bradley, brandon, bruce, bryan, bryant, cameron, campbell, carl, carter, charles, christian, christopher, clark,
  clarke, clay, clayton, clifford, cody, cole, collins, cooper, craig, curtis, dale, daniel, daniels, david, davis, dean, dennis, donald, douglas, drew, duncan, dylan, edgar, edward, edwards, elliot, elliott, ellis, evan, evans, everett, ford,
  francis, frank, franklin, frederick, garrett, gary, george, gerald, gilbert, glenn, gordon, graham, grant, gray, gregory, griffin, guy, hamilton, harold, harper, harris, harrison, harry, harvey, hayden, hector, henry, herbert, herman, holmes,
  howard, hudson, hugh, hughes, hunter, irving, isaac, ivan, jack, jackson, jacob, james, jason, jeffrey, jerome, john, johnson, jordan, joseph, julian, keith, kelly, kelvin, kennedy, kenneth, kent, kirk, kyle, lance, lane, lawrence, lee,
  leonard, leslie, lewis, lincoln, lindsay, lloyd, logan, louis, lucas, luke, marcus, mario, marshall, martin, mason, matthew, matthews, maurice, max, maxwell, melvin, michael, miles, miller, milton, mitchell, morgan, morris, murphy, murray,
  nathan, neil, nelson, nicholas, noel, norman, oliver, oscar, owen, palmer, parker, patrick, paul, percy, perry, peter, philip, phillips, porter, quinn, ralph, ramsey, ray, raymond, reed, reid, rhys, richard, riley, robert, roberts, robin,
  rodney, roger, rogers, roland, ross, roy, russell, ryan, salvador, samuel, santiago, scott, sean, shane, shannon, shaw, shelby, sidney, simon, spencer, stanley, stephen, stephens, steven, stewart, stuart, taylor, terry, thomas, todd, tom,
  travis, tucker, tyler, vernon, victor, vincent, walker, wallace, walter, warren, wayne, wesley, william, williams, wilson, winston, wyatt`),
);

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
function surnamesByLetters(names: readonly PersonName[]): ReadonlyMap<string, string> {
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

const isTitledLetter = ({ titled, initials, several }: PersonName): boolean =>
  titled && !several && initials !== undefined && LETTER.test(initials);

/** A name with the surname that its letters stand for. */
function withSurname(name: PersonName, cut: ReadonlyMap<string, string>): PersonName {
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

const initialsOf = (given: readonly string[], surname: string): string =>
  [...given, surname].map((word) => word[0]).join("");
