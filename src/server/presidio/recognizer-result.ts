/** What `/analyze` reports: a find, in the incumbent's words. */

import Type, { type Static, type TSchema } from "typebox";

const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Why a find was made. */
const AnalysisExplanationSchema = Type.Object({
  recognizer: Type.String(),
  pattern_name: nullable(Type.String()),
  pattern: nullable(Type.String()),
  original_score: Type.Number(),
  score: Type.Number(),
  textual_explanation: nullable(Type.String()),
  score_context_improvement: Type.Number(),
  supportive_context_word: Type.String({
    description: "a context word of the recognizer; empty where none was near",
  }),
  validation_result: nullable(Type.Boolean()),
  regex_flags: nullable(Type.Integer()),
});

export const RecognizerResultSchema = Type.Object({
  entity_type: Type.String(),
  start: Type.Integer({ minimum: 0, description: "code points" }),
  end: Type.Integer({ minimum: 0 }),
  score: Type.Number({ minimum: 0, maximum: 1 }),
  analysis_explanation: nullable(AnalysisExplanationSchema),
});

export type AnalysisExplanation = Static<typeof AnalysisExplanationSchema>;
export type RecognizerResult = Static<typeof RecognizerResultSchema>;
