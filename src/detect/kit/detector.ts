import type { Mention } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import type { LanguageStretch } from "../../language/stretches.js";
import type { Places } from "../search/places.js";

/** What a detector reads. */
export interface DetectorInput {
  /** Without disguises. */
  readonly text: string;
  /** Where the expressions that detectors need can match; absent: they are searched for everywhere. */
  readonly places?: Places;
  /** The people to protect, folded as the text is. */
  readonly persons: readonly string[];
  /** Which stretch is in which language; together they cover the text. Absent: all of it is English. */
  readonly languages?: readonly LanguageStretch[];
  /** Parts that have nothing to do with each other, in reading order: the recognizer reads each by itself. */
  readonly passages?: readonly Span[];
}

/** A mention in folded offsets, before the registry adds the detector's name. */
export type Found = Omit<Mention, "detector">;

/** One written form. */
export interface Pattern {
  readonly name: string;
  /** With flag `g`, linear in the text; a group named `value` narrows the span to it (flag `d` too). */
  readonly regex: RegExp;
  /** Confidence of the form alone, in [0, 1]. */
  readonly score: number;
}

/**
 * What a detector finds and what it leaves, for its test and its documentation; bundled programs carry none. A text in
 * another language than English begins with it: `de: Kundennummer [77120934]`.
 */
interface Examples {
  /** Texts with exactly what is found, at a score of .4 or more, in brackets: `My number is [943 476 5919].` */
  readonly finds: readonly string[];
  /** Near misses: nothing is found in them. */
  readonly misses: readonly string[];
  /** What proves a find, where it has a name: 'Luhn'. */
  readonly check?: string;
}

/**
 * A detector is a plain object; users extend with objects of this shape.
 * `detect` reports spans of `input.text` in UTF-16 units, in any order, overlaps allowed.
 */
export interface Detector {
  readonly name: string;
  /** Types it can report, with subtypes: `CODE/iban`. */
  readonly finds: readonly string[];
  /** Presidio's name for what it finds, where the incumbent has one: `IBAN_CODE`. */
  readonly presidioEntity?: string;
  /** The written forms it knows, where it is made of patterns: what it can be explained by. */
  readonly patterns?: readonly Pattern[];
  /** Expressions one of which matches somewhere in any text in which it finds something; absent: any text may do. */
  readonly needs?: readonly RegExp[];
  /** Words that make its finds surer where they stand nearby, in lower case. */
  readonly context?: readonly string[];
  readonly examples?: Examples;
  detect(input: DetectorInput): readonly Found[] | Promise<readonly Found[]>;
}

/** Name of the detector that finds the people to protect; its finds are direct identifiers. */
export const KNOWN_PERSON = "known-person";

/** Whether a value has the shape of a detector. */
export const isDetector = (value: unknown): value is Detector =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Detector).name === "string" &&
  Array.isArray((value as Detector).finds) &&
  typeof (value as Detector).detect === "function";
