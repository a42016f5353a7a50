/** The audit log: who did what and when, opening a document too. Never what a document says. */

import type { Queryable } from "../../store/database.js";
import type { AuditEntry, AuditQuery } from "../schema.js";
import { allTasks } from "../store/records.js";
import { isBlind } from "./access.js";
import type { ReviewContext } from "./context.js";

export interface Act {
  readonly by: string;
  readonly action: string;
  readonly task?: string;
  readonly project?: string;
  /** Numbers, ids and codes only. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export const note = (on: Queryable, now: Date, act: Act): Promise<void> => noteAll(on, now, [act]);

/** Acts of one moment, in order. */
export async function noteAll(on: Queryable, now: Date, acts: readonly Act[]): Promise<void> {
  await on.query(
    `insert into audit (at, author, action, task, project, details)
     select $1, "by", action, task, project, coalesce(details, '{}')
     from jsonb_to_recordset($2::jsonb) as one("by" text, action text, task text, project text, details jsonb)`,
    [now, JSON.stringify(acts)],
  );
}

/**
 * The newest entries first. What readers do in a document that is still read blindly is left out:
 * who may read the log may be the other reader.
 */
export async function auditOf(
  { store }: Pick<ReviewContext, "store">,
  query: AuditQuery,
): Promise<AuditEntry[]> {
  const blind = (await allTasks(store, store.seal)).filter(isBlind).map(({ id }) => id);
  const rows = await store.query<Omit<AuditEntry, "at"> & { readonly at: Date }>(
    `select number, at, author as by, action, task, project, details from audit
     where ($1::text is null or task = $1) and ($2::integer is null or number < $2)
       and not (action = 'task.event' and task in (select jsonb_array_elements_text($3::jsonb)))
     order by number desc limit $4`,
    [query.task ?? null, query.before ?? null, JSON.stringify(blind), query.limit ?? 200],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
