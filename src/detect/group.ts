/**
 * Groups mentions into entities: what means the same thing and is masked together or not at all.
 *
 * | type | the same when |
 * | --- | --- |
 * | PERSON | names can be one person's: 'Mr Galip Yalman', 'Yalman, G.', 'G.Y.' |
 * | ORG | same name but for case, 'the', legal form; its acronym; what it is defined as |
 * | DATETIME | same day, month and year in whatever order and form; else the same words |
 * | others | same words but for case, diacritics and blanks |
 *
 * Types never mix: 'Jordan' the country and 'Jordan' the person are two entities.
 */

import type { Mention } from "../document/document.js";
import { inReadingOrder } from "../document/span.js";
import { type SemanticType, TYPE_PROPERTIES } from "../document/types.js";
import { unveil } from "../language/disguises.js";
import { fold } from "../language/folded-text.js";
import { memoize } from "../language/memo.js";
import { fullYear } from "../language/time/days.js";
import { type Sex, sexOfName } from "./giveaway/sex.js";
import { toldSexes } from "./giveaway/told-sex.js";
import { comparable } from "./kit/phrases.js";
import { organizationResolver } from "./organization/resolve.js";
import { isBareTitle } from "./person/apart.js";
import { fieldNames } from "./person/field-names.js";
import { isForename } from "./person/forenames.js";
import { comparableNames } from "./person/local-people.js";
import { sameGivenName } from "./person/nicknames.js";
import { type PersonName, parsePerson } from "./person/parse.js";
import { personResolver } from "./person/resolve.js";

export interface MentionGroup {
  readonly type: SemanticType;
  /** Indices into the mentions given, in reading order; never empty. */
  readonly mentions: number[];
}

/** Says which thing a mention means, the same answer for the same thing; may read what follows it. */
type Resolver = (mention: string, following: () => string) => number | string;

type Sexes = ReadonlyMap<string, Sex>;

const RESOLVERS: Readonly<
  Record<SemanticType, (all: () => readonly string[], sexes: () => Sexes) => Resolver>
> = {
  PERSON: (all, sexes) => personResolver(all(), sexes()),
  ORG: organizationResolver,
  DATETIME: () => memoize(dateKey),
  LOC: () => memoize(wordsKey),
  CODE: () => memoize(wordsKey),
  DEM: () => memoize(wordsKey),
  QUANTITY: () => memoize(wordsKey),
  MISC: () => memoize(wordsKey),
};

// how much of the text after an organization is read for '(“the Ministry”)'
const FOLLOWING = 80;

/** The entities of a text in order of first mention; near-linear in the number of mentions. */
export function groupMentions(text: string, mentions: readonly Mention[]): readonly MentionGroup[] {
  const groups: MentionGroup[] = [];
  const byKey = new Map<string, MentionGroup>();
  const resolvers = new Map<SemanticType, Resolver>();
  const folded = memoize((mention) => unveil(mention).text);
  const order = mentions
    .map((_, i) => i)
    .sort((a, b) => inReadingOrder(mentions[a]!, mentions[b]!));
  const people = order.map((i) => mentions[i]!).filter(({ type }) => type === "PERSON");
  const names = comparableNames(text, mentions);
  const couples = couplesIn(text, people);
  const written = (mention: Mention): string => {
    const words = names.get(mention) ?? folded(text.slice(mention.start, mention.end));
    if (mention.type !== "PERSON") return words;
    const spouse = couples.get(mention) ?? couples.get(words);
    if (spouse !== undefined) return spouse;
    const which = GENERATION_AFTER.exec(text.slice(mention.end, mention.end + 20))?.[1];
    return which === undefined ? words : `${words} ${which}`;
  };
  const aliases = new Map<Mention | string, string>([
    ...fieldNames(text, people, written),
    ...aliasesIn(text, people, written),
  ]);
  const wordsOf = (mention: Mention): string => {
    const words = written(mention);
    if (mention.type !== "PERSON") return words;
    return aliases.get(mention) ?? aliases.get(words) ?? words;
  };
  for (const i of order) {
    const { end, type } = mentions[i]!;
    let resolver = resolvers.get(type);
    if (!resolver) {
      const all = () =>
        order
          .map((one) => mentions[one]!)
          .filter((one) => one.type === type)
          .map(wordsOf);
      const sexes = () => toldSexes(text, people, wordsOf);
      resolvers.set(type, (resolver = RESOLVERS[type](all, sexes)));
    }
    const key = TYPE_PROPERTIES[type].sameWordsSameEntity
      ? `${type} ${resolver(wordsOf(mentions[i]!), () => fold(text.slice(end, end + FOLLOWING)).text)}`
      : `${type} at ${i}`;
    let group = byKey.get(key);
    if (!group) {
      byKey.set(key, (group = { type, mentions: [] }));
      groups.push(group);
    }
    group.mentions.push(i);
  }
  return groups;
}

