/** Documents of a run in one thread, or in several that each have the models. */

import { availableParallelism } from "node:os";
import { Option } from "commander";
import type { Detected, Document, Sanitized } from "../document/document.js";
import type { Sanitizer } from "../index.js";
import type { Policy } from "../policy/policy.js";
import { number } from "./flag.js";

/** Fewer inputs are done before further threads would have their models. */
const FEW_INPUTS = 16;
/** The longest a timer can wait; no document of a run is given up for its time in the queue. */
const UNLIMITED_MS = 2 ** 31 - 1;

export interface JobsFlags {
  readonly jobs?: number;
  readonly models?: string;
}

export const jobsOption = (): Option =>
  new Option(
    "--jobs <number>",
    "number of threads, each with its own copy of the models in about 250 MB (default: one per core, or one for fewer than 16 inputs)",
  ).argParser(number);

/** Short records that one thread works on at a time: its detectors run over all of them, one by one. */
const RECORDS = 64;

export interface Jobs {
  /** Threads. */
  readonly count: number;
  /** Records under way that keep the threads busy; 1 where each depends on those before it. */
  readonly records: number;
  /** @param turn waited for before anything of a document with a scope is numbered */
  sanitize(document: Document, turn?: () => Promise<void>): Promise<Sanitized>;
  detect(document: Document): Promise<Detected>;
  close(): Promise<void>;
}

/**
 * @param inputs how many there are, `Infinity` where nobody knows
 * @throws WORKER_DIED from `sanitize` where a document ends its thread twice
 */
export async function openJobs(
  sanitizer: Sanitizer,
  policy: Policy,
  { jobs, models }: JobsFlags,
  inputs: number,
): Promise<Jobs> {
  const wanted = jobs ?? (inputs < FEW_INPUTS ? 1 : availableParallelism());
  const inOrder = numbersInOrder(policy);
  const count = inOrder ? 1 : wanted;
  if (jobs !== undefined && count < jobs) {
    process.stderr.write(
      "palimpsest: only one thread is used, since a release without a key numbers its entities from one document to the next; give --release-key to use more\n",
    );
  }
  if (count <= 1) {
    return {
      count: 1,
      records: inOrder ? 1 : RECORDS,
      sanitize: (document, turn) => sanitizer.sanitize(document, inTurn(document, turn)),
      detect: (document) => sanitizer.detect(document),
      close: async () => {},
    };
  }
  const { createEngine, LONG_MESSAGES } = await import("../server/engine/engine.js");
  const engine = createEngine({
    policy,
    threads: count,
    maxWaiting: Number.POSITIVE_INFINITY,
    timeoutMs: UNLIMITED_MS,
    messages: LONG_MESSAGES,
    ...(models !== undefined && { models }),
  });
  await engine.ready;
  return {
    count,
    // while a thread works on its records, as many wait for it
    records: 2 * count * RECORDS,
    sanitize: (document, turn) =>
      // a table's rows share the numbers of their labels, so they stay in one thread
      document.scope === undefined
        ? engine.sanitize(document)
        : sanitizer.sanitize(document, inTurn(document, turn)),
    detect: (document) => engine.detect(document),
    close: () => engine.close(),
  };
}

const inTurn = ({ scope }: Document, turn?: () => Promise<void>) =>
  scope === undefined || turn === undefined ? {} : { turn };

/** Whether a document's labels depend on the documents before it. */
const numbersInOrder = ({ release, release_key }: Policy & { release_key?: string }): boolean =>
  release !== undefined && release_key === undefined;
