/** Rows of the review tables as values, opened and sealed. The only place that knows their columns. */

import type { Analysis } from "../../engine/analysis.js";
import { put, type Queryable } from "../../store/database.js";
import type { Seal } from "../../store/seal.js";
import type { ReviewEvent } from "../model/events.js";
import type { TaskRisk } from "../schema.js";

/** queued -> detecting -> reading -> (merged, after two blind readings); or failed. */
type Phase = "queued" | "detecting" | "reading" | "merged" | "failed";

export interface TaskRecord {
  readonly id: string;
  readonly project: string;
  readonly file: string;
  readonly position: number;
  readonly name: string;
  readonly persons: readonly string[];
  readonly readers: readonly string[];
  /** Two blind readings. */
  readonly double: boolean;
  readonly phase: Phase;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly characters: number;
  readonly due: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly exportedAt: Date | null;
}

/** Everything of a task but its analysis. */
const TASK_COLUMNS = `id, project, file, position, sealed, readers, double, phase, error, characters, due,
  created_at as "createdAt", created_by as "createdBy", exported_at as "exportedAt"`;

/** Everything of a task but what is sealed. */
export type OpenPart = Omit<TaskRecord, "name" | "persons">;
type TaskColumns = OpenPart & { readonly sealed: Uint8Array };

const taskOf = ({ sealed, ...open }: TaskColumns, seal: Seal): TaskRecord => ({
  ...open,
  ...seal.openJson<Pick<TaskRecord, "name" | "persons">>(`tasks:${open.id}`, sealed),
});

/** Tasks whose names are opened only where somebody asks: of all, or of these ids. */
export async function closedTasks(
  on: Queryable,
  seal: Seal,
  ids?: readonly string[],
): Promise<{ readonly task: OpenPart; nameOf(): string }[]> {
  const rows = await on.query<TaskColumns>(
    `select ${TASK_COLUMNS} from tasks ${ids ? amongIds("id") : ""}`,
    ids && [JSON.stringify(ids)],
  );
  return rows.map((row) => {
    let name: string | undefined;
    const { sealed: _, ...task } = row;
    return { task, nameOf: () => (name ??= taskOf(row, seal).name) };
  });
}

/** Ids are one parameter, however many. */
export const amongIds = (column: string): string =>
  `where ${column} in (select jsonb_array_elements_text($1::jsonb))`;

export async function findTask(
  on: Queryable,
  seal: Seal,
  id: string,
  { lock = false } = {},
): Promise<TaskRecord | undefined> {
  const [row] = await on.query<TaskColumns>(
    `select ${TASK_COLUMNS} from tasks where id = $1${lock ? " for update" : ""}`,
    [id],
  );
  return row && taskOf(row, seal);
}

/** Tasks of these ids in the order of their file. */
export async function tasksAmong(
  on: Queryable,
  seal: Seal,
  ids: readonly string[],
): Promise<TaskRecord[]> {
  const rows = await on.query<TaskColumns>(
    `select ${TASK_COLUMNS} from tasks ${amongIds("id")} order by position`,
    [JSON.stringify(ids)],
  );
  return rows.map((row) => taskOf(row, seal));
}

/** Tasks in order of creation. */
export async function allTasks(on: Queryable, seal: Seal, project?: string): Promise<TaskRecord[]> {
  const rows = await on.query<TaskColumns>(
    `select ${TASK_COLUMNS} from tasks ${project === undefined ? "" : "where project = $1"} order by created_at, file, position`,
    project === undefined ? [] : [project],
  );
  return rows.map((row) => taskOf(row, seal));
}

export const sealTask = (
  seal: Seal,
  id: string,
  { name, persons }: Pick<TaskRecord, "name" | "persons">,
): Uint8Array => seal.sealJson(`tasks:${id}`, { name, persons });

export type NewTask = Omit<TaskRecord, "phase" | "error" | "exportedAt"> & {
  /** Sent twice, done once. */
  readonly request: string;
};

/** Rows of a statement. */
const AT_ONCE = 1_000;

/** New tasks, which wait to be read by the machine. */
export async function insertTasks(
  on: Queryable,
  seal: Seal,
  tasks: readonly NewTask[],
): Promise<void> {
  for (let at = 0; at < tasks.length; at += AT_ONCE) {
    const rows = tasks.slice(at, at + AT_ONCE).map((task) => ({
      ...task,
      sealed: Buffer.from(sealTask(seal, task.id, task)).toString("hex"),
    }));
    await on.query(
      `insert into tasks
         (id, project, file, request, position, sealed, readers, double, phase, characters, due, created_at, created_by)
       select id, project, file, request, position, decode(sealed, 'hex'), readers, double, 'queued', characters, due,
         "createdAt", "createdBy"
       from jsonb_to_recordset($1::jsonb) as one(id text, project text, file text, request text, position integer,
         sealed text, readers jsonb, double boolean, characters integer, due timestamptz, "createdAt" timestamptz,
         "createdBy" text)`,
      [JSON.stringify(rows.map(({ name: _, persons: __, ...row }) => row))],
    );
  }
}

