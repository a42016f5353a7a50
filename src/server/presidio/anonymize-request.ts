/** Shapes of `/anonymize` and `/deanonymize`, for their description; anonymize.ts checks bodies itself. */

import Type, { type Static } from "typebox";

const Operator = Type.Object({ type: Type.Optional(Type.String()) });
const Operators = Type.Record(Type.String(), Operator, {
  description: "by entity, DEFAULT for the others: {type, ...its parameters}",
});
const Offset = Type.Integer({ minimum: 0, description: "code points" });

const AnalyzerResult = Type.Object({
  start: Offset,
  end: Offset,
  entity_type: Type.String(),
  score: Type.Number(),
});

const OperatorResult = Type.Object({
  start: Offset,
  end: Offset,
  entity_type: Type.String(),
  text: Type.String(),
  operator: Type.String(),
});

export const EngineResultSchema = Type.Object({
  text: Type.String(),
  items: Type.Array(OperatorResult, { description: "the last of the new text first" }),
});

export type OperatorResult = Static<typeof OperatorResult>;
export type EngineResult = Static<typeof EngineResultSchema>;

export const AnonymizeRequestSchema = Type.Object({
  text: Type.Optional(Type.String()),
  analyzer_results: Type.Optional(Type.Array(AnalyzerResult)),
  anonymizers: Type.Optional(Operators),
});

export const DeanonymizeRequestSchema = Type.Object({
  text: Type.Optional(Type.String()),
  anonymizer_results: Type.Optional(
    Type.Array(Type.Object({ start: Offset, end: Offset, entity_type: Type.String() })),
  ),
  deanonymizers: Type.Optional(Operators),
});
