/**
 * The eighteen kinds of identifiers that HIPAA's Safe Harbor removes (45 CFR 164.514(b)(2)(i), A to R), and the semantic
 * type under which the program counts each. The types are wider than the rows: a count is of the whole type.
 */

import type { SemanticType } from "../../document/types.js";

export interface SafeHarborRow {
  readonly letter: string;
  readonly identifier: string;
  /** Type that covers it; null where a text cannot contain it. */
  readonly type: SemanticType | null;
}

const row = (letter: string, identifier: string, type: SemanticType | null): SafeHarborRow => ({
  letter,
  identifier,
  type,
});

export const SAFE_HARBOR: readonly SafeHarborRow[] = [
  row("A", "names", "PERSON"),
  row("B", "geographic subdivisions smaller than a state", "LOC"),
  row("C", "elements of dates except the year, and ages over 89", "DATETIME"),
  row("D", "telephone numbers", "CODE"),
  row("E", "fax numbers", "CODE"),
  row("F", "e-mail addresses", "CODE"),
  row("G", "social security numbers", "CODE"),
  row("H", "medical record numbers", "CODE"),
  row("I", "health plan beneficiary numbers", "CODE"),
  row("J", "account numbers", "CODE"),
  row("K", "certificate and licence numbers", "CODE"),
  row("L", "vehicle identifiers and serial numbers, licence plates", "CODE"),
  row("M", "device identifiers and serial numbers", "CODE"),
  row("N", "web addresses (URLs)", "CODE"),
  row("O", "IP addresses", "CODE"),
  row("P", "biometric identifiers", null),
  row("Q", "full-face photographs and comparable images", null),
  row("R", "any other unique identifying number, characteristic or code", "MISC"),
];
