/** Tasks: one document under review, as the queue lists it and as a reader opens it. */

import Type, { type Static } from "typebox";
import {
  failure,
  Id,
  Name,
  nullable,
  oneOf,
  Probability,
  request,
  SpanSchema,
  Time,
} from "./common.js";
import { Comment, Entity, Mention, Risk, Suspect } from "./mention.js";
import { ExemptionCode } from "./project.js";
import { PeopleFit, TaskRisk } from "./risk.js";

const STATUSES = [
  "queued",
  "detecting",
  "open",
  "finished",
  "disputed",
  "approved",
  "exported",
  "failed",
] as const;
export const Status = oneOf(
  STATUSES,
  "queued and detecting: not to be opened yet; disputed: both readers finished and differ",
);
export type Status = Static<typeof Status>;

/** Why a finished document has come back. */
const RETURNS = [
  "changed after approval",
  "approval withdrawn",
  "reopened",
  "sent back",
  "second reading differs",
] as const;
export const Return = oneOf(RETURNS);
export type Return = Static<typeof Return>;

const Base64 = Type.String({ description: "base64" });

/** Give either `text` or `content`. A file with several documents makes several tasks. */
export const TaskInput = request({
  id: Type.Optional(
    Type.String({
      format: "uuid",
      description: "made by the client; a request sent twice is carried out once",
    }),
  ),
  project: Type.Optional(Id),
  name: Type.Optional(Name),
  text: Type.Optional(Type.String({ minLength: 1, description: "plain text" })),
  content: Type.Optional({ ...Base64, description: "a file's bytes, base64" }),
  format: Type.Optional(
    Type.String({ description: "format of the file; auto: by the name's ending" }),
  ),
  password: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: "opens an encrypted PDF" }),
  ),
  ocr: Type.Optional(
    Type.String({
      pattern: "^[a-z_]{3,20}(?:\\+[a-z_]{3,20}){0,5}$",
      description: "has Tesseract read scanned pages, in these languages: eng+deu",
    }),
  ),
  persons: Type.Optional(
    Type.Array(Name, { maxItems: 100, description: "whom to protect; empty: everyone" }),
  ),
  readers: Type.Optional(Type.Array(Name, { maxItems: 2, uniqueItems: true })),
  due: Type.Optional(nullable(Time)),
});
export type TaskInput = Static<typeof TaskInput>;

export const TaskPatch = request({
  name: Type.Optional(Name),
  readers: Type.Optional(Type.Array(Name, { maxItems: 2, uniqueItems: true })),
  due: Type.Optional(nullable(Time)),
});
export type TaskPatch = Static<typeof TaskPatch>;

export const Lease = Type.Object({ by: Name, until: Time });
export type Lease = Static<typeof Lease>;

/** Take or keep the lease; another's can be taken once it has run out. */
export const LeaseInput = request({});
export type LeaseInput = Static<typeof LeaseInput>;

export const LeaseHeld = Type.Object({
  ...failure("LEASE_HELD"),
  lease: Lease,
});
export type LeaseHeld = Static<typeof LeaseHeld>;

const ReaderState = Type.Object({
  name: Name,
  started: Type.Boolean(),
  finished: Type.Boolean(),
});

/** A line of the queue. Counts and risk are those of the caller's own reading while it is blind. */
export const TaskRow = Type.Object({
  id: Id,
  project: Id,
  name: Name,
  status: Status,
  open: Type.Integer({ minimum: 0, description: "mentions nobody has decided" }),
  total: Type.Integer({ minimum: 0 }),
  risk: nullable(TaskRisk),
  utility: nullable({
    ...Probability,
    description: "share of the text's information that is kept",
  }),
  readers: Type.Array(ReaderState),
  returned: nullable({
    ...Return,
    description:
      "why it has come back; null: it has not, or is not to be known as such (blind readings)",
  }),
  why: Type.String({
    description: "reason for its place in the queue: 'no detections', 'over threshold', ...",
  }),
  lease: nullable(Lease),
  blind: Type.Boolean({ description: "double reading that is not finished by both" }),
  characters: Type.Integer({ minimum: 0 }),
  documents: Type.Integer({ minimum: 1, description: "of its file, this one among them" }),
  version: Type.Integer({ minimum: 0, description: "number of the last event" }),
  error: nullable(Type.Object({ code: Type.String(), message: Type.String() })),
  due: nullable(Time),
  createdAt: Time,
  createdBy: Name,
});
export type TaskRow = Static<typeof TaskRow>;

