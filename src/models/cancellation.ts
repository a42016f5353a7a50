/** Ending work before it is done: a signal that belongs to one call, and to nothing beside it. */

import { host } from "#host";
import { errors } from "../errors.js";

/** What says that work shall end; an AbortSignal is one. */
export interface Cancellation {
  readonly aborted: boolean;
}

const signals = host.callStorage<Cancellation>();

/** Runs work that ends with CANCELLED before its next run of a model once the signal is aborted. */
export const withCancellation = <Result>(
  signal: Cancellation | undefined,
  work: () => Promise<Result>,
): Promise<Result> => (signal === undefined ? work() : signals.run(signal, work));

/**
 * Asked before every run of a graph. A run itself cannot be broken off, and a thread that is ended in
 * one takes the process with it.
 * @throws CANCELLED
 */
export function throwIfCancelled(): void {
  if (signals.getStore()?.aborted !== true) return;
  throw errors.CANCELLED`the work was cancelled before it was finished`;
}
