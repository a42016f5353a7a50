/**
 * One task under review: what the server has, what waits to be saved on top of it, and the line of
 * events on their way. Every decision is one event, sent at once, with an id of its own: sent twice,
 * it is done once.
 */

import { post, RequestError, request, untilSignedIn } from "../api/client.js";
import type { Applied, Conflict, EventInput, Task, TaskRow } from "../api/types.js";
import { untilOnline } from "../shell/online.js";
import { afterApplied, expecting, type Reading, readingOf } from "./state.js";
import { dropWaiting, keepWaiting, waitingFor } from "./waiting.js";

/** An event without what the session fills in. */
export type Draft = EventInput extends infer Each
  ? Each extends EventInput
    ? Omit<Each, "id" | "seen">
    : never
  : never;

export interface Snapshot {
  readonly reading: Reading;
  /** Events on their way. */
  readonly waiting: number;
  readonly offline: boolean;
  readonly savedAt: string | undefined;
  /** Some of what waits holds words and would be lost with this tab. */
  readonly losable: boolean;
  readonly conflict: { readonly answer: Conflict; readonly event: EventInput } | undefined;
  /** Somebody else holds the lease. */
  readonly heldBy: string | undefined;
}

export type Problem = (error: RequestError) => void;

/** This window: what another one of the same person decides is not overwritten by it. */
const WINDOW = crypto.randomUUID();

const RETRY_MS = 2_000;

export class ReviewSession {
  private base: Reading;
  private pending: EventInput[];
  private sending = false;
  private closed = false;
  /** What the server has is newer than what is here, and could not be read yet. */
  private stale = false;
  private readonly losable = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private idle: (() => void)[] = [];
  private snapshot: Snapshot;

  static async open(task: string, user: string, onProblem: Problem): Promise<ReviewSession> {
    const loaded = await request<Task>(`/v1/tasks/${task}`);
    return new ReviewSession(task, user, loaded, onProblem);
  }

  private constructor(
    readonly task: string,
    private readonly user: string,
    loaded: Task,
    private readonly onProblem: Problem,
  ) {
    this.base = readingOf(loaded);
    this.pending = waitingFor(task);
    this.snapshot = {
      reading: this.expected(),
      waiting: this.pending.length,
      offline: false,
      savedAt: undefined,
      losable: false,
      conflict: undefined,
      heldBy: undefined,
    };
    void this.pump();
  }

  readonly get = (): Snapshot => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    this.closed = true;
    this.listeners.clear();
  }

  /** Does an event: shown at once, saved as soon as the server answers. */
  send(draft: Draft): string {
    const event = {
      ...draft,
      id: crypto.randomUUID(),
      seen: this.base.row.version,
      window: WINDOW,
    } as EventInput;
    this.enqueue(event);
    return event.id;
  }

  /** Undoes the last thing done here; what was not sent yet is simply dropped. */
  async undo(): Promise<boolean> {
    const unsent = this.sending ? this.pending.length > 1 : this.pending.length > 0;
    if (this.snapshot.offline && unsent) {
      const last = this.pending.pop()!;
      this.forget(last);
      this.publish({});
      return true;
    }
    await this.settled();
    if (this.base.undoable === null) return false;
    this.send({ kind: "undo", event: this.base.undoable });
    await this.settled();
    return true;
  }

  async redo(): Promise<boolean> {
    await this.settled();
    if (this.base.redoable === null) return false;
    this.send({ kind: "undo", event: this.base.redoable });
    await this.settled();
    return true;
  }

  /** Resolves once nothing waits. */
  settled(): Promise<void> {
    if (this.pending.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  /** Takes back one's own decision, or does it over theirs, having seen theirs. */
  resolveConflict(choice: "theirs" | "mine"): void {
    const { conflict } = this.snapshot;
    if (!conflict) return;
    this.publish({ conflict: undefined });
    if (choice === "mine") {
      const { event, answer } = conflict;
      this.enqueue({ ...event, id: crypto.randomUUID(), seen: answer.version });
    }
  }

  /** Looks whether somebody else has changed the task, and reads it again if so. */
  async refresh(): Promise<void> {
    if (this.pending.length > 0) return;
    const row = await request<TaskRow>(`/v1/tasks/${this.task}/row`);
    const { version, status } = this.base.row;
    if (this.stale || row.version !== version || row.status !== status) {
      await this.reload();
    } else if (this.snapshot.offline) this.publish({ offline: false });
  }

  async reload(): Promise<void> {
    this.stale = true;
    this.base = readingOf(await request<Task>(`/v1/tasks/${this.task}`));
    this.stale = false;
    this.publish({ offline: false });
  }

  /** Keeps the lease, or learns who has it. */
  async keepLease(): Promise<void> {
    try {
      await post(`/v1/tasks/${this.task}/lease`, {});
      if (this.snapshot.heldBy !== undefined) {
        await this.reload();
        this.publish({ heldBy: undefined });
      }
    } catch (error) {
      const holder = (error as { body?: { lease?: { by?: string } } }).body?.lease?.by;
      if (holder !== undefined) this.publish({ heldBy: holder });
    }
  }

  private enqueue(event: EventInput): void {
    this.pending.push(event);
    if (!keepWaiting(this.task, event)) this.losable.add(event.id);
    this.publish({});
    void this.pump();
  }

  private async pump(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    while (this.pending.length > 0 && !this.closed) {
      const event = this.pending[0]!;
      try {
        const applied = await post<Applied>(`/v1/tasks/${this.task}/events`, event);
        this.pending.shift();
        this.forget(event);
        const missed = applied.version > this.base.row.version + 1;
        this.base = afterApplied(this.base, applied);
        this.publish({ offline: false, savedAt: applied.at });
        // Whether it may still be changed is not in the answer.
        // Nor is what somebody else, or another window, did in between.
        if (event.kind === "finish" || event.kind === "reopen" || missed) await this.reload();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (error.status === 401 && error.code === "NOT_AUTHENTICATED") {
          // it stays in line: whoever signs in again has lost nothing
          this.publish({});
          await untilSignedIn();
        } else if (error.temporary) {
          this.publish({ offline: true });
          await untilOnline(RETRY_MS);
        } else await this.refused(event, error);
      }
    }
    this.sending = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private async refused(event: EventInput, error: RequestError): Promise<void> {
    this.pending.shift();
    this.forget(event);
    if (error.code === "CONFLICT") {
      this.publish({ conflict: { answer: error.body as Conflict, event } });
    } else this.onProblem(error);
    await this.reload().catch(() => this.publish({ offline: true }));
  }

  private forget(event: EventInput): void {
    dropWaiting(this.task, event);
    this.losable.delete(event.id);
  }

  private expected(): Reading {
    return this.pending.reduce((reading, event) => expecting(reading, event, this.user), this.base);
  }

  private publish(change: Partial<Snapshot>): void {
    this.snapshot = {
      ...this.snapshot,
      ...change,
      reading: this.expected(),
      waiting: this.pending.length,
      losable: this.losable.size > 0,
    };
    for (const listener of this.listeners) listener();
  }
}