/** What a queue is narrowed to. `mine`: given to the caller; `over`: over the limit; `nothing`: nothing was found. */
export const SHOWS = [
  "all",
  "mine",
  "open",
  "over",
  "nothing",
  "disputed",
  "returned",
  "finished",
  "approved",
] as const;
export type Show = (typeof SHOWS)[number];

export const TaskQuery = request({
  project: Type.Optional(Id),
  status: Type.Optional(Status),
  reader: Type.Optional(Name),
  show: Type.Optional(oneOf(SHOWS)),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: "words of a name, a reader or a reason for the place, in any case of letters",
    }),
  ),
  order: Type.Optional(
    oneOf(
      ["urgency", "newest", "oldest", "due", "name", "risk", "left"],
      "default urgency: what needs a person most comes first",
    ),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type TaskQuery = Static<typeof TaskQuery>;

export const TaskList = Type.Object({
  tasks: Type.Array(TaskRow),
  total: Type.Integer({ minimum: 0, description: "that fit the query" }),
  counts: Type.Object(
    Object.fromEntries(SHOWS.map((show) => [show, Type.Integer({ minimum: 0 })])) as Record<
      Show,
      ReturnType<typeof Type.Integer>
    >,
    { description: "of all documents the caller may see in the project, whatever else is asked" },
  ),
  busy: Type.Boolean({ description: "the machine still reads some of them" }),
});
export type TaskList = Static<typeof TaskList>;

/** The task that most needs the caller, leased to them. 204 if there is none. */
export const NextInput = request({ project: Type.Optional(Id) });
export type NextInput = Static<typeof NextInput>;

/** What the caller may do with a document now: a client offers nothing that would be refused. */
const May = Type.Object({
  edit: Type.Boolean(),
  finish: Type.Boolean({ description: "false for a reader of two who has finished" }),
  settle: Type.Boolean({ description: "disagreements of two finished readings" }),
  attack: Type.Boolean(),
  approve: Type.Boolean({ description: "has the role, and has decided nothing here" }),
  reopen: Type.Boolean(),
  return: Type.Boolean({ description: "send it back to its readers" }),
});

/** Everything a reader needs to work on a document. */
export const Task = Type.Object({
  row: TaskRow,
  text: Type.String(),
  persons: Type.Array(Name),
  mentions: Type.Array(Mention, { description: "in reading order" }),
  entities: Type.Array(Entity),
  fit: nullable(PeopleFit),
  risks: Type.Array(Risk),
  suspects: Type.Array(Suspect),
  comments: Type.Array(Comment),
  unexamined: Type.Array(Type.Object({ ...SpanSchema.properties, reason: Type.String() })),
  notes: Type.Array(Type.String(), {
    description: "what was removed from its file, or read in an unusual way",
  }),
  stream: oneOf(
    ["shared", "own", "merged", "machine"],
    "whose decisions these are; machine: you may not see the readers' yet",
  ),
  mayEdit: Type.Boolean(),
  may: May,
  codes: Type.Array(ExemptionCode, { description: "the project's" }),
  sentBack: nullable(
    Type.Object(
      { by: Name, at: Time, reason: Type.String() },
      { description: "by whoever was to approve it, until it is finished again" },
    ),
  ),
  undoable: nullable({ ...Id, description: "the caller's last event that can be undone" }),
  redoable: nullable(Id),
});
export type Task = Static<typeof Task>;
