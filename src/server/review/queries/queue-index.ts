/**
 * The queue in memory: every task with what is shown beside it. The database says which tasks have changed since the
 * last look (`task_changes`), whoever changed them, and only those are read again. user-rows.ts is what one user sees.
 */

import type { User } from "../../http/user.js";
import type { Store } from "../../store/store.js";
import type { TaskRow } from "../schema.js";
import { approvedAmong } from "../store/approval-records.js";
import { allProjects, type ProjectRecord } from "../store/project-records.js";
import { closedTasks, type OpenPart, streamsOf } from "../store/records.js";
import { rowOf } from "./row.js";
import { type Known, UserRows } from "./user-rows.js";

/** Users whose rows are kept. */
const USERS = 16;
/** Changes that are remembered; who has missed more looks at everything. */
const CHANGES = 10_000;

export class QueueIndex {
  readonly #store: Pick<Store, "query" | "seal">;
  readonly #known = new Map<string, Known>();
  readonly #users = new Map<string, UserRows>();
  /** Transactions from this one on may not have been seen. */
  #since: string | undefined;
  #projects: ReadonlyMap<string, ProjectRecord> = new Map();
  #time = 0;
  /** Before this time any task may have changed. */
  #from = 0;
  #changes: { readonly time: number; readonly id: string }[] = [];
  #turn: Promise<void> = Promise.resolve();

  constructor(store: Pick<Store, "query" | "seal">) {
    this.#store = store;
  }

  /** The rows of everything that a user may know of, as of now. */
  async rowsFor(user: User): Promise<UserRows> {
    await this.refresh();
    const who = JSON.stringify([user.name, [...user.roles].sort()]);
    const rows = this.#users.get(who) ?? new UserRows(user);
    this.#users.delete(who);
    this.#users.set(who, rows); // last in order: used last
    if (this.#users.size > USERS) this.#users.delete(this.#users.keys().next().value!);
    rows.update({
      known: this.#known,
      projects: this.#projects,
      time: this.#time,
      changedSince: (time) =>
        time < this.#from
          ? undefined
          : new Set(this.#changes.filter((one) => one.time > time).map(({ id }) => id)),
    });
    return rows;
  }

  /** Reads what has changed; one look after the other. */
  refresh(): Promise<void> {
    const turn = this.#turn.then(() => this.#look());
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #look(): Promise<void> {
    const { query, seal } = this.#store;
    // what ends after this is later than it, or was running and is at or after it
    const [now] = await query<{ since: string }>(
      "select txid_snapshot_xmin(txid_current_snapshot())::text as since",
    );
    const projects = await allProjects({ query }, seal);
    if (JSON.stringify(projects) !== JSON.stringify([...this.#projects.values()])) {
      this.#projects = new Map(projects.map((project) => [project.id, project]));
      this.#from = ++this.#time;
    }
    if (this.#since === undefined) {
      await this.#read(undefined);
      this.#from = ++this.#time;
    } else {
      const changed = await query<{ task: string }>(
        "select task from task_changes where at >= $1::bigint",
        [this.#since],
      );
      if (changed.length > 0) await this.#read(changed.map(({ task }) => task));
    }
    this.#since = now!.since;
  }

  /** @param ids undefined: all */
  async #read(ids: readonly string[] | undefined): Promise<void> {
    const { query, seal } = this.#store;
    const tasks = await closedTasks({ query }, seal, ids);
    const streams = await streamsOf({ query }, ids);
    const approved = await approvedAmong({ query }, ids);
    const files = new Set<string>();
    for (const id of ids ?? []) {
      const before = this.#known.get(id);
      if (before) files.add(before.task.file);
      this.#known.delete(id);
    }
    for (const { task, nameOf } of tasks) {
      files.add(task.file);
      const beside = {
        streams: streams.get(task.id) ?? [],
        approved: approved.get(task.id) ?? null,
        documents: 1,
      };
      this.#known.set(task.id, knownTask(task, nameOf, beside));
    }
    const counted = this.#count(files);
    if (ids) this.#note([...ids, ...counted]);
  }

  #note(ids: readonly string[]): void {
    const time = ++this.#time;
    this.#changes.push(...ids.map((id) => ({ time, id })));
    if (this.#changes.length <= CHANGES) return;
    this.#changes = [];
    this.#from = time;
  }

  /** Documents of each of these files; the tasks whose number is another now. */
  #count(files: ReadonlySet<string>): string[] {
    const counts = new Map<string, number>();
    for (const { task } of this.#known.values()) {
      if (files.has(task.file)) counts.set(task.file, (counts.get(task.file) ?? 0) + 1);
    }
    const changed: string[] = [];
    for (const [id, { task, nameOf, beside }] of this.#known) {
      const documents = counts.get(task.file);
      if (documents === undefined || documents === beside.documents) continue;
      this.#known.set(id, knownTask(task, nameOf, { ...beside, documents }));
      changed.push(id);
    }
    return changed;
  }
}

function knownTask(task: OpenPart, nameOf: () => string, beside: Known["beside"]): Known {
  let last:
    | { readonly row: TaskRow; readonly project: ProjectRecord; readonly key: string }
    | undefined;
  return {
    task,
    nameOf,
    beside,
    rowFor(project, seat) {
      const key = `${seat.kind} ${seat.claims} ${seat.stream}`;
      if (last?.key !== key || last.project !== project) {
        const record = { ...task, name: "", persons: [] };
        const row = rowOf({ task: record, project, seat }, { ...beside, leases: [] });
        last = { row, project, key };
      }
      return last.row;
    },
  };
}
