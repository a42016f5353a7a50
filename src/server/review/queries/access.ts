/** Who may see and change which task. What somebody may not see does not exist for them: 404. */

import type { User } from "../../http/user.js";
import type { ProjectRecord } from "../store/project-records.js";
import { type OpenPart, SHARED, streamOfReader, type TaskRecord } from "../store/records.js";

/** Whose decisions a user sees in a task. */
export interface Seat {
  /** Name of the stream; undefined: the machine's proposals, since the readings are blind. */
  readonly stream: string | undefined;
  readonly kind: "shared" | "own" | "merged" | "machine";
  readonly mayEdit: boolean;
  /** The user becomes a reader with their first event. */
  readonly claims: boolean;
}

/** A task as one user meets it. */
export interface Assignment {
  readonly task: TaskRecord;
  readonly project: ProjectRecord;
  readonly seat: Seat;
}

/** Two readings that are not both finished: nobody sees the other's. */
export const isBlind = ({ double, phase }: OpenPart): boolean => double && phase !== "merged";

/** Places for readers that nobody has yet. */
const isFull = ({ double, readers }: OpenPart): boolean => readers.length >= (double ? 2 : 1);

/**
 * What a user may do in a task; undefined: they may not know that it exists.
 * @param annotators of the task's project; empty: any reviewer
 */
export function seatOf(
  task: OpenPart,
  annotators: readonly string[],
  { name, roles }: User,
): Seat | undefined {
  const isReader = task.readers.includes(name);
  const among = annotators.length === 0 || annotators.includes(name);
  const mayRead = roles.has("review") && (isReader || (among && !isFull(task)));
  const mayManage = roles.has("approve");
  if (!mayRead && !mayManage && task.createdBy !== name && !maySettle(task, among, roles)) {
    return undefined;
  }
  if (!isBlind(task)) {
    const kind = task.double ? "merged" : "shared";
    const mayEdit = mayRead || maySettle(task, among, roles) || (mayManage && !task.double);
    return { stream: SHARED, kind, mayEdit, claims: false };
  }
  if (isReader) return { stream: streamOfReader(name), kind: "own", mayEdit: true, claims: false };
  return mayRead
    ? { stream: streamOfReader(name), kind: "own", mayEdit: true, claims: true }
    : { stream: undefined, kind: "machine", mayEdit: false, claims: false };
}

/**
 * Settles disputes once the readings are no longer blind: the project's reviewers, and whoever may
 * approve, since a third person settles best.
 */
const maySettle = (task: OpenPart, among: boolean, roles: User["roles"]): boolean =>
  task.double &&
  task.phase === "merged" &&
  ((among && roles.has("review")) || roles.has("approve"));
