import type { User } from "../../http/user.js";
import { Refusal } from "../model/refusal.js";
import { assignmentOf, type ReviewContext } from "../queries/context.js";
import { urgentRows } from "../queries/queue.js";
import { rowIn } from "../queries/queue-context.js";
import { waitsFor } from "../queries/row.js";
import type { TaskRow } from "../schema.js";
import { leaseOf } from "./leases.js";

/** The most urgent task that waits for the user and nobody else has open, leased to them. */
export async function nextTask(
  context: ReviewContext,
  user: User,
  project: string | undefined,
): Promise<TaskRow | undefined> {
  const rows = (await urgentRows(context, user, project)).filter(
    (row) => waitsFor(row, user) && (row.lease === null || row.lease.by === user.name),
  );
  for (const row of rows) {
    const taken = await context.store
      .transaction(async (on) => {
        const assignment = await assignmentOf(context, on, row.id, user, { lock: true });
        if (!assignment.seat.mayEdit || assignment.seat.stream === undefined) return undefined;
        await leaseOf(context, on, assignment, user);
        return rowIn(context, on, assignment);
      })
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.code === "LEASE_HELD") return undefined;
        throw error;
      });
    if (taken) return taken;
  }
  return undefined;
}
