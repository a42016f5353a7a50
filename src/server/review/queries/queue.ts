/** The queue: what a user may see, in the order of need. */

import type { User } from "../../http/user.js";
import type { TaskList, TaskQuery, TaskRow } from "../schema.js";
import { allProjects } from "../store/project-records.js";
import { allTasks } from "../store/records.js";
import { seatOf } from "./access.js";
import type { Assignment, ReviewContext } from "./context.js";
import { queueContextOf } from "./queue-context.js";
import { compareKeys, rowOf, urgency } from "./row.js";

/** The queue as a user sees it. */
export async function listTasks(
  context: ReviewContext,
  user: User,
  query: TaskQuery,
): Promise<TaskList> {
  const rows = (await visibleRows(context, user, query.project)).filter(
    (row) =>
      (query.status === undefined || row.status === query.status) &&
      (query.reader === undefined || row.readers.some(({ name }) => name === query.reader)),
  );
  const key = KEYS[query.order ?? "urgency"];
  const sorted = rows
    .map((row) => ({ row, key: key(row) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ row }) => row);
  const start = query.offset ?? 0;
  return { tasks: sorted.slice(start, start + (query.limit ?? 200)), total: sorted.length };
}

const KEYS: Readonly<
  Record<NonNullable<TaskQuery["order"]>, (row: TaskRow) => (number | string)[]>
> = {
  urgency,
  newest: ({ createdAt, id }) => [-Date.parse(createdAt), id],
  due: ({ due, createdAt, id }) => [due ?? "9999", createdAt, id],
  name: ({ name, id }) => [name, id],
};

export async function visibleRows(
  context: ReviewContext,
  user: User,
  project: string | undefined,
): Promise<TaskRow[]> {
  const { store } = context;
  const projects = new Map((await allProjects(store, store.seal)).map((one) => [one.id, one]));
  const assignments = (await allTasks(store, store.seal, project)).flatMap((task): Assignment[] => {
    const of = projects.get(task.project);
    const seat = of && seatOf(task, of.annotators, user);
    return of && seat ? [{ task, project: of, seat }] : [];
  });
  const around = await queueContextOf(
    context,
    store,
    assignments.map(({ task }) => task.id),
  );
  return assignments.map((assignment) => rowOf(assignment, around(assignment.task.id)));
}
