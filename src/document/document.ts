import { createHash } from "node:crypto";
import type { Span } from "./span.js";
import type { SemanticType } from "./types.js";

/** A text with what is known about it from outside. Immutable. */
export interface Document {
  readonly id: string;
  readonly text: string;
  /** BCP 47 tag, when known. */
  readonly language?: string;
  /** The people to protect, as names. Empty: everyone mentioned. */
  readonly persons: readonly string[];
}

/** Why a detector thinks so. Holds the detector's own words only, never the document's. */
export interface Evidence {
  /** The rule, pattern or label that fired. */
  readonly rule?: string;
  /** A check digit or another proof of form held. */
  readonly validated?: boolean;
  /** The word of the detector's own list that stood nearby and raised the score. */
  readonly context?: string;
}

/** A span that says something about a person. */
export interface Mention extends Span {
  readonly type: SemanticType;
  /** A finer kind within the type, as `iban` or `occupation`. */
  readonly subtype?: string;
  /** Confidence in [0, 1]. */
  readonly score: number;
  /** Name of the detector that found it. */
  readonly detector: string;
  readonly evidence: Evidence;
  /** Probability of each masking decision as a model read it in context; absent without a model. */
  readonly decision?: Readonly<Record<IdentifierType, number>>;
}

/**
 * DIRECT: identifies somebody alone. QUASI: together with other things. NO_MASK: neither.
 */
export const IDENTIFIER_TYPES = ["DIRECT", "QUASI", "NO_MASK"] as const;
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];

/** Mentions that mean the same thing: masked together or not at all. */
export interface Entity {
  /** `e1`, `e2`, ... in order of first mention. */
  readonly id: string;
  readonly type: SemanticType;
  readonly identifier: IdentifierType;
  /** Indices into the document's mentions, in reading order; never empty. */
  readonly mentions: readonly number[];
}

/** A region no detector could examine, or not with all it has. Never silently 'nothing found'. */
export interface Unexamined extends Span {
  readonly reason: string;
}

/** A set of entities that together could give somebody away. */
export interface RiskyCombination {
  /** Entity ids; one or more. */
  readonly entities: readonly string[];
  /** Name of the measure that found it. */
  readonly measure: string;
  /** The measure's own scale; its documentation says what it means. */
  readonly score: number;
  /** A sentence a person can read; holds no text of the document. */
  readonly evidence: string;
}

export interface Decision {
  readonly entity: string;
  readonly action: "mask" | "keep";
  /** Sentences that say why; at least one. */
  readonly reasons: readonly string[];
}

export interface Replacement extends Span {
  /** Where the replacement stands in the new text. */
  readonly outStart: number;
  readonly outEnd: number;
  readonly replacement: string;
  /** Steps of abstraction above the original: 0 unchanged in meaning, 1 the next vaguer ... */
  readonly level: number;
  readonly entity: string;
  /** Name of the replacer. */
  readonly by: string;
}

/** What each stage adds. A stage takes the shape before its own, so a wrong order does not compile. */
export interface Detected {
  readonly document: Document;
  readonly mentions: readonly Mention[];
  readonly entities: readonly Entity[];
  readonly unexamined: readonly Unexamined[];
}

export interface Assessed extends Detected {
  readonly risks: readonly RiskyCombination[];
}

export interface Decided extends Assessed {
  readonly decisions: readonly Decision[];
}

export interface Sanitized extends Decided {
  /** The sanitized text. */
  readonly text: string;
  readonly replacements: readonly Replacement[];
}

/**
 * A document. `id` defaults to a hash of the text, so that the same text gets the same id.
 */
export function createDocument(
  text: string,
  options: { id?: string; language?: string; persons?: readonly string[] } = {},
): Document {
  return Object.freeze({
    id: options.id ?? createHash("sha256").update(text).digest("hex").slice(0, 16),
    text,
    ...(options.language === undefined ? {} : { language: options.language }),
    persons: Object.freeze([...(options.persons ?? [])]),
  });
}
