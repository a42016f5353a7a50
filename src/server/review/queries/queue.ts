/** The queue: what a user may see, in the order of need. */

import { fold } from "../../../document/fold.js";
import type { User } from "../../http/user.js";
import type { TaskList, TaskQuery, TaskRow } from "../schema.js";
import { allProjects } from "../store/project-records.js";
import type { TaskRecord } from "../store/records.js";
import type { Assignment } from "./access.js";
import { seatOf } from "./access.js";
import type { ReviewContext } from "./context.js";
import { leasesNow, queueContextOf } from "./queue-context.js";
import { rowOf, urgency } from "./row.js";
import { finished, type Key, type Mine } from "./user-rows.js";

/** The queue as a user sees it. */
export async function listTasks(
  context: ReviewContext,
  user: User,
  query: TaskQuery,
): Promise<TaskList> {
  const { project, status, reader, show = "all", order = "urgency" } = query;
  const mine = await context.queue.rowsFor(user);
  const words = query.search === undefined ? [] : fold(query.search).text.split(/\s+/);
  const narrowed =
    project !== undefined || status !== undefined || reader !== undefined || show !== "all";
  const fits = ({ row, shows }: Mine) =>
    (project === undefined || row.project === project) &&
    (status === undefined || row.status === status) &&
    (reader === undefined || row.readers.some(({ name }) => name === reader)) &&
    shows.includes(show);
  const all = mine.inOrder(KEYS[order]);
  const found = narrowed ? all.filter(fits) : all;
  const rows = words.length === 0 ? found : found.filter((one) => isAbout(one, words));
  const start = query.offset ?? 0;
  return {
    tasks: finished(
      rows.slice(start, start + (query.limit ?? 200)),
      await leasesNow(context, context.store),
    ),
    total: rows.length,
    counts: mine.counts(project),
    busy: mine.busy,
  };
}

/** Whether every word is in its name, its readers' or its reason. */
function isAbout({ row, nameOf }: Mine, words: readonly string[]): boolean {
  let about = searched.get(row);
  if (about === undefined) {
    const { readers, why } = row;
    about = fold([nameOf(), ...readers.map((one) => one.name), why].join(" ")).text;
    searched.set(row, about);
  }
  return words.every((word) => about.includes(word));
}

/** Folded once for all the letters that somebody types. */
const searched = new WeakMap<TaskRow, string>();

const KEYS: Readonly<Record<NonNullable<TaskQuery["order"]>, Key>> = {
  urgency,
  newest: ({ createdAt, id }) => [-Date.parse(createdAt), id],
  oldest: ({ createdAt, id }) => [createdAt, id],
  risk: ({ risk, id }) => [-(risk?.level ?? 0), id],
  left: ({ open, id }) => [-open, id],
  due: ({ due, createdAt, id }) => [due ?? "9999", createdAt, id],
  name: ({ id }, nameOf) => [nameOf(), id],
};

/** Reads the queue before anybody asks: with thousands of documents it takes seconds. */
export async function prepareQueue({ queue }: Pick<ReviewContext, "queue">): Promise<void> {
  const everybody = { name: "", roles: new Set(["approve"] as const) };
  (await queue.rowsFor(everybody)).inOrder(urgency);
}

/** All rows of a user, the most urgent first. */
export async function urgentRows(
  context: ReviewContext,
  user: User,
  project: string | undefined,
): Promise<readonly TaskRow[]> {
  const rows = (await context.queue.rowsFor(user)).inOrder(urgency);
  return finished(
    rows.filter(({ row }) => project === undefined || row.project === project),
    await leasesNow(context, context.store),
  );
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
