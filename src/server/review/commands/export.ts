/**
 * The export: builds the file, reads it again, and refuses it where anything hidden still shows. What
 * is not approved, or was changed after its approval, is refused here and not in a client.
 */

import type { Sanitized } from "../../../document/document.js";
import { masksToJson, sanitizedToJson } from "../../../document/json.js";
import type { FileReader } from "../../../entries/formats.js";
import { createReport, renderReport } from "../../../entries/own/release.js";
import { PalimpsestError } from "../../../errors.js";
import { policyFor } from "../../http/schemas/request-policy.js";
import type { User } from "../../http/user.js";
import type { Queryable } from "../../store/database.js";
import { type Output, outputOf } from "../model/output.js";
import { notAllowed } from "../model/refusal.js";
import { asSanitized } from "../queries/as-sanitized.js";
import { assessmentOf } from "../queries/assessment.js";
import { note } from "../queries/audit.js";
import { requireChecks } from "../queries/checks.js";
import type { ReviewContext } from "../queries/context.js";
import { HiddenWords } from "../queries/hidden-words.js";
import { checksFor, type OpenTask, openTask } from "../queries/open-task.js";
import { asTab, asWikiReplace, type TrainingDocument } from "../queries/training-data.js";
import type { EXPORT_FORMS } from "../schema.js";
import { findApproval } from "../store/approval-records.js";
import { findFile, readStored, type StoredFile } from "../store/files.js";

export type ExportForm = (typeof EXPORT_FORMS)[number];

export interface Exported {
  /** 'redacted' and the beginning of the task's id: the original name may name somebody. */
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

interface Released {
  readonly opened: OpenTask;
  readonly output: Output;
  readonly sanitized: Sanitized;
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

const TRAINING: ReadonlySet<ExportForm> = new Set(["tab", "wikireplace"]);

async function tasksOfFile(on: Queryable, file: string): Promise<string[]> {
  const rows = await on.query<{ id: string }>(
    "select id from tasks where file = $1 order by position",
    [file],
  );
  return rows.map(({ id }) => id);
}

/** A document that may leave. */
async function releasedOf(
  { store }: ReviewContext,
  on: Queryable,
  opened: OpenTask,
  user: User,
): Promise<Released> {
  const { dossier, stream, project, task } = opened;
  const output = outputOf(dossier.analysis, stream.state);
  const checks = await checksFor(on, opened, user);
  if (project.twoPersonApproval) {
    const approval = await findApproval(on, store.seal, task.id);
    if (!approval || approval.voided || approval.hash !== output.hash) {
      throw new PalimpsestError(
        "NOT_APPROVED",
        `${approval ? "the approval is for an earlier output" : "the output has not been approved"}; have it approved by somebody who decided nothing in it`,
      );
    }
    requireChecks(checks, "exported", ({ name }) => name === "residue" || name === "own-words");
  } else {
    requireChecks(
      checks,
      "exported",
      ({ name, blocks }) => blocks !== "nothing" && name !== "decider",
    );
  }
  const assessment = assessmentOf(dossier, stream.state, project);
  return { opened, output, sanitized: asSanitized(dossier, stream.state, output, assessment) };
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
      const content = await writtenAgain(context.reader, file, released, hidden);
      return { name: name(endingOf(file.name)), type: "application/octet-stream", content };
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

/**
 * The file in its own shape, read again: what comes back must be the outputs, to the letter, and
 * nothing else that the file holds may show a hidden word.
 */
async function writtenAgain(
  reader: FileReader,
  file: StoredFile,
  released: readonly Released[],
  hidden: HiddenWords,
): Promise<string | Uint8Array> {
  const persons = released.flatMap(({ opened }) => opened.task.persons);
  const read = await readStored(reader, file, persons);
  const content = await read.write(released.map(({ sanitized }) => sanitized));
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  const { documents: again } = await readStored(reader, { ...file, bytes }, []);
  const same =
    again.length === released.length &&
    (read.isExact === false || again.every(({ text }, i) => text === released[i]!.output.text));
  if (!same) {
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      "the written file does not contain the output when it is read again; export it as txt",
    );
  }
  // a file that is not text was checked part by part by its format; its bytes show no words
  const showing = typeof content === "string" ? hidden.countIn(content) : 0;
  if (showing > 0) {
    throw new PalimpsestError(
      "OUTPUT_UNWRITABLE",
      `${showing} places of the file beside its text, such as a document's id, show words that the output hides; export it as txt`,
    );
  }
  return content;
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
