/**
 * Whose facts: an attribute belongs to the person named last before it in its sentence, else to the one named first
 * in it; a place, a date or a body to everybody named in the sentence. In a sentence that names nobody all belong to
 * the person named first in the last sentence that named somebody, and before any to whoever the text is about.
 * Somebody told by a role alone ('the mayor of Leeds met Ann Lowe') is a person too, with the places that follow it.
 */

import type { Detected } from "../../document/document.js";
import { kindOf } from "../../document/kinds.js";
import type { SemanticType } from "../../document/types.js";

export interface PersonFacts {
  /** Id of the person's entity, or of the role that tells somebody; null: whoever the text is about, who is not named. */
  readonly entity: string | null;
  /** Ids of the entities that say something about the person. */
  readonly facts: readonly string[];
}

/** What several people of one sentence share as a rule. */
const CIRCUMSTANCES: ReadonlySet<SemanticType> = new Set(["LOC", "ORG", "DATETIME"]);

/** 'the', 'our district': before a role that tells somebody else than the person beside it. */
const DETERMINED =
  /(?<said>(?:\b(?:is|was|are|were|be|been|being|as|became|become|remains|a|an)|[,:(–—-])\s+)?\b(?:the|our|their|my|your|this|that)\s+(?:[\p{Ll}-]+\s+){0,2}$/iu;
/** A name right after it: 'the nurse on duty, Ben Frost'. */
const NAMED = /^(?:\s+on\s+(?:duty|call))?,?\s+(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?\s+)?$/u;
/** Between a role and its place: 'of', 'on duty at the'. */
const OF = /^(?:\s+on\s+(?:duty|call))?,?\s+(?:of|at|in|on|for|from)\s+(?:the\s+)?$|^,\s+$/iu;
const REACH = 60;

/** Where sentences and lines end. */
const END = /[.!?]["'”’)]*\s+(?=["'“(]*\p{Lu})|\n\s*/gu;

export function peopleOf({ document, mentions, entities }: Detected): readonly PersonFacts[] {
  const entityOf = new Map<number, string>();
  const people = new Set<string>();
  for (const { id, type, mentions: own } of entities) {
    if (type === "PERSON") people.add(id);
    for (const index of own) entityOf.set(index, id);
  }
  const order = [...mentions.keys()].sort((a, b) => mentions[a]!.start - mentions[b]!.start);
  const sentences = inSentences(document.text, order, (index) => mentions[index]!);
  const facts = new Map<string | null, Set<string>>();
  let last: string | null = null;
  for (const sentence of sentences) {
    const named = [...new Set(sentence.map((index) => entityOf.get(index)!))].filter((id) =>
      people.has(id),
    );
    const everybody: readonly (string | null)[] = named.length > 0 ? named : [last];
    let holder = everybody[0]!;
    for (const index of sentence) {
      const id = entityOf.get(index);
      if (id === undefined) continue;
      if (people.has(id)) {
        holder = id;
        continue;
      }
      if (tellsSomebody(index, sentence)) {
        facts.set(id, new Set([id, ...placesOf(index, sentence)]));
        continue;
      }
      for (const one of CIRCUMSTANCES.has(mentions[index]!.type) ? everybody : [holder]) {
        facts.set(one, (facts.get(one) ?? new Set()).add(id));
      }
    }
    last = named[0] ?? last;
  }
  // nobody was named before: the text is about the person named first, where there is one
  const first = entities.find(({ id }) => people.has(id))?.id;
  const unnamed = facts.get(null);
  if (unnamed && first !== undefined) {
    facts.delete(null);
    facts.set(first, new Set([...(facts.get(first) ?? []), ...unnamed]));
  }
  return [...facts].map(([entity, own]) => ({ entity, facts: [...own] }));

  /** Whether a role is another person's than those whom the sentence names. */
  function tellsSomebody(index: number, sentence: readonly number[]): boolean {
    const { start, end } = mentions[index]!;
    if (kindOf(mentions[index]!) !== "occupation") return false;
    const said = DETERMINED.exec(document.text.slice(Math.max(0, start - REACH), start));
    if (!said || said.groups!["said"] !== undefined) return false;
    return !sentence.some(
      (other) =>
        people.has(entityOf.get(other)!) &&
        NAMED.test(document.text.slice(end, Math.max(end, mentions[other]!.start))),
    );
  }

  /** The places and bodies that follow a role, each joined to the one before it. */
  function placesOf(index: number, sentence: readonly number[]): string[] {
    const places: string[] = [];
    let { end } = mentions[index]!;
    for (const next of sentence.slice(sentence.indexOf(index) + 1)) {
      const { start, type } = mentions[next]!;
      if (!CIRCUMSTANCES.has(type) || !OF.test(document.text.slice(end, start))) break;
      places.push(entityOf.get(next)!);
      end = mentions[next]!.end;
    }
    return places;
  }
}

function inSentences(
  text: string,
  order: readonly number[],
  mentionAt: (index: number) => { readonly start: number; readonly end: number },
): number[][] {
  const sentences: number[][] = [[]];
  END.lastIndex = 0;
  let match = END.exec(text);
  for (const index of order) {
    const { start } = mentionAt(index);
    let ended = false;
    while (match && match.index < start) {
      const at = match.index;
      // a full stop inside a mention, as in 'Dr. Lowe', ends no sentence
      ended ||= !order.some((one) => mentionAt(one).start <= at && at < mentionAt(one).end);
      match = END.exec(text);
    }
    if (ended) sentences.push([]);
    sentences.at(-1)!.push(index);
  }
  return sentences;
}
