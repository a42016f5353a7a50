/** What the services of the review share. */

import type { AnyFile, FileReader } from "../../../entries/formats.js";
import type { Policy } from "../../../policy/policy.js";
import type { Engine } from "../../engine/engine.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import type { Store } from "../../store/store.js";
import { notFound } from "../model/refusal.js";
import { findProject } from "../store/project-records.js";
import { findTask } from "../store/records.js";
import { type Assignment, seatOf } from "./access.js";
import type { Dossiers } from "./dossier.js";
import type { LeavingFile, OpenedFiles } from "./opened-files.js";
import type { QueueIndex } from "./queue-index.js";

export interface ReviewContext {
  readonly store: Store;
  readonly dossiers: Dossiers;
  readonly queue: QueueIndex;
  /** As they were sent. */
  readonly files: OpenedFiles<AnyFile>;
  /** As they would leave. */
  readonly leaving: OpenedFiles<LeavingFile>;
  readonly engine: Pick<Engine, "analyse" | "attack" | "detect">;
  /** The server's own policy, under each project's. */
  readonly policy: Policy;
  /** Reads files outside this process. */
  readonly reader: FileReader;
  readonly now: () => Date;
}

/**
 * A task of a user.
 * @param lock keep others from changing it until the transaction ends
 * @throws NOT_FOUND if there is no such task, or not for this user
 */
export async function assignmentOf(
  { store }: Pick<ReviewContext, "store">,
  on: Queryable,
  id: string,
  user: User,
  options: { lock?: boolean } = {},
): Promise<Assignment> {
  const task = await findTask(on, store.seal, id, options);
  if (!task) throw notFound("task");
  const project = await findProject(on, store.seal, task.project);
  const seat = project && seatOf(task, project.annotators, user);
  if (!project || !seat) throw notFound("task");
  return { task, project, seat };
}
