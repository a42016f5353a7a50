/** Short outputs that are done at one time leave in one piece: handing over a piece costs as much as making many records. */

/** Characters after which nothing more is waited for. */
const MOST = 1 << 16;

export interface Gathered {
  /** Takes a piece, which leaves at the end of this turn of the event loop. @throws as `write`, perhaps for an earlier piece */
  add(piece: string): Promise<void>;
  /** Waits until all have left. @throws as `add` */
  finish(): Promise<void>;
}

export function gathered(write: (pieces: string) => Promise<void>): Gathered {
  let waiting = "";
  let turn: NodeJS.Immediate | undefined;
  let leaving: Promise<void> = Promise.resolve();
  const leave = (): Promise<void> => {
    clearImmediate(turn);
    turn = undefined;
    const pieces = waiting;
    waiting = "";
    if (pieces !== "") leaving = leaving.then(() => write(pieces));
    return leaving;
  };
  return {
    add: async (piece) => {
      await leaving;
      waiting += piece;
      if (waiting.length >= MOST) return leave();
      turn ??= setImmediate(() => {
        // the next call to add or finish fails with it
        leave().catch(() => {});
      });
      return undefined;
    },
    finish: leave,
  };
}
