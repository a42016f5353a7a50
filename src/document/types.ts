/**
 * The eight semantic types of the field (Pilán et al. 2022, Text Anonymization Benchmark, section 3)
 * and what the stages need to know about each. Code asks for these properties and never compares
 * with a type's name.
 */
export const SEMANTIC_TYPES = [
  "PERSON",
  "CODE",
  "LOC",
  "ORG",
  "DEM",
  "DATETIME",
  "QUANTITY",
  "MISC",
] as const;

export type SemanticType = (typeof SEMANTIC_TYPES)[number];

export interface TypeProperties {
  /** What people call one thing of the type, and several. */
  readonly name: string;
  readonly plural: string;
  /** What the type covers, for help pages and reports. */
  readonly covers: string;
  /** Identifies somebody by itself: always, only when it names a person to protect, or never. */
  readonly direct: "always" | "protected" | "never";
  /** Belongs to the narrow set of the `specific` strategy (Papadopoulou et al. 2022, section 5). */
  readonly specific: boolean;
  /** Two mentions with the same words mean the same thing. */
  readonly sameWordsSameEntity: boolean;
}

const properties = (
  [name, plural]: readonly [string, string],
  covers: string,
  direct: TypeProperties["direct"],
  specific: boolean,
  sameWordsSameEntity = true,
): TypeProperties => ({ name, plural, covers, direct, specific, sameWordsSameEntity });

export const TYPE_PROPERTIES: Readonly<Record<SemanticType, TypeProperties>> = {
  PERSON: properties(
    ["person", "persons"],
    "names of people, with titles, nicknames and initials",
    "protected",
    true,
  ),
  CODE: properties(
    ["code", "codes"],
    "numbers and codes: documents, accounts, cases, phones, addresses on the net",
    "always",
    true,
  ),
  LOC: properties(
    ["place", "places"],
    "places: countries, towns, streets, buildings",
    "never",
    true,
  ),
  ORG: properties(
    ["organization", "organizations"],
    "organizations: courts, companies, schools, authorities",
    "never",
    false,
  ),
  DEM: properties(
    ["personal attribute", "personal attributes"],
    "attributes of a person: occupation, nationality, family, illness, faith",
    "never",
    false,
  ),
  DATETIME: properties(
    ["date or time", "dates and times"],
    "dates, times, ages and durations",
    "never",
    true,
  ),
  QUANTITY: properties(
    ["quantity", "quantities"],
    "amounts, money, percentages, measures, counts",
    "never",
    true,
  ),
  MISC: properties(
    ["other clue", "other clues"],
    "anything else that says something about a person",
    "never",
    false,
  ),
};

export function isSemanticType(value: unknown): value is SemanticType {
  return (SEMANTIC_TYPES as readonly unknown[]).includes(value);
}