/**
 * The two of a couple named by one surname, each with a title that only one of them can have: 'Mr' of 'Mr and Mrs Pike' is Mr
 * Pike, 'Dr' of 'Dr and Mrs T. Kessler' Mr T. Kessler, since what stands before the surname is the husband's.
 */
function couplesIn(
  text: string,
  people: readonly Mention[],
): ReadonlyMap<Mention | string, string> {
  const names = new Map<Mention | string, string>();
  for (const [i, first] of people.entries()) {
    const second = people[i + 1];
    const title = text.slice(first.start, first.end);
    if (!second || !isBareTitle(title) || !COUPLED.test(text.slice(first.end, second.start)))
      continue;
    const name = unveil(text.slice(second.start, second.end)).text;
    const own = name.slice(0, name.indexOf(" "));
    const rest = name.slice(own.length + 1);
    const { fullSurname } = parsePerson(name);
    const given = rest.endsWith(fullSurname) ? rest.slice(0, -fullSurname.length) : "";
    const isHusband = WIFE.test(own) || !WIFE.test(title);
    const taken = isHusband && /^Mrs/u.test(own);
    const readings = [
      `${isHusband ? "Mr" : "Mrs"} ${taken ? given : ""}${fullSurname}`,
      `${isHusband ? "Mrs" : "Mr"} ${taken ? "" : given}${fullSurname}`,
    ] as const;
    names.set(first, readings[0]).set(second, readings[1]);
    // 'Dr Kessler' later in the text
    names.set(`${title} ${fullSurname}`, readings[0]).set(`${own} ${fullSurname}`, readings[1]);
  }
  return names;
}
const COUPLED = /^ (?:and|&) $/u;
const WIFE = /^(?:Mrs|Ms|Miss|Lady)/u;

/** 'Mr Kidane senior, my father': outside the name, but of him. */
const GENERATION_AFTER =
  /^ (senior|junior|snr|jnr|sr|jr)\b(?=\.?(?:[,;:)\n]|$| (?:and|was|is|has|had|who|died|did)\b))/iu;

/** 'Delroy McKoy, known as Tallest': by what somebody is called besides, the name that stands before it. */
function aliasesIn(
  text: string,
  people: readonly Mention[],
  wordsOf: (mention: Mention) => string,
): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const [i, before] of people.entries()) {
    const alias = people[i + 1];
    if (!alias) continue;
    const between = text.slice(before.end, Math.min(alias.start, before.end + 60));
    const [name, other] = [wordsOf(before), wordsOf(alias)];
    const isAlias =
      (ALSO_CALLED.test(between) && !CALLS.test(between)) ||
      OTHERWISE_NAMED.test(between) ||
      (IN_OTHER_SCRIPT.test(between) && !/\p{Script=Latin}/u.test(other)) ||
      (IN_BRACKETS.test(between) &&
        BRACKET_ENDS.test(text.slice(alias.end, alias.end + 3)) &&
        (between.endsWith("(") ? areOneName(name, other) : true));
    if (isAlias) aliases.set(other, aliases.get(name) ?? name);
    else if (BORN.test(between) && !other.includes(" "))
      aliases.set(`${name.slice(0, name.lastIndexOf(" "))} ${other}`, name);
  }
  return aliases;
}

