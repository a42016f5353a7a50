/**
 * Open documents, kept in memory: the analysis, which never changes, and the states of its streams,
 * brought up to date from the log before each use. Other processes may write to the same store.
 */

import { type OffsetConverter, offsetConverter } from "../../../document/offsets.js";
import { errors } from "../../../errors.js";
import type { Analysis } from "../../engine/analysis.js";
import type { Queryable } from "../../store/database.js";
import type { Store } from "../../store/store.js";
import { undoneIn } from "../model/events.js";
import { after, fold } from "../model/fold.js";
import {
  type Cluster,
  clustersOf,
  mergedState,
  type Reading,
  unresolvedIn,
} from "../model/merge.js";
import { initialState, type Resolution, type ReviewState } from "../model/state.js";
import { type Suspicions, suspicionsOf } from "../model/sweep.js";
import {
  eventsAfter,
  findAnalysis,
  SHARED,
  type StoredEvent,
  streamOfReader,
  type TaskRecord,
} from "../store/records.js";

/** One stream of a document as it stands. */
export interface Stream {
  readonly name: string;
  /** Of the last event; 0: none. */
  readonly version: number;
  readonly events: readonly StoredEvent[];
  readonly state: ReviewState;
}

export interface Dossier {
  readonly analysis: Analysis;
  readonly offsets: OffsetConverter;
  readonly suspicions: Suspicions;
  /** The machine's proposals alone. */
  readonly initial: ReviewState;
  /** What is in memory; `stream` brings one up to date. */
  readonly streams: Map<string, Stream>;
  /** Two readings side by side, once both are finished. */
  merged?: Merged;
}

export interface Merged {
  readonly readings: readonly [Reading, Reading];
  readonly clusters: readonly Cluster[];
}

/** A dossier that nobody has read yet. */
export const unread = (analysis: Analysis): Dossier => ({
  analysis,
  offsets: offsetConverter(analysis.document.text),
  suspicions: suspicionsOf(analysis),
  initial: initialState(analysis),
  streams: new Map(),
});

/** Characters of text that opened documents may have together. */
const KEPT_CHARACTERS = 4_000_000;

export class Dossiers {
  readonly #store: Store;
  readonly #kept = new Map<string, Dossier>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The dossier of a task whose detection is done. */
  async open(on: Queryable, task: TaskRecord): Promise<Dossier> {
    const known = this.#kept.get(task.id);
    if (known) {
      this.#kept.delete(task.id);
      this.#kept.set(task.id, known); // last in order: used last
      return known;
    }
    const analysis = await findAnalysis(on, this.#store.seal, task.id);
    if (!analysis) {
      throw errors.CHECKS_FAILED`detection for this task is still waiting or has failed; look at its status`;
    }
    const dossier = unread(analysis);
    this.#kept.set(task.id, dossier);
    this.#makeRoom();
    return dossier;
  }

  forget(task: string): void {
    this.#kept.delete(task);
  }

  #makeRoom(): void {
    let characters = 0;
    for (const [id, { analysis }] of [...this.#kept].reverse()) {
      characters += analysis.document.text.length;
      if (characters > KEPT_CHARACTERS && this.#kept.size > 1) this.#kept.delete(id);
    }
  }

  /** A stream with every event that is in the log now. */
  async stream(on: Queryable, task: TaskRecord, dossier: Dossier, name: string): Promise<Stream> {
    const known = dossier.streams.get(name);
    const later = await eventsAfter(on, this.#store.seal, task.id, name, known?.version ?? 0);
    if (known && later.length === 0) return known;
    const events = [...(known?.events ?? []), ...later];
    const state =
      known && later.every(isSimple)
        ? later.reduce((at, event) => after(at, event, dossier.analysis), known.state)
        : fold(await this.#beginning(on, task, dossier, name, events), events, dossier.analysis);
    const stream: Stream = { name, version: events.at(-1)?.version ?? 0, events, state };
    dossier.streams.set(name, stream);
    return stream;
  }

  /** A stream with one event more, not kept: the transaction that writes it may still fail. */
  async with(
    on: Queryable,
    task: TaskRecord,
    dossier: Dossier,
    stream: Stream,
    event: StoredEvent,
  ): Promise<Stream> {
    const events = [...stream.events, event];
    const state = isSimple(event)
      ? after(stream.state, event, dossier.analysis)
      : fold(
          await this.#beginning(on, task, dossier, stream.name, events),
          events,
          dossier.analysis,
        );
    return { name: stream.name, version: event.version, events, state };
  }

  /** The two readings of a task that both have finished. */
  async merged(on: Queryable, task: TaskRecord, dossier: Dossier): Promise<Merged> {
    if (dossier.merged) return dossier.merged;
    const [a, b] = await Promise.all(
      task.readers.slice(0, 2).map(async (reader): Promise<Reading> => {
        const { state } = await this.stream(on, task, dossier, streamOfReader(reader));
        return { reader, state };
      }),
    );
    const readings = [a!, b!] as const;
    dossier.merged = { readings, clusters: clustersOf(readings) };
    return dossier.merged;
  }

  async #beginning(
    on: Queryable,
    task: TaskRecord,
    dossier: Dossier,
    name: string,
    events: readonly StoredEvent[],
  ): Promise<ReviewState> {
    if (task.phase !== "merged" || name !== SHARED) return dossier.initial;
    const { readings, clusters } = await this.merged(on, task, dossier);
    return mergedState(readings, clusters, resolutionsIn(events));
  }
}

/** Events whose effect needs only the state before them. */
const isSimple = ({ body }: StoredEvent): boolean =>
  body.kind !== "undo" && body.kind !== "resolve";

function resolutionsIn(events: readonly StoredEvent[]): ReadonlyMap<string, Resolution> {
  const undone = undoneIn(events);
  const resolutions = new Map<string, Resolution>();
  for (const { id, author, at, version, body } of events) {
    if (body.kind !== "resolve" || undone.has(id)) continue;
    const { cluster, take, reason = null } = body;
    resolutions.set(cluster, { by: author, at, version, event: id, cluster, take, reason });
  }
  return resolutions;
}

/** Disputes that nobody has settled; none before both readers have finished. */
export const unresolvedOf = ({ merged }: Dossier, { state }: Stream): readonly Cluster[] =>
  merged ? unresolvedIn(merged.clusters, state) : [];
