/** Tasks: from a file to documents in the queue, given to readers. */

import { createHash, randomUUID } from "node:crypto";
import type { AnyFile } from "../../../entries/formats.js";
import { errors } from "../../../errors.js";
import type { User } from "../../http/user.js";
import { put, type Queryable } from "../../store/database.js";
import { notAllowed, notFound } from "../model/refusal.js";
import { note, noteAll } from "../queries/audit.js";
import { unreadIn } from "../queries/columns.js";
import { assignmentOf, type ReviewContext } from "../queries/context.js";
import { rowsAmong } from "../queries/queue.js";
import { rowIn } from "../queries/queue-context.js";
import type { TaskInput, TaskPatch, TaskRow } from "../schema.js";
import { saveColumns } from "../store/file-columns.js";
import { readStored, type StoredFile, sealFile } from "../store/files.js";
import { DEFAULT_PROJECT, findProject, type ProjectRecord } from "../store/project-records.js";
import {
  allTasks,
  insertTasks,
  sealTask,
  streamOfReader,
  streamsOf,
  type TaskRecord,
  tasksAmong,
} from "../store/records.js";

/**
 * Makes a task of every document of a file. A request with an id that was used before gives what was
 * made then.
 * @throws what reading the format throws, REQUEST_INVALID, NOT_FOUND for the project
 */
export async function createTasks(
  context: ReviewContext,
  user: User,
  input: TaskInput,
): Promise<TaskRow[]> {
  const { store, now, reader } = context;
  const request = input.id ?? randomUUID();
  const file = fileOf(input);
  const read = await readStored(reader, file, input.persons ?? []);
  const unread = await unreadIn(read);
  const ids = await store.transaction(async (on) => {
    const project = await findProject(on, store.seal, input.project ?? DEFAULT_PROJECT);
    if (!project) throw notFound("project");
    const known = await on.query<{ id: string }>(
      "select id from tasks where created_by = $1 and request = $2 order by position",
      [user.name, request],
    );
    if (known.length > 0) return known.map(({ id }) => id);
    const fileId = randomUUID();
    const sealed = sealFile(store.seal, fileId, file);
    await put(on, "files", { id: fileId, project: project.id, sealed, created_at: now() });
    await saveColumns(on, store.seal, fileId, { unread, decided: {} });
    return insertDocuments(on, context, user, {
      project,
      file: fileId,
      name: file.name,
      read,
      readers: input.readers,
      due: input.due ? dateOf(input.due) : null,
      request,
    });
  });
  return rowsAmong(context, user, await tasksAmong(store, store.seal, ids));
}

interface NewDocuments {
  readonly project: ProjectRecord;
  readonly file: string;
  /** Name of the file. */
  readonly name: string;
  readonly read: AnyFile;
  /** Absent: whoever the project gives them to. */
  readonly readers: readonly string[] | undefined;
  readonly due: Date | null;
  readonly request: string;
}

/** A task for every document of a file; their ids, in order. */
export async function insertDocuments(
  on: Queryable,
  context: ReviewContext,
  { name: by }: User,
  { project, file, name, read, readers, due, request }: NewDocuments,
): Promise<string[]> {
  const at = context.now();
  const readersOf = await readersFor(on, project, readers, context);
  const made = read.documents.map((document, position) => ({
    id: randomUUID(),
    project: project.id,
    file,
    position,
    name: read.documents.length === 1 ? name : nameIn(name, document.id),
    persons: [...document.persons],
    readers: readersOf(),
    double: project.readers === 2,
    characters: document.text.length,
    due,
    createdAt: at,
    createdBy: by,
    request,
  }));
  await insertTasks(on, context.store.seal, made);
  await noteAll(
    on,
    at,
    made.map(({ id }) => ({ by, action: "task.create", task: id, project: project.id })),
  );
  return made.map(({ id }) => id);
}

/** The file of a request; plain text is a file of its own. */
function fileOf({ text, content, name, format, password, ocr }: TaskInput): StoredFile {
  if ((text === undefined) === (content === undefined)) {
    throw errors.REQUEST_INVALID`the request has ${text === undefined ? "neither 'text' nor 'content'" : "both 'text' and 'content'"}; send one of them`;
  }
  const bytes = text === undefined ? Buffer.from(content!, "base64") : Buffer.from(text, "utf8");
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return {
    name: name ?? `document-${digest}${text === undefined ? "" : ".txt"}`,
    format: format ?? (text === undefined ? "auto" : "txt"),
    bytes,
    ...(password !== undefined && { password }),
    ...(ocr !== undefined && { ocr }),
  };
}

/** Of one document of several: `staff.csv: 2` where its id repeats the file's name. */
const nameIn = (file: string, id: string): string =>
  `${file}: ${id.startsWith(`${file}:`) ? id.slice(file.length + 1) : id}`;

function dateOf(text: string): Date {
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date;
  throw errors.REQUEST_INVALID`'due' is not an ISO date or time; write it as 2030-12-31T18:00:00Z`;
}

/** Whom each new task is given to: as asked for, else those of the project with the fewest tasks. */
async function readersFor(
  on: Queryable,
  { id, annotators, readers }: ProjectRecord,
  asked: readonly string[] | undefined,
  { store }: ReviewContext,
): Promise<() => readonly string[]> {
  if (asked) return () => asked.slice(0, readers);
  if (annotators.length === 0) return () => [];
  const counts = new Map(annotators.map((name) => [name, 0]));
  const add = (names: readonly string[]) => {
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const task of await allTasks(on, store.seal, id)) add(task.readers);
  return () => {
    const next = [...annotators]
      .sort(
        (a, b) => counts.get(a)! - counts.get(b)! || annotators.indexOf(a) - annotators.indexOf(b),
      )
      .slice(0, readers);
    add(next);
    return next;
  };
}

/** Renames, assigns or dates a task. @throws NOT_ALLOWED where a blind reader would be replaced */
export async function changeTask(
  context: ReviewContext,
  id: string,
  user: User,
  patch: TaskPatch,
): Promise<TaskRow> {
  const { store, now } = context;
  return store.transaction(async (on) => {
    const { task } = await assignmentOf(context, on, id, user, { lock: true });
    const readers = patch.readers?.slice(0, task.double ? 2 : 1) ?? task.readers;
    await refuseLostReading(on, task, readers);
    const name = patch.name ?? task.name;
    const due = patch.due === undefined ? task.due : patch.due && dateOf(patch.due);
    await on.query("update tasks set sealed = $2, readers = $3, due = $4 where id = $1", [
      id,
      sealTask(store.seal, id, { name, persons: task.persons }),
      JSON.stringify(readers),
      due,
    ]);
    const details = { changed: Object.keys(patch) };
    await note(on, now(), { by: user.name, action: "task.change", task: id, details });
    return rowIn(context, on, await assignmentOf(context, on, id, user));
  });
}

/** A reader who has begun a blind reading keeps it, or their work would be out of reach. */
async function refuseLostReading(
  on: Queryable,
  task: TaskRecord,
  readers: readonly string[],
): Promise<void> {
  if (!task.double) return;
  const streams = (await streamsOf(on, [task.id])).get(task.id) ?? [];
  const lost = task.readers.filter((reader) => !readers.includes(reader));
  if (lost.some((reader) => streams.some(({ stream }) => stream === streamOfReader(reader)))) {
    throw notAllowed("a reader who has begun cannot be replaced");
  }
}
