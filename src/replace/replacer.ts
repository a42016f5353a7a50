/** What a replacer is asked and what it answers. */

import type { Document, Entity, Mention, Truth } from "../document/document.js";
import type { Shield } from "../document/shield.js";

/** Words that may replace a mention. */
export interface Candidate {
  readonly text: string;
  /** Steps of abstraction above the original; 0 is the original itself. */
  readonly level: number;
  /** The preposition that it needs: after another one, 'on 4 June' becomes 'on a day in June'. */
  readonly preposition?: string;
  /** How many days it is said of, if there are several. */
  readonly days?: number;
  /** The words just before the mention that it takes the place of too: 'am ' of 'am 12. März 2024'. */
  readonly takes?: string;
  /**
   * `bare` words get their article, number and capitals from the sentence ('city' becomes 'a city');
   * `phrase` words have their own article, which yields to the sentence's. Absent: the
   * words are used as they are.
   */
  readonly form?: "bare" | "phrase";
  /** The same in the ontology's words, for attackers, where the text is in another language: 'city in Germany'. */
  readonly concept?: string;
  /** Its source: `rule`, `ontology`, `chat` ... */
  readonly source: string;
  /** Whether it is true of the original; by default only words shown to be true are used. */
  readonly truth: Truth;
  /** What that rests on, as in a replacement. */
  readonly ground?: string;
  /** It is false on purpose, as a surrogate or a moved date. */
  readonly deliberate?: true;
}

/** What a replacer is asked about. */
export interface Occasion {
  /** The mention's words. */
  readonly original: string;
  /** Up to 40 characters just before it. */
  readonly before: string;
  /** Up to 40 characters just after it. */
  readonly after: string;
  /** Its sentence, and its place there. */
  readonly sentence: Sentence;
  readonly mention: Mention;
  readonly entity: Entity;
  /** The entity's number among those with its label, or its code under a key: the same thing has the same. */
  readonly number: number | string;
  /** The word of its label, in the document's language; absent: its type. */
  readonly label?: string;
  /** The words by which the entity is the same in all documents of a release. */
  readonly identity?: string;
  /** Names by which other documents of the case call the person; absent: they were not asked. */
  readonly names?: readonly string[];
  /** The entity's first mention; the words chosen there apply to the others too. */
  readonly first: boolean;
  /** What of its document no service may read. Absent: no service is asked about it. */
  readonly shield?: () => Promise<Shield>;
}

/** What is known of an occasion whatever its document. */
export interface Known extends Pick<Occasion, "original" | "number" | "label" | "identity"> {
  readonly mention: Pick<Mention, "given">;
  readonly entity: Pick<Entity, "type">;
}

/** A stretch of a text with the mention in it; offsets into the stretch. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Which of several candidates is taken: `attack` is the first that survives an inference attack. */
export type Choice = "attack" | "most-specific" | "least-specific";

/** What a replacer says about one occasion. */
export interface Proposal {
  /**
   * Most specific first. None at the first mention means that the label is used, none at a later
   * one that the words of the first are used there too.
   */
  readonly candidates: readonly Candidate[];
  /** Why there are none, or why their source is not the intended one. Contains no text of the document. */
  readonly note?: string;
  /** Why a chat model or service that was to give the words gave none that could be used. */
  readonly unanswered?: string;
  /** Who attacks them besides the attackers of this machine. */
  readonly rival?: Rival;
}

/** An attacker that reads the whole edited document, as a chat model does. */
export interface Rival {
  readonly name: string;
  /** How many entities it attacks at a time; those chosen before are in the document. */
  readonly atOnce: number;
  /** Candidates are shown to it one at a time, in order, until one withstands; else all together. */
  readonly inOrder?: boolean;
  /**
   * Guesses of the original for each candidate.
   * @param document the edited text with `[[...]]` in the candidate's place
   * @returns undefined when there was no answer: `instead` is used then
   */
  guess(
    document: string,
    candidates: readonly string[],
  ): Promise<readonly (readonly string[])[] | undefined>;
  /** What was proposed without the chat model. */
  readonly instead: Proposal;
}

/** A way of replacing; users may pass their own. */
export interface Replacer {
  readonly name: string;
  /**
   * One proposal for each occasion, in their order. The occasions are the masked mentions of one
   * document that the replacer is responsible for.
   */
  propose(
    occasions: readonly Occasion[],
    document: Document,
  ): readonly Proposal[] | Promise<readonly Proposal[]>;
  /**
   * Its one candidate, where this is all it depends on and it stands as it is in any sentence; then `propose` says the
   * same. None: the label is used.
   */
  readonly alone?: (known: Known) => Candidate | undefined;
  readonly choice: Choice;
  /** Its candidates depend on the occasion alone and cost nothing, so a decision may ask for them first. */
  readonly laddered?: true;
  /** The source of words that may be used without proof that they are true: a chat model. */
  readonly trusts?: string;
  /** Its words are false on purpose, as surrogates are: they are neither checked nor left out. */
  readonly falsifies?: true;
}

/** A replacer with one candidate for each mention, whatever its context. */
export const single = (name: string, candidate: (occasion: Occasion) => Candidate): Replacer => ({
  name,
  choice: "most-specific",
  propose: (occasions) => occasions.map((occasion) => ({ candidates: [candidate(occasion)] })),
});

/** As `single`, with words that stand as they are in any sentence. */
export const alone = (name: string, candidate: (known: Known) => Candidate): Replacer => ({
  ...single(name, candidate),
  alone: candidate,
});
