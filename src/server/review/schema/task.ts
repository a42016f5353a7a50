/** Tasks: one document under review, as the queue lists it and as a reader opens it. */

import Type, { type Static } from "typebox";
import { IDENTIFIER_TYPES, TRUTHS } from "../../../document/document.js";
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
  SpanSchema,
  State,
  Time,
} from "./common.js";
import { TaskRisk } from "./risk.js";

export const STATUSES = [
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

const Base64 = Type.String({ description: "base64" });

/** Give either `text` or `content`. A file with several documents makes several tasks. */
export const TaskInput = request({
  id: Type.Optional(
    Type.String({ format: "uuid", description: "made by the client: sent twice, done once" }),
  ),
  project: Type.Optional(Id),
  name: Type.Optional(Name),
  text: Type.Optional(Type.String({ minLength: 1, description: "plain text" })),
  content: Type.Optional({ ...Base64, description: "a file's bytes, base64" }),
  format: Type.Optional(
    Type.String({ description: "format of the file; auto: by the name's ending" }),
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

export const ReaderState = Type.Object({
  name: Name,
  started: Type.Boolean(),
  finished: Type.Boolean(),
});
export type ReaderState = Static<typeof ReaderState>;

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
  why: Type.String({ description: "why it stands here: 'no detections', 'over threshold', ..." }),
  lease: nullable(Lease),
  blind: Type.Boolean({ description: "double reading that is not finished by both" }),
  characters: Type.Integer({ minimum: 0 }),
  version: Type.Integer({ minimum: 0, description: "number of the last event" }),
  error: nullable(Type.Object({ code: Type.String(), message: Type.String() })),
  due: nullable(Time),
  createdAt: Time,
  createdBy: Name,
});
export type TaskRow = Static<typeof TaskRow>;

export const TaskQuery = request({
  project: Type.Optional(Id),
  status: Type.Optional(Status),
  reader: Type.Optional(Name),
  order: Type.Optional(
    oneOf(
      ["urgency", "newest", "due", "name"],
      "default urgency: what needs a person most comes first",
    ),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type TaskQuery = Static<typeof TaskQuery>;

export const TaskList = Type.Object({
  tasks: Type.Array(TaskRow),
  total: Type.Integer({ minimum: 0 }),
});
export type TaskList = Static<typeof TaskList>;

/** The task that most needs the caller, leased to them. 204: there is none. */
export const NextInput = request({ project: Type.Optional(Id) });
export type NextInput = Static<typeof NextInput>;

export const Mention = Type.Object({
  id: Id,
  start: Offset,
  end: Offset,
  text: Type.String({
    description: "the words at start..end; refuse to draw a mention where they differ",
  }),
  type: SemanticTypeName,
  subtype: Type.Optional(Type.String()),
  score: Probability,
  detector: Type.String({ description: "name of the detector; 'reader' where a person marked it" }),
  evidence: Type.Object({
    rule: Type.Optional(Type.String()),
    validated: Type.Optional(Type.Boolean()),
    context: Type.Optional(Type.String()),
  }),
  probabilities: Type.Optional(
    Type.Object(
      { DIRECT: Probability, QUASI: Probability, NO_MASK: Probability },
      {
        description: "of each masking decision as the model read it in context",
      },
    ),
  ),
  entity: Id,
  state: State,
  replacement: nullable(Type.String({ description: "what stands in the output; null where kept" })),
  level: nullable(
    Type.Integer({ minimum: 0, description: "steps of abstraction; null: free text" }),
  ),
  proposal: Type.Object(
    { state: State, replacement: nullable(Type.String()), level: nullable(Type.Integer()) },
    { description: "what the machine proposes" },
  ),
  decided: nullable(
    Type.Object({
      by: Name,
      at: Time,
      version: Type.Integer(),
      event: Id,
      reason: nullable(Type.String()),
    }),
  ),
  unsure: Type.Boolean(),
  covered: nullable({ ...Id, description: "the mention around it that hides it: not open" }),
  comments: Type.Integer({ minimum: 0 }),
});
export type Mention = Static<typeof Mention>;

export const MeasureScore = Type.Object({
  measure: Type.String(),
  score: Type.Number({ description: "on the measure's own scale" }),
  threshold: nullable(Type.Number()),
  risky: Type.Boolean(),
  evidence: nullable(Type.String()),
});
export type MeasureScore = Static<typeof MeasureScore>;

/** One step of the ladder of replacements, most specific first. */
export const Candidate = Type.Object({
  text: Type.String(),
  level: Type.Integer({ minimum: 0 }),
  by: Type.String({ description: "name of the replacer" }),
  state: State,
  similarity: nullable({
    ...Probability,
    description: "of meaning with the original; null: not measured",
  }),
  truth: oneOf(TRUTHS, "whether it is known to be true of the original"),
  attack: nullable(
    Type.Object(
      { survived: Type.Boolean(), attacker: nullable(Type.String()) },
      { description: "how the inference attack on it went; null: not attacked" },
    ),
  ),
  note: nullable(Type.String({ description: "why it was not chosen" })),
});
export type Candidate = Static<typeof Candidate>;

export const Entity = Type.Object({
  id: Id,
  type: SemanticTypeName,
  identifier: oneOf(IDENTIFIER_TYPES),
  number: Type.Integer({ minimum: 1, description: "as in the label [PERSON 1]" }),
  mentions: Type.Array(Id, { minItems: 1 }),
  mixed: Type.Boolean({ description: "its mentions are not all treated alike" }),
  action: oneOf(["mask", "keep"], "what the machine decided"),
  reasons: Type.Array(Type.String()),
  scores: Type.Array(MeasureScore),
  cost: Type.Number({
    minimum: 0,
    description: "information lost by masking it, share of the document's",
  }),
  ladder: Type.Array(Candidate, { description: "for the first mention" }),
});
export type Entity = Static<typeof Entity>;

/** Entities that together could give somebody away. */
export const Risk = Type.Object({
  entities: Type.Array(Id, { minItems: 1 }),
  measure: Type.String(),
  score: Type.Number(),
  risk: { ...Probability, description: "the score on the scale all measures share" },
  evidence: Type.String(),
  broken: Type.Boolean({ description: "one of them is hidden now" }),
});
export type Risk = Static<typeof Risk>;

export const SUSPECT_KINDS = ["number", "capital", "initial", "rare", "equal"] as const;

/** Something unmarked that a reader should look at once. */
export const Suspect = Type.Object({
  id: Id,
  start: Offset,
  end: Offset,
  text: Type.String(),
  kind: oneOf(SUSPECT_KINDS, "equal: the same words as a masked mention"),
  entity: nullable({ ...Id, description: "for equal: the masked entity" }),
  dismissed: Type.Boolean(),
});
export type Suspect = Static<typeof Suspect>;

export const Comment = Type.Object({
  id: Id,
  mention: nullable(Id),
  text: Type.String(),
  by: Name,
  at: Time,
  warning: Type.Boolean({ description: "it quotes words that are masked" }),
});
export type Comment = Static<typeof Comment>;

/** Everything a reader needs to work on a document. */
export const Task = Type.Object({
  row: TaskRow,
  text: Type.String(),
  persons: Type.Array(Name),
  mentions: Type.Array(Mention, { description: "in reading order" }),
  entities: Type.Array(Entity),
  risks: Type.Array(Risk),
  suspects: Type.Array(Suspect),
  comments: Type.Array(Comment),
  unexamined: Type.Array(Type.Object({ ...SpanSchema.properties, reason: Type.String() })),
  stream: oneOf(
    ["shared", "own", "merged", "machine"],
    "whose decisions these are; machine: you may not see the readers' yet",
  ),
  mayEdit: Type.Boolean(),
  undoable: nullable({ ...Id, description: "the caller's last event that can be undone" }),
  redoable: nullable(Id),
});
export type Task = Static<typeof Task>;

export const ReplacementCheckInput = request({
  mention: Id,
  text: Type.String({ maxLength: 1000 }),
});
export type ReplacementCheckInput = Static<typeof ReplacementCheckInput>;

export const WARNINGS = [
  "same",
  "contains-original",
  "contains-masked",
  "not-on-ladder",
  "more-specific",
  "empty",
] as const;

/** What to think about before one's own words stand in the text. */
export const ReplacementCheck = Type.Object({
  warnings: Type.Array(Type.Object({ kind: oneOf(WARNINGS), message: Type.String() })),
});
export type ReplacementCheck = Static<typeof ReplacementCheck>;
