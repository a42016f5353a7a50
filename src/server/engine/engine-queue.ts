/** Which of the waiting documents a free thread takes along in one message. */

/** How large a message may be. */
export interface MessageSize {
  /** Documents in it. */
  readonly documents: number;
  /** Their characters, where it is more than one document. */
  readonly characters: number;
}

/** Where somebody waits for each answer. */
export const SHORT_MESSAGES: MessageSize = { documents: 8, characters: 2_000 };
/** Where only all of them matter: as many as detectors run over at a time. */
export const LONG_MESSAGES: MessageSize = { documents: 64, characters: 16_000 };

interface Sized {
  /** Characters. */
  readonly size: number;
}

/**
 * Takes the jobs of the next message off the queue: the first, and those next after it that are small
 * enough to go along. A thread's share is no larger than what leaves something for the others.
 */
export function takeBatch<Job extends Sized>(
  queue: Job[],
  freeThreads: number,
  { documents, characters: mostCharacters } = SHORT_MESSAGES,
): Job[] {
  const most = Math.min(documents, Math.ceil(queue.length / freeThreads));
  const batch = [queue.shift()!];
  let characters = batch[0]!.size;
  while (batch.length < most && characters + queue[0]!.size <= mostCharacters) {
    characters += queue[0]!.size;
    batch.push(queue.shift()!);
  }
  return batch;
}
