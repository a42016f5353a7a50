/**
 * What a batch would do: open mentions worded alike in the documents of a project, with places to
 * look at. A document that somebody else has open is named and left out.
 */

import { randomInt } from "node:crypto";
import { fold } from "../../../document/fold.js";
import type { Span } from "../../../document/span.js";
import { errors, PalimpsestError } from "../../../errors.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import { notFound } from "../model/refusal.js";
import { type MentionState, openMentions } from "../model/state.js";
import { assignmentOf, type ReviewContext } from "../queries/context.js";
import { type OpenTask, openTask } from "../queries/open-task.js";
import { cellsOfFile } from "../queries/table.js";
import type { BatchPreview, BatchQuery, SKIPPED } from "../schema.js";
import { findProject, isAmong } from "../store/project-records.js";
import { allTasks, streamsOf } from "../store/records.js";

export type WhySkipped = (typeof SKIPPED)[number];

/** Places that are shown before a batch is applied. */
export const SAMPLE = 10;
/** Characters shown to either side of one. */
const AROUND = 60;

/** What a batch would change; changes nothing. @throws NOT_FOUND for the project */
export async function previewBatch(
  context: ReviewContext,
  project: string,
  user: User,
  query: BatchQuery,
): Promise<BatchPreview> {
  const { store } = context;
  await requireProject(context, project, user);
  const placesIn = query.column
    ? await cellsOfColumn(context, user, query.column)
    : mentionsWorded(query);
  const targets: BatchPreview["targets"] = [];
  const skipped: BatchPreview["skipped"] = [];
  const sample = new Sample<BatchPreview["sample"][number]>(SAMPLE);
  const tasks = await allTasks(store, store.seal, project);
  const streams = await streamsOf(
    store,
    tasks.map(({ id }) => id),
  );
  for (const task of tasks) {
    if (task.phase !== "reading" && task.phase !== "merged") continue;
    // nothing is open: it need not be read for that, unless whole cells are asked for
    const isDone = streams.get(task.id)?.every(({ summary }) => summary.open === 0);
    if (isDone && !query.column) continue;
    const opened = await openedBy(context, task.id, user);
    if (!opened) continue;
    const { text } = opened.dossier.analysis.document;
    const { found, cell } = placesIn(opened);
    if (found.length === 0 && !cell) continue;
    const why = await whyLeftAlone(context, store, opened, user);
    if (why) {
      skipped.push({ task: task.id, name: task.name, why });
      continue;
    }
    const mentions = found.map(({ id }) => id);
    targets.push({
      task: task.id,
      name: task.name,
      seen: opened.stream.version,
      mentions,
      ...(cell && { cell: inCodePoints(opened, cell) }),
    });
    const places = cell ? [{ id: mentions[0] ?? "cell", ...cell }] : found;
    for (const { id, start, end } of places) {
      sample.add(() => ({
        task: task.id,
        name: task.name,
        mention: id,
        ...inContext(text, { start, end }),
      }));
    }
  }
  const mentions = targets.reduce((sum, target) => sum + target.mentions.length, 0);
  return { targets, mentions, skipped, sample: sample.drawn };
}

/** Words with those around them. */
export const inContext = (text: string, { start, end }: Span) => ({
  before: text.slice(Math.max(0, start - AROUND), start),
  text: text.slice(start, end),
  after: text.slice(end, end + AROUND),
});

/** What a batch is about in one document; UTF-16. */
interface Places {
  readonly found: readonly MentionState[];
  /** The whole cell, where it is not one mention. */
  readonly cell?: Span;
}

function mentionsWorded({ words, type }: BatchQuery): (opened: OpenTask) => Places {
  if (words === undefined) {
    throw errors.REQUEST_INVALID`the request has neither 'words' nor 'column'; send one of them`;
  }
  const surface = fold(words.trim()).text;
  return ({ dossier, stream }) => {
    const { text } = dossier.analysis.document;
    const found = openMentions(stream.state).filter(
      (mention) =>
        fold(text.slice(mention.start, mention.end).trim()).text === surface &&
        (type === undefined || mention.type === type),
    );
    return { found };
  };
}

/** The open mentions of one column in the rows of a table. */
async function cellsOfColumn(
  context: ReviewContext,
  user: User,
  { task, name }: NonNullable<BatchQuery["column"]>,
): Promise<(opened: OpenTask) => Places> {
  const { task: row } = await assignmentOf(context, context.store, task, user);
  const cells = await cellsOfFile(context, row.file);
  return ({ task: one, dossier, stream }) => {
    const own = one.file === row.file ? cells.get(one.position)?.cells : undefined;
    const at = own?.find(({ column }) => column === name);
    const { text } = dossier.analysis.document;
    if (!at || !/\S/.test(text.slice(at.start, at.end))) return { found: [] };
    const { start, end } = at;
    const inside = (mention: Span) => mention.start >= start && mention.end <= end;
    const found = openMentions(stream.state).filter(inside);
    const isWhole = [...stream.state.mentions.values()].some(
      (mention) => mention.start <= start && mention.end >= end,
    );
    return { found, ...(!isWhole && { cell: { start, end } }) };
  };
}

export const inCodePoints = ({ dossier: { offsets } }: OpenTask, { start, end }: Span): Span => ({
  start: offsets.toCodePoint(start),
  end: offsets.toCodePoint(end),
});

/** Equal chances for all that come by, however many. */
export class Sample<Item> {
  readonly drawn: Item[] = [];
  readonly #size: number;
  #seen = 0;

  constructor(size: number) {
    this.#size = size;
  }

  add(item: () => Item): void {
    this.#seen++;
    if (this.drawn.length < this.#size) this.drawn.push(item());
    else {
      const at = randomInt(this.#seen);
      if (at < this.#size) this.drawn[at] = item();
    }
  }
}

/** @throws NOT_FOUND where there is no such project, or none for this user */
export async function requireProject(
  { store }: ReviewContext,
  id: string,
  user: User,
): Promise<void> {
  const project = await findProject(store, store.seal, id);
  if (!project || !isAmong(project, user)) throw notFound("project");
}

/** A document that a user may decide in; undefined: none, or not theirs. */
export async function openedBy(
  context: ReviewContext,
  task: string,
  user: User,
): Promise<OpenTask | undefined> {
  try {
    const { seat } = await assignmentOf(context, context.store, task, user);
    // a batch makes nobody the reader of a document
    if (!seat.mayEdit || seat.claims) return undefined;
    return await openTask(context, context.store, task, user);
  } catch (error) {
    if (error instanceof PalimpsestError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}

/** Why a batch leaves a document alone. */
export async function whyLeftAlone(
  { now }: ReviewContext,
  on: Queryable,
  { task, stream }: OpenTask,
  { name }: User,
): Promise<WhySkipped | undefined> {
  if (stream.state.finished) return "finished";
  const [held] = await on.query(
    "select holder from leases where task = $1 and stream = $2 and holder <> $3 and until > $4",
    [task.id, stream.name, name, now()],
  );
  return held && "held";
}
