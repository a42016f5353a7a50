/** What a decision on a whole entity touches, said before it is done. */

import type { Change, Mention, State } from "../api/types.js";
import { t, tn, w } from "../words/words.js";
import type { Reading } from "./state.js";

export interface EntityScope {
  /** All mentions of the entity, in reading order. */
  readonly mentions: readonly Mention[];
  /** Those written in other words than this one, each wording once. */
  readonly otherWords: readonly string[];
  /** Decided by somebody else: they stay as they are. */
  readonly decidedByOthers: readonly Mention[];
}

export function entityScope(reading: Reading, mention: Mention, user: string): EntityScope {
  const ids = reading.entities.get(mention.entity)?.mentions ?? [mention.id];
  const mentions = ids.flatMap((id) => reading.mentions.get(id) ?? []);
  const words = new Set(mentions.map(({ text }) => text));
  words.delete(mention.text);
  return {
    mentions,
    otherWords: [...words],
    decidedByOthers: mentions.filter(({ decided }) => decided !== null && decided.by !== user),
  };
}

/** '14 places, 2 worded differently, 1 already decided by B'. */
export function scopeWords({ mentions, otherWords, decidedByOthers }: EntityScope): string {
  const parts = [tn(mentions.length, "1 place", "{n} places")];
  if (otherWords.length > 0) {
    parts.push(tn(otherWords.length, "1 worded differently", "{n} worded differently"));
  }
  if (decidedByOthers.length > 0) {
    const name = [...new Set(decidedByOthers.map(({ decided }) => decided!.by))].join(", ");
    parts.push(t("{n} already decided by {name}", { n: decidedByOthers.length, name }));
  }
  return parts.join(", ");
}

/** The changes that bring an entity to a state, except what others have decided. */
export function entityChanges(scope: EntityScope, change: Omit<Change, "mention">): Change[] {
  const untouched = new Set(scope.decidedByOthers);
  return scope.mentions
    .filter((mention) => !untouched.has(mention))
    .map(({ id }) => ({ mention: id, ...change }));
}

/** The machine's proposal as a change. */
export const proposalOf = ({ id, proposal }: Mention): Change => ({
  mention: id,
  state: proposal.state,
  ...(proposal.state === "generalize" && proposal.level !== null && { level: proposal.level }),
  ...(proposal.state === "generalize" &&
    proposal.level === null &&
    proposal.replacement !== null && { replacement: proposal.replacement }),
});

const STATE_WORDS: Readonly<Record<State, string>> = {
  keep: w("kept"),
  generalize: w("generalized"),
  mask: w("masked"),
};

export const stateWords = (state: State): string => t(STATE_WORDS[state]);
