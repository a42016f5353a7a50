/** One decision over the documents of a project: seen first, then done to exactly what was seen. */

import Type, { type Static } from "typebox";
import { Id, Name, nullable, Offset, oneOf, request, SemanticTypeName, Time } from "./common.js";
import { Reason } from "./event.js";

const BATCH_ACTIONS = ["keep", "mask", "proposal"] as const;
const Action = oneOf(BATCH_ACTIONS, "proposal: what the machine proposes for each");

/** Which mentions: those that nobody has decided and that are worded like this, or are in a column. */
export const BatchQuery = request({
  words: Type.Optional(
    Type.String({ minLength: 1, maxLength: 500, description: "in any case of letters" }),
  ),
  column: Type.Optional(
    request({
      task: { ...Id, description: "any row of the table" },
      name: Type.String({ minLength: 1, maxLength: 500 }),
    }),
  ),
  type: Type.Optional(SemanticTypeName),
});
export type BatchQuery = Static<typeof BatchQuery>;

const Target = {
  task: Id,
  seen: Type.Integer({
    minimum: 0,
    description: "version of the task that the list was made from",
  }),
  mentions: Type.Array(Id, { maxItems: 100_000 }),
  cell: Type.Optional({
    ...request({ start: Offset, end: Offset }),
    description:
      "of a column: the whole cell, where it is not one mention; masking hides all of it",
  }),
};

export const SKIPPED = ["finished", "held", "conflict", "gone"] as const;
const skipped = {
  task: Id,
  why: oneOf(
    SKIPPED,
    "finished: its reader is done; held: somebody has it open; conflict: somebody decided the same mentions meanwhile; gone: not there any more",
  ),
};

/** What a batch would change, and some places of it to look at. */
export const BatchPreview = Type.Object({
  targets: Type.Array(Type.Object({ ...Target, name: Name })),
  mentions: Type.Integer({ minimum: 0 }),
  skipped: Type.Array(Type.Object({ ...skipped, name: Name })),
  sample: Type.Array(
    Type.Object({
      task: Id,
      name: Name,
      mention: Id,
      before: Type.String(),
      text: Type.String(),
      after: Type.String(),
    }),
    { description: "places drawn at random, at most ten" },
  ),
});
export type BatchPreview = Static<typeof BatchPreview>;

export const BatchInput = request({
  id: Type.String({
    format: "uuid",
    description: "made by the client; a request sent twice is carried out once",
  }),
  action: Action,
  targets: Type.Array(request(Target), { minItems: 1, maxItems: 10_000 }),
  type: Type.Optional({ ...SemanticTypeName, description: "of whole cells that are masked" }),
  reason: Reason,
});
export type BatchInput = Static<typeof BatchInput>;

/** What was done. Holds no words of the documents. */
export const Batch = Type.Object({
  id: Id,
  by: Name,
  at: Time,
  action: Action,
  applied: Type.Array(Type.Object({ task: Id, mentions: Type.Integer({ minimum: 0 }) })),
  skipped: Type.Array(Type.Object(skipped)),
  undone: nullable(
    Type.Object({
      at: Time,
      tasks: Type.Integer({
        minimum: 0,
        description: "number of documents in which it was undone",
      }),
      skipped: Type.Array(Type.Object(skipped)),
    }),
  ),
});
export type Batch = Static<typeof Batch>;

/** A term of a project: words in any case of letters, or an expression. */
const term = {
  words: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  expression: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: "a regular expression in RE2 syntax",
    }),
  ),
  type: SemanticTypeName,
};
export const TermQuery = request(term);
export type TermQuery = Static<typeof TermQuery>;

const TermTarget = {
  task: Id,
  seen: Target.seen,
  spans: Type.Array(request({ start: Offset, end: Offset }), { minItems: 1, maxItems: 10_000 }),
};

/** Where a term stands unmarked in the documents of a project. */
export const TermPreview = Type.Object({
  targets: Type.Array(Type.Object({ ...TermTarget, name: Name })),
  mentions: Type.Integer({ minimum: 0 }),
  skipped: BatchPreview.properties.skipped,
  sample: BatchPreview.properties.sample,
});
export type TermPreview = Static<typeof TermPreview>;

export const TermInput = request({
  id: BatchInput.properties.id,
  ...term,
  targets: Type.Array(request(TermTarget), { maxItems: 10_000 }),
});
export type TermInput = Static<typeof TermInput>;
