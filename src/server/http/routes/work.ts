/** What routes that work on documents share: a request's turns, and what its client's going ends. */

import type { FastifyReply, FastifyRequest } from "fastify";

/** A signal that is aborted when the client goes before it has its answer. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Bytes of a request; infinity where it does not say. */
export const lengthOf = ({ headers }: Pick<FastifyRequest, "headers">): number =>
  Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);

/** Documents of one request that wait or run at a time: it leaves room for others. */
const TURNS = 8;

/** The results of some work on each item, in their order. After a failure no other item is begun. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  const turn = async (): Promise<void> => {
    for (const [i, item] of waiting) {
      if (failed) return;
      try {
        results[i] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(TURNS, items.length) }, turn));
  return results;
}
