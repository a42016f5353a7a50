/** Which of the waiting documents a free thread takes along in one message. */

/** Documents in a message. */
const BATCH = 8;
/** Characters in a message of more than one document. */
const BATCH_CHARACTERS = 2000;

interface Sized {
  /** Characters. */
  readonly size: number;
}

/**
 * Takes the jobs of the next message off the queue: the first, and those next after it that are small
 * enough to go along. A thread's share is no larger than what leaves something for the others.
 */
export function takeBatch<Job extends Sized>(queue: Job[], freeThreads: number): Job[] {
  const most = Math.min(BATCH, Math.ceil(queue.length / freeThreads));
  const batch = [queue.shift()!];
  let characters = batch[0]!.size;
  while (batch.length < most && characters + queue[0]!.size <= BATCH_CHARACTERS) {
    characters += queue[0]!.size;
    batch.push(queue.shift()!);
  }
  return batch;
}
