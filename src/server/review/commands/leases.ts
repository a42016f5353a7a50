/**
 * Leases: who has a document open, so that others see it and wait. Advice, not a lock: what protects
 * decisions is the version each event saw.
 */

import type { User } from "../../http/user.js";
import { put, type Queryable } from "../../store/database.js";
import { notAllowed, Refusal } from "../model/refusal.js";
import type { Assignment } from "../queries/access.js";
import { assignmentOf, type ReviewContext } from "../queries/context.js";
import type { Lease } from "../schema.js";

/** A lease runs out this long after the last heartbeat; a client beats every 30 s. */
const LEASE_MS = 90_000;

/** Takes a lease or keeps it. @throws LEASE_HELD with the other's, NOT_FOUND, NOT_ALLOWED */
export async function takeLease(context: ReviewContext, id: string, user: User): Promise<Lease> {
  return context.store.transaction(async (on) => {
    const assignment = await assignmentOf(context, on, id, user, { lock: true });
    return leaseOf(context, on, assignment, user);
  });
}

/** The same within a transaction that has locked the task. */
export async function leaseOf(
  { now }: Pick<ReviewContext, "now">,
  on: Queryable,
  { task, seat }: Assignment,
  { name }: User,
): Promise<Lease> {
  if (!seat.mayEdit || seat.stream === undefined) {
    throw notAllowed("only a reader of this document may do this");
  }
  const held = await on.query<{ holder: string; until: Date }>(
    "select holder, until from leases where task = $1 and stream = $2",
    [task.id, seat.stream],
  );
  const [other] = held.filter(({ holder, until }) => holder !== name && until > now());
  if (other) {
    throw new Refusal(
      "LEASE_HELD",
      "somebody else has the document open; wait until they leave it",
      { lease: { by: other.holder, until: other.until.toISOString() } satisfies Lease },
    );
  }
  const until = new Date(now().getTime() + LEASE_MS);
  const { stream } = seat;
  await put(on, "leases", { task: task.id, stream, holder: name, until }, ["task", "stream"]);
  return { by: name, until: until.toISOString() };
}

/** Gives one's own lease back; another's stays. */
export async function giveLease(context: ReviewContext, id: string, user: User): Promise<void> {
  const { store } = context;
  const { seat } = await assignmentOf(context, store, id, user);
  const own = [id, seat.stream ?? "", user.name];
  await store.query("delete from leases where task = $1 and stream = $2 and holder = $3", own);
}
