/** The review, put together: one store, one engine, the services over them. */

import { createFileReader, type FileReader } from "../../entries/formats.js";
import type { Policy } from "../../policy/policy.js";
import type { Engine } from "../engine/engine.js";
import type { Store } from "../store/store.js";
import { type Detection, resumeDetection, startDetection } from "./commands/detection.js";
import { eraseExpired } from "./commands/erase.js";
import { ensureDefaultProject } from "./commands/projects.js";
import type { ReviewContext } from "./queries/context.js";
import { Dossiers } from "./queries/dossier.js";
import { OpenedFiles } from "./queries/opened-files.js";
import { prepareQueue } from "./queries/queue.js";
import { QueueIndex } from "./queries/queue-index.js";

export interface ReviewOptions {
  readonly store: Store;
  readonly engine: Pick<Engine, "analyse" | "attack" | "detect">;
  /** The server's own policy. */
  readonly policy: Policy;
  /** Reads files; default: the review's own. */
  readonly reader?: FileReader;
  /** The clock; tests bring their own. */
  readonly now?: () => Date;
}

export interface Review {
  readonly context: ReviewContext;
  readonly detection: Detection;
  /** Ends what runs in the background; the store is closed by whoever opened it. */
  close(): Promise<void>;
}

/** Files read at the same time; one that takes long leaves room for the next. */
const READERS = 2;
/** Milliseconds between looks for what has expired and what waits. */
const ROUND_MS = 60_000;

/** Makes what must be there, resumes what a process before this one left, and starts the background work. */
export async function createReview({
  store,
  engine,
  policy,
  reader = createFileReader({ processes: READERS }),
  now = () => new Date(),
}: ReviewOptions): Promise<Review> {
  const context: ReviewContext = {
    store,
    engine,
    policy,
    reader,
    now,
    dossiers: new Dossiers(store),
    queue: new QueueIndex(store),
    files: new OpenedFiles(),
    leaving: new OpenedFiles(),
  };
  await ensureDefaultProject(context);
  await resumeDetection(context);
  prepareQueue(context).catch(() => {}); // the database away: whoever asks reads it
  const detection = startDetection(context);
  const round = () => {
    detection.wake();
    eraseExpired(context).catch(() => {}); // the database away: the next round
  };
  round();
  const timer = setInterval(round, ROUND_MS);
  timer.unref();
  return {
    context,
    detection,
    async close() {
      clearInterval(timer);
      context.files.clear();
      context.leaving.clear();
      await detection.stop();
      reader.close();
    },
  };
}
