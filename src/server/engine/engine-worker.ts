/**
 * One thread of the engine: loads the models once and runs the tasks it is given, one after the
 * other. Sanitizers are kept by policy; they share the models.
 */

import { Piscina } from "piscina";
import { type Cancellation, withCancellation } from "../../entries/models.js";
import { asPalimpsestError, PalimpsestError } from "../../errors.js";
import { createResources } from "../../index.js";
import { analyze } from "../presidio/analyze.js";
import { analyse } from "../review/commands/analyse.js";
import { attack } from "./attack.js";
import type { Message, Outcome, Results, Task } from "./engine-task.js";
import { framesOf } from "./frames.js";
import { keptSanitizers } from "./sanitizers.js";

const { models } = (Piscina.workerData ?? {}) as { readonly models?: string };
const resources = createResources(models === undefined ? {} : { models });

const sanitizerFor = keptSanitizers(resources);

/** The outcomes of a message's tasks, in their order. One that fails leaves the others alone. */
export default async function runTasks({ tasks, stops }: Message): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [i, task] of tasks.entries()) {
    const signal: Cancellation = {
      get aborted() {
        return Atomics.load(stops, i) === 1;
      },
    };
    try {
      outcomes.push({ value: await withCancellation(signal, () => run(task)) });
    } catch (thrown) {
      const { code, message, cause } = inTime(asPalimpsestError(thrown));
      outcomes.push({ error: { code, message, frames: framesOf(cause) } });
    }
  }
  return outcomes;
}

/** The engine cancels what takes longer than its limit. */
const inTime = (error: PalimpsestError): PalimpsestError =>
  error.code === "CANCELLED"
    ? new PalimpsestError("TIMED_OUT", "The document took too long to read; send a shorter one.")
    : error;

async function run(task: Task): Promise<Results[Task["kind"]]> {
  if (task.kind === "attack") return attack(task, resources);
  const sanitizer = await sanitizerFor(task.policy);
  switch (task.kind) {
    case "detect":
      return sanitizer.detect(task.document);
    case "sanitize":
      return sanitizer.sanitize(task.document);
    case "analyse":
      return analyse(task.document, sanitizer, await resources.languageModel());
    case "analyze":
      return analyze(task.text, task.options, sanitizer);
  }
}
