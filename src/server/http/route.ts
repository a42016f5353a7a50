/** How routes are described: what they take, what they answer. */

import type { TSchema } from "typebox";
import { FailureSchema } from "./schemas/failure.js";
import type { Role } from "./user.js";

/** Failures of any route. */
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
  readonly role?: Role | "public";
  /** Where the description lists it; default: `tasks`. */
  readonly tag?: "documents" | "operation";
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
  const { role, tag = "tasks", also: _, ...parts } = taken;
  const schema = { tags: [tag], summary, ...(parts as Omit<Takes, "role" | "tag" | "also">) };
  return { config: role === undefined ? {} : { role }, schema };
}
