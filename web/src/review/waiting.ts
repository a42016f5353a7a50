/**
 * Decisions that wait to be saved, kept on this computer so that a closed tab loses none. Only ids,
 * states and steps of ladders are kept: an event with words in it is never written down here.
 */

import type { EventInput } from "../api/types.js";

const PREFIX = "palimpsest.waiting.";

/** The event as it may be kept, or undefined where it holds words. */
export function withoutWords(event: EventInput): EventInput | undefined {
  if (event.kind === "comment" || ("reason" in event && event.reason !== undefined)) {
    return undefined;
  }
  if (event.kind !== "decide") return event;
  const changes = event.changes.map(({ replacement, ...change }) =>
    replacement !== undefined && change.level == null && change.state === "generalize"
      ? undefined
      : change,
  );
  return changes.includes(undefined) ? undefined : { ...event, changes: changes as never };
}

/** @returns whether the event is kept; false: it lives in this tab only. */
export function keepWaiting(task: string, event: EventInput): boolean {
  const kept = withoutWords(event);
  if (!kept) return false;
  try {
    const entry = JSON.stringify({ at: performance.timeOrigin + performance.now(), event: kept });
    localStorage.setItem(`${PREFIX}${task}.${event.id}`, entry);
    return true;
  } catch {
    return false;
  }
}

export function dropWaiting(task: string, event: EventInput): void {
  localStorage.removeItem(`${PREFIX}${task}.${event.id}`);
}

/** What waits for a task, in the order it was decided. */
export function waitingFor(task: string): EventInput[] {
  return entries()
    .filter(({ key }) => key.startsWith(`${PREFIX}${task}.`))
    .map(({ value }) => JSON.parse(value) as { at: number; event: EventInput })
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

/** Tasks with something waiting on this computer. */
export function tasksWaiting(): string[] {
  const tasks = entries().map(({ key }) => key.slice(PREFIX.length, key.lastIndexOf(".")));
  return [...new Set(tasks)];
}

function entries(): { key: string; value: string }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, value: localStorage.getItem(key) ?? "null" }));
}
