/**
 * Names by origin and sex, from our lists and faker's: where a name comes from, and another one that could be its
 * bearer's. A name on no list counts as an English one of unknown sex.
 */

import { wordList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import type { Sex } from "../../language/titles.js";

/** Lists in Latin letters with enough names; of several origins that have a name, the first counts. */
const ORIGINS = [
  "en",
  "de",
  "es",
  "fr",
  "it",
  "pl",
  "pt_PT",
  "nl",
  "en_IN",
  "nb_NO",
  "sv",
  "da",
  "fi",
  "tr",
  "ro",
  "hr",
  "hu",
  "vi",
  "yo_NG",
  "en_GH",
] as const;
type Origin = (typeof ORIGINS)[number];

interface Names {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly last: readonly string[];
}

export interface NameLists {
  /**
   * Where a name is from, as a given name or a surname; undefined: on no list.
   * @param language of the text, whose own names come before those of others
   */
  originOf(name: string, part: "given" | "last", language?: string): string | undefined;
  /** The sex of people with this name; undefined: both or unknown. */
  sexOf(given: string): Sex | undefined;
  isName(word: string): boolean;
  isGiven(word: string): boolean;
  given(origin: string | undefined, sex: Sex | undefined): readonly string[];
  last(origin: string | undefined): readonly string[];
}

const folded = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Reads the lists; a sixth of a second, once. */
export async function loadNameLists(): Promise<NameLists> {
  const lists = new Map<string, Names>();
  for (const origin of ORIGINS) lists.set(origin, await namesOf(origin));
  const index = (of: (names: Names) => readonly string[]) => {
    const found = new Map<string, string>();
    for (const [origin, names] of lists) {
      for (const name of of(names)) if (!found.has(folded(name))) found.set(folded(name), origin);
    }
    return found;
  };
  const inOrigin = memoize((which: string) => {
    const [part, origin] = which.split(" ") as ["given" | "last", Origin];
    const { female, male, last } = lists.get(origin)!;
    return new Set((part === "last" ? last : [...female, ...male]).map(folded));
  });
  const givenOrigin = index(({ female, male }) => [...female, ...male]);
  const lastOrigin = index(({ last }) => last);
  const female = index((names) => names.female);
  const male = index((names) => names.male);
  const ours = (...names: string[]) => new Set(names.flatMap(wordList).map(folded));
  const women = ours("shared/female", "shared/northern-female");
  const men = ours("shared/male", "shared/northern-male");
  const both = wordList("shared/both");
  const ofBoth = new Set(both.map(folded));
  const forenames = ours("shared/forenames");
  const namesFrom = (origin = "en") =>
    lists.get(ORIGINS.find((one) => one === origin || one.split("_")[0] === origin) ?? "en")!;
  return {
    originOf(name, part, language) {
      const own = ORIGINS.find((origin) => origin.split("_")[0] === language);
      if (own !== undefined && inOrigin(`${part} ${own}`).has(folded(name))) return own;
      if (part === "last") return lastOrigin.get(folded(name));
      return ofBoth.has(folded(name)) ? "en" : givenOrigin.get(folded(name));
    },
    // faker's lists are shorter than ours and give to one sex what both have
    sexOf(given) {
      const name = folded(given);
      if (ofBoth.has(name)) return undefined;
      for (const [she, he] of [
        [women.has(name), men.has(name)],
        [female.has(name), male.has(name)],
      ]) {
        if (she !== he) return she ? "female" : "male";
      }
      return undefined;
    },
    isName: (word) => givenOrigin.has(folded(word)) || lastOrigin.has(folded(word)),
    isGiven: (word) =>
      [givenOrigin, forenames, women, men, ofBoth].some((names) => names.has(folded(word))),
    given(origin, sex) {
      const names = namesFrom(origin);
      // a name that both have contradicts nothing that the text says
      if (sex === undefined && names === lists.get("en")) return both;
      return sex === undefined ? [...names.female, ...names.male] : names[sex];
    },
    last: (origin) => namesFrom(origin).last,
  };
}

async function namesOf(origin: Origin): Promise<Names> {
  const { faker } = (await LOCALES[origin]()) as Locale;
  const { first_name: first, last_name: last } = faker.rawDefinitions.person ?? {};
  const plain = (names: readonly string[] | undefined) =>
    (names ?? []).filter((name) => /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(name));
  return {
    female: plain(first?.female),
    male: plain(first?.male),
    last: plain(last?.generic ?? last?.female),
  };
}

interface Locale {
  readonly faker: {
    readonly rawDefinitions: {
      readonly person?: {
        readonly first_name?: Partial<Record<Sex, readonly string[]>>;
        readonly last_name?: Partial<Record<Sex | "generic", readonly string[]>>;
      };
    };
  };
}

const LOCALES: Readonly<Record<Origin, () => Promise<unknown>>> = {
  en: () => import("@faker-js/faker/locale/en"),
  de: () => import("@faker-js/faker/locale/de"),
  es: () => import("@faker-js/faker/locale/es"),
  fr: () => import("@faker-js/faker/locale/fr"),
  it: () => import("@faker-js/faker/locale/it"),
  pl: () => import("@faker-js/faker/locale/pl"),
  pt_PT: () => import("@faker-js/faker/locale/pt_PT"),
  nl: () => import("@faker-js/faker/locale/nl"),
  en_IN: () => import("@faker-js/faker/locale/en_IN"),
  nb_NO: () => import("@faker-js/faker/locale/nb_NO"),
  sv: () => import("@faker-js/faker/locale/sv"),
  da: () => import("@faker-js/faker/locale/da"),
  fi: () => import("@faker-js/faker/locale/fi"),
  tr: () => import("@faker-js/faker/locale/tr"),
  ro: () => import("@faker-js/faker/locale/ro"),
  hr: () => import("@faker-js/faker/locale/hr"),
  hu: () => import("@faker-js/faker/locale/hu"),
  vi: () => import("@faker-js/faker/locale/vi"),
  yo_NG: () => import("@faker-js/faker/locale/yo_NG"),
  en_GH: () => import("@faker-js/faker/locale/en_GH"),
};