/** 'Eulalia Tafoya (Lala)', 'Norman Petrie ("Faither")', 'Macca (L. McNamara)': by the brackets, which hold nothing else. */
const IN_BRACKETS = /^ ?\(["“‘']?$/u;
const BRACKET_ENDS = /^["”’']?\)/u;
/** 'Arsenium (born Arsenie Todiraș', 'Mamuka Kikaleishvili (Georgian: მამუკა კიკალეიშვილი)'. */
const OTHERWISE_NAMED =
  /^ \((?:born|né|née|real name|birth name|legal name|stage name|full name)[:,]? ["“‘']?$/iu;
const IN_OTHER_SCRIPT = /^ ?\((?:\p{L}[\p{L} ]{1,30}: ?)?$/u;
/** 'Anna Berg, née Holm'. */
const BORN = /^,? \(?n[ée]e,? $/iu;

/** Whether two names can be one person's, of which one is in brackets behind the other: not 'Anna (Peter)', as families list couples. */
function areOneName(name: string, other: string): boolean {
  const [one, two] = [name, other].map(parsePerson) as [PersonName, PersonName];
  if (one.several || two.several) return false;
  const isLone = one.words.length === 1 && !one.titled && one.given.length === 0;
  const [first, by] = [one.given[0] ?? one.words[0] ?? "", two.words[0] ?? ""];
  if (two.surname !== undefined || two.titled) return isLone && !isForename(name);
  const [sex, bySex] = [sexOfName(name), sexOfName(other)];
  if (sex && bySex && sex !== bySex) return false;
  return isLone ? sameGivenName(first, by) || first.startsWith(by) : one.surname !== undefined;
}
const ALSO_CALLED =
  /^["”’']?,? ?\(?(?:(?:who is |also |better |otherwise |formerly |usually |widely )*(?:known|called|referred to)(?: (?:locally|to (?:all|friends|everyone|everybody|most)))?(?: as)?|alias|aka|a\.k\.a\.|a\/k\/a|or just|goes by)[:,]? ["“‘'(]?(?:the )?$/iu;

/** 'Wojcik called Mrs Vee': on the telephone, or names. */
const CALLS = /^ called $/u;

const wordsKey = (mention: string): string => comparable(mention).replace(/\s+/g, " ").trim();

const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    ["january", "jan"],
    ["february", "feb"],
    ["march", "mar"],
    ["april", "apr"],
    ["may"],
    ["june", "jun"],
    ["july", "jul"],
    ["august", "aug"],
    ["september", "sep", "sept"],
    ["october", "oct"],
    ["november", "nov"],
    ["december", "dec"],
  ].flatMap((names, i) => names.map((name): [string, number] => [name, i + 1])),
);
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const FILLERS = new Set(["the", "of", "on", "in"]);

/** `4 June 1975`, `June 4th, 1975`, `04.06.1975` and `1975-06-04` have one key. */
function dateKey(mention: string): string {
  const words = wordsKey(mention);
  return numericDate(words) ?? writtenDate(words) ?? words;
}

function numericDate(words: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words);
  if (iso) return dayKey(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const match = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(words);
  if (!match) return undefined;
  const [first, second] = [Number(match[1]), Number(match[3])];
  const year = fullYear(match[4]!);
  if (second > 12) return dayKey(second, first, year);
  // with strokes, '4/6/1975' is June or April; only the same words are the same day
  if (match[2] === "/" && first <= 12 && first !== second) return undefined;
  return dayKey(first, second, year);
}

/** One month by name with at most a day and a year, in any order. */
function writtenDate(words: string): string | undefined {
  let [day, month, year]: (number | undefined)[] = [];
  for (const token of words.match(/\p{L}+|\d+(?:st|nd|rd|th)?/gu) ?? []) {
    const number = Number.parseInt(token, 10);
    const named = MONTHS.get(token);
    if (FILLERS.has(token) || WEEKDAY.test(token)) continue;
    if (named !== undefined && month === undefined) month = named;
    else if (number > 31 && number < 10_000 && year === undefined) year = number;
    else if (number >= 1 && number <= 31 && day === undefined) day = number;
    else return undefined;
  }
  return month === undefined ? undefined : dayKey(day, month, year);
}

const dayKey = (day: number | undefined, month: number, year: number | undefined): string =>
  `${year ?? "-"}/${month}/${day ?? "-"}`;
