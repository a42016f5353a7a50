/** What the routes of the review have in common. */

import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import Type from "typebox";
import type { Review } from "../review.js";
import { Id } from "../schema.js";

export { erasing, route } from "../../http/route.js";

/** A fastify instance whose handlers know the types of their schemas. */
type Scope = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export type Routes = (scope: Scope, review: Review) => void;

export const InTask = Type.Object({ task: Id });
export const InProject = Type.Object({ project: Id });
export const InBackground = Type.Object({ background: Id });
