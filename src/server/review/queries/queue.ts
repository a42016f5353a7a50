/** The queue: what a user may see, in the order of need. */

import { fold } from "../../../document/fold.js";
import type { User } from "../../http/user.js";
import type { Show, TaskList, TaskQuery, TaskRow } from "../schema.js";
import { allProjects } from "../store/project-records.js";
import { allTasks, type TaskRecord } from "../store/records.js";
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
  const all = await visibleRows(context, user, query.project);
  const words = query.search === undefined ? [] : fold(query.search).text.split(/\s+/);
  const rows = all.filter(
    (row) =>
      (query.status === undefined || row.status === query.status) &&
      (query.reader === undefined || row.readers.some(({ name }) => name === query.reader)) &&
      SHOWN[query.show ?? "all"](row, user) &&
      isAbout(row, words),
  );
  const key = KEYS[query.order ?? "urgency"];
  const sorted = rows
    .map((row) => ({ row, key: key(row) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ row }) => row);
  const start = query.offset ?? 0;
  return {
    tasks: sorted.slice(start, start + (query.limit ?? 200)),
    total: sorted.length,
    counts: Object.fromEntries(
      Object.entries(SHOWN).map(([show, fits]) => [
        show,
        all.reduce((sum, row) => sum + (fits(row, user) ? 1 : 0), 0),
      ]),
    ) as TaskList["counts"],
    busy: all.some(({ status }) => status === "queued" || status === "detecting"),
  };
}

const SHOWN: Readonly<Record<Show, (row: TaskRow, user: User) => boolean>> = {
  all: () => true,
  mine: ({ readers }, user) => readers.some(({ name }) => name === user.name),
  open: ({ status }) => status === "open",
  over: ({ risk }) => risk?.over === true,
  nothing: ({ status, total }) => status === "open" && total === 0,
  disputed: ({ status }) => status === "disputed",
  returned: ({ returned }) => returned !== null,
  finished: ({ status }) => status === "finished",
  approved: ({ status }) => status === "approved" || status === "exported",
};

/** Whether every word is in its name, its readers' or its reason. */
function isAbout({ name, readers, why }: TaskRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const about = fold([name, ...readers.map((one) => one.name), why].join(" ")).text;
  return words.every((word) => about.includes(word));
}

const KEYS: Readonly<
  Record<NonNullable<TaskQuery["order"]>, (row: TaskRow) => (number | string)[]>
> = {
  urgency,
  newest: ({ createdAt, id }) => [-Date.parse(createdAt), id],
  oldest: ({ createdAt, id }) => [createdAt, id],
  risk: ({ risk, id }) => [-(risk?.level ?? 0), id],
  left: ({ open, id }) => [-open, id],
  due: ({ due, createdAt, id }) => [due ?? "9999", createdAt, id],
  name: ({ name, id }) => [name, id],
};

export async function visibleRows(
  context: ReviewContext,
  user: User,
  project: string | undefined,
): Promise<TaskRow[]> {
  const { store } = context;
  return rowsAmong(context, user, await allTasks(store, store.seal, project));
}

/** The rows of those tasks that a user may know of, in the order of the tasks. */
export async function rowsAmong(
  context: ReviewContext,
  user: User,
  tasks: readonly TaskRecord[],
): Promise<TaskRow[]> {
  const { store } = context;
  const projects = new Map((await allProjects(store, store.seal)).map((one) => [one.id, one]));
  const assignments = tasks.flatMap((task): Assignment[] => {
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
