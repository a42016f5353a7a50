/**
 * The ladder of towns in languages other than English: 'aus Gelsenkirchen' becomes 'aus einer Stadt in Deutschland', then
 * 'aus einer Stadt in Europa'. The preposition before the name says which words fit; where there is none the label stays,
 * except in the value of a field.
 *
 * | what the name is | words |
 * | --- | --- |
 * | a town of `languages/LANG/cities.txt`, as the language calls it | yes |
 * | a town of the ontology, spelt as there, in a home country of the language | yes |
 * | one elsewhere | if it is a large city |
 * | a smaller town, in one home country of the language only | of a place that may be no city: 'in einem Ort in Deutschland' |
 * | a name of several places, a region, a country, a street | the label |
 * | a name that the language bends ('w Lublinie', 'Kuopiossa') | if one town of a home country can be meant |
 */

import type { Ontology } from "../../knowledge/ontology/ontology.js";
import { rowsOfList } from "../../language/lists.js";
import { memoize } from "../../language/memo.js";
import { isWrittenSo, placesOf, smallTownsOf } from "../../language/places.js";
import type { ListedLanguage } from "../../language/supported.js";
import { timesOf } from "../../language/times.js";
import type { Candidate, Occasion } from "../replacer.js";
import { baseFormsOf, type Case } from "./inflected-towns.js";

/** A town that a name certainly means. */
interface Town {
  readonly name: string;
  /** ISO 3166 code of its country. */
  readonly country: string;
  /** Among the largest of its country, which an attacker names first. */
  readonly large?: boolean;
  /** Perhaps no city. */
  readonly small?: true;
}

