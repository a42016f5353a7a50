/**
 * Events: the only way a task changes. Append-only; undo is an event too. Each carries an id made by
 * the client (sent twice, done once) and the version the client saw.
 */

import Type, { type Static } from "typebox";
import {
  failure,
  Id,
  Name,
  nullable,
  Offset,
  oneOf,
  Probability,
  request,
  SemanticTypeName,
  State,
  Time,
} from "./common.js";
import { Comment, Entity, Mention, Risk, Suspect } from "./mention.js";
import { Change, PeopleFit, Settings, TaskRisk } from "./risk.js";
import { TaskRow } from "./task.js";

const Mentions = Type.Array(Id, { minItems: 1, maxItems: 100_000 });
const SpanInput = request({ start: Offset, end: Offset });
/** Why somebody decided so. */
export const Reason = Type.Optional(
  Type.String({ maxLength: 500, description: "no original words" }),
);

const Needed = Type.String({ minLength: 1, maxLength: 500, description: "no original words" });

/** Reasons from a short list, so that no words of a document slip into the log. */
export const REASONS = [
  "public role",
  "already public",
  "needed to understand",
  "gives the person away",
  "asked for",
  "stricter for this project",
  "less strict for this project",
  "as in the guidelines",
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** Why a column that nobody reads may leave, or is treated otherwise. */
export const COLUMN_REASONS = [
  "says nothing about a person",
  "many share each value",
  "needed to understand",
  "already public",
  "could give a person away",
  "stricter for this project",
] as const;

const SCOPES = ["mention", "entity", "batch", "adjudication"] as const;

const bodies = {
  decide: {
    changes: Type.Array(Change, { minItems: 1, maxItems: 100_000 }),
    scope: Type.Optional(oneOf(SCOPES, "what the client offered it as; for the log")),
    settings: Type.Optional(Settings),
    reason: Type.Optional(
      Type.String({
        maxLength: 500,
        description: `no original words; where 'settings' move a threshold, one is needed of: ${REASONS.join(", ")}`,
      }),
    ),
  },
  add: {
    spans: Type.Array(SpanInput, { minItems: 1, maxItems: 10_000 }),
    type: SemanticTypeName,
    entity: Type.Optional({ ...Id, description: "join this entity; left out: a new one" }),
    state: Type.Optional(State),
    apart: Type.Optional(Type.Boolean({ description: "an entity for each wording" })),
    reason: Reason,
  },
  remove: { mentions: Mentions, reason: Reason },
  retype: { mentions: Mentions, type: SemanticTypeName },
  boundary: { mention: Id, start: Offset, end: Offset },
  merge: {
    entities: Type.Array(Id, { minItems: 2, maxItems: 1000, description: "into the first" }),
  },
  split: { mentions: { ...Mentions, description: "these become an entity of their own" } },
  unsure: { mentions: Mentions, unsure: Type.Boolean() },
  comment: { mention: Type.Optional(Id), text: Type.String({ minLength: 1, maxLength: 5000 }) },
  dismiss: { suspects: Type.Array(Id, { minItems: 1, maxItems: 100_000 }) },
  undo: { event: { ...Id, description: "an event of the same user; undoing an undo is a redo" } },
  finish: {},
  reopen: { reason: Needed },
  return: { reason: Needed },
  resolve: {
    cluster: Id,
    take: Type.String({
      maxLength: 200,
      description: "a reader's name, 'protective' or 'neither'",
    }),
    reason: Reason,
  },
} as const;

const EVENT_KINDS = [
  "decide",
  "add",
  "remove",
  "retype",
  "boundary",
  "merge",
  "split",
  "unsure",
  "comment",
  "dismiss",
  "undo",
  "finish",
  "reopen",
  "return",
  "resolve",
] as const satisfies readonly (keyof typeof bodies)[];
export type EventKind = (typeof EVENT_KINDS)[number];

const input = <const Kind extends EventKind, const Body extends Type.TProperties>(
  kind: Kind,
  body: Body,
) =>
  request({
    kind: Type.Literal(kind),
    id: Type.String({ format: "uuid", description: "made by the client" }),
    seen: Type.Integer({ minimum: 0, description: "version the client had applied" }),
    window: Type.Optional(
      Type.String({
        format: "uuid",
        description: "made by the client, one per window: two windows of one person can conflict",
      }),
    ),
    ...body,
  });

export const EventInput = Type.Union([
  input("decide", bodies.decide),
  input("add", bodies.add),
  input("remove", bodies.remove),
  input("retype", bodies.retype),
  input("boundary", bodies.boundary),
  input("merge", bodies.merge),
  input("split", bodies.split),
  input("unsure", bodies.unsure),
  input("comment", bodies.comment),
  input("dismiss", bodies.dismiss),
  input("undo", bodies.undo),
  input("finish", bodies.finish),
  input("reopen", bodies.reopen),
  input("return", bodies.return),
  input("resolve", bodies.resolve),
]);
export type EventInput = Static<typeof EventInput>;

/** What an event did: everything that looks different now. */
export const Applied = Type.Object({
  event: Id,
  version: Type.Integer({ minimum: 0 }),
  at: Time,
  repeated: Type.Boolean({ description: "this event had been saved before" }),
  mentions: Type.Array(Mention, { description: "new and changed ones" }),
  removed: Type.Array(Id, { description: "mentions that are no longer there" }),
  entities: Type.Array(Entity, { description: "new and changed ones" }),
  removedEntities: Type.Array(Id),
  suspects: Type.Array(Suspect, { description: "new and changed ones" }),
  removedSuspects: Type.Array(Id),
  comments: Type.Array(Comment, { description: "new ones" }),
  removedComments: Type.Array(Id),
  row: TaskRow,
  risk: TaskRisk,
  utility: Probability,
  fit: nullable(PeopleFit),
  risks: nullable(
    Type.Array(Risk, { description: "all of them, where other settings make others risky" }),
  ),
  broken: Type.Array(Type.Boolean(), { description: "for each of the task's risks, in its order" }),
  undoable: nullable(Id),
  redoable: nullable(Id),
});
export type Applied = Static<typeof Applied>;

const Version = Type.Object({
  state: nullable(State),
  replacement: nullable(Type.String()),
  type: SemanticTypeName,
  start: Offset,
  end: Offset,
  by: Name,
  at: nullable(Time),
  version: nullable(Type.Integer({ minimum: 0 })),
});

/** 409: somebody else has changed the same mentions since `seen`. Nothing was saved. */
export const Conflict = Type.Object({
  ...failure("CONFLICT"),
  version: Type.Integer({ minimum: 0, description: "the task's version now" }),
  conflicts: Type.Array(
    Type.Object({
      mention: Id,
      theirs: nullable({ ...Version, description: "as saved; null: they removed it" }),
      yours: nullable({ ...Version, description: "as you sent it; null: you remove it" }),
    }),
  ),
});
export type Conflict = Static<typeof Conflict>;

/** 422: somebody's own words bring back what is hidden. Nothing was saved. */
export const HiddenWordsRefused = Type.Object({
  ...failure("HIDDEN_WORDS"),
  places: Type.Array(Type.Object({ mention: Id, hidden: Id, start: Offset, end: Offset }), {
    description: "where the words would stand, and the hidden mention that they bring back",
  }),
});

const CHECKS = [
  "open",
  "sweep",
  "disputes",
  "readers",
  "risk",
  "mixed",
  "unsure",
  "residue",
  "own-words",
  "unexamined",
  "attack",
  "columns",
  "decider",
] as const;

/** One line of the checklist. */
export const Check = Type.Object({
  name: oneOf(CHECKS),
  ok: Type.Boolean(),
  blocks: oneOf(["finish", "approve", "nothing"], "what it stops while it is not ok"),
  count: Type.Integer({ minimum: 0 }),
  message: Type.String(),
  mentions: Type.Array(Id, { maxItems: 100, description: "where to go" }),
});
export type Check = Static<typeof Check>;

/** 409: what was asked for is stopped by checks that do not hold. */
export const ChecksFailed = Type.Object({
  ...failure("CHECKS_FAILED"),
  checks: Type.Array(Check),
});
export type ChecksFailed = Static<typeof ChecksFailed>;

/** An event as the history shows it. */
export const HistoryEntry = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 0 }),
  kind: oneOf(EVENT_KINDS),
  by: Name,
  at: Time,
  undone: Type.Boolean(),
  body: Type.Unsafe<Record<string, unknown>>({ type: "object", additionalProperties: true }),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

export const HistoryQuery = request({
  mention: Type.Optional(Id),
  after: Type.Optional(Type.Integer({ minimum: 0, description: "events later than this version" })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

export const History = Type.Object({
  events: Type.Array(HistoryEntry),
  chain: oneOf(["intact", "broken"], "whether each entry still fits the one before"),
});
export type History = Static<typeof History>;
