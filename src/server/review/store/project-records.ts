/** Rows of the table of projects as values, opened and sealed. */

import type { RequestPolicy } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import type { Queryable, Row } from "../../store/database.js";
import type { Seal } from "../../store/seal.js";
import type { ExemptionCode } from "../schema.js";

export interface ProjectRecord {
  readonly id: string;
  readonly name: string;
  readonly guidelines: string;
  readonly policy: RequestPolicy;
  readonly codes: readonly ExemptionCode[];
  readonly readers: 1 | 2;
  readonly annotators: readonly string[];
  readonly threshold: number | null;
  /** Share of finished documents that a second person reads blind. */
  readonly recheck: number;
  readonly twoPersonApproval: boolean;
  readonly retentionDays: number | null;
  readonly createdAt: Date;
  readonly createdBy: string;
}

/** Whether a project is a user's: to read in, or to manage. */
export const isAmong = (
  { annotators }: Pick<ProjectRecord, "annotators">,
  { name, roles }: User,
): boolean => annotators.length === 0 || annotators.includes(name) || roles.has("approve");

/** The project of tasks that name none. */
export const DEFAULT_PROJECT = "default";

type Sealed = Pick<ProjectRecord, "name" | "guidelines" | "policy" | "codes">;

function projectOf(row: Row, seal: Seal): ProjectRecord {
  const id = row["id"] as string;
  return {
    id,
    codes: [], // a project of an earlier release has none
    ...seal.openJson<Omit<Sealed, "codes"> & Partial<Sealed>>(
      `projects:${id}`,
      row["sealed"] as Uint8Array,
    ),
    readers: row["readers"] as 1 | 2,
    annotators: row["annotators"] as string[],
    threshold: row["threshold"] as number | null,
    recheck: row["recheck"] as number,
    twoPersonApproval: row["two_person"] as boolean,
    retentionDays: row["retention_days"] as number | null,
    createdAt: row["created_at"] as Date,
    createdBy: row["created_by"] as string,
  };
}

export async function findProject(
  on: Queryable,
  seal: Seal,
  id: string,
): Promise<ProjectRecord | undefined> {
  const [row] = await on.query("select * from projects where id = $1", [id]);
  return row && projectOf(row, seal);
}

export async function allProjects(on: Queryable, seal: Seal): Promise<ProjectRecord[]> {
  const rows = await on.query("select * from projects order by created_at, id");
  return rows.map((row) => projectOf(row, seal));
}

/** Writes a project; with `onlyNew` an existing one is left unchanged. */
export async function saveProject(
  on: Queryable,
  seal: Seal,
  project: ProjectRecord,
  { onlyNew = false } = {},
): Promise<void> {
  const { id, name, guidelines, policy, codes } = project;
  await on.query(
    `insert into projects
       (id, sealed, readers, annotators, threshold, two_person, retention_days, recheck, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do ${
       onlyNew
         ? "nothing"
         : "update set sealed = $2, readers = $3, annotators = $4, threshold = $5, two_person = $6, retention_days = $7, recheck = $8"
     }`,
    [
      id,
      seal.sealJson(`projects:${id}`, { name, guidelines, policy, codes } satisfies Sealed),
      project.readers,
      JSON.stringify(project.annotators),
      project.threshold,
      project.twoPersonApproval,
      project.retentionDays,
      project.recheck,
      project.createdAt,
      project.createdBy,
    ],
  );
}
