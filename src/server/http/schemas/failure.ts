import Type from "typebox";

/** Every failure's body. */
export const FailureSchema = Type.Object({
  error: Type.String({ description: "what went wrong, and what to do" }),
  code: Type.String({ description: "a code of the catalogue, docs/errors.md" }),
  requestId: Type.String({ description: "the request, as the log names it" }),
  issues: Type.Optional(
    Type.Array(
      Type.Object({
        code: Type.String(),
        path: Type.Array(Type.String()),
        expected: Type.String(),
        received: Type.String(),
      }),
      { description: "the mistakes one by one, where there are several" },
    ),
  ),
});

/** Failures of a route that works on documents, besides those of any route. */
export const OF_DOCUMENTS = { 413: FailureSchema, 422: FailureSchema };
