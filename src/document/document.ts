import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ErrorCode } from "../errors.js";
import type { Span } from "./span.js";
import type { TextKindFound } from "./text-kind.js";
import type { SemanticType } from "./types.js";

/**
 * A span whose type is known before anything is detected, as the column of a table says it. It is
 * always hidden; of people only where no persons to protect are named, or it names one of them.
 */
export interface GivenMention extends Span {
  readonly type: SemanticType;
  /** A finer kind within the type, where the syntax says it: `username`. */
  readonly subtype?: string;
  /** The way of replacing; absent: the policy's for the type. */
  readonly way?: string;
  /** True but vaguer words for it, where the column decides them; absent: the type's label. */
  readonly replacement?: string;
}

/** A span that people marked, where nothing is to be detected. */
export interface Annotated extends Span {
  readonly type: SemanticType;
  /** Absent: it is masked. */
  readonly identifier?: IdentifierType;
  /** Mentions of one entity have the same; absent from one: entities are made from the words. */
  readonly entity?: string;
}

/** A person of the document as the other documents of its case know them. */
export interface LinkedPerson {
  /** Offset of the person's first mention. */
  readonly at: number;
  /** Names by which any document of the case calls the person. */
  readonly names: readonly string[];
  /** The number of the person's label; absent: the release gives it. */
  readonly number?: number;
  /** Tells people of a case apart who bear the same full name; absent: nobody else does. */
  readonly namesake?: number;
}

/** A piece of a text with a syntax; what is in none is syntax or a key. */
export interface DocumentField extends Span {
  /** Keys from the outermost, a dot between; empty: none. */
  readonly path: string;
  /** `prose`: words for people; `value`: what a key names; `fixed`: chosen from a list by an interface, and left alone. */
  readonly kind: "prose" | "value" | "fixed";
  /** Whether the recognizer could find something in it. */
  readonly readable?: true;
  /** Characters that would end it: new words are written without them. */
  readonly ends?: string;
  /** Of a machine's own report: its amounts, unless they are of money, are durations and sizes. */
  readonly machine?: true;
  /** A number, in whose place only another can stand. */
  readonly number?: true;
  /** A scalar of YAML without quotes, which new words may need. */
  readonly bare?: true;
}

/** A cell of a table in a running text, and the heading that it stands under. */
export interface NamedCell extends Span {
  readonly path: string;
}

/** A text with what is known about it from outside. Immutable. */
export interface Document {
  readonly id: string;
  readonly text: string;
  /** BCP 47 tag, when known. */
  readonly language?: string;
  /** The people to protect, as names. Empty: everyone mentioned. */
  readonly persons: readonly string[];
  /** Mentions known from outside, in order, none overlapping another. */
  readonly given?: readonly GivenMention[];
  /** All that says anything about anybody, as people marked it: nothing is detected. */
  readonly annotated?: readonly Annotated[];
  /** Nothing but the given mentions says anything about anybody: no detector need run. */
  readonly settled?: boolean;
  /**
   * Parts that have nothing to do with each other, as the cells of a row, in reading order: the recognizer reads
   * each by itself and nothing outside them. Absent: the text is read as one.
   */
  readonly passages?: readonly Span[];
  /** Its values and prose in reading order, where it has a syntax. Absent: all of it is prose. */
  readonly fields?: readonly DocumentField[];
  /** Cells of tables in it, with their headings. */
  readonly cells?: readonly NamedCell[];
  /** A machine wrote it, as the rows of a log. */
  readonly machine?: true;
  /** Documents of one scope, as the rows of a table, share the numbers of their labels. */
  readonly scope?: string;
  /** Everybody in it, where people were joined across documents; absent: they were not. */
  readonly linked?: readonly LinkedPerson[];
}

/** Why a detector thinks so. Holds the detector's own words only, never the document's. */
interface Evidence {
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
  /** Why it singles out nobody by itself, where so many people share it: 'a dose'. */
  readonly common?: string;
  /** What it gives away, in words that mentions of it are written in, lower case: 'narcolepsy' of a drug. */
  readonly tells?: readonly string[];
  /** Of an organization that somebody works for, by the words around it. */
  readonly employs?: true;
  /** Probability of each masking decision as a model read it in context; absent without a model. */
  readonly decision?: Readonly<Record<IdentifierType, number>>;
  /** Finds of other types inside it, which count where it is kept. */
  readonly inner?: readonly Mention[];
  /** What was known of it before detection. */
  readonly given?: Pick<GivenMention, "way" | "replacement">;
  /** BCP 47 tag of its language; absent: English, or not identified. */
  readonly language?: string;
}

