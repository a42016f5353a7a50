/** What leaves a task: the output, its approval, its export; the attack on it; the audit log. */

import Type, { type Static } from "typebox";
import {
  Id,
  Name,
  nullable,
  Offset,
  oneOf,
  Probability,
  request,
  SemanticTypeName,
  Time,
} from "./common.js";
import { Check } from "./event.js";
import { PeopleFit } from "./risk.js";

const Hash = Type.String({ pattern: "^[0-9a-f]{64}$", description: "SHA-256 of the output" });

/** The output as it would be exported now. */
export const Output = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  hash: Hash,
  text: Type.String(),
  replacements: Type.Array(
    Type.Object({
      mention: Id,
      entity: Id,
      start: Offset,
      end: Offset,
      outStart: Offset,
      outEnd: Offset,
      replacement: Type.String(),
      level: nullable(Type.Integer()),
    }),
  ),
  residue: Type.Array(
    Type.Object(
      { mention: Id, outStart: Offset, outEnd: Offset },
      {
        description: "places in the output where words of a masked mention still appear",
      },
    ),
  ),
});
export type Output = Static<typeof Output>;

export const Approval = Type.Object({
  hash: Hash,
  version: Type.Integer({ minimum: 0 }),
  checks: Type.Array(Check),
  fit: nullable(PeopleFit),
  approval: nullable(
    Type.Object({
      by: Name,
      at: Time,
      hash: Hash,
      version: Type.Integer({ minimum: 0 }),
      reason: nullable(Type.String()),
      acceptedRisk: Type.Boolean(),
    }),
  ),
  voided: nullable(
    Type.Object({
      by: Name,
      at: Time,
      approvedBy: Name,
      version: Type.Integer({
        minimum: 0,
        description: "of the change that made it void; the approved one where it was withdrawn",
      }),
      withdrawn: Type.Boolean({ description: "taken back, and nothing had changed" }),
    }),
  ),
  required: Type.Boolean({ description: "the project asks for it before export" }),
  mayApprove: Type.Boolean(),
  why: nullable(Type.String({ description: "why the caller may not" })),
});
export type Approval = Static<typeof Approval>;

/** Approves what the caller has read: the output with this hash. */
export const ApprovalInput = request({
  hash: Hash,
  reason: Type.Optional(Type.String({ maxLength: 500 })),
  acceptRisk: Type.Optional(
    Type.Boolean({ description: "although the risk is above the threshold; needs a reason" }),
  ),
  file: Type.Optional({
    ...Hash,
    description: "of everything that the file holds, as the approver has read it",
  }),
  whole: Type.Optional(
    Type.Boolean({ description: "all documents of the file; the hash is then that of all" }),
  ),
  token: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: "the caller's own token again; needed where the server has a token file",
    }),
  ),
});
export type ApprovalInput = Static<typeof ApprovalInput>;

export const EXPORT_FORMS = [
  "same",
  "txt",
  "json",
  "masks",
  "report",
  "report-json",
  "tab",
  "wikireplace",
] as const;

export const ExportQuery = request({
  form: Type.Optional(
    oneOf(
      EXPORT_FORMS,
      "same (default): the file's own format; tab and wikireplace hold the originals, to train on, and need the role approve",
    ),
  ),
});
export type ExportQuery = Static<typeof ExportQuery>;

export const BackgroundInput = request({
  name: Name,
  texts: Type.Array(
    request({
      name: Type.String({ minLength: 1, maxLength: 500 }),
      text: Type.String({ minLength: 1 }),
    }),
    {
      minItems: 2,
      maxItems: 100_000,
      description: "one per person; the name is that of its subject",
    },
  ),
});
export type BackgroundInput = Static<typeof BackgroundInput>;

export const Background = Type.Object({
  id: Id,
  name: Name,
  texts: Type.Integer({ minimum: 0 }),
  createdAt: Time,
  createdBy: Name,
});
export type Background = Static<typeof Background>;

export const AttackInput = request({
  background: Id,
  attacker: Type.Optional(oneOf(["lexical", "neural", "ensemble"])),
  person: Type.Optional(
    Type.String({ maxLength: 500, description: "who it really is, as named in the background" }),
  ),
});
export type AttackInput = Static<typeof AttackInput>;

export const AttackResult = Type.Object({
  background: Id,
  backgroundName: Name,
  attacker: Type.String(),
  at: Time,
  by: Name,
  version: Type.Integer({ minimum: 0 }),
  stale: Type.Boolean({ description: "the output has changed since" }),
  candidates: Type.Array(
    Type.Object({
      name: Type.String({
        description: "as in the background; without the role approve 'person RANK'",
      }),
      rank: Type.Integer({ minimum: 1 }),
      probability: Probability,
    }),
    { description: "best first, at most 20" },
  ),
  total: Type.Integer({ minimum: 0, description: "people in the background" }),
  rank: nullable(
    Type.Integer({ minimum: 1, description: "of the real person, where it was given" }),
  ),
  clues: Type.Array(
    Type.Object({
      outStart: Offset,
      outEnd: Offset,
      start: nullable(Offset),
      end: nullable(Offset),
      text: Type.String(),
      weight: Type.Number({ description: "what hiding it takes from the first candidate" }),
      mention: nullable(Id),
    }),
    { description: "words of the output that gave the person away, heaviest first" },
  ),
});
export type AttackResult = Static<typeof AttackResult>;

/** What the last attack with a background would find if these were hidden too. */
export const WhatIfInput = request({
  background: Id,
  mentions: Type.Optional(Type.Array(Id, { maxItems: 10_000 })),
  spans: Type.Optional(
    Type.Array(request({ start: Offset, end: Offset }), {
      maxItems: 1000,
      description: "not marked yet",
    }),
  ),
});
export type WhatIfInput = Static<typeof WhatIfInput>;

export const WhatIf = Type.Object({
  before: { ...Probability, description: "of the first candidate, in the last attack" },
  after: { ...Probability, description: "of the same person, were these hidden" },
  rank: Type.Integer({ minimum: 1, description: "of the same person then" }),
  utility: Type.Object({ before: Probability, after: Probability }),
});
export type WhatIf = Static<typeof WhatIf>;

export const AuditQuery = request({
  task: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  before: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** Who did what and when; never what a document says. */
export const AuditEntry = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  at: Time,
  by: Name,
  action: Type.String({ description: "task.open, task.event, task.export, project.create, ..." }),
  task: nullable(Id),
  project: nullable(Id),
  details: Type.Unsafe<Record<string, unknown>>({ type: "object", additionalProperties: true }),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** What is withheld and why, without a word of the original. */
export const ExemptionLog = Type.Object({
  project: Name,
  version: Type.Integer({ minimum: 0 }),
  hash: Type.String({ description: "SHA-256 of the output" }),
  entries: Type.Array(
    Type.Object({
      mention: Id,
      paragraph: Type.Integer({
        minimum: 1,
        description: "of the output, empty lines not counted",
      }),
      words: Type.String({ description: "in the output, in place of what is withheld" }),
      type: SemanticTypeName,
      code: nullable(Type.String({ description: "of the project, or a reason of the reader's" })),
      meaning: nullable(Type.String()),
      by: nullable({ ...Name, description: "who decided; null: nobody yet" }),
      at: nullable(Time),
    }),
  ),
});
export type ExemptionLog = Static<typeof ExemptionLog>;
