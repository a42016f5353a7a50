/** Data about tasks in other tables, and the lines of the queue made with it. */

import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import type { TaskRow } from "../schema.js";
import { approvedAmong } from "../store/approval-records.js";
import { unconfirmed } from "../store/file-columns.js";
import { SHARED, streamOfReader, streamsOf } from "../store/records.js";
import type { Assignment } from "./access.js";
import { isBlind } from "./access.js";
import type { CheckFacts } from "./checks.js";
import { columnsOf } from "./columns.js";
import type { ReviewContext } from "./context.js";
import { type HeldLease, type QueueContext, rowOf } from "./row.js";

/** Who has what open. */
export async function leasesNow(
  { now }: Pick<ReviewContext, "now">,
  on: Queryable,
): Promise<HeldLease[]> {
  const rows = await on.query<Omit<HeldLease, "until"> & { readonly until: Date }>(
    "select task, stream, holder as by, until from leases where until > $1",
    [now()],
  );
  return rows.map((row) => ({ ...row, until: row.until.toISOString() }));
}

/** What the queue shows beside many tasks, in three questions to the database. */
export async function queueContextOf(
  context: Pick<ReviewContext, "now">,
  on: Queryable,
  tasks: readonly string[],
): Promise<(task: string) => QueueContext> {
  const ids = JSON.stringify(tasks);
  const streams = await streamsOf(on, tasks);
  const leases = await leasesNow(context, on);
  const approved = await approvedAmong(on, tasks);
  const counted = await on.query<{ id: string; n: number }>(
    `select tasks.id, counted.n from tasks
     join (select file, count(*)::integer as n from tasks group by file having count(*) > 1) as counted
       on counted.file = tasks.file
     where tasks.id in (select jsonb_array_elements_text($1::jsonb))`,
    [ids],
  );
  const documents = new Map(counted.map(({ id, n }) => [id, n]));
  return (task) => ({
    streams: streams.get(task) ?? [],
    leases: leases.filter((lease) => lease.task === task),
    approved: approved.get(task) ?? null,
    documents: documents.get(task) ?? 1,
  });
}

export async function rowIn(
  context: Pick<ReviewContext, "now">,
  on: Queryable,
  assignment: Assignment,
): Promise<TaskRow> {
  const of = await queueContextOf(context, on, [assignment.task.id]);
  return rowOf(assignment, of(assignment.task.id));
}

/** Whether a user has decided anything in a document, undone or not: who has does not approve it. */
async function hasDecided(on: Queryable, task: string, { name }: User): Promise<boolean> {
  const [row] = await on.query<{ n: number }>(
    `select count(*)::integer as n from events
     where task = $1 and author = $2 and kind not in ('comment', 'reopen', 'return')`,
    [task, name],
  );
  return row!.n > 0;
}

export async function checkFactsOf(
  { store, reader }: Pick<ReviewContext, "store" | "reader">,
  on: Queryable,
  { task }: Pick<Assignment, "task">,
  user: User,
): Promise<CheckFacts> {
  const streams = (await streamsOf(on, [task.id])).get(task.id) ?? [];
  const isFinished = (name: string) =>
    streams.find(({ stream }) => stream === name)?.finished === true;
  const readersFinished = task.double
    ? !isBlind(task) &&
      task.readers.length === 2 &&
      task.readers.every((reader) => isFinished(streamOfReader(reader))) &&
      isFinished(SHARED)
    : isFinished(SHARED);
  const [attack] = await on.query<{ hash: string }>(
    "select hash from attacks where task = $1 order by at desc limit 1",
    [task.id],
  );
  const columns = await columnsOf({ store, reader }, on, task.file);
  return {
    readersFinished,
    attacked: attack?.hash ?? null,
    decided:
      (await hasDecided(on, task.id, user)) ||
      Object.values(columns.decided).some(({ by }) => by === user.name),
    columns: unconfirmed(columns).length,
  };
}
