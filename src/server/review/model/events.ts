/**
 * Stored events: the append-only log of one reading of a document. What is undone stays in the log
 * and is left out when the log is read.
 */

import type { EventInput, EventKind } from "../schema.js";

/** An event's own content: what the client sent, offsets in UTF-16. */
export type EventBody = WithoutEnvelope<EventInput>;
type WithoutEnvelope<T> = T extends unknown ? Omit<T, "id" | "seen"> : never;

export interface ReviewEvent {
  readonly id: string;
  /** 1, 2, 3 ... within its stream. */
  readonly version: number;
  readonly author: string;
  /** ISO 8601. */
  readonly at: string;
  readonly body: EventBody;
  /** Mentions it changed, at the time it was written. */
  readonly touched: readonly string[];
}

/** Kinds that can be taken back by an undo. */
const UNDOABLE: ReadonlySet<EventKind> = new Set([
  "decide",
  "add",
  "remove",
  "retype",
  "boundary",
  "merge",
  "split",
  "unsure",
  "comment",
  "dismiss",
  "resolve",
]);

export const isUndoable = ({ body }: ReviewEvent): boolean => UNDOABLE.has(body.kind);

/** Whether an event can change the output; what cannot leaves an approval standing. */
export const changesOutput = ({ body }: Pick<ReviewEvent, "body">): boolean =>
  !["comment", "finish", "reopen", "return"].includes(body.kind);

/** Ids of the events that an undo in force takes back. An undo of an undo puts back. */
export function undoneIn(events: readonly ReviewEvent[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { id, body } of events.toReversed()) {
    if (body.kind === "undo" && !undone.has(id)) undone.add(body.event);
  }
  return undone;
}

export interface UndoStacks {
  /** The event an undo would take back next. */
  readonly undoable: string | null;
  /** The undo that a redo would take back next. */
  readonly redoable: string | null;
}

/** What one author can undo and redo next. A new act of theirs ends what they could redo. */
export function undoStacksOf(events: readonly ReviewEvent[], author: string): UndoStacks {
  const byId = new Map(events.map((event) => [event.id, event]));
  const done: string[] = [];
  const undos: string[] = [];
  const drop = (from: string[], id: string) => {
    const at = from.lastIndexOf(id);
    if (at >= 0) from.splice(at, 1);
  };
  for (const event of events) {
    if (event.author !== author) continue;
    if (event.body.kind !== "undo") {
      if (!isUndoable(event)) continue;
      done.push(event.id);
      undos.length = 0;
      continue;
    }
    const { root, depth } = chainOf(event, byId);
    if (depth % 2 === 1) {
      drop(done, root.id);
      undos.push(event.id);
    } else {
      drop(undos, event.body.event);
      done.push(root.id);
    }
  }
  return { undoable: done.at(-1) ?? null, redoable: undos.at(-1) ?? null };
}

/** What a chain of undos ends at, and how long it is: an odd chain takes back, an even one puts back. */
export function chainOf(
  event: ReviewEvent,
  byId: ReadonlyMap<string, ReviewEvent>,
): { readonly root: ReviewEvent; readonly depth: number } {
  let root = event;
  let depth = 0;
  while (root.body.kind === "undo") {
    const target = byId.get(root.body.event);
    if (!target) break;
    root = target;
    depth++;
  }
  return { root, depth };
}
