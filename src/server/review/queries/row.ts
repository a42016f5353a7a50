/** A line of the queue, and the order of the queue. */

import type { User } from "../../http/user.js";
import type { Lease, Return, Status, TaskRow } from "../schema.js";
import type { Approved } from "../store/approval-records.js";
import { SHARED, type StreamRecord, streamOfReader, type TaskRecord } from "../store/records.js";
import type { Assignment } from "./access.js";
import { isBlind } from "./access.js";

/** A lease of a stream of a task. */
export type HeldLease = Lease & { readonly task: string; readonly stream: string };

/** Data about a task in other tables. */
export interface QueueContext {
  readonly streams: readonly StreamRecord[];
  readonly leases: readonly HeldLease[];
  readonly approved: Approved | null;
  /** Documents of its file. */
  readonly documents: number;
}

export function rowOf(
  { task, project, seat }: Assignment,
  { streams, leases, approved, documents }: QueueContext,
): TaskRow {
  const of = (name: string | undefined) => streams.find(({ stream }) => stream === name);
  const own = of(seat.stream) ?? (seat.claims || isBlind(task) ? of(SHARED) : undefined);
  const summary = own?.summary;
  const blind = isBlind(task);
  const hidesOthers = blind && seat.kind === "own" && project.readers === 1;
  const lease = leases.find(({ stream }) => stream === seat.stream);
  const status = statusOf(task, streams, approved);
  const returned = returnedAs(status, { task, project }, own, approved);
  // its readers are not told, so that they read it as they read any other
  const isRecheck = blind && project.readers === 1 && seat.kind === "machine";
  return {
    id: task.id,
    project: project.id,
    name: task.name,
    status,
    open: summary?.open ?? 0,
    total: summary?.total ?? 0,
    risk: summary?.risk ?? null,
    utility: summary?.utility ?? null,
    readers: readersOf(task, own)
      // where one reader is meant to do, a second one named would tell a re-check from other work
      .filter((name) => !hidesOthers || streamOfReader(name) === seat.stream)
      .map((name) => {
        const stream = of(task.double ? streamOfReader(name) : SHARED);
        return {
          name,
          started: (stream?.version ?? 0) > 0,
          finished: stream?.finished ?? false,
        };
      }),
    returned,
    why: isRecheck ? "random check" : whyHere(status, task, own, returned),
    lease: lease ? { by: lease.by, until: lease.until } : null,
    blind: blind && !(hidesOthers && !own?.finished),
    characters: task.characters,
    documents,
    version: seat.stream === own?.stream ? (own?.version ?? 0) : 0,
    error: task.error,
    due: task.due?.toISOString() ?? null,
    createdAt: task.createdAt.toISOString(),
    createdBy: task.createdBy,
  };
}

/** Those it was given to; where one reading is shared, those who worked on it too. */
const readersOf = ({ readers, double }: TaskRecord, own: StreamRecord | undefined): string[] =>
  double ? [...readers] : [...new Set([...readers, ...(own?.summary.authors ?? [])])];

export function statusOf(
  task: TaskRecord,
  streams: readonly StreamRecord[],
  approved: Approved | null,
): Status {
  if (task.phase === "queued" || task.phase === "detecting" || task.phase === "failed") {
    return task.phase;
  }
  if (isBlind(task)) return "open";
  const shared = streams.find(({ stream }) => stream === SHARED);
  if (!shared) return "open";
  if (shared.summary.unresolved > 0) return "disputed";
  if (!shared.finished) return "open";
  if (task.exportedAt) return "exported";
  return approved === "in force" ? "approved" : "finished";
}

/**
 * Why a document that somebody was done with waits again. Nothing of blind readings is said: a second
 * reader must not be able to tell a random check from other work.
 */
function returnedAs(
  status: Status,
  { task, project }: Pick<Assignment, "task" | "project">,
  own: StreamRecord | undefined,
  approved: Approved | null,
): Return | null {
  const waits = status === "open" || status === "disputed" || status === "finished";
  if (!waits || isBlind(task)) return null;
  if (own?.summary.sentBack) return "sent back";
  if (approved === "void") return "changed after approval";
  if (approved === "withdrawn") return "approval withdrawn";
  if (own?.summary.reopened) return "reopened";
  // one reader was meant to do: the second reading was drawn at random
  const isRecheck = task.double && project.readers === 1;
  return isRecheck && status === "disputed" ? "second reading differs" : null;
}

function whyHere(
  status: Status,
  task: TaskRecord,
  own: StreamRecord | undefined,
  returned: Return | null,
): string {
  if (status === "failed") return "detection failed";
  if (status === "queued" || status === "detecting") return "being read by the machine";
  if (status === "exported" || status === "approved") return status;
  const summary = own?.summary;
  if (summary && summary.total === 0) return "no detections";
  if (status === "disputed") return `${summary!.unresolved} disagree`;
  if (own?.finished) {
    return returned ?? (isBlind(task) ? "waits for the other reader" : "waits for approval");
  }
  if (summary && summary.unexamined > 0) return "parts not examined";
  if (returned) return returned;
  if (summary?.risk.over) return "over threshold";
  return (own?.version ?? 0) > 0 ? "begun" : "not begun";
}

const RANK: Readonly<Record<Status, number>> = {
  failed: 0,
  open: 1,
  disputed: 1,
  finished: 2,
  queued: 3,
  detecting: 3,
  approved: 4,
  exported: 5,
};

/** Less is sooner: blocked, then no detections, then the riskiest, over the threshold or not, then what is due, then the oldest. */
export function urgency(row: TaskRow): (number | string)[] {
  const excess = row.risk ? Math.max(0, row.risk.level - row.risk.threshold) : 0;
  return [
    RANK[row.status],
    row.status === "open" && row.total === 0 ? 0 : 1,
    row.why === "parts not examined" ? 0 : 1,
    -Math.round(excess * 1000),
    -Math.round((row.risk?.level ?? 0) * 1000),
    row.due ?? "9999",
    row.createdAt,
    row.id,
  ];
}

export function compareKeys(
  a: readonly (number | string)[],
  b: readonly (number | string)[],
): number {
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}

/** Whether a task waits for this user to read it. */
export const waitsFor = (row: TaskRow, { name }: User): boolean =>
  (row.status === "open" || row.status === "disputed") &&
  !row.readers.some((reader) => reader.name === name && reader.finished);
