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

import type { Mention } from "../../document/document.js";
import { inReadingOrder } from "../../document/span.js";
import { type SemanticType, TYPE_PROPERTIES } from "../../document/types.js";
import { unveil } from "../../language/disguises.js";
import { fold } from "../../language/folded-text.js";
import { memoize } from "../../language/memo.js";
import { fullYear } from "../../language/time/days.js";
import { MONTH_NAMES } from "../../language/time/names.js";
import type { Sex } from "../../language/titles.js";
import { comparable } from "../kit/phrases.js";
import { organizationResolver } from "../words/organization/which-organization.js";
import { aliasesIn, couplesIn } from "./aliases.js";
import { fieldNames } from "./field-names.js";
import { comparableNames } from "./local-people.js";
import { toldSexes } from "./told-sex.js";
import { personResolver } from "./which-person.js";

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

/** 'Mr Kidane senior, my father': outside the name, but of him. */
const GENERATION_AFTER =
  /^ (senior|junior|snr|jnr|sr|jr)\b(?=\.?(?:[,;:)\n]|$| (?:and|was|is|has|had|who|died|did)\b))/iu;

const wordsKey = (mention: string): string => comparable(mention).replace(/\s+/g, " ").trim();

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((name, i) =>
    [name, name.slice(0, 3), ...(i === 8 ? ["sept"] : [])].map((form): [string, number] => [
      form.toLowerCase(),
      i + 1,
    ]),
  ),
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
