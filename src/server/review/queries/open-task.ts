/** The desk: where a reader has a document before them. Reading only; save.ts decides. */

import { policyFor } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import { undoneIn, undoStacksOf } from "../model/events.js";
import { peopleFitOf } from "../model/fit.js";
import type { Check, EventKind, History, HistoryQuery, Task } from "../schema.js";
import { isIntact, SHARED, type TaskRecord } from "../store/records.js";
import type { Assignment, Seat } from "./access.js";
import { assessmentOf } from "./assessment.js";
import { note } from "./audit.js";
import { checksOf } from "./checks.js";
import { assignmentOf, type ReviewContext } from "./context.js";
import { prepareDeciding } from "./deciding-sanitizers.js";
import type { Dossier, Stream } from "./dossier.js";
import { checkFactsOf, rowIn } from "./queue-context.js";
import { bodyView, risksIn, viewOf } from "./view.js";

/** A document as a user has it before them. */
export interface OpenTask extends Assignment {
  readonly dossier: Dossier;
  readonly stream: Stream;
}

/** @throws NOT_FOUND, CHECKS_FAILED while its detection is not done */
export async function openTask(
  context: ReviewContext,
  on: Queryable,
  id: string,
  user: User,
  options: { lock?: boolean } = {},
): Promise<OpenTask> {
  const assignment = await assignmentOf(context, on, id, user, options);
  const dossier = await context.dossiers.open(on, assignment.task);
  const stream = await streamFor(context, on, assignment.task, dossier, assignment.seat);
  return { ...assignment, dossier, stream };
}

async function streamFor(
  { dossiers }: ReviewContext,
  on: Queryable,
  task: TaskRecord,
  dossier: Dossier,
  seat: Seat,
): Promise<Stream> {
  if (seat.stream === undefined) {
    return { name: SHARED, version: 0, events: [], state: dossier.initial };
  }
  if (task.phase === "merged") await dossiers.merged(on, task, dossier);
  return dossiers.stream(on, task, dossier, seat.stream);
}

/** Everything a reader needs. Opening is an audit event. */
export async function readTask(context: ReviewContext, id: string, user: User): Promise<Task> {
  const { store } = context;
  const opened = await openTask(context, store, id, user);
  prepareDeciding(policyFor(context.policy, opened.project.policy));
  await note(store, context.now(), { by: user.name, action: "task.open", task: id });
  const { dossier, stream, project, seat } = opened;
  const { analysis, offsets } = dossier;
  const { scored, show } = assessmentOf(dossier, stream.state, project);
  const view = viewOf(dossier, stream.state, scored);
  return {
    row: await rowIn(context, store, opened),
    text: analysis.document.text,
    persons: [...analysis.document.persons],
    mentions: [...view.mentions.values()],
    entities: [...view.entities.values()],
    fit: peopleFitOf(analysis, stream.state),
    risks: risksIn(dossier, stream.state, scored, show),
    suspects: [...view.suspects.values()],
    comments: [...view.comments.values()],
    unexamined: analysis.unexamined.map(({ start, end, reason }) => ({
      start: offsets.toCodePoint(start),
      end: offsets.toCodePoint(end),
      reason,
    })),
    notes: [...(analysis.notes ?? [])],
    stream: seat.kind,
    mayEdit: seat.mayEdit,
    may: await mayIn(context, store, opened, user),
    codes: [...project.codes],
    sentBack: stream.state.sentBack,
    ...undoStacksOf(stream.events, user.name),
  };
}

/** What a user may do with an opened document; the same rules that refuse it otherwise. */
async function mayIn(
  context: ReviewContext,
  on: Queryable,
  { task, seat, stream }: OpenTask,
  user: User,
): Promise<Task["may"]> {
  const { finished } = stream.state;
  const edit = seat.mayEdit && !finished;
  const { decided } = await checkFactsOf(context, on, { task }, user);
  return {
    edit,
    finish: edit && seat.stream !== undefined,
    settle: seat.kind === "merged" && seat.mayEdit,
    attack: user.roles.has("review") && seat.stream !== undefined,
    approve: user.roles.has("approve") && !decided,
    reopen: seat.mayEdit && finished,
    return: seat.mayEdit && finished && user.roles.has("approve"),
  };
}

/** The checklist as it holds for a user now. */
export async function checksFor(
  context: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  user: User,
): Promise<Check[]> {
  const { dossier, stream, project } = opened;
  const assessment = assessmentOf(dossier, stream.state, project);
  return checksOf(dossier, stream, assessment, await checkFactsOf(context, on, opened, user));
}

/** The log of what a user may see, oldest first. */
export async function historyOf(
  context: ReviewContext,
  id: string,
  user: User,
  { mention, after = 0, limit = 1000 }: HistoryQuery,
): Promise<History> {
  const { dossier, stream, seat } = await openTask(context, context.store, id, user);
  const undone = undoneIn(stream.events);
  const shown = stream.events.filter(
    ({ version, touched }) =>
      version > after && (mention === undefined || touched.includes(mention)),
  );
  return {
    events: (after > 0 ? shown.slice(0, limit) : shown.slice(-limit)).map((event) => ({
      id: event.id,
      version: event.version,
      kind: event.body.kind as EventKind,
      by: event.author,
      at: event.at,
      undone: undone.has(event.id),
      body: bodyView(event.body, dossier.offsets),
    })),
    chain:
      seat.stream === undefined || isIntact(context.store.seal, id, stream.events)
        ? "intact"
        : "broken",
  };
}
