/** Projects: what groups of tasks have in common, and how far they are. */

import { randomUUID } from "node:crypto";
import { policyFor, readablePolicy, secretsOf } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import { GUIDELINES } from "../../texts.js";
import { notAllowed, notFound } from "../model/refusal.js";
import { isBlind, seatOf } from "../queries/access.js";
import { note } from "../queries/audit.js";
import type { ReviewContext } from "../queries/context.js";
import { queueContextOf } from "../queries/queue-context.js";
import { statusOf } from "../queries/row.js";
import type { Progress, Project, ProjectInput, ProjectPatch } from "../schema.js";
import {
  allProjects,
  DEFAULT_PROJECT,
  findProject,
  isAmong,
  type ProjectRecord,
  saveProject,
} from "../store/project-records.js";
import { allTasks, SHARED, streamOfReader } from "../store/records.js";
import { removeUnreachable } from "./erase.js";

const newProject = (
  id: string,
  name: string,
  createdAt: Date,
  createdBy: string,
): ProjectRecord => ({
  id,
  name,
  guidelines: GUIDELINES,
  policy: {},
  codes: [],
  readers: 1,
  annotators: [],
  threshold: null,
  twoPersonApproval: true,
  retentionDays: null,
  recheck: 0,
  createdAt,
  createdBy,
});

/** Makes the project of tasks that name none. */
export const ensureDefaultProject = ({ store, now }: ReviewContext): Promise<void> =>
  saveProject(store, store.seal, newProject(DEFAULT_PROJECT, "Documents", now(), "palimpsest"), {
    onlyNew: true,
  });

/** Projects a user may send tasks to or read in. */
export async function listProjects({ store }: ReviewContext, user: User): Promise<Project[]> {
  const counts = await store.query<{ project: string; n: number }>(
    "select project, count(*)::integer as n from tasks group by project",
  );
  const count = new Map(counts.map(({ project, n }) => [project, n]));
  return (await allProjects(store, store.seal))
    .filter((project) => isAmong(project, user))
    .map((project) => outward(project, count.get(project.id) ?? 0, user));
}

/** @throws POLICY_INVALID */
export async function createProject(
  context: ReviewContext,
  user: User,
  input: ProjectInput,
): Promise<Project> {
  const { store, now } = context;
  const project = {
    ...newProject(randomUUID(), input.name, now(), user.name),
    ...input,
  };
  policyFor(context.policy, project.policy);
  await saveProject(store, store.seal, project);
  await note(store, now(), { by: user.name, action: "project.create", project: project.id });
  return outward(project, 0, user);
}

/** Changes a project. Existing tasks keep their number of readers. @throws NOT_FOUND */
export async function changeProject(
  context: ReviewContext,
  id: string,
  user: User,
  patch: ProjectPatch,
): Promise<Project> {
  const { store, now } = context;
  return store.transaction(async (on) => {
    const known = await findProject(on, store.seal, id);
    if (!known) throw notFound("project");
    // keys that were never sent out are kept unless new ones come
    const policy = patch.policy && { ...secretsOf(known.policy), ...patch.policy };
    const project = { ...known, ...patch, ...(policy && { policy }) };
    policyFor(context.policy, project.policy);
    await saveProject(on, store.seal, project);
    const details = { changed: Object.keys(patch) };
    await note(on, now(), { by: user.name, action: "project.change", project: id, details });
    const tasks = await allTasks(on, store.seal, id);
    return outward(project, tasks.length, user);
  });
}

/** Removes a project with everything in it. @throws NOT_FOUND, NOT_ALLOWED for the default one */
export async function removeProject(context: ReviewContext, id: string, user: User): Promise<void> {
  const { store, now, dossiers } = context;
  if (id === DEFAULT_PROJECT) {
    throw notAllowed("the default project, which holds tasks that name none, cannot be changed");
  }
  const tasks = await store.transaction(async (on) => {
    const gone = await allTasks(on, store.seal, id);
    const rows = await on.query("delete from projects where id = $1 returning id", [id]);
    if (rows.length === 0) throw notFound("project");
    const details = { tasks: gone.length };
    await note(on, now(), { by: user.name, action: "project.erase", project: id, details });
    return gone;
  });
  for (const task of tasks) dossiers.forget(task.id);
  store.seal.forget([
    `project ${id}`,
    ...tasks.flatMap((task) => [`task ${task.id}`, `file ${task.file}`]),
  ]);
  await removeUnreachable(store);
}

/** How far a project is. Numbers of a blind reading are the readers' own affair until it is merged. */
export async function progressOf(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<Progress> {
  const { store } = context;
  const project = await findProject(store, store.seal, id);
  if (!project) throw notFound("project");
  const tasks = (await allTasks(store, store.seal, id)).filter((task) =>
    seatOf(task, project.annotators, user),
  );
  const around = await queueContextOf(
    context,
    store,
    tasks.map((task) => task.id),
  );
  const byStatus: Record<string, number> = {};
  const readers = new Map<string, { assigned: number; finished: number; decisions: number }>();
  for (const task of tasks) {
    const { streams, approved } = around(task.id);
    const status = statusOf(task, streams, approved);
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    for (const reader of task.readers) {
      const name = task.double ? streamOfReader(reader) : SHARED;
      const stream = streams.find((one) => one.stream === name);
      const hidden = isBlind(task) && reader !== user.name;
      const sum = readers.get(reader) ?? { assigned: 0, finished: 0, decisions: 0 };
      readers.set(reader, {
        assigned: sum.assigned + 1,
        finished: sum.finished + (stream?.finished ? 1 : 0),
        decisions: sum.decisions + (hidden ? 0 : (stream?.version ?? 0)),
      });
    }
  }
  return {
    byStatus,
    byReader: Array.from(readers, ([reader, sums]) => ({ reader, ...sums })),
  };
}

/** What somebody may read of a project. */
function outward(project: ProjectRecord, tasks: number, user: User): Project {
  return {
    ...project,
    policy: readablePolicy(project.policy, user.roles.has("admin")),
    annotators: [...project.annotators],
    codes: [...project.codes],
    tasks,
    createdAt: project.createdAt.toISOString(),
  };
}
