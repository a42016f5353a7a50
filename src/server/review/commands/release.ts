/** What leaves a task: its output as it would be exported, and the approval that is bound to it. */

import { offsetConverter } from "../../../document/offsets.js";
import { asPalimpsestError, errors } from "../../../errors.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import { peopleFitOf } from "../model/fit.js";
import { outputOf } from "../model/output.js";
import { notAllowed, Refusal } from "../model/refusal.js";
import { residueOf } from "../model/residue.js";
import { note } from "../queries/audit.js";
import { requireChecks } from "../queries/checks.js";
import type { ReviewContext } from "../queries/context.js";
import { checksFor, type OpenTask, openTask } from "../queries/open-task.js";
import {
  hashOfAll,
  type Released,
  releasedNow,
  tasksOfFile,
  writtenFile,
} from "../queries/written-file.js";
import type { Approval, ApprovalInput, Check, Output } from "../schema.js";
import { findApproval, saveApproval, voidApproval } from "../store/approval-records.js";

/** The output as it would be exported now, for who may see its decisions. */
export async function readOutput(context: ReviewContext, id: string, user: User): Promise<Output> {
  const { dossier, stream } = await openTask(context, context.store, id, user);
  const { analysis, offsets } = dossier;
  const output = outputOf(analysis, stream.state);
  const out = offsetConverter(output.text);
  return {
    version: stream.version,
    hash: output.hash,
    text: output.text,
    replacements: output.replacements.map(({ free: _, ...replacement }) => ({
      ...replacement,
      start: offsets.toCodePoint(replacement.start),
      end: offsets.toCodePoint(replacement.end),
      outStart: out.toCodePoint(replacement.outStart),
      outEnd: out.toCodePoint(replacement.outEnd),
    })),
    residue: residueOf(analysis, stream.state, output)
      .filter(({ accepted }) => !accepted)
      .map(({ mention, outStart, outEnd }) => ({
        mention,
        outStart: out.toCodePoint(outStart),
        outEnd: out.toCodePoint(outEnd),
      })),
  };
}

