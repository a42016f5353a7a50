/**
 * Two people, or two windows of one, and one mention: whoever comes second is told so, with both
 * versions, and nothing is saved.
 */

import { Refusal } from "../model/refusal.js";
import { type MentionState, type ReviewState, wordsOf } from "../model/state.js";
import type { Dossier, Stream } from "../queries/dossier.js";
import type { Conflict, EventInput } from "../schema.js";

type Version = NonNullable<Conflict["conflicts"][number]["theirs"]>;

/** Mentions that an event names, before it is known whether they are still there. */
export function namedBy(input: EventInput, state: ReviewState): readonly string[] {
  switch (input.kind) {
    case "decide":
      return input.changes.map(({ mention }) => mention);
    case "remove":
    case "retype":
    case "split":
    case "unsure":
      return input.mentions;
    case "boundary":
      return [input.mention];
    case "merge": {
      const entities = new Set(input.entities);
      return [...state.mentions.values()]
        .filter(({ entity }) => entities.has(entity))
        .map(({ id }) => id);
    }
    default:
      return [];
  }
}

/**
 * Refuses an event about mentions that somebody else, or another window of its author, changed after
 * the version its author saw.
 * @throws CONFLICT with both versions of each
 */
export function refuseConflicts(
  input: EventInput,
  mentions: Iterable<string>,
  dossier: Dossier,
  { state, version, events }: Stream,
  author: string,
): void {
  const isOwn = ({ by, event }: { readonly by: string; readonly event: string }) =>
    by === author && !isOtherWindow(events, event, input.window);
  const changed = [...mentions].filter((id) => {
    const mark = state.changed.get(id);
    return mark !== undefined && mark.version > input.seen && !isOwn(mark);
  });
  if (changed.length === 0) return;
  throw new Refusal(
    "CONFLICT",
    `somebody has changed ${changed.length} of these mentions since version ${input.seen}; look at both versions and decide again`,
    {
      version,
      conflicts: changed.map((id) => {
        const mention = state.mentions.get(id);
        const { by, at, version: number } = state.changed.get(id)!;
        const theirs: Version | null = mention
          ? { ...versionOf(mention, state, dossier), by, at, version: number }
          : null;
        return { mention: id, by, at, theirs, yours: yoursOf(input, id, theirs, dossier, author) };
      }) satisfies Conflict["conflicts"],
    },
  );
}

/** Events that name no window are taken to come from the same. */
function isOtherWindow(events: Stream["events"], id: string, window: string | undefined): boolean {
  const before = events.findLast((event) => event.id === id)?.body.window;
  return window !== undefined && before !== undefined && before !== window;
}

type Form = Omit<Version, "by" | "at" | "version">;

function versionOf(mention: MentionState, state: ReviewState, { offsets }: Dossier): Form {
  return {
    state: mention.state,
    replacement: wordsOf(mention, state.entities.get(mention.entity)!),
    type: mention.type,
    start: offsets.toCodePoint(mention.start),
    end: offsets.toCodePoint(mention.end),
  };
}

/** The mention as the event would have left it; null where it removes it. */
function yoursOf(
  input: EventInput,
  id: string,
  theirs: Version | null,
  dossier: Dossier,
  by: string,
): Version | null {
  if (input.kind === "remove") return null;
  const initial = dossier.initial.mentions.get(id);
  const base = theirs ?? (initial && versionOf(initial, dossier.initial, dossier));
  if (!base) return null;
  const yours: Version = { ...base, by, at: null, version: null };
  switch (input.kind) {
    case "decide": {
      const change = input.changes.find(({ mention }) => mention === id)!;
      return { ...yours, state: change.state, replacement: change.replacement ?? null };
    }
    case "retype":
      return { ...yours, type: input.type };
    case "boundary":
      return { ...yours, start: input.start, end: input.end };
    default:
      return yours;
  }
}
