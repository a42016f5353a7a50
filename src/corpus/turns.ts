/** Turns of things that are worked on at the same time and have a part that must be done in their order. */

export class Turns {
  /** The first that is not done. */
  #next = 0;
  readonly #done = new Set<number>();
  readonly #waiting = new Map<number, () => void>();

  /** Settles when all before this place, counted from 0, are done. */
  begin(place: number): Promise<void> {
    if (place <= this.#next) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.set(place, resolve));
  }

  /** Must be called for every place, whether it had a turn or not. */
  done(place: number): void {
    this.#done.add(place);
    while (this.#done.delete(this.#next)) this.#next++;
    this.#waiting.get(this.#next)?.();
    this.#waiting.delete(this.#next);
  }
}
