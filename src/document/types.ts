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
  covers: string,
  direct: TypeProperties["direct"],
  specific: boolean,
  sameWordsSameEntity = true,
): TypeProperties => ({ covers, direct, specific, sameWordsSameEntity });

export const TYPE_PROPERTIES: Readonly<Record<SemanticType, TypeProperties>> = {
  PERSON: properties("names of people, with titles, nicknames and initials", "protected", true),
  CODE: properties(
    "numbers and codes: documents, accounts, cases, phones, addresses on the net",
    "always",
    true,
  ),
  LOC: properties("places: countries, towns, streets, buildings", "never", true),
  ORG: properties("organizations: courts, companies, schools, authorities", "never", false),
  DEM: properties(
    "attributes of a person: occupation, nationality, family, illness, faith",
    "never",
    false,
  ),
  DATETIME: properties("dates, times, ages and durations", "never", true),
  QUANTITY: properties("amounts, money, percentages, measures, counts", "never", true),
  MISC: properties("anything else that says something about a person", "never", false),
};

export function isSemanticType(value: unknown): value is SemanticType {
  return (SEMANTIC_TYPES as readonly unknown[]).includes(value);
}
