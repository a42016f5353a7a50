/**
 * One thread of the engine: loads the models once and runs the tasks it is given, one after the
 * other. Sanitizers are kept by policy.
 */

import { asPalimpsestError } from "../errors.js";
import { createSanitizer, type Policy, type Sanitizer, stopRunsWhen } from "../index.js";
import { attack } from "./attack.js";
import type { Message, Outcome, Results, Task } from "./engine-task.js";
import { framesOf } from "./frames.js";
import { analyze } from "./presidio/analyze.js";

/** Sanitizers kept at a time; the one used longest ago makes room. */
const KEPT = 4;
const kept = new Map<string, Promise<Sanitizer>>();

/** The outcomes of a message's tasks, in their order. One that fails leaves the others alone. */
export default async function runTasks({ tasks, stops }: Message): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [i, task] of tasks.entries()) {
    stopRunsWhen(() => Atomics.load(stops, i) === 1);
    try {
      outcomes.push({ value: await run(task) });
    } catch (thrown) {
      const { code, message, cause } = asPalimpsestError(thrown);
      outcomes.push({ error: { code, message, frames: framesOf(cause) } });
    }
  }
  return outcomes;
}

async function run(task: Task): Promise<Results[Task["kind"]]> {
  if (task.kind === "attack") return attack(task);
  const sanitizer = await sanitizerFor(task.policy);
  switch (task.kind) {
    case "detect":
      return sanitizer.detect(task.document);
    case "sanitize":
      return sanitizer.sanitize(task.document);
    case "redecide":
      return sanitizer.replace(await sanitizer.decide(task.assessed, task.changes));
    case "analyze":
      return analyze(task.text, task.options, sanitizer);
  }
}

function sanitizerFor(policy: Policy): Promise<Sanitizer> {
  // a release numbers its entities from one document to the next; requests are apart, so each
  // begins anew and the same request gives the same bytes
  if (policy.release !== undefined) return createSanitizer(policy);
  const key = JSON.stringify(policy);
  const sanitizer = kept.get(key) ?? createSanitizer(policy);
  kept.delete(key);
  kept.set(key, sanitizer); // last in order: used last
  sanitizer.catch(() => kept.delete(key));
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return sanitizer;
}
