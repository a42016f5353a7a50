/** Files that were read or written, for a while: pages are turned one after another. */

import type { FilePart } from "../../../entries/formats.js";
import type { FileRelease } from "../schema.js";

export interface WrittenFile {
  readonly content: string | Uint8Array;
  /** Everything that it holds, in order. */
  readonly parts: readonly FilePart[];
  /** Those that the text of no document shows; of a table, cells are not among them. */
  readonly beside: readonly FilePart[];
  /** SHA-256 of the parts, in hexadecimal. */
  readonly hash: string;
}

/** A file as it would leave, all of its rows in hand. */
export interface LeavingFile extends Omit<FileRelease, "file"> {
  /** Null: it cannot be written in its own form. */
  readonly written: WrittenFile | null;
}

/** Files kept; each may hold a whole document. */
const KEPT = 3;
/** Milliseconds for which an unused one is kept. */
const UNUSED = 60_000;

export class OpenedFiles<File> {
  readonly #kept = new Map<string, Promise<File>>();
  #timer: NodeJS.Timeout | undefined;

  /** @param key of exactly what is read */
  open(key: string, read: () => Promise<File>): Promise<File> {
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
