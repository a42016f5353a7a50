/** Values that several resources share. */

import Type, { type Static, type TSchema } from "typebox";
import { SEMANTIC_TYPES } from "../../../document/types.js";
import { STATES } from "../../engine/states.js";
import { ROLES } from "../../http/user.js";

/** One of a list of words. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  description?: string,
) =>
  Type.Unsafe<Values[number]>({
    type: "string",
    enum: [...values],
    ...(description === undefined ? {} : { description }),
  });

export const nullable = <Value extends TSchema>(value: Value) => Type.Union([value, Type.Null()]);

/** An object of a request: unknown keys are refused. */
export const request = <const Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

export const Offset = Type.Integer({ minimum: 0, description: "code points" });
export const Time = Type.String({ description: "ISO 8601, UTC" });
export const Name = Type.String({ minLength: 1, maxLength: 200 });
export const Id = Type.String({ minLength: 1, maxLength: 100, pattern: "^[A-Za-z0-9_.:-]+$" });
export const SemanticTypeName = oneOf(SEMANTIC_TYPES, "semantic type");
export const Probability = Type.Number({ minimum: 0, maximum: 1 });

export const SpanSchema = Type.Object({ start: Offset, end: Offset });

export const State = oneOf(STATES);
export type State = Static<typeof State>;

export const Role = oneOf(ROLES);
export type Role = Static<typeof Role>;

export const Me = Type.Object({
  name: Name,
  roles: Type.Array(Role),
  alone: Type.Boolean({ description: "the server runs without tokens: nobody else can sign in" }),
});
export type Me = Static<typeof Me>;

/** Somebody who has worked here, or is named in a project: whom a task can be given to. */
export const UserSummary = Type.Object({ name: Name });
export type UserSummary = Static<typeof UserSummary>;

/** What a refusal with details has in common with every other failure. */
export const failure = <const Code extends string>(code: Code) => ({
  error: Type.String({ description: "what went wrong, and what to do" }),
  code: Type.Literal(code),
  requestId: Type.String(),
});
