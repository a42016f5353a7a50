/** Files as their formats read them, for a while: pages are turned one after another. */

import type { AnyFile } from "../../../entries/formats.js";

/** Files kept; each may hold a whole document. */
const KEPT = 3;
/** Milliseconds for which an unused one is kept. */
const UNUSED = 60_000;

export class OpenedFiles {
  readonly #kept = new Map<string, Promise<AnyFile>>();
  #timer: NodeJS.Timeout | undefined;

  /** @param key of exactly these bytes */
  open(key: string, read: () => Promise<AnyFile>): Promise<AnyFile> {
    const known = this.#kept.get(key) ?? read();
    this.#kept.delete(key);
    this.#kept.set(key, known); // last in order: used last
    known.catch(() => this.#kept.delete(key));
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(old);
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clear(), UNUSED);
    this.#timer.unref();
    return known;
  }

  /** Forgets all of them, as when something was erased. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#kept.clear();
  }
}
