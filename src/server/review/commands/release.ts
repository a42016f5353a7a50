/** What leaves a task: its output as it would be exported, and the approval that is bound to it. */

import { offsetConverter } from "../../../document/offsets.js";
import { PalimpsestError } from "../../../errors.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import { outputOf } from "../model/output.js";
import { notAllowed, Refusal } from "../model/refusal.js";
import { residueOf } from "../model/residue.js";
import { note } from "../queries/audit.js";
import { requireChecks } from "../queries/checks.js";
import type { ReviewContext } from "../queries/context.js";
import { checksFor, type OpenTask, openTask } from "../queries/open-task.js";
import type { Approval, ApprovalInput, Check, Output } from "../schema.js";
import { findApproval, saveApproval, withdrawn } from "../store/approval-records.js";

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
  { store }: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  user: User,
): Promise<Approval> {
  const { dossier, stream, project, task } = opened;
  const checks = await checksFor(on, opened, user);
  const record = await findApproval(on, store.seal, task.id);
  const why = whyNot(checks, user);
  return {
    hash: outputOf(dossier.analysis, stream.state).hash,
    version: stream.version,
    checks,
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
 * Approves the output with the hash that the approver has read.
 * @throws NOT_ALLOWED, CHECKS_FAILED, CONFLICT when the output is another by now
 */
export async function approve(
  context: ReviewContext,
  id: string,
  user: User,
  { hash, reason, acceptRisk = false }: Omit<ApprovalInput, "token">,
): Promise<Approval> {
  const { store, now } = context;
  return store.transaction(async (on) => {
    const opened = await openTask(context, on, id, user, { lock: true });
    const checks = await checksFor(on, opened, user);
    if (!user.roles.has("approve")) throw notAllowed("approving needs the role 'approve'");
    if (checks.some(({ name, ok }) => name === "decider" && !ok)) {
      throw notAllowed("you decided something in this document, so somebody else must approve it");
    }
    if (acceptRisk && !reason) {
      throw new PalimpsestError(
        "REQUEST_INVALID",
        "accepting a risk above the threshold needs a reason; give one",
      );
    }
    requireChecks(
      checks,
      "approved",
      ({ name, blocks }) => blocks !== "nothing" && !(name === "risk" && acceptRisk),
    );
    const output = outputOf(opened.dossier.analysis, opened.stream.state);
    if (output.hash !== hash) {
      throw new Refusal(
        "CONFLICT",
        "the output has changed since you read it; read it again and approve that",
        { version: opened.stream.version, hash: output.hash, conflicts: [] },
      );
    }
    await saveApproval(on, store.seal, id, {
      by: user.name,
      at: now(),
      hash,
      version: opened.stream.version,
      acceptedRisk: acceptRisk,
      reason: reason ?? null,
    });
    const details = { hash, version: opened.stream.version, acceptedRisk: acceptRisk };
    await note(on, now(), { by: user.name, action: "task.approve", task: id, details });
    return approvalIn(context, on, opened, user);
  });
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
    await withdrawn(on, id, user.name, now());
    await on.query("update tasks set exported_at = null where id = $1", [id]);
    await note(on, now(), { by: user.name, action: "task.withdraw", task: id });
    return approvalIn(context, on, opened, user);
  });
}
