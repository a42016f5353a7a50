/** Rows of the table of projects as values, opened and sealed. */

import type { RequestPolicy } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import { put, type Queryable } from "../../store/database.js";
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

type ProjectRow = Omit<ProjectRecord, keyof Sealed> & { readonly sealed: Uint8Array };
const COLUMNS = `id, sealed, readers, annotators, threshold, recheck, two_person as "twoPersonApproval",
  retention_days as "retentionDays", created_at as "createdAt", created_by as "createdBy"`;

function projectOf({ sealed, ...row }: ProjectRow, seal: Seal): ProjectRecord {
  const own = seal.openJson<Omit<Sealed, "codes"> & Partial<Sealed>>(`projects:${row.id}`, sealed);
  return { codes: [], ...own, ...row }; // a project of an earlier release has no codes
}

export async function findProject(
  on: Queryable,
  seal: Seal,
  id: string,
): Promise<ProjectRecord | undefined> {
  const [row] = await on.query<ProjectRow>(`select ${COLUMNS} from projects where id = $1`, [id]);
  return row && projectOf(row, seal);
}

export async function allProjects(on: Queryable, seal: Seal): Promise<ProjectRecord[]> {
  const rows = await on.query<ProjectRow>(
    `select ${COLUMNS} from projects order by created_at, id`,
  );
  return rows.map((row) => projectOf(row, seal));
}

/** Writes a project; with `onlyNew` an existing one is left unchanged. */
export async function saveProject(
  on: Queryable,
  seal: Seal,
  project: ProjectRecord,
  { onlyNew = false } = {},
): Promise<void> {
  const { id, name, guidelines, policy, codes, readers, annotators, threshold, recheck } = project;
  const settings = {
    sealed: seal.sealJson(`projects:${id}`, { name, guidelines, policy, codes } satisfies Sealed),
    ...{ readers, annotators, threshold, recheck },
    two_person: project.twoPersonApproval,
    retention_days: project.retentionDays,
  };
  const row = { id, ...settings, created_at: project.createdAt, created_by: project.createdBy };
  await put(on, "projects", row, ["id"], onlyNew ? [] : Object.keys(settings));
}
