/**
 * The engine: the stages in worker threads, so that the server answers while a model runs.
 *
 * Requests wait in one bounded queue. A thread that becomes free takes those that wait longest, small
 * ones together, in one message (engine-queue.ts). Within a thread the model reads one
 * text at a time: in a padded batch an int8 graph's result would depend on the texts beside it
 * (see models/session.ts).
 */

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Detected, Document, Sanitized } from "../../document/document.js";
import { createDocument } from "../../document/document.js";
import { errors, PalimpsestError } from "../../errors.js";
import { ownProgram } from "../../files/own-program.js";
// silences the model runtime in the main thread, which its worker threads cannot do
import "../../index.js";
import type { Policy } from "../../policy/policy.js";
import type { Analyzed } from "../presidio/analyze.js";
import type { AnalyzeOptions } from "../presidio/analyze-options.js";
import { PresidioError } from "../presidio/error.js";
import type { Analysis } from "./analysis.js";
import { type MessageSize, SHORT_MESSAGES, takeBatch } from "./engine-queue.js";
import {
  type Attacked,
  type AttackTask,
  type BackgroundText,
  type Message,
  type Outcome,
  type Results,
  sizeOf,
  type Task,
} from "./engine-task.js";
import { withFrames } from "./frames.js";
import { LITTLE, PLAIN, type Plain } from "./plain.js";

export { LONG_MESSAGES } from "./engine-queue.js";

export interface Call {
  /** Aborted when nobody waits any more: what has not begun is dropped. */
  readonly signal?: AbortSignal;
}

export interface Engine {
  /** What a call without a policy uses. */
  readonly policy: Policy;
  /** @throws OVERLOADED, TIMED_OUT, and what `Sanitizer.detect` throws */
  detect(document: Document, policy?: Policy, call?: Call): Promise<Detected>;
  /** @throws OVERLOADED, TIMED_OUT, and what `Sanitizer.sanitize` throws */
  sanitize(document: Document, policy?: Policy, call?: Call): Promise<Sanitized>;
  /** The analysis of a document under review. @throws as `sanitize` */
  analyse(document: Document, policy?: Policy, call?: Call): Promise<Analysis>;
  /** Finds in the form of the field's incumbent. @throws as `detect` */
  analyze(text: string, options: AnalyzeOptions, call?: Call): Promise<Analyzed>;
  /** Who an anonymized text could be about. @throws as `sanitize`; INPUT_FORMAT, DUPLICATE_ID */
  attack(
    text: string,
    background: readonly BackgroundText[],
    options?: { readonly by?: AttackTask["by"]; readonly person?: string },
    call?: Call,
  ): Promise<Attacked>;
  /** @param size characters of the request and of its answer @throws as the work does; OVERLOADED, TIMED_OUT */
  plain<Work extends keyof Plain>(
    work: Work,
    body: Parameters<Plain[Work]>[0],
    size: number,
    call?: Call,
  ): Promise<ReturnType<Plain[Work]>>;
  /** Settles when every thread has its models: with nothing, or with why it has not. */
  readonly ready: Promise<void>;
  readonly state: EngineState;
  /** Finishes what runs and waits, takes nothing new, ends the threads. */
  close(): Promise<void>;
}

interface EngineState {
  readonly threads: number;
  readonly ready: boolean;
  /** Documents in the queue. */
  readonly waiting: number;
  /** Documents in the threads. */
  readonly running: number;
}

export interface EngineOptions {
  readonly policy?: Policy;
  /** Worker threads; default is one per core. */
  readonly threads?: number;
  /** Documents that may wait. */
  readonly maxWaiting?: number;
  /** Milliseconds a document may wait and run, together. */
  readonly timeoutMs?: number;
  /** Folder of the models; default is the one the package ships. */
  readonly models?: string;
  /** How many documents a thread gets at a time; default: few. */
  readonly messages?: MessageSize;
  /** The code of a thread; tests give one that dies. */
  readonly worker?: URL;
}

type Failed = Extract<Outcome, { error: object }>["error"];

interface Job {
  readonly task: Task;
  size: number;
  readonly resolve: (value: Results[Task["kind"]]) => void;
  readonly reject: (error: Error) => void;
  /** Answered, given up or too late: nobody waits for it any more. */
  settled: boolean;
  /** Takes back its timer and listener. */
  release: () => void;
  /** Tells the thread to stop, once it runs. */
  stop?: () => void;
  /** Whether a thread that worked on it has ended before its answer. */
  orphaned: boolean;
}

const { url: WORKER, execArgv } = ownProgram("server/engine/engine-worker");

