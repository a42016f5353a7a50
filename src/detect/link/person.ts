/** What one document says of a person that can be compared with what another says. */

import type { Detected, Entity, Mention } from "../../document/document.js";
import { wordsAt } from "../../document/words.js";
import type { Sex } from "../../language/titles.js";
import { comparable } from "../kit/phrases.js";
import { type PersonName, parsePerson } from "../people/parse.js";
import { sexOfGivenName } from "../people/sex.js";
import { spelledOut } from "../people/which-person.js";

/** A code or date that belongs to one person: 'gb-nhs-number', 'email', 'birth-date'. */
interface PersonCode {
  readonly kind: string;
  /** Compared letter for letter. */
  readonly value: string;
}

/** A person as one document names them. */
export interface NamedPerson {
  /** Offset of the first mention, by which the document's entity is found again. */
  readonly at: number;
  /** Each way the document writes the name, once. */
  readonly names: readonly string[];
  /** Given names of each name that has a surname; one letter where only the initial is written. */
  readonly givens: readonly (readonly string[])[];
  readonly surnames: ReadonlySet<string>;
  /** Words alone, which may be a given name or a surname. */
  readonly lone: ReadonlySet<string>;
  /** Names that are nothing but initials. */
  readonly initials: ReadonlySet<string>;
  readonly sex?: Sex;
  /** Whether a title says it: then no list of given names contradicts it. */
  readonly titleTellsSex: boolean;
  /** As 'jr', 'sr' and 'ii' say it. */
  readonly generation?: string;
  readonly codes: readonly PersonCode[];
}

/** The sex of people with a given name; undefined: both or unknown. */
export type SexOf = (given: string) => Sex | undefined;

/** The people of a document, in order of first mention. @param sexOf of names that the detectors do not know */
export function peopleOf(detected: Detected, sexOf: SexOf = () => undefined): NamedPerson[] {
  const { entities, mentions, document } = detected;
  const owned = codesByPerson(detected);
  return entities.flatMap((entity) => {
    if (entity.type !== "PERSON") return [];
    const own = entity.mentions.map((i) => mentions[i]!);
    const names = [...new Set(own.map((one) => wordsAt(document.text, one)))];
    return [personOf(names, own[0]!.start, owned.get(entity.id) ?? [], sexOf)];
  });
}

/** A person by their names. @param at offset of the first mention */
export function personOf(
  names: readonly string[],
  at: number,
  codes: readonly PersonCode[] = [],
  sexOf: SexOf = () => undefined,
): NamedPerson {
  const parsed = names.map((name) => parsePerson(spelledOut(name)));
  const givens: (readonly string[])[] = [];
  const surnames = new Set<string>();
  const lone = new Set<string>();
  const initials = new Set<string>();
  // of a couple nothing can be compared: it is nobody of the two
  const single = parsed.some(({ several }) => several) ? [] : parsed;
  for (const name of single) {
    const { given, surname, initials: letters, words } = name;
    if (surname !== undefined) {
      surnames.add(surname);
      if (given.length > 0 && !single.some((whole) => isEndOf(name, whole))) givens.push(given);
    } else if (words.length > 0) lone.add(words[0]!);
    else if (letters !== undefined) initials.add(letters);
  }
  const titled = parsed.find(({ gender, titled }) => gender && titled);
  const sex =
    (titled ?? parsed.find(({ gender }) => gender))?.gender ??
    sexOfGiven(
      // a word alone may be a surname: 'Ritchie'
      givens.map(([first]) => first!),
      sexOf,
    );
  const generation = parsed.find((one) => one.generation)?.generation;
  return {
    at,
    names,
    givens,
    surnames,
    lone,
    initials,
    ...(sex && { sex }),
    titleTellsSex: titled !== undefined,
    ...(generation !== undefined && { generation }),
    codes,
  };
}

/** 'Domínguez Botello' of Hugo Domínguez Botello: two surnames, and no given name. */
const isEndOf = ({ words, given }: PersonName, whole: PersonName): boolean =>
  words.length > 1 &&
  given.length < words.length &&
  words.length < whole.words.length &&
  words.every((word, i) => word === whole.words[i + whole.words.length - words.length]);

/** The sex that all given names of a person have in common, where a list knows it. */
function sexOfGiven(given: readonly string[], sexOf: SexOf): Sex | undefined {
  const known = given.flatMap((name) => sexOfGivenName(name) ?? sexOf(name) ?? []);
  return known.every((one) => one === known[0]) ? known[0] : undefined;
}

/** Numbers that authorities give, whose kinds begin with a country: 'gb-nhs-number'. */
const ISSUED = /^[a-z]{2}-/;
const PERSONAL: ReadonlySet<string> = new Set(
  "birth-date email handle passport-number phone username".split(" "),
);
/** Kinds of which a person has one alone: with two of them, two people are meant. */
export const isSingle = ({ kind }: PersonCode): boolean =>
  ISSUED.test(kind) || kind === "birth-date";
/** Kinds that a household or an office may share, so that they join no two surnames. */
export const isShared = ({ kind }: PersonCode): boolean =>
  kind === "phone" || kind === "birth-date";

/** The codes that the text gives to one person alone. */
function codesByPerson({ document: { text }, entities, mentions }: Detected) {
  const owned = new Map<string, PersonCode[]>();
  const people = entities.filter(({ type }) => type === "PERSON");
  for (const { of, mentions: own } of entities) {
    const mention = mentions[own[0]!]!;
    const { subtype = "" } = mention;
    if (!PERSONAL.has(subtype) && !ISSUED.test(subtype)) continue;
    const owner = of ?? ownerOf(text, mention, people, mentions);
    if (owner === undefined) continue;
    const value = comparable(wordsAt(text, mention)).replace(/[\s\-./]+/g, "");
    owned.set(owner, [...(owned.get(owner) ?? []), { kind: subtype, value }]);
  }
  return owned;
}

/** Furthest that a code is read back to a name in the same line, in characters. */
const BESIDE = 80;
const FIELD = /^[^\n:]{2,40}:/;

/**
 * The only person named before a code in its sentence; in a form, the only one that the lines of its block
 * name. A code beside two people is nobody's.
 */
function ownerOf(
  text: string,
  code: Mention,
  people: readonly Entity[],
  mentions: readonly Mention[],
): string | undefined {
  const within = (start: number, end: number) =>
    people.filter(({ mentions: own }) =>
      own.some((i) => mentions[i]!.start >= start && mentions[i]!.end <= end),
    );
  const line = text.lastIndexOf("\n", code.start - 1) + 1;
  const end = text.indexOf("\n", code.end);
  const sentence = Math.max(
    line,
    lastStop(text.slice(line, code.start)) + line,
    code.start - BESIDE,
  );
  const beside = within(sentence, code.start);
  if (beside.length > 0) return beside.length === 1 ? beside[0]!.id : undefined;
  if (!FIELD.test(text.slice(line, end < 0 ? text.length : end))) return undefined;
  const before = text.lastIndexOf("\n\n", code.start);
  const after = text.indexOf("\n\n", code.end);
  const block = within(before < 0 ? 0 : before, after < 0 ? text.length : after);
  return block.length === 1 ? block[0]!.id : undefined;
}

/** Where the last sentence begins. */
const lastStop = (text: string): number => {
  const stops = [...text.matchAll(/(?<!\b(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Prof|no))[.;!?] +(?=\p{Lu})/gu)];
  const last = stops.at(-1);
  return last ? last.index + last[0].length : 0;
};
