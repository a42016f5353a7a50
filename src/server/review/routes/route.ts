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
import type { Role } from "../../http/user.js";
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

/** What a route takes: the role it asks for (default `submit`), and the shapes of its parts. */
interface Taken {
  readonly role?: Role;
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  /** Answers beside the good one and the usual failures, by status. */
  readonly also?: Readonly<Record<number, TSchema>>;
}

type AlsoOf<Takes> = Takes extends { readonly also: infer Also } ? Also : unknown;

/** A route with its good answer. */
export function route<Good extends TSchema, const Takes extends Taken>(
  summary: string,
  good: Good,
  taken: Takes = {} as Takes,
) {
  const response = { 200: good, ...FAILURES, ...taken.also };
  const { config, schema } = erasing(summary, taken);
  return {
    config,
    schema: { ...schema, response: response as unknown as { 200: Good } & AlsoOf<Takes> },
  };
}

/** A route that erases something and answers with 204. */
export function erasing<const Takes extends Taken>(summary: string, taken: Takes) {
  const { role, also: _, ...parts } = taken;
  const schema = { tags: ["tasks"], summary, ...(parts as Omit<Takes, "role" | "also">) };
  return { config: role === undefined ? {} : { role }, schema };
}

export const InTask = Type.Object({ task: Id });
export const InProject = Type.Object({ project: Id });
export const InBackground = Type.Object({ background: Id });
