/**
 * Detection of what waits: in the background, a few documents at a time, resumed after a restart. A
 * document that fails stays in the queue as failed, on top; it is never taken for one without finds.
 */

import { asPalimpsestError } from "../../../errors.js";
import { policyFor } from "../../http/schemas/request-policy.js";
import { notFound } from "../model/refusal.js";
import { assessmentOf, summaryOf } from "../queries/assessment.js";
import type { ReviewContext } from "../queries/context.js";
import { unread } from "../queries/dossier.js";
import { numbersIn } from "../store/entity-numbers.js";
import { findFile, readStored } from "../store/files.js";
import { findProject } from "../store/project-records.js";
import { findTask, SHARED, saveStream, sealAnalysis } from "../store/records.js";

export interface Detection {
  /** Looks for waiting tasks now. */
  wake(): void;
  /** Settles when nothing waits or runs. */
  idle(): Promise<void>;
  /** Takes nothing new; settles when what runs is done. */
  stop(): Promise<void>;
}

/** More labels of a type than a file has: numbers of what people add in one of its documents begin above. */
const NUMBERS_OF_A_DOCUMENT = 100_000;
/** Documents in the engine at a time; it batches and bounds by itself. */
const AT_A_TIME = 2;

export function startDetection(context: ReviewContext): Detection {
  const { store } = context;
  /** Cut short because the database or the engine was away: they wait again. */
  const cutShort = new Set<string>();
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const work = async () => {
    while (!stopped) {
      const [row] = await store.query<{ id: string }>(
        `update tasks set phase = 'detecting' where id = (
           select id from tasks where phase = 'queued' order by created_at, position limit 1
           for update skip locked
         ) returning id`,
      );
      if (!row) return;
      if (!(await detect(context, row.id))) {
        cutShort.add(row.id);
        return;
      }
    }
  };
  const requeue = async () => {
    for (const id of cutShort) {
      await store.query("update tasks set phase = 'queued' where id = $1 and phase = 'detecting'", [
        id,
      ]);
      cutShort.delete(id);
    }
  };
  const run = async () => {
    do {
      again = false;
      // with the database away what waits is found again with the next wake
      await Promise.resolve()
        .then(requeue)
        .then(() => Promise.all(Array.from({ length: AT_A_TIME }, work)))
        .catch(() => {});
    } while (again && !stopped);
    running = undefined;
  };
  const wake = () => {
    again = true;
    running ??= run();
  };
  return {
    wake,
    idle: async () => {
      while (running) await running;
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}

/** Puts back what a process that ended was working on. */
export const resumeDetection = async ({ store }: ReviewContext): Promise<void> => {
  await store.query("update tasks set phase = 'queued' where phase = 'detecting'");
};

/** False where it could not be tried: the database or the engine is away. */
async function detect(context: ReviewContext, id: string): Promise<boolean> {
  const { store, reader } = context;
  try {
    const task = await findTask(store, store.seal, id);
    if (!task) return true; // erased meanwhile
    const project = await findProject(store, store.seal, task.project);
    // the rows of a table come one after another
    const file = await context.files.open(`${task.file} for ${task.persons.join("\n")}`, async () =>
      readStored(reader, await findFile(store, store.seal, task.file), task.persons),
    );
    const document = file.documents[task.position];
    if (!project || !document) throw notFound("task");
    const found = await context.engine.analyse(document, policyFor(context.policy, project.policy));
    await store.transaction(async (on) => {
      // sealing makes a key if there is none, and a task erased in the meantime must not get a new one
      const now = await findTask(on, store.seal, id, { lock: true });
      if (now?.phase !== "detecting") return;
      const analysis = {
        ...found,
        ...(file.notes?.length && { notes: file.notes }),
        ...(file.documents.length > 1 && {
          numbers: {
            found: await numbersIn(on, store.seal, task.file, found),
            added: NUMBERS_OF_A_DOCUMENT * (task.position + 1),
          },
        }),
      };
      await on.query(
        "update tasks set phase = 'reading', error = null, analysis = $2 where id = $1",
        [id, sealAnalysis(store.seal, id, analysis)],
      );
      const dossier = unread(analysis);
      const stream = { name: SHARED, version: 0, events: [], state: dossier.initial };
      const assessment = assessmentOf(dossier, dossier.initial, project);
      const summary = summaryOf(dossier, stream, assessment);
      await saveStream(on, { task: id, stream: SHARED, version: 0, finished: false, summary });
    });
  } catch (thrown) {
    const { code, message } = asPalimpsestError(thrown);
    if (code === "STORE_UNAVAILABLE" || code === "OVERLOADED") return false;
    await store.query("update tasks set phase = 'failed', error = $2 where id = $1", [
      id,
      JSON.stringify({ code, message }),
    ]);
  }
  return true;
}
