/** What the routes of the review have in common. */

import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import Type, { type TSchema } from "typebox";
import { FailureSchema } from "../../http/schemas/failure.js";
import type { Review } from "../review.js";
import { Id } from "../schema.js";

/** A fastify instance whose handlers know the types of their schemas. */
type Scope = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export type Routes = (scope: Scope, review: Review) => void;

const FAILURES = {
  400: FailureSchema,
  401: FailureSchema,
  403: FailureSchema,
  404: FailureSchema,
  429: FailureSchema,
  503: FailureSchema,
};

/** Answers of a route for its description: the good one, the usual failures, further ones. */
export const answers = <Good extends TSchema>(
  good: Good,
  further: Readonly<Record<number, TSchema>> = {},
) => ({ 200: good, ...FAILURES, ...further }) as { 200: Good };

export const described = (summary: string) => ({ tags: ["tasks"], summary });

export const InTask = Type.Object({ task: Id });
export const InProject = Type.Object({ project: Id });
export const InBackground = Type.Object({ background: Id });