/** An engine whose threads load their models in the background. */
export function createEngine({
  policy = { version: 1 },
  threads = availableParallelism(),
  maxWaiting = 256,
  timeoutMs = 120_000,
  models,
  messages = SHORT_MESSAGES,
  worker = WORKER,
}: EngineOptions = {}): Engine {
  const pool = new Piscina({
    filename: fileURLToPath(worker),
    workerData: { models },
    execArgv: [...execArgv],
    minThreads: threads,
    maxThreads: threads,
    // one message per thread: what more there is waits here, where it can be given up
    concurrentTasksPerWorker: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    atomics: "disabled",
  });
  const queue: Job[] = [];
  let busy = 0;
  let running = 0;
  let isReady = false;
  let closing = false;

  function submit<One extends Task>(
    task: One,
    { signal }: Call = {},
  ): Promise<Results[One["kind"]]> {
    if (closing) throw overloaded("it is shutting down; try again later");
    if (queue.length >= maxWaiting) {
      throw overloaded(`${queue.length} documents are already waiting; try again in a moment`);
    }
    return new Promise<Results[One["kind"]]>((resolve, reject) => {
      const job: Job = {
        task,
        size: sizeOf(task),
        resolve: resolve as Job["resolve"],
        reject,
        settled: false,
        orphaned: false,
        release: () => {},
      };
      const drop = (error: PalimpsestError): boolean => {
        const at = queue.indexOf(job);
        if (at < 0 || !settle(job)) return false;
        queue.splice(at, 1);
        reject(error);
        return true;
      };
      const late = () => {
        if (drop(timedOut(timeoutMs)) || !settle(job)) return;
        reject(timedOut(timeoutMs));
        job.stop?.();
      };
      const gone = () => drop(overloaded("the client closed the connection"));
      const timer = setTimeout(late, timeoutMs);
      signal?.addEventListener("abort", gone, { once: true });
      job.release = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", gone);
      };
      queue.push(job);
      dispatch();
    });
  }

  /** False where somebody was faster. */
  function settle(job: Job): boolean {
    if (job.settled) return false;
    job.settled = true;
    job.release();
    return true;
  }

  function dispatch(): void {
    while (busy < threads && queue.length > 0)
      void runBatch(takeBatch(queue, threads - busy, messages));
  }

  async function runBatch(jobs: readonly Job[]): Promise<void> {
    const stops = new Int32Array(new SharedArrayBuffer(4 * jobs.length));
    for (const [i, job] of jobs.entries()) job.stop = () => Atomics.store(stops, i, 1);
    busy++;
    running += jobs.length;
    try {
      const outcomes = await send({ tasks: jobs.map(({ task }) => task), stops });
      for (const [i, job] of jobs.entries()) answer(job, outcomes[i]!);
    } catch {
      // the thread itself has ended: each document once more, alone, so that one of them is to blame
      for (const job of jobs.toReversed()) {
        if (job.settled) continue;
        if (job.orphaned) {
          settle(job);
          job.reject(workerDied());
        } else {
          job.orphaned = true;
          job.size = Number.POSITIVE_INFINITY;
          queue.unshift(job);
        }
      }
    } finally {
      busy--;
      running -= jobs.length;
      dispatch();
    }
  }

  const send = (message: Message): Promise<Outcome[]> => pool.run(message);

  function answer(job: Job, outcome: Outcome): void {
    if (!settle(job)) return;
    if ("value" in outcome) job.resolve(outcome.value);
    else job.reject(failureOf(outcome.error));
  }

  const warm: Task = {
    kind: "sanitize",
    document: createDocument("Anna Berg was born in Oslo in 1970."),
    policy,
  };
  const loading = Array.from({ length: threads }, () =>
    send({ tasks: [warm], stops: new Int32Array(1) }),
  );
  const ready = Promise.all(loading).then((outcomes) => {
    for (const [outcome] of outcomes) {
      if (outcome && "error" in outcome) throw failureOf(outcome.error);
    }
    isReady = true;
  });
  ready.catch(() => {}); // whoever asks for `ready` hears of it

  return {
    policy,
    detect: async (document, own = policy, call) =>
      submit({ kind: "detect", document, policy: own }, call),
    sanitize: async (document, own = policy, call) =>
      submit({ kind: "sanitize", document, policy: own }, call),
    analyse: async (document, own = policy, call) =>
      submit({ kind: "analyse", document, policy: own }, call),
    analyze: async (text, options, call) =>
      submit({ kind: "analyze", text, options, policy }, call),
    attack: async (text, background, { by = "ensemble", ...who } = {}, call) =>
      submit({ kind: "attack", text, background, by, ...who, policy }, call),
    plain: async (work, body, size, call) =>
      (size < LITTLE
        ? PLAIN[work](body as never)
        : await submit({ kind: "plain", work, body }, call)) as never,
    ready,
    get state() {
      return { threads, ready: isReady, waiting: queue.length, running };
    },
    async close() {
      closing = true;
      // a thread that is ended while a graph loads or runs takes the process with it
      await Promise.allSettled(loading);
      while (queue.length > 0 || running > 0) await new Promise((next) => setTimeout(next, 10));
      await pool.destroy();
    },
  };
}

const failureOf = ({ code, message, status, frames = [] }: Failed): Error =>
  status === undefined
    ? new PalimpsestError(code, message, { cause: withFrames(frames) })
    : new PresidioError(status, message);

const overloaded = (why: string): PalimpsestError =>
  errors.OVERLOADED`the server cannot take another document: ${why}`;

const workerDied = (): PalimpsestError =>
  errors.WORKER_DIED`the worker thread crashed twice on this document; leave the document out, or send it in parts`;

const timedOut = (ms: number): PalimpsestError =>
  errors.TIMED_OUT`the document was not finished within ${ms / 1000} s; send a shorter one, or try again when the server is less busy`;
