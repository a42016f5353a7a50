/** Spot checks: a sample of a run's documents as tasks of a store, and what their readers have decided. */

import { createFileReader } from "../../entries/formats.js";
import { errors } from "../../errors.js";
import { type RequestPolicy, RequestPolicySchema } from "../http/schemas/request-policy.js";
import { type User, withLower } from "../http/user.js";
import { openStore, type StoreOptions } from "../store/store.js";
import { createProject } from "./commands/projects.js";
import { createTasks } from "./commands/tasks.js";
import { assignmentOf, type ReviewContext } from "./queries/context.js";
import { Dossiers } from "./queries/dossier.js";
import { openTask } from "./queries/open-task.js";
import { OpenedFiles } from "./queries/opened-files.js";
import { rowIn } from "./queries/queue-context.js";
import { QueueIndex } from "./queries/queue-index.js";

export interface CheckDocument {
  readonly name: string;
  readonly text: string;
  readonly persons: readonly string[];
}

/** A document as its readers left it. */
export interface CheckedDocument {
  readonly finished: boolean;
  readonly text: string;
  /** What is to be hidden, in the units of `text`. */
  readonly hidden: readonly {
    readonly start: number;
    readonly end: number;
    readonly type: string;
  }[];
}

const USER: User = { name: "spot check", roles: withLower(["admin"]) };

/**
 * Makes a project with one task per document, to be read with `palimpsest serve --data`.
 * @param policy of the run, so that readers see what it proposed; secrets and the operator's keys are left out
 * @returns the tasks' ids, in the order of the documents
 */
export function storeCheck(
  options: StoreOptions,
  {
    name,
    policy,
    documents,
  }: {
    readonly name: string;
    readonly policy: Readonly<Record<string, unknown>>;
    readonly documents: readonly CheckDocument[];
  },
): Promise<string[]> {
  return withStore(options, async (context) => {
    const { id } = await createProject(context, USER, {
      name,
      policy: requestable(policy),
      guidelines:
        "Mark every name and code that is still readable, keep what is none, and finish each document.",
    });
    const tasks: string[] = [];
    for (const { name, text, persons } of documents) {
      const [row] = await createTasks(context, USER, {
        project: id,
        name: name.slice(0, LONGEST_NAME),
        text,
        ...(persons.length > 0 && { persons: [...persons] }),
      });
      tasks.push(row!.id);
    }
    return tasks;
  });
}

const LONGEST_NAME = 200;

/** How a sample of tasks stands. @throws NOT_FOUND where one was erased */
export function readCheck(
  options: StoreOptions,
  tasks: readonly string[],
): Promise<CheckedDocument[]> {
  return withStore(options, async (context) => {
    const read: CheckedDocument[] = [];
    for (const id of tasks) read.push(await readOne(context, id));
    return read;
  });
}

const DONE: ReadonlySet<string> = new Set(["finished", "approved", "exported"]);

async function readOne(context: ReviewContext, id: string): Promise<CheckedDocument> {
  const { store } = context;
  const { status } = await rowIn(context, store, await assignmentOf(context, store, id, USER));
  if (!DONE.has(status)) return { finished: false, text: "", hidden: [] };
  const { dossier, stream } = await openTask(context, store, id, USER);
  return {
    finished: true,
    text: dossier.analysis.document.text,
    hidden: [...stream.state.mentions.values()]
      .filter(({ state }) => state !== "keep")
      .map(({ start, end, type }) => ({ start, end, type })),
  };
}

/** Ways of replacing and numbers of releases say nothing of what is found. */
const SECRETS: ReadonlySet<string> = new Set([
  "replace",
  "release",
  "release_key",
  "salt",
  "key",
  "persons",
]);

function requestable(policy: Readonly<Record<string, unknown>>): RequestPolicy {
  const known = (RequestPolicySchema as unknown as { properties: Record<string, unknown> })
    .properties;
  return Object.fromEntries(
    Object.entries(policy).filter(([key]) => key in known && !SECRETS.has(key)),
  );
}

/** The parts of the review that need no models: the server detects when it is started. */
async function withStore<Result>(
  options: StoreOptions,
  work: (context: ReviewContext) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(options);
  const reader = createFileReader({ processes: 1 });
  const refuse = () => {
    throw errors.INTERNAL`a spot check runs no models`;
  };
  try {
    return await work({
      store,
      reader,
      policy: { version: 1 },
      now: () => new Date(),
      dossiers: new Dossiers(store),
      queue: new QueueIndex(store),
      files: new OpenedFiles(),
      leaving: new OpenedFiles(),
      engine: { analyse: refuse, attack: refuse, detect: refuse },
    });
  } finally {
    reader.close();
    await store.close();
  }
}