export async function readApproval(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<Approval> {
  return approvalIn(context, context.store, await openTask(context, context.store, id, user), user);
}

async function approvalIn(
  context: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  user: User,
): Promise<Approval> {
  const { store } = context;
  const { dossier, stream, project, task } = opened;
  const checks = await checksFor(context, on, opened, user);
  const record = await findApproval(on, store.seal, task.id);
  const why = whyNot(checks, user);
  return {
    hash: outputOf(dossier.analysis, stream.state).hash,
    version: stream.version,
    checks,
    fit: peopleFitOf(dossier.analysis, stream.state),
    approval:
      record && !record.voided
        ? {
            by: record.by,
            at: record.at.toISOString(),
            hash: record.hash,
            version: record.version,
            reason: record.reason,
            acceptedRisk: record.acceptedRisk,
          }
        : null,
    voided: record?.voided
      ? {
          by: record.voided.by,
          at: record.voided.at.toISOString(),
          version: record.voided.version,
          withdrawn: record.voided.withdrawn,
          approvedBy: record.by,
        }
      : null,
    required: project.twoPersonApproval,
    mayApprove: why === null,
    why,
  };
}

function whyNot(checks: readonly Check[], { roles }: User): string | null {
  if (!roles.has("approve")) return "it needs the role 'approve'";
  const failing = checks.filter(({ ok, blocks }) => !ok && blocks !== "nothing");
  if (failing.some(({ name }) => name === "decider")) {
    return "nobody may approve a document in which they have decided";
  }
  const rest = failing.filter(({ name }) => name !== "risk"); // can be accepted, with a reason
  return rest.length === 0
    ? null
    : rest.map(({ count, message }) => `${count} ${message}`).join("; ");
}

/**
 * Approves the output with the hash that the approver has read; with `whole` those of all documents of its file, which
 * leave as one. Whatever else the file holds is approved with it.
 * @throws NOT_ALLOWED, CHECKS_FAILED, CONFLICT when the output or the file is another by now
 */
export async function approve(
  context: ReviewContext,
  id: string,
  user: User,
  { hash, file, reason, acceptRisk = false, whole = false }: Omit<ApprovalInput, "token">,
): Promise<Approval> {
  const { store, now } = context;
  return store.transaction(async (on) => {
    const opened = await openTask(context, on, id, user, { lock: true });
    if (acceptRisk && !reason) {
      throw errors.REQUEST_INVALID`accepting a risk above the threshold needs a reason; give one`;
    }
    const all = await tasksOfFile(on, opened.task.file);
    const released: Released[] = [];
    for (const one of whole ? all : [id]) {
      const each = one === id ? opened : await openTask(context, on, one, user, { lock: true });
      await requireApprovable(context, on, each, user, acceptRisk);
      requireReason(each, reason);
      released.push(releasedNow(each));
    }
    if (hashOfAll(released) !== hash) {
      throw new Refusal(
        "CONFLICT",
        "the output has changed since you read it; read it again and approve that",
        { version: opened.stream.version, hash: hashOfAll(released), conflicts: [] },
      );
    }
    const held = released.length === all.length ? await fileHash(context, on, released) : null;
    if (file !== undefined && file !== held) {
      throw new Refusal(
        "CONFLICT",
        "the file holds something else than when you read it; read it again and approve that",
        { version: opened.stream.version, hash, conflicts: [] },
      );
    }
    for (const { opened: each, output } of released) {
      const { version } = each.stream;
      await saveApproval(on, store.seal, each.task.id, {
        by: user.name,
        at: now(),
        hash: output.hash,
        version,
        acceptedRisk: acceptRisk,
        reason: reason ?? null,
        file: held,
      });
      const details = { hash: output.hash, version, acceptedRisk: acceptRisk };
      const action = "task.approve";
      await note(on, now(), { by: user.name, action, task: each.task.id, details });
    }
    return approvalIn(context, on, opened, user);
  });
}

/** What no machine could examine leaves because somebody has read it, and says so. */
function requireReason({ dossier }: OpenTask, reason: string | undefined): void {
  if (dossier.analysis.unexamined.length === 0 || reason) return;
  throw errors.REASON_MISSING`the machine could not examine parts of the text; read them, and give a reason that says so`;
}

async function requireApprovable(
  context: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  user: User,
  acceptRisk: boolean,
): Promise<void> {
  const checks = await checksFor(context, on, opened, user);
  if (!user.roles.has("approve")) throw notAllowed("approving needs the role 'approve'");
  if (checks.some(({ name, ok }) => name === "decider" && !ok)) {
    throw notAllowed("you decided something in this document, so somebody else must approve it");
  }
  requireChecks(
    checks,
    "approved",
    ({ name, blocks }) => blocks !== "nothing" && !(name === "risk" && acceptRisk),
  );
}

/** Of a file that cannot be written in its own form there is nothing to approve beside its text. */
async function fileHash(
  context: ReviewContext,
  on: Queryable,
  released: readonly Released[],
): Promise<string | null> {
  try {
    return (await writtenFile(context, on, released)).hash;
  } catch (thrown) {
    if (asPalimpsestError(thrown).code === "OUTPUT_UNWRITABLE") return null;
    throw thrown;
  }
}

/** Takes an approval back. @throws NOT_ALLOWED */
export async function withdrawApproval(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<Approval> {
  const { store, now } = context;
  return store.transaction(async (on) => {
    const opened = await openTask(context, on, id, user, { lock: true });
    await voidApproval(on, id, user.name, now());
    await on.query("update tasks set exported_at = null where id = $1", [id]);
    await note(on, now(), { by: user.name, action: "task.withdraw", task: id });
    return approvalIn(context, on, opened, user);
  });
}