/**
 * DIRECT: identifies somebody alone. QUASI: together with other things. NO_MASK: neither.
 */
export const IDENTIFIER_TYPES = ["DIRECT", "QUASI", "NO_MASK"] as const;
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];

/** A person's role in a document: to be protected, an official who acts in public, or anybody else. */
export const PERSON_ROLES = ["protected", "official", "private"] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** Mentions that mean the same thing: masked together or not at all. */
export interface Entity {
  /** `e1`, `e2`, ... in order of first mention. */
  readonly id: string;
  readonly type: SemanticType;
  readonly identifier: IdentifierType;
  /** Of people only. */
  readonly role?: PersonRole;
  /** Of an address or an account that spells a name: the entity of its person. */
  readonly of?: string;
  /** Indices into the document's mentions, in reading order; never empty. */
  readonly mentions: readonly number[];
}

/** A region no detector could examine, or not with all it has. Never silently 'nothing found'. */
export interface Unexamined extends Span {
  readonly reason: string;
}

/** What a measure says about a set of entities, risky or not. */
export interface ScoredCombination {
  /** Entity ids; one or more. */
  readonly entities: readonly string[];
  /** Name of the measure that judged it. */
  readonly measure: string;
  /** The measure's own scale; its documentation says what it means. */
  readonly score: number;
  /**
   * The score on the scale all measures share: how probable it is, in [0, 1], that the entities
   * together give somebody away. Budgets and weights work on it.
   */
  readonly risk: number;
  /** A readable sentence; never contains text of the document. */
  readonly evidence: string;
  /** The measure could not look, and took the worst. */
  readonly unknown?: true;
}

/** A set of entities that together could give somebody away: a score past its measure's threshold. */
export type RiskyCombination = ScoredCombination;

export interface Decision {
  readonly entity: string;
  readonly action: "mask" | "keep";
  /**
   * The only words that may take its place, most specific first, chosen because each breaks what was
   * risky; none: the label. Absent: whatever the replacer finds.
   */
  readonly words?: readonly string[];
  /** Sentences that say why; at least one. */
  readonly reasons: readonly string[];
}

export interface Replacement extends Span {
  /** Place of the replacement in the new text. */
  readonly outStart: number;
  readonly outEnd: number;
  readonly replacement: string;
  /** Steps of abstraction above the original: 0 unchanged in meaning, 1 the next vaguer ... */
  readonly level: number;
  readonly entity: string;
  /** Name of the replacer. */
  readonly by: string;
  /**
   * Whether the words are true of the original: shown to be, known not to be (a surrogate), or
   * neither.
   */
  readonly truth: Truth;
  /**
   * What the answer rests on: `calendar`, `quantity`, `age`, `ontology:SENSE`, `wikidata`, `type`, `label`,
   * `text` (the text itself says so), `surrogate`, `shift`, `chat`.
   */
  readonly ground?: string;
  /** Why the label is used here, or why the words are not from the intended source. */
  readonly note?: string;
  /** Why the chat model or service that should have given the words gave none that could be used. */
  readonly unanswered?: string;
  /** What could have stood here, most specific first; on the first mention of each entity. */
  readonly candidates?: readonly CandidateOutcome[];
}

export const TRUTHS = ["true", "false", "unknown"] as const;
export type Truth = (typeof TRUTHS)[number];

/**
 * `chosen`; `guessed`: an attacker found the original; `untrue`: not true of it; `unproven`: nothing shows
 * that it is true; `vacuous`: it says no more than the label; `telling`: it shows a masked name; `risky`: the decision asks for a vaguer one; `untried`: a more specific one was chosen
 * before.
 */
export const OUTCOMES = [
  "chosen",
  "guessed",
  "untrue",
  "unproven",
  "vacuous",
  "telling",
  "risky",
  "untried",
] as const;

