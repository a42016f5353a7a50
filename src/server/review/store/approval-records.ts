/** Rows of the table of approvals: at most one per task, with when and by what it became void. */

import { put, type Queryable } from "../../store/database.js";
import type { Seal } from "../../store/seal.js";
import { amongIds } from "./records.js";

export interface ApprovalRecord {
  readonly by: string;
  readonly at: Date;
  /** Of the output that was approved. */
  readonly hash: string;
  readonly version: number;
  readonly acceptedRisk: boolean;
  readonly reason: string | null;
  /** Hash of everything that its file held; null where that was not looked at. */
  readonly file: string | null;
  readonly voided: {
    readonly by: string;
    readonly at: Date;
    readonly version: number;
    readonly withdrawn: boolean;
  } | null;
}

type VoidColumns = {
  readonly void_by: string | null;
  readonly void_at: Date;
  readonly void_version: number;
};

const place = (task: string): string => `approvals:${task}`;

export async function findApproval(
  on: Queryable,
  seal: Seal,
  task: string,
): Promise<ApprovalRecord | undefined> {
  const [row] = await on.query<
    Omit<ApprovalRecord, "reason" | "file" | "voided"> & VoidColumns & { sealed: Uint8Array }
  >(
    `select author as by, at, hash, version, accepted_risk as "acceptedRisk", sealed, void_by, void_at, void_version
     from approvals where task = $1`,
    [task],
  );
  if (!row) return undefined;
  const { sealed, void_by: by, void_at: at, void_version: version, ...approval } = row;
  const own = seal.openJson<Pick<ApprovalRecord, "reason"> & { file?: string }>(
    place(task),
    sealed,
  );
  const voided = by === null ? null : { by, at, version, withdrawn: version === approval.version };
  return { ...approval, file: null, ...own, voided };
}

export async function saveApproval(
  on: Queryable,
  seal: Seal,
  task: string,
  { by, at, hash, version, acceptedRisk, reason, file }: Omit<ApprovalRecord, "voided">,
): Promise<void> {
  await on.query("delete from approvals where task = $1", [task]);
  const sealed = seal.sealJson(place(task), { reason, file });
  const row = { task, author: by, at, hash, version, accepted_risk: acceptedRisk, sealed };
  await put(on, "approvals", row);
}

/** Of these tasks, or of all, those with an approval: whether it is in force, void since a change, or withdrawn. */
export type Approved = "in force" | "void" | "withdrawn";

export async function approvedAmong(
  on: Queryable,
  tasks?: readonly string[],
): Promise<ReadonlyMap<string, Approved>> {
  const rows = await on.query<{ task: string; approved: Approved }>(
    `select task, case when void_by is null then 'in force'
                       when void_version = version then 'withdrawn' else 'void' end as approved
     from approvals ${tasks ? amongIds("task") : ""}`,
    tasks && [JSON.stringify(tasks)],
  );
  return new Map(rows.map(({ task, approved }) => [task, approved]));
}

/**
 * An approval dies with the first change after it, and stays visible as dead.
 * @param version of that change; absent where it is taken back: void at the very version it was for
 */
export const voidApproval = (on: Queryable, task: string, by: string, at: Date, version?: number) =>
  on.query(
    `update approvals set void_by = $2, void_at = $3, void_version = coalesce($4::integer, version)
     where task = $1 and void_by is null`,
    [task, by, at, version ?? null],
  );
