/**
 * The export: builds the file, reads it again, and refuses it where anything hidden still shows. What
 * is not approved, or was changed after its approval, is refused here and not in a client.
 */

import { masksToJson, sanitizedToJson } from "../../../document/json.js";
import { createReport, renderReport } from "../../../entries/own/release.js";
import { errors } from "../../../errors.js";
import { policyFor } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import { outputOf } from "../model/output.js";
import { notAllowed } from "../model/refusal.js";
import { note } from "../queries/audit.js";
import { requireChecks } from "../queries/checks.js";
import type { ReviewContext } from "../queries/context.js";
import { HiddenWords } from "../queries/hidden-words.js";
import { checksFor, type OpenTask, openTask } from "../queries/open-task.js";
import type { WrittenFile } from "../queries/opened-files.js";
import { asTab, asWikiReplace, type TrainingDocument } from "../queries/training-data.js";
import { type Released, releasedNow, tasksOfFile, writtenFile } from "../queries/written-file.js";
import type { EXPORT_FORMS } from "../schema.js";
import { findApproval } from "../store/approval-records.js";
import { findFile } from "../store/files.js";

export type ExportForm = (typeof EXPORT_FORMS)[number];

export interface Exported {
  /** 'redacted' and the beginning of the task's id: the original name may name somebody. */
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** @throws NOT_APPROVED, CHECKS_FAILED, NOT_ALLOWED, NOT_FOUND */
export async function exportTask(
  context: ReviewContext,
  id: string,
  user: User,
  form: ExportForm = "same",
): Promise<Exported> {
  const { store, now } = context;
  return store.transaction(async (on) => {
    const first = await openTask(context, on, id, user, { lock: true });
    if (TRAINING.has(form) && !user.roles.has("approve")) {
      throw notAllowed("exporting originals needs the role 'approve'");
    }
    const ids = form === "same" ? await tasksOfFile(on, first.task.file) : [id];
    const released: Released[] = [];
    for (const one of ids) {
      const opened = one === id ? first : await openTask(context, on, one, user, { lock: true });
      released.push(await releasedOf(context, on, opened, user));
    }
    const exported = await build(context, on, id, form, released);
    for (const { opened, output } of released) {
      await on.query("update tasks set exported_at = $2 where id = $1", [opened.task.id, now()]);
      const details = { form, hash: output.hash };
      await note(on, now(), {
        by: user.name,
        action: "task.export",
        task: opened.task.id,
        details,
      });
    }
    return exported;
  });
}

/** What a file holds must be what was in front of whoever approved it. @throws NOT_APPROVED */
async function requireFileApproved(
  { store }: ReviewContext,
  on: Queryable,
  released: readonly Released[],
  { hash }: WrittenFile,
): Promise<void> {
  if (released[0]?.opened.project.twoPersonApproval !== true) return;
  for (const { opened } of released) {
    const approval = await findApproval(on, store.seal, opened.task.id);
    if (approval?.file == null || approval.file === hash) continue;
    throw errors.NOT_APPROVED`the file holds something else beside its text than when it was approved; have it approved again`;
  }
}

const TRAINING: ReadonlySet<ExportForm> = new Set(["tab", "wikireplace"]);

/** A document that may leave. */
async function releasedOf(
  context: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  user: User,
): Promise<Released> {
  const { store } = context;
  const { dossier, stream, project, task } = opened;
  const output = outputOf(dossier.analysis, stream.state);
  const checks = await checksFor(context, on, opened, user);
  if (project.twoPersonApproval) {
    const approval = await findApproval(on, store.seal, task.id);
    if (!approval || approval.voided || approval.hash !== output.hash) {
      throw errors.NOT_APPROVED`${approval ? "the approval is for an earlier output" : "the output has not been approved"}; have it approved by somebody who decided nothing in it`;
    }
    requireChecks(checks, "exported", ({ name }) => name === "residue" || name === "own-words");
  } else {
    requireChecks(
      checks,
      "exported",
      ({ name, blocks }) => blocks !== "nothing" && name !== "decider",
    );
  }
  return releasedNow(opened);
}

async function build(
  context: ReviewContext,
  on: Queryable,
  id: string,
  form: ExportForm,
  released: readonly Released[],
): Promise<Exported> {
  const name = (ending: string) => `redacted-${id.slice(0, 8)}${ending}`;
  const text = (ending: string, type: string, content: string): Exported => ({
    name: name(ending),
    type: `${type}; charset=utf-8`,
    content,
  });
  const [first] = released as [Released];
  const { opened, sanitized, output } = first;
  const hidden = new HiddenWords(released);
  switch (form) {
    case "same": {
      const file = await findFile(on, context.store.seal, opened.task.file);
      const written = await writtenFile(context, on, released);
      await requireFileApproved(context, on, released, written);
      return {
        name: name(endingOf(file.name)),
        type: "application/octet-stream",
        content: written.content,
      };
    }
    case "txt":
      return text(".txt", "text/plain", output.text);
    case "json":
      return text(".json", "application/json", toJson(withoutOriginals(first, hidden)));
    case "masks":
      return text(
        ".masks.json",
        "application/json",
        toJson({ [opened.task.id]: masksToJson(sanitized) }),
      );
    case "report":
      return text(".report.html", "text/html", renderReport(reportOf(context, first, hidden)));
    case "report-json":
      return text(".report.json", "application/json", toJson(reportOf(context, first, hidden)));
    case "tab":
      return text(".tab.json", "application/json", asTab([trainingOf(first)]));
    case "wikireplace":
      return text(".wikireplace.json", "application/json", asWikiReplace([trainingOf(first)]));
  }
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The report of the review. A file's name may name somebody, so the task's id is used instead. */
function reportOf(context: ReviewContext, { opened, sanitized }: Released, hidden: HiddenWords) {
  const report = createReport([sanitized], {
    policy: policyFor(context.policy, opened.project.policy),
    originals: false,
    failures: [],
    omissions: (opened.dossier.analysis.notes ?? []).map((message) => ({ kind: "part", message })),
  });
  const documents = report.documents.map((document) => ({ ...document, id: opened.task.id }));
  return hidden.removedFrom({ ...report, documents });
}

/** The JSON of the command line, with the words of hidden mentions left out. */
function withoutOriginals({ opened, sanitized }: Released, words: HiddenWords): object {
  const hidden = sanitized.mentions.map((mention) =>
    sanitized.replacements.some(({ start, end }) => start < mention.end && mention.start < end),
  );
  const json = sanitizedToJson(sanitized);
  return words.removedFrom({
    ...json,
    id: opened.task.id,
    mentions: json.mentions.map(({ text, ...mention }, i) =>
      hidden[i] ? mention : { ...mention, text },
    ),
  });
}

const endingOf = (name: string): string =>
  /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0].toLowerCase() ?? ".txt";

function trainingOf({ opened, output }: Released): TrainingDocument {
  const { task, dossier, stream } = opened;
  const blind = dossier.merged?.readings.map(({ state }, i) => ({
    reader: `reader${i + 1}`,
    state,
  }));
  const last = { reader: blind ? "merged" : "reader1", state: stream.state };
  return { dossier, id: task.id, readings: [...(blind ?? []), last], output: output.text };
}
