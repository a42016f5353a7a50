/** The people a task can be given to. Tokens are kept elsewhere; here are names only. */

import type { User } from "../../http/user.js";
import type { ReviewContext } from "../queries/context.js";
import type { UserSummary } from "../schema.js";
import { allProjects } from "../store/project-records.js";

/** Everybody who has acted here or is named in a project, and who asks. */
export async function listUsers({ store }: ReviewContext, user: User): Promise<UserSummary[]> {
  const acted = await store.query<{ author: string }>(
    "select distinct author from audit where author <> 'palimpsest'",
  );
  const named = (await allProjects(store, store.seal)).flatMap(({ annotators }) => annotators);
  const names = new Set([user.name, ...acted.map(({ author }) => author), ...named]);
  return [...names].sort().map((name) => ({ name }));
}