/** A candidate and how the attack on it went. Holds no guess: a right one would be the original. */
export interface CandidateOutcome {
  readonly text: string;
  readonly level: number;
  /** Its source: `rule`, `ontology`, `chat` ... */
  readonly source: string;
  readonly truth: Truth;
  /** What the answer rests on, as in a replacement. */
  readonly ground?: string;
  readonly outcome: (typeof OUTCOMES)[number];
  /** The attacker that guessed the original. */
  readonly attacker?: string;
}

/** What each stage adds. A stage takes the shape before its own, so a wrong order does not compile. */
export interface Detected {
  readonly document: Document;
  readonly mentions: readonly Mention[];
  readonly entities: readonly Entity[];
  readonly unexamined: readonly Unexamined[];
  /** Names among the people to protect that the text does not contain in any form; absent: none. */
  readonly personsNotFound?: readonly string[];
  /** What kind of text it is, in English; absent: not asked. */
  readonly textKind?: TextKindFound;
}

export interface Assessed extends Detected {
  /** Everything the measures judged, so that other thresholds need no second assessment. */
  readonly scores: readonly ScoredCombination[];
  /** Those of them that must be broken. */
  readonly risks: readonly RiskyCombination[];
}

/** How many people of a population share what the text says of one of its people. */
export interface PersonFit {
  /** Id of the person's entity; null: whoever the text is about, who is not named. */
  readonly entity: string | null;
  /** Of everything that the text says; in nine of ten cases between low and high, both at least 1. */
  readonly fit: { readonly low: number; readonly expected: number; readonly high: number };
  /** Of what is kept word for word, if what is hidden said nothing. */
  readonly after: PersonFit["fit"];
  /** What the population is called. */
  readonly population: string;
}

/** How much the decisions hide, and how near that is to the least possible. */
export interface Cost {
  /** Information content of what is hidden, in nats (in characters where no language model weighed it). */
  readonly hidden: number;
  /** The same of all entities. */
  readonly total: number;
  /** Nothing that hides less breaks every risky combination; `hidden` itself where that is proven. */
  readonly bound: number;
}

export interface Decided extends Assessed {
  readonly decisions: readonly Decision[];
  readonly cost: Cost;
  /** By the measure `population`; absent: it did not run. */
  readonly people?: readonly PersonFit[];
}

export interface Sanitized extends Decided {
  /** The sanitized text. */
  readonly text: string;
  readonly replacements: readonly Replacement[];
  /** How the text withstood an attack, where the policy has `until_safe`. */
  readonly safety?: Safety;
  /** Why it could not be sanitized: `text` is a mark, and nothing else of it is released. */
  readonly notReleased?: ErrorCode;
}

/** What was hidden beyond the decisions before an attack on the finished text failed. */
export interface Safety {
  /** The attack, as `palimpsest attack` names it. */
  readonly attacker: string;
  /** People with a background text. */
  readonly candidates: number;
  /** The most probability that the attacker may give the person, who must not come first either. */
  readonly bound: number;
  /** How the attack went on the text of the decisions. */
  readonly before: AttackStanding;
  /** The result of the attack on the output. */
  readonly after: AttackStanding;
  /** Entities hidden, or made vaguer, for it. */
  readonly hidden: readonly string[];
  /** By entity, the probability that hiding it takes from the person with the others hidden. */
  readonly gains: readonly { readonly entity: string; readonly gain: number }[];
}

interface AttackStanding {
  /** 1-based rank of the person; ties rank ahead of them. */
  readonly rank: number;
  /** That the attacker gives the person, in [0, 1]. */
  readonly probability: number;
}

/**
 * A document. `id` defaults to a hash of the text, so that the same text gets the same id.
 */
export function createDocument(
  text: string,
  options: Partial<Omit<Document, "text">> = {},
): Document {
  return Object.freeze({
    id: options.id ?? bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16),
    text,
    ...(options.language === undefined ? {} : { language: options.language }),
    persons: Object.freeze([...(options.persons ?? [])]),
    ...(options.given?.length && { given: Object.freeze([...options.given]) }),
    ...(options.settled && { settled: true }),
    ...(options.passages && { passages: Object.freeze([...options.passages]) }),
    ...(options.cells?.length && { cells: Object.freeze([...options.cells]) }),
    ...(options.machine && { machine: true as const }),
    ...(options.scope !== undefined && { scope: options.scope }),
  });
}
