/**
 * Kinds of mentions by the names that people use for them: each covers some subtypes of what detectors find. A
 * policy treats them one by one (`types: {medication: keep}`).
 */

import type { Mention } from "./document.js";

/** What a kind covers: subtypes, or `*-` for the codes of a country. */
const COVERS = {
  illness: ["illness"],
  medication: ["medication"],
  dose: ["dose"],
  procedure: ["procedure"],
  laboratory: ["laboratory", "vital-sign", "score"],
  occupation: ["occupation"],
  education: ["education"],
  benefit: ["benefit"],
  family: ["family", "spouse"],
  "marital-status": ["marital-status"],
  religion: ["religion"],
  ethnicity: ["ethnic-group"],
  nationality: ["nationality"],
  orientation: ["sexuality"],
  politics: ["politics"],
  mark: ["distinguishing-mark"],
  birthplace: ["birthplace"],
  uniqueness: ["uniqueness", "distinction"],
  age: ["age"],
  "date-of-birth": ["birth-date"],
  date: ["date", "day", "period", "decade", "year", "relative"],
  time: ["time", "duration"],
  address: ["address", "postal-code", "coordinates"],
  country: ["country", "state"],
  phone: ["phone"],
  email: ["email"],
  web: ["url", "handle", "username", "ip-address", "mac-address"],
  account: ["iban", "bic", "bank-account", "sort-code", "aba-routing", "crypto-address"],
  card: ["credit-card", "card-security-code", "last-digits", "pin"],
  secret: ["password", "api-key", "private-key"],
  vehicle: ["vehicle-plate", "vin"],
  "case-number": ["case-number"],
  reference: ["reference", "uuid", "imei"],
  money: ["money"],
  measure: ["measure", "percent"],
  count: ["count"],
} as const;

export type Kind = keyof typeof COVERS | "employer" | "id-number";
export const KINDS: readonly Kind[] = [
  ...(Object.keys(COVERS) as (keyof typeof COVERS)[]),
  "employer",
  "id-number",
];

const kindOfSubtype = new Map<string, Kind>(
  (Object.entries(COVERS) as [Kind, readonly string[]][]).flatMap(([kind, subtypes]) =>
    subtypes.map((subtype): [string, Kind] => [subtype, kind]),
  ),
);

/** Numbers of documents and registers: 'gb-nhs-number', 'passport-number', 'jmbg'. */
const ID_NUMBER = /^[a-z]{2}-|^(?:passport-number|machine-readable-zone|jmbg|lei|isin)$/;

/** The kind of a mention; nothing where the detectors know no subtype. */
export function kindOf({
  type,
  subtype,
  employs,
}: Pick<Mention, "type" | "subtype" | "employs">): Kind | undefined {
  if (employs) return "employer";
  if (subtype === undefined) return undefined;
  return (
    kindOfSubtype.get(subtype) ??
    (type === "CODE" && ID_NUMBER.test(subtype) ? "id-number" : undefined)
  );
}
