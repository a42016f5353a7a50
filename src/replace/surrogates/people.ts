/**
 * Surrogates of the people of a document, part by part. A surname gives one new surname wherever it
 * occurs, a given name one new given name of the same sex and, where the lists have it, of the same origin.
 */

import { type Sex, sexesOfTitles } from "../../language/titles.js";
import { numberOf } from "../keyed-hash.js";
import type { Release } from "../release.js";
import type { Occasion } from "../replacer.js";
import type { NameLists } from "./name-lists.js";
import { isInitial, nameOf, type PersonName, partKey } from "./person-name.js";
import { sexesTold } from "./told-sexes.js";

export interface PeopleOptions {
  readonly lists: NameLists;
  readonly release: Release;
  /**
   * Whether names of the document may be avoided. Under a release key they may not: what stands for a
   * name depends on the key alone.
   */
  readonly free: boolean;
  /** The language of the text; its own names come before those of others. */
  readonly language?: string | undefined;
  /** The document, for what it says of people beside their names. */
  readonly text: string;
  /** Whether a word is an ordinary one, as headings are. */
  readonly isWord: (word: string) => boolean;
}

export interface PersonSurrogate {
  /** Undefined: the mention is no name of a person. */
  readonly text: string | undefined;
  /** The surrogate is also the name of somebody in the document. */
  readonly meets: boolean;
}

