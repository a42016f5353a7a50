/** Blind double reading: how far two readers agree, and what they differ in. */

import Type, { type Static } from "typebox";
import { Id, Name, nullable, Offset, oneOf, SemanticTypeName, State } from "./common.js";

const Coefficient = nullable(Type.Number({ maximum: 1 }));

/** Coefficients over one kind of unit. */
export const Level = Type.Object({
  compared: Type.Integer({ minimum: 0, description: "units with two labels" }),
  positions: Type.Integer({ minimum: 0, description: "units with one label or more" }),
  kappa: Coefficient,
  alpha: Coefficient,
});
export type Level = Static<typeof Level>;

export const Coefficients = Type.Object({
  /** Found or not: character-overlap F1 between the two readings. */
  foundF1: Coefficient,
  decisionSpan: Level,
  decisionCharacter: Level,
  typeSpan: Level,
  typeCharacter: Level,
  /** Krippendorff's alpha with ordinal distance: keep < generalize < mask, over common spans. */
  stateOrdinalAlpha: Coefficient,
  /** Pairs where one keeps what the other hides. */
  leakPairs: Type.Integer({ minimum: 0 }),
  /** Mentions both may have missed, from the overlap of two independent readings (Chapman). */
  missed: nullable(
    Type.Object({ estimate: Type.Number(), low: Type.Number(), high: Type.Number() }),
  ),
});
export type Coefficients = Static<typeof Coefficients>;

export const Side = Type.Object({
  reader: Name,
  mentions: Type.Array(
    Type.Object({
      mention: Id,
      start: Offset,
      end: Offset,
      text: Type.String(),
      type: SemanticTypeName,
      state: State,
      replacement: nullable(Type.String()),
      reason: nullable(Type.String()),
    }),
    { description: "empty: this reader marked nothing here" },
  ),
});
export type Side = Static<typeof Side>;

/** Overlapping marks in which two readers differ: one thing to settle. */
export const Cluster = Type.Object({
  id: Id,
  start: Offset,
  end: Offset,
  sides: Type.Array(Side, { minItems: 2, maxItems: 2 }),
  differs: Type.Array(oneOf(["found", "boundary", "type", "state", "replacement"])),
  leak: Type.Boolean(),
  protective: Name,
  resolution: nullable(
    Type.Object({ take: Type.String(), by: Name, event: Id, reason: nullable(Type.String()) }),
  ),
});
export type Cluster = Static<typeof Cluster>;

export const TaskAgreement = Type.Object({
  readers: Type.Array(Name, { minItems: 2, maxItems: 2 }),
  coefficients: Coefficients,
  clusters: Type.Array(Cluster, { description: "in reading order" }),
  unresolved: Type.Integer({ minimum: 0 }),
});
export type TaskAgreement = Static<typeof TaskAgreement>;

export const ProjectAgreement = Type.Object({
  documents: Type.Integer({ minimum: 0, description: "read by two who both finished" }),
  pairs: Type.Array(
    Type.Object({
      readers: Type.Array(Name, { minItems: 2, maxItems: 2 }),
      documents: Type.Integer({ minimum: 1 }),
      coefficients: Coefficients,
    }),
  ),
  tasks: Type.Array(
    Type.Object({
      task: Id,
      name: Name,
      readers: Type.Array(Name),
      disputes: Type.Integer({ minimum: 0 }),
      unresolved: Type.Integer({ minimum: 0 }),
    }),
  ),
});
export type ProjectAgreement = Static<typeof ProjectAgreement>;
