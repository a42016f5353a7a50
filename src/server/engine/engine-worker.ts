/**
 * One thread of the engine: loads the models once and runs the tasks of a message side by side, so that
 * short texts share what each detector costs. Sanitizers are kept by policy; they share the models.
 */

import { Piscina } from "piscina";
import { type Cancellation, withCancellation } from "../../entries/models.js";
import { asPalimpsestError, errors, type PalimpsestError } from "../../errors.js";
import { createResources } from "../../index.js";
import { analyze } from "../presidio/analyze.js";
import { PresidioError } from "../presidio/error.js";
import { analyse } from "./analyse.js";
import { attack } from "./attack.js";
import type { Message, Outcome, Results, Task } from "./engine-task.js";
import { framesOf } from "./frames.js";
import { PLAIN } from "./plain.js";
import { keptSanitizers } from "./sanitizers.js";

const { models } = (Piscina.workerData ?? {}) as { readonly models?: string };
const resources = createResources(models === undefined ? {} : { models });

const sanitizerFor = keptSanitizers(resources);

/** The outcomes of a message's tasks, in their order. One that fails leaves the others alone. */
export default function runTasks({ tasks, stops }: Message): Promise<Outcome[]> {
  return Promise.all(tasks.map((task, i) => outcomeOf(task, i, stops)));
}

async function outcomeOf(task: Task, place: number, stops: Int32Array): Promise<Outcome> {
  const signal: Cancellation = {
    get aborted() {
      return Atomics.load(stops, place) === 1;
    },
  };
  try {
    return { value: await withCancellation(signal, () => run(task)) };
  } catch (thrown) {
    if (thrown instanceof PresidioError)
      return { error: { code: "REQUEST_INVALID", message: thrown.message, status: thrown.status } };
    const { code, message, cause } = inTime(asPalimpsestError(thrown));
    return { error: { code, message, frames: framesOf(cause) } };
  }
}

/** The engine cancels what takes longer than its limit. */
const inTime = (error: PalimpsestError): PalimpsestError =>
  error.code === "CANCELLED"
    ? errors.TIMED_OUT`the document took too long to read; send a shorter one`
    : error;

async function run(task: Task): Promise<Results[Task["kind"]]> {
  if (task.kind === "attack") return attack(task, resources, () => sanitizerFor(task.policy));
  if (task.kind === "plain") return PLAIN[task.work](task.body as never);
  const sanitizer = await sanitizerFor(task.policy);
  switch (task.kind) {
    case "detect":
      return sanitizer.detect(task.document);
    case "sanitize":
      return sanitizer.sanitize(task.document);
    case "analyse":
      return analyse(
        task.document,
        sanitizer,
        await resources.languageModel(),
        await resources.rates(task.policy),
      );
    case "analyze":
      return analyze(task.text, task.options, sanitizer);
  }
}