/** Vaguer words for a town, most specific first; empty where the label is better. */
export function townsIn(
  language: ListedLanguage,
  {
    original,
    before,
    after,
    sentence,
  }: Pick<Occasion, "original" | "before" | "after" | "sentence">,
  ontology: Ontology,
): readonly Candidate[] {
  const around = `${before} ${after} ${sentence?.text ?? ""}`;
  if (!/^['’]?\p{Lu}\p{L}*\p{Ll}/u.test(original) || isPartOfName(before, after, language))
    return [];
  if (!isWrittenSo(language, around)) return [];
  const town = townOf(original, language, ontology);
  if (!town) return bentTown({ original, before }, language, around, ontology);
  return rungs(town, language, around, (country) => {
    if (isField(before, after))
      return { text: placesOf(language).alone.replace("#", country), takes: "" };
    return behindPreposition(
      before,
      language,
      country,
      isBending(language) ? "nominative" : undefined,
    );
  });
}

const isBending = (language: ListedLanguage): boolean => /^(?:pl|hr|sk|fi)$/u.test(language);

function rungs(
  { name, country, large, small }: Town,
  language: ListedLanguage,
  around: string,
  put: (country: string) => { readonly text: string; readonly takes: string } | undefined,
): Candidate[] {
  const places = countriesIn(language);
  // Serbian calls most countries otherwise than Croatian
  const { variant } = timesOf(language);
  const isVariant =
    variant && new RegExp(`(?<!\\p{L})(?:${variant.evidence})(?!\\p{L})`, "iu").test(around);
  const levels = isVariant
    ? [large || !/^(?:HR|RS|BA)$/u.test(country) ? undefined : country]
    : [large ? undefined : country, EUROPE.has(country) ? "EU" : undefined];
  return levels.flatMap((code, i) => {
    const where = code && places.get(code);
    const words = where && put(where);
    if (!words) return [];
    const noun = small
      ? smallTownsOf(language).find(([city]) => words.text.includes(city))
      : undefined;
    const text = noun ? words.text.replace(noun[0], noun[1]) : words.text;
    const concept = `${small ? "town" : "city"} in ${code === "EU" ? "Europe" : nameInOntology(code!)}`;
    const rest = { source: "rule", truth: "true", ground: `ontology:${name}`, concept } as const;
    return [{ ...words, text, level: i + 1, ...rest }];
  });
}

/** 'Köln-Ehrenfeld', 'Frankfurt/Oder', 'Köln 3', 'Lyon Sud', 'Frankfurt am Main': more of a name than was found. */
const isPartOfName = (before: string, after: string, language: ListedLanguage): boolean =>
  /^(?:[-–/'’\p{L}\p{N}]| \(|\s?\p{N}| (?:\p{Lu}|a[mn] |an der |im |in der |ob der |de la |del? |do |d['’]|sur |sous |aan |nad |pod |pri |na ))/u.test(
    after,
  ) || kindBefore(language).test(before);

const kindBefore = memoize((language: string): RegExp => {
  const { kinds } = placesOf(language as ListedLanguage);
  return kinds === undefined
    ? /(?!)/u
    : new RegExp(`(?<!\\p{L})(?:${kinds}) (?:\\p{L}{1,4} |d['’])?$`, "iu");
});

/** 'Geburtsort: Köln' on a line of its own. */
const isField = (before: string, after: string): boolean =>
  /(?:^|\n)[\p{L} /().-]{2,30}: $/u.test(before) &&
  (before.length < 40 || before.includes("\n")) &&
  /^\s*(?:\n|$)/u.test(after);

/** The words behind the preposition before a name, with it. */
function behindPreposition(
  before: string,
  language: ListedLanguage,
  country: string,
  form?: Case,
): { text: string; takes: string } | undefined {
  for (const [lead, words] of leadsOf(language)) {
    const found = lead.exec(before);
    if (!found) continue;
    // 'Jean de Nantes' is a name
    if (
      language !== "de" &&
      /^d/iu.test(found[0]) &&
      /\p{Lu}[\p{L}.]+ $/u.test(before.slice(0, found.index))
    )
      return undefined;
    if (form && !agrees(found[0].trim().toLowerCase(), form, language)) return undefined;
    const own = words.replace("$<lead>", found.groups?.["lead"] ?? "").replace("#", country);
    const text =
      language === "hr" && words.startsWith("u ") && form === "nominative"
        ? `u jedan grad ${country}`
        : own;
    if (/\p{Lu}{2}/u.test(found[0])) return undefined;
    return {
      text: /^\p{Lu}/u.test(found[0]) ? text.charAt(0).toUpperCase() + text.slice(1) : text,
      takes: found[0],
    };
  }
  return undefined;
}

const leadsOf = memoize((language: string): readonly (readonly [RegExp, string])[] =>
  placesOf(language as ListedLanguage).leads.map(([lead, words]) => [
    new RegExp(`(?<![\\p{L}\\p{N}])${lead}${/['’]\]\)$/u.test(lead) ? "" : " "}$`, "iu"),
    words,
  ]),
);

/** Whether a preposition goes with the case of the name: 'w Lublinie', 'u Split' of a direction. */
function agrees(lead: string, form: Case, language: ListedLanguage): boolean {
  if (/^(?:we?|vo?)$/u.test(lead)) return form === "locative";
  if (lead === "u") return form === "locative" || (form === "nominative" && language === "hr");
  return form === "genitive";
}

/** A town whose name has an ending of its case. */
function bentTown(
  { original, before }: Pick<Occasion, "original" | "before">,
  language: ListedLanguage,
  around: string,
  ontology: Ontology,
): readonly Candidate[] {
  const found = baseFormsOf(original, language).flatMap(([base, form]) => {
    const town = townOf(base, language, ontology);
    return town && placesOf(language).homes.includes(town.country) ? [{ town, form }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ town }) => town.name !== first.town.name)) return [];
  if (language === "fi") {
    const [{ form }] = [first];
    const city = FINNISH[form];
    if (found.some((one) => one.form !== form) || !city || /\p{L}-$/u.test(before)) return [];
    return rungs(first.town, language, around, (country) => {
      const starts = /(?:^|[.!?]\s+|\n\s*)$/u.test(before);
      const text = `${city} ${country}`;
      return { text: starts ? text.charAt(0).toUpperCase() + text.slice(1) : text, takes: "" };
    });
  }
  for (const { town, form } of found) {
    const candidates = rungs(town, language, around, (country) =>
      behindPreposition(before, language, country, form),
    );
    if (candidates.length > 0) return candidates;
  }
  return [];
}