/** @param occasions all mentions of people in one document */
export function surrogatePeople(
  occasions: readonly Occasion[],
  options: PeopleOptions,
): (occasion: Occasion) => PersonSurrogate {
  const { lists } = options;
  // under a release key a name alone decides
  const language = options.free ? options.language : undefined;
  const names = new Map(occasions.map((occasion) => [occasion, nameOf(occasion.original)]));
  // a person of a case has one surrogate, whichever of the names a document has
  const elsewhere = new Map(
    occasions.flatMap(({ entity, names = [] }) =>
      names.map((name) => [`${entity.id} ${name}`, { entity, original: name }] as const),
    ),
  );
  const others = [...elsewhere.values()].map((one) => [one, nameOf(one.original)] as const);
  const known = [...names.values(), ...others.map(([, name]) => name)].filter(
    ({ lone }) => lone === undefined,
  );
  const surnames = new Set(known.flatMap(({ last }) => last.map(partKey)));
  const givens = new Set(known.flatMap(({ given }) => given.map(partKey)));
  const real = new Set([
    ...surnames,
    ...givens,
    ...[...names.values()].flatMap(({ lone }) => (lone === undefined ? [] : [partKey(lone)])),
  ]);
  const byEntity = new Map<string, PersonName>();
  for (const [{ entity, original }, name] of [...names, ...others]) {
    const before = byEntity.get(entity.id);
    if (!before || original.length > lengthOf(before)) byEntity.set(entity.id, name);
  }
  const draw = drawer(options, real);

  const titles = new Map<string, string>();
  for (const [{ entity }, { title }] of [...names, ...others]) {
    titles.set(entity.id, `${titles.get(entity.id) ?? ""} ${title}`);
  }
  // under a release key what a document says beside the name may not count: the next one says something else
  const told = options.free ? sexesTold(options.text, occasions) : new Map<string, Sex>();

  /** The sex that titles, given names and the words around them say of an entity. */
  function sexOf(entity: string): Sex | undefined {
    const all = titles.get(entity) ?? "";
    const [sex, other] = sexesOfTitles(all);
    if (sex && !other) return sex;
    const whole = byEntity.get(entity);
    const first = whole?.given[0] ?? whole?.lone;
    return (first === undefined ? undefined : lists.sexOf(first)) ?? told.get(entity);
  }

  /** The given name behind an initial, where one person of that surname alone may be meant. */
  function spelledOut(initial: string, { last }: PersonName): string | undefined {
    const family = last.map(partKey).join(" ");
    const found = new Map(
      known
        .filter((other) => other.last.map(partKey).join(" ") === family)
        .flatMap(({ given: [first] }) => (first === undefined || isInitial(first) ? [] : [first]))
        .filter((first) => first.charAt(0) === initial.charAt(0))
        .map((first) => [partKey(first), first]),
    );
    return found.size === 1 ? [...found.values()][0] : undefined;
  }

  const newLast = (part: string) =>
    draw("surname", part, lists.last(lists.originOf(part, "last", language)));

  function newGiven(part: string, sex: Sex | undefined, last: string | undefined): string {
    const origin =
      lists.originOf(part, "given", language) ??
      (last === undefined ? undefined : lists.originOf(last, "last", language));
    const own = sex ?? lists.sexOf(part);
    return draw(`given ${own ?? ""}`, part, lists.given(origin, own));
  }

  return (occasion) => {
    const name = names.get(occasion)!;
    const whole = byEntity.get(occasion.entity.id)!;
    const sex = sexOf(occasion.entity.id);
    const parts: string[] = [];
    const given = (part: string, place: number): string => {
      const called = /^(?<open>[("“„])(?<call>.+)(?<close>[)"”“])$/u.exec(part)?.groups;
      if (called) return `${called["open"]}${given(called["call"]!, place)}${called["close"]}`;
      if (/^(?:\p{Lu}\.){2,}$/u.test(part))
        return part.replace(/\p{Lu}/gu, (letter) => newGiven(letter, sex, whole.last[0]).charAt(0));
      if (!isInitial(part)) return newGiven(part, sex, whole.last[0]);
      const full = whole.given[place];
      const from =
        full !== undefined && !isInitial(full) ? full : (spelledOut(part, whole) ?? part);
      return `${newGiven(from, sex, whole.last[0]).charAt(0)}${part.slice(1)}`;
    };
    if (name.lone !== undefined) {
      const { lone } = name;
      const key = partKey(lone);
      if (isHeading(lone, options)) return { text: undefined, meets: false };
      if (/^\p{Lu}{2,3}$/u.test(lone) && !lists.isName(lone)) {
        parts.push(initialsOf(lone, whole, given, newLast));
      } else {
        const isGiven =
          givens.has(key) || (!surnames.has(key) && (lists.isGiven(lone) || sex !== undefined));
        parts.push(isGiven && !surnames.has(key) ? given(lone, 0) : hyphenated(lone, newLast));
      }
    } else {
      const first = name.given.map(given).join(" ");
      const last = hyphenated(lastWords(occasion.original, name), newLast);
      if (name.inverted) parts.push(`${last}, ${first}`);
      else parts.push(...[first, last].filter((part) => part !== ""));
    }
    const text = inCase(
      occasion.original,
      `${name.title}${parts.join(" ")}${genitive(occasion.original)}`,
    );
    const drawn = parts
      .join(" ")
      .split(/[\s,-]+/)
      .map(partKey);
    return { text, meets: drawn.some((part) => part.length > 1 && real.has(part)) };
  };
}

const lengthOf = ({ title, given, last, lone }: PersonName): number =>
  [title, ...given, ...last, lone ?? ""].join(" ").length;

/** A word in capitals or small letters that is ordinary and no name: 'DIAGNOSES'. */
const isHeading = (word: string, { isWord, lists }: PeopleOptions): boolean =>
  !lists.isName(word.replace(/['’]s?$/, "")) && isWord(word.toLowerCase());

/** The surname as written, hyphens and all, without particles. */
const lastWords = (original: string, { last }: PersonName): string =>
  last.length > 1 && original.includes(last.join("-")) ? last.join("-") : last.join(" ");

const hyphenated = (last: string, newLast: (part: string) => string): string =>
  last
    .split(/([\s-])/)
    .map((part) => (/^[\s-]?$/.test(part) ? part : newLast(part)))
    .join("");

/** 'RT' for Rebecca Thornbury: the initials of her surrogate. */
function initialsOf(
  initials: string,
  whole: PersonName,
  given: (part: string, place: number) => string,
  newLast: (part: string) => string,
): string {
  const parts = [...whole.given.map(given), ...whole.last.map(newLast)];
  const letters = parts.length === initials.length ? parts : [...initials].map(newLast);
  return letters.map((part) => part.charAt(0).toUpperCase()).join("");
}

const genitive = (original: string): string => /['’]s?$/u.exec(original)?.[0] ?? "";

const inCase = (original: string, text: string): string =>
  /\p{Lu}{2}/u.test(original) && !/\p{Ll}/u.test(original) ? text.toUpperCase() : text;

/** Draws one of a list for a part, the same each time; where it may, never a name of the document. */
function drawer({ release, free }: PeopleOptions, real: ReadonlySet<string>) {
  const drawn = new Map<string, string>();
  const used = new Set<string>();
  return (purpose: string, part: string, list: readonly string[]): string => {
    const key = `${purpose}\u0000${partKey(part)}`;
    const before = drawn.get(key);
    if (before !== undefined) return before;
    let name = "";
    for (let round = 0; round < MOST_DRAWS; round++) {
      name = list[numberOf(release.draw(`${key} ${round}`, "")) % list.length]!;
      const own = partKey(name) === partKey(part);
      if (!own && (!free || (!real.has(partKey(name)) && !used.has(partKey(name))))) break;
    }
    used.add(partKey(name));
    drawn.set(key, name);
    return name;
  };
}

const MOST_DRAWS = 40;
