/** The state of a document under review, and what can be asked of it. fold.ts makes it from events. */

import type { IdentifierType, Mention } from "../../../document/document.js";
import { overlaps, type Span } from "../../../document/span.js";
import type { SemanticType } from "../../../document/types.js";
import {
  type Analysis,
  entityOfMention,
  type MentionDecision,
  type Proposal,
  proposalsOf,
} from "../../engine/analysis.js";
import type { Settings } from "../schema.js";
import { oncePer } from "./once.js";

/** Who changed something last, and with which event. */
export interface Mark {
  readonly by: string;
  readonly at: string;
  readonly version: number;
  readonly event: string;
}

/** A mention in its present state. */
export interface MentionState extends MentionDecision {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly type: SemanticType;
  readonly entity: string;
  /** Index in the analysis; -1 where a person marked it. */
  readonly detected: number;
  readonly decided: (Mark & { readonly reason: string | null }) | null;
  readonly unsure: boolean;
  /** The replacement is in somebody's own words, which contain a name, a number or an address. */
  readonly identifies?: boolean;
}

export interface EntityState {
  readonly id: string;
  readonly type: SemanticType;
  readonly identifier: IdentifierType;
  /** Of its label, in the language of the text: ILLNESS, KRANKHEIT. */
  readonly word: string;
  /** 1, 2, 3 ... within the word. */
  readonly number: number;
  /** What hides it whole: `[ILLNESS 1]`. */
  readonly label: string;
  /** Index of its ladder in the analysis; -1 if it has none. */
  readonly ladder: number;
}

interface CommentState {
  readonly id: string;
  readonly mention: string | null;
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

export interface Resolution extends Mark {
  readonly cluster: string;
  /** A reader, 'protective' or 'neither'. */
  readonly take: string;
  readonly reason: string | null;
}

export interface ReviewState {
  readonly mentions: ReadonlyMap<string, MentionState>;
  readonly entities: ReadonlyMap<string, EntityState>;
  /** The numbers of entities that people add are above this one. */
  readonly addedAbove: number;
  /** Spans that a person said are no mention. */
  readonly removed: readonly Span[];
  readonly dismissed: ReadonlySet<string>;
  readonly comments: readonly CommentState[];
  readonly finished: boolean;
  /** By whoever was to approve it, until it is finished again. */
  readonly sentBack: { readonly by: string; readonly at: string; readonly reason: string } | null;
  /** What the last batch was decided with; empty: the policy. */
  readonly settings: Settings;
  readonly resolutions: ReadonlyMap<string, Resolution>;
  /** By mention: the last change by anybody, removals and undos too. */
  readonly changed: ReadonlyMap<string, Mark>;
}

export const mentionId = (index: number): string => `m${index + 1}`;

/** The machine's proposals, nothing decided by anybody. */
export function initialState(analysis: Analysis): ReviewState {
  const owners = entityOfMention(analysis);
  const counts = new Map<string, number>();
  const entities = new Map<string, EntityState>();
  for (const [i, { id, type, identifier }] of analysis.entities.entries()) {
    const { word, code } = analysis.labels?.found[i] ?? { word: type };
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    const number = analysis.numbers?.found[i] ?? count;
    const label = labelled(word, code ?? number);
    entities.set(id, { id, type, identifier, word, number, label, ladder: i });
  }
  const mentions = new Map<string, MentionState>();
  const proposals = proposalsOf(analysis);
  for (const [i, mention] of analysis.mentions.entries()) {
    const entity = analysis.entities[owners[i]!];
    if (!entity) continue;
    const id = mentionId(i);
    mentions.set(id, {
      ...mentionDecision(proposals[i]!),
      id,
      start: mention.start,
      end: mention.end,
      type: mention.type,
      entity: entity.id,
      detected: i,
      decided: null,
      unsure: false,
    });
  }
  return {
    mentions,
    entities,
    addedAbove: analysis.numbers?.added ?? 0,
    removed: [],
    dismissed: new Set(),
    comments: [],
    finished: false,
    sentBack: null,
    settings: {},
    resolutions: new Map(),
    changed: new Map(),
  };
}

export const labelled = (word: string, number: number | string): string => `[${word} ${number}]`;

const mentionDecision = ({ state, replacement, level }: Proposal): MentionDecision => ({
  state,
  replacement,
  level,
});

/** What the machine proposed for a mention; a mention a person marked is proposed to be masked. */
export function proposalOf(mention: MentionState, proposals: readonly Proposal[]): MentionDecision {
  return proposals[mention.detected] ?? { state: "mask", replacement: null, level: null };
}

/** What stands in the output in a mention's place. */
export function wordsOf(mention: MentionState, entity: EntityState): string | null {
  if (mention.state === "keep") return null;
  return mention.replacement ?? entity.label;
}

/** Mentions in reading order; of two that start together the longer first. */
export const inOrder = oncePer((state: ReviewState): readonly MentionState[] =>
  [...state.mentions.values()].sort((a, b) => a.start - b.start || b.end - a.end),
);

/** Mentions by entity. */
export function mentionsByEntity(state: ReviewState): ReadonlyMap<string, MentionState[]> {
  const by = new Map<string, MentionState[]>();
  for (const mention of inOrder(state)) {
    const own = by.get(mention.entity);
    if (own) own.push(mention);
    else by.set(mention.entity, [mention]);
  }
  return by;
}

/** For each mention inside a hidden one: the hidden one. What is covered needs no decision. */
export const coveredIn = oncePer((state: ReviewState): ReadonlyMap<string, string> => {
  const covered = new Map<string, string>();
  let open: MentionState[] = [];
  for (const mention of inOrder(state)) {
    open = open.filter((outer) => overlaps(outer, mention));
    const outer = open.find(({ end }) => end >= mention.end);
    if (outer) covered.set(mention.id, outer.id);
    if (mention.state !== "keep") open.push(mention);
  }
  return covered;
});

/** Mentions that still need a person: not decided, not covered. */
export function openMentions(state: ReviewState): MentionState[] {
  const covered = coveredIn(state);
  return inOrder(state).filter(({ id, decided }) => !decided && !covered.has(id));
}

/** The detected mention behind a mention, where there is one. */
export const detectedOf = ({ detected }: MentionState, analysis: Analysis): Mention | undefined =>
  analysis.mentions[detected];