export async function findAnalysis(
  on: Queryable,
  seal: Seal,
  task: string,
): Promise<Analysis | undefined> {
  const [row] = await on.query<{ analysis: Uint8Array | null }>(
    "select analysis from tasks where id = $1",
    [task],
  );
  if (!row?.analysis) return undefined;
  return seal.openJson(`tasks.analysis:${task}`, row.analysis);
}

export const sealAnalysis = (seal: Seal, task: string, analysis: Analysis): Uint8Array =>
  seal.sealJson(`tasks.analysis:${task}`, analysis);

/** What the queue shows of a stream, without opening it. Holds no text. */
export interface Summary {
  readonly open: number;
  readonly total: number;
  readonly risk: TaskRisk;
  readonly utility: number;
  readonly unresolved: number;
  readonly unexamined: number;
  /** It was finished before and is not now. */
  readonly reopened?: boolean;
  readonly sentBack?: boolean;
  /** Who has written events. */
  readonly authors: readonly string[];
}

/** One sequence of events: `""` shared or merged, or a blind reader's own. */
export interface StreamRecord {
  readonly task: string;
  readonly stream: string;
  readonly version: number;
  readonly finished: boolean;
  readonly summary: Summary;
}

export const SHARED = "";
export const streamOfReader = (reader: string): string => `reader ${reader}`;

/** Of these tasks, or of all. */
export async function streamsOf(
  on: Queryable,
  tasks?: readonly string[],
): Promise<ReadonlyMap<string, readonly StreamRecord[]>> {
  const rows = await on.query(
    `select task, stream, version, finished, summary from streams ${tasks ? amongIds("task") : ""}`,
    tasks && [JSON.stringify(tasks)],
  );
  const by = new Map<string, StreamRecord[]>();
  for (const row of rows as unknown as StreamRecord[]) {
    by.set(row.task, [...(by.get(row.task) ?? []), row]);
  }
  return by;
}

export const saveStream = (on: Queryable, record: StreamRecord) =>
  put(on, "streams", { ...record }, ["task", "stream"]);

const eventPlace = (task: string, id: string): string => `events:${task}:${id}`;

export interface StoredEvent extends ReviewEvent {
  readonly stream: string;
  /** Ties the entry to the one before it. */
  readonly link: string;
}

export async function eventsAfter(
  on: Queryable,
  seal: Seal,
  task: string,
  stream: string,
  version: number,
): Promise<StoredEvent[]> {
  const rows = await on.query<EventRow>(
    "select task, stream, version, id, author, at, sealed, link from events where task = $1 and stream = $2 and version > $3 order by version",
    [task, stream, version],
  );
  return rows.map((row) => eventOf(row, seal));
}

export async function findEvent(
  on: Queryable,
  seal: Seal,
  task: string,
  id: string,
): Promise<StoredEvent | undefined> {
  const [row] = await on.query<EventRow>(
    "select task, stream, version, id, author, at, sealed, link from events where task = $1 and id = $2",
    [task, id],
  );
  return row && eventOf(row, seal);
}

type EventRow = Omit<StoredEvent, "at" | "body" | "touched"> & {
  readonly task: string;
  readonly at: Date;
  readonly sealed: Uint8Array;
};

function eventOf({ task, at, sealed, ...row }: EventRow, seal: Seal): StoredEvent {
  const place = eventPlace(task, row.id);
  const own = seal.openJson<Pick<StoredEvent, "body" | "touched">>(place, sealed);
  return { ...row, at: at.toISOString(), ...own };
}

/** Appends an event, tied to the last link of its stream; gives its own link. */
export async function appendEvent(
  on: Queryable,
  seal: Seal,
  task: string,
  stream: string,
  event: ReviewEvent,
): Promise<string> {
  const [last] = await on.query<{ link: string }>(
    "select link from events where task = $1 and stream = $2 order by version desc limit 1",
    [task, stream],
  );
  const link = seal.fingerprint(linkText(last?.link ?? "", event), eventPlace(task, event.id));
  const { id, version, author, body, touched } = event;
  const sealed = seal.sealJson(eventPlace(task, id), { body, touched });
  const at = new Date(event.at);
  await put(on, "events", { task, stream, version, id, kind: body.kind, author, at, sealed, link });
  return link;
}

const linkText = (before: string, event: ReviewEvent): string =>
  JSON.stringify([before, event.version, event.id, event.author, event.at, event.body]);

/** Whether each event still fits the one before: nothing was changed, taken out or put between. */
export function isIntact(seal: Seal, task: string, events: readonly StoredEvent[]): boolean {
  let before = "";
  return events.every((event, i) => {
    const text = linkText(before, event);
    const place = eventPlace(task, event.id);
    const fits = event.version === i + 1 && seal.isFingerprint(event.link, text, place);
    before = event.link;
    return fits;
  });
}