/** 'Kuopiossa', 'Kuopiosta', 'Kuopioon'. */
const FINNISH: Partial<Record<Case, string>> = {
  locative: "eräässä kaupungissa",
  ablative: "eräästä kaupungista",
  allative: "erääseen kaupunkiin",
};

/** The town that a name certainly means, in the language's spelling. */
function townOf(name: string, language: ListedLanguage, ontology: Ontology): Town | undefined {
  const listed = citiesOf(language).get(name);
  if (listed) return listed.country === "" ? undefined : { name, ...listed };
  const { linked, certain, candidates } = ontology.generalizations(name, { type: "LOC" });
  if (!certain || linked?.how !== "exact" || linked.name !== name) return undefined;
  const kind = candidates[0]?.text ?? "";
  if (kind === "town" || kind.startsWith("small town")) return smallTown(name, language, ontology);
  if (!/^(?:large city|city|town) in /u.test(kind)) return undefined;
  for (const { text } of candidates) {
    const country = CODES.get(/^(?:city|town) in (?:the )?(.+)$/u.exec(text)?.[1] ?? "");
    if (country === undefined) continue;
    const isHome = placesOf(language).homes.includes(country);
    return isHome || kind.startsWith("large ") ? { name, country } : undefined;
  }
  return undefined;
}

/** A town that is certain once the country is: of the language's home countries only one has such a town. */
function smallTown(name: string, language: ListedLanguage, ontology: Ontology): Town | undefined {
  if (smallTownsOf(language).length === 0) return undefined;
  const homes = placesOf(language).homes.filter((country) => {
    const context = `${name}, ${bareName(country)}`;
    const { linked, candidates } = ontology.generalizations(name, { type: "LOC", context });
    return (
      linked?.name === name &&
      candidates.some(({ text }) => text.endsWith(`town in ${nameInOntology(country)}`))
    );
  });
  return homes.length === 1 ? { name, country: homes[0]!, small: true } : undefined;
}

const citiesOf = memoize(
  (language: string): ReadonlyMap<string, { country: string; large: boolean }> =>
    new Map(
      rowsOfList(`${language}/cities`).map(([name, country, large]) => [
        name!,
        { country: country!, large: large === "large" },
      ]),
    ),
);

const countriesIn = memoize(
  (language: string): ReadonlyMap<string, string> =>
    new Map(rowsOfList(`${language}/countries-in`).map(([code, words]) => [code!, words!])),
);

/** Of the countries that every language has words for, those in Europe. */
const EUROPE: ReadonlySet<string> = new Set(
  "DE AT CH FR BE NL ES PT IT GB IE DK NO SE FI PL CZ SK HU RO BG HR RS BA SI GR UA".split(" "),
);

const OVERSEAS = "TR RU US CA MX BR AR CL CO MA CN IN JP".split(" ");
/** Names that the ontology writes otherwise than CLDR. */
const IN_ONTOLOGY: Readonly<Record<string, string>> = {
  CZ: "Czech Republic",
  BA: "Bosnia and Herzegovina",
  TR: "Turkey",
};
const english = new Intl.DisplayNames("en", { type: "region" });
const bareName = (code: string): string => IN_ONTOLOGY[code] ?? english.of(code) ?? code;
const nameInOntology = (code: string): string =>
  (/^(?:CZ|NL|GB|US)$/u.test(code) ? "the " : "") + bareName(code);
const CODES: ReadonlyMap<string, string> = new Map(
  [...EUROPE, ...OVERSEAS].map((code) => [bareName(code), code]),
);
