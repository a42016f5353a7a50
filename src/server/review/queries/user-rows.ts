/** What one user sees of the queue: their rows, in every order that was asked for, and how many there are of each kind. */

import { countWhile } from "../../../document/search.js";
import type { User } from "../../http/user.js";
import { SHOWS, type Show, type TaskRow } from "../schema.js";
import type { ProjectRecord } from "../store/project-records.js";
import type { OpenPart } from "../store/records.js";
import { type Seat, seatOf } from "./access.js";
import { compareKeys, type HeldLease, type QueueContext } from "./row.js";
import { isShown } from "./shown.js";

/** A task in the index. Never changed: a task that changes gets another one. */
export interface Known {
  readonly task: OpenPart;
  readonly nameOf: () => string;
  readonly beside: Omit<QueueContext, "leases">;
  /** Its line of the queue, without name and lease: the same for all who sit alike. */
  rowFor(project: ProjectRecord, seat: Seat): TaskRow;
}

export interface Tasks {
  readonly known: ReadonlyMap<string, Known>;
  readonly projects: ReadonlyMap<string, ProjectRecord>;
  /** Rises with every change. */
  readonly time: number;
  /** Tasks that have changed since a time, gone ones too; undefined: any may have. */
  changedSince(time: number): ReadonlySet<string> | undefined;
}

/** The same function for the same order. */
export type Key = (row: TaskRow, name: () => string) => (number | string)[];

/** A line without its name and lease. */
export interface Mine {
  readonly row: TaskRow;
  readonly nameOf: () => string;
  /** The stream of whose lease the user is told. */
  readonly stream: string | undefined;
  readonly shows: readonly Show[];
}

type Counts = Record<Show, number>;

const keysOf = new WeakMap<Key, WeakMap<TaskRow, (number | string)[]>>();

export class UserRows {
  readonly #user: User;
  readonly #mine = new Map<string, Mine>();
  readonly #sorted = new Map<Key, Mine[]>();
  /** By project. */
  readonly #counts = new Map<string, Counts>();
  #busy = 0;
  #time = -1;

  constructor(user: User) {
    this.#user = user;
  }

  update({ known, projects, time, changedSince }: Tasks): void {
    if (time === this.#time) return;
    const changed = changedSince(this.#time);
    this.#time = time;
    if (changed === undefined) this.#forget();
    for (const id of changed ?? known.keys()) {
      const one = known.get(id);
      const project = one && projects.get(one.task.project);
      this.#set(id, project && this.#seen(one, project));
    }
    if (changed === undefined) return;
    for (const [key, rows] of this.#sorted) {
      const still = rows.filter(({ row }) => !changed.has(row.id));
      const others = [...changed].flatMap((id) => this.#mine.get(id) ?? []);
      if (others.length > FEW) this.#sorted.set(key, sorted([...still, ...others], key));
      else {
        for (const one of others) still.splice(placeOf(one, still, key), 0, one);
        this.#sorted.set(key, still);
      }
    }
  }

  #forget(): void {
    this.#mine.clear();
    this.#sorted.clear();
    this.#counts.clear();
    this.#busy = 0;
  }

  #set(id: string, mine: Mine | undefined): void {
    this.#add(this.#mine.get(id), -1);
    this.#add(mine, 1);
    if (mine) this.#mine.set(id, mine);
    else this.#mine.delete(id);
  }

  #add(mine: Mine | undefined, by: 1 | -1): void {
    if (!mine) return;
    const { project, status } = mine.row;
    const counts = this.#counts.get(project) ?? none();
    this.#counts.set(project, counts);
    for (const show of mine.shows) counts[show] += by;
    if (status === "queued" || status === "detecting") this.#busy += by;
  }

  #seen({ task, nameOf, rowFor }: Known, project: Parameters<Known["rowFor"]>[0]) {
    const seat = seatOf(task, project.annotators, this.#user);
    if (!seat) return undefined;
    const row = rowFor(project, seat);
    const shows = SHOWS.filter((show) => isShown(show, row, this.#user));
    return { row, nameOf, stream: seat.stream, shows };
  }

  /** The machine still reads some of them. */
  get busy(): boolean {
    return this.#busy > 0;
  }

  inOrder(key: Key): readonly Mine[] {
    let rows = this.#sorted.get(key);
    if (!rows) this.#sorted.set(key, (rows = sorted([...this.#mine.values()], key)));
    return rows;
  }

  /** @param project undefined: of all */
  counts(project: string | undefined): Counts {
    if (project !== undefined) return this.#counts.get(project) ?? none();
    const sum = none();
    for (const counts of this.#counts.values()) {
      for (const show of SHOWS) sum[show] += counts[show];
    }
    return sum;
  }
}

const none = (): Counts => Object.fromEntries(SHOWS.map((show) => [show, 0])) as Counts;

/** Rows that are put in their places one by one; more are sorted with all. */
const FEW = 100;

function keyOf({ row, nameOf }: Mine, key: Key): (number | string)[] {
  let keys = keysOf.get(key);
  if (!keys) keysOf.set(key, (keys = new WeakMap()));
  let own = keys.get(row);
  if (!own) keys.set(row, (own = key(row, nameOf)));
  return own;
}

const sorted = (rows: readonly Mine[], key: Key): Mine[] =>
  rows
    .map((mine) => ({ mine, key: keyOf(mine, key) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ mine }) => mine);

/** Where a row belongs among rows in order. */
function placeOf(one: Mine, rows: readonly Mine[], key: Key): number {
  const own = keyOf(one, key);
  return countWhile(rows.length, (i) => compareKeys(keyOf(rows[i]!, key), own) < 0);
}

/** Lines as they leave, with their names and who has them open. */
export function finished(rows: readonly Mine[], leases: readonly HeldLease[]): TaskRow[] {
  const held = new Map(leases.map((lease) => [`${lease.task} ${lease.stream}`, lease]));
  return rows.map(({ row, nameOf, stream }) => {
    const lease = held.get(`${row.id} ${stream}`);
    return {
      ...row,
      name: nameOf(),
      lease: lease ? { by: lease.by, until: lease.until } : null,
    };
  });
}
