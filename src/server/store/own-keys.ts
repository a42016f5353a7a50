/**
 * A key for each task, file, background and project, thrown away with it. Databases keep what was
 * deleted: in their log, in free space, in copies. What was sealed with a key that no longer exists stays
 * closed there, also to somebody who has the server's key.
 *
 * The keys lie outside the database, one small file each, sealed with the server's key. Their folder is
 * part of a backup only where erasing need not reach the backup.
 */

import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { PalimpsestError } from "../../errors.js";

const KEY_BYTES = 32;
/** Keys kept in memory, so that a list of tasks does not read as many files. */
const MAX_REMEMBERED = 10_000;
/** A key without its row is thrown away after this; before, the row may be on its way. */
const ORPHAN_MILLISECONDS = 3_600_000;

/** Seals keys with the server's. */
interface Wrap {
  seal(place: string, value: Uint8Array): Uint8Array;
  open(place: string, sealed: Uint8Array): Uint8Array;
}

export interface OwnKeys {
  /** The key of an owner (`task ID`), nothing where it has none. */
  find(owner: string): Uint8Array | undefined;
  /** The key of an owner, made where it has none. @throws OUTPUT_UNWRITABLE */
  findOrMake(owner: string): Uint8Array;
  /** Overwrites and removes keys. @throws OUTPUT_UNWRITABLE */
  throwAway(owners: readonly string[]): void;
  /** Throws away keys of owners that no longer exist, as after a crash between row and key; how many. */
  sweep(owners: readonly string[]): number;
}

/** Keys of what is kept in memory: gone with the process. */
export function passingKeys(): OwnKeys {
  const keys = new Map<string, { readonly key: Uint8Array; readonly made: number }>();
  const throwAway = (owners: readonly string[]) => {
    for (const owner of owners) {
      keys.get(owner)?.key.fill(0);
      keys.delete(owner);
    }
  };
  return {
    find: (owner) => keys.get(owner)?.key,
    findOrMake(owner) {
      const known = keys.get(owner) ?? { key: randomBytes(KEY_BYTES), made: Date.now() };
      keys.set(owner, known);
      return known.key;
    },
    throwAway,
    sweep(owners) {
      const known = new Set(owners);
      const old = Date.now() - ORPHAN_MILLISECONDS;
      const gone = [...keys].filter(([owner, { made }]) => !known.has(owner) && made < old);
      throwAway(gone.map(([owner]) => owner));
      return gone.length;
    },
  };
}

/**
 * Keys in a folder.
 * @throws OUTPUT_UNWRITABLE
 */
export function keysIn(folder: string, wrap: Wrap): OwnKeys {
  const remembered = new Map<string, Uint8Array>();
  guarded(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));

  function remember(owner: string, key: Uint8Array): Uint8Array {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(owner, key);
    return key;
  }

  function find(owner: string): Uint8Array | undefined {
    const known = remembered.get(owner);
    if (known) return known;
    const name = nameOf(owner);
    let sealed: Uint8Array;
    try {
      sealed = readFileSync(join(folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw unwritable(folder, error);
    }
    return remember(owner, wrap.open(`keys:${name}`, sealed));
  }

  function make(owner: string): Uint8Array {
    const name = nameOf(owner);
    const key = randomBytes(KEY_BYTES);
    const aside = join(folder, `.${name}.${randomBytes(6).toString("hex")}`);
    return guarded(folder, () => {
      writeDurably(aside, wrap.seal(`keys:${name}`, key), "wx");
      try {
        linkSync(aside, join(folder, name));
      } catch (error) {
        // another server was faster, and its key counts
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
        return find(owner)!;
      } finally {
        rmSync(aside, { force: true });
      }
      syncFolder(folder);
      return remember(owner, key);
    });
  }

  function destroy(names: readonly string[]): void {
    guarded(folder, () => {
      for (const name of names) {
        const path = join(folder, name);
        const bytes = statSync(path, { throwIfNoEntry: false })?.size;
        if (bytes === undefined) continue;
        writeDurably(path, randomBytes(bytes), "r+");
        rmSync(path);
      }
      syncFolder(folder);
    });
  }

  return {
    find,
    findOrMake: (owner) => find(owner) ?? make(owner),
    throwAway(owners) {
      for (const owner of owners) {
        remembered.get(owner)?.fill(0);
        remembered.delete(owner);
      }
      destroy(owners.map(nameOf));
    },
    sweep(owners) {
      const known = new Set(owners.map(nameOf));
      const old = Date.now() - ORPHAN_MILLISECONDS;
      const gone = readdirSync(folder).filter((name) => {
        if (known.has(name)) return false;
        const found = statSync(join(folder, name), { throwIfNoEntry: false });
        return found !== undefined && found.mtimeMs < old;
      });
      destroy(gone);
      if (gone.length > 0) remembered.clear();
      return gone.length;
    },
  };
}

/** A file's name says nothing about its owner. */
const nameOf = (owner: string): string => createHash("sha256").update(owner).digest("hex");

function writeDurably(path: string, bytes: Uint8Array, flag: "wx" | "r+"): void {
  const descriptor = openSync(path, flag, 0o600);
  try {
    writeSync(descriptor, bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function guarded<T>(folder: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw error instanceof PalimpsestError ? error : unwritable(folder, error);
  }
}

const unwritable = (folder: string, cause: unknown): PalimpsestError =>
  new PalimpsestError(
    "OUTPUT_UNWRITABLE",
    `keys cannot be kept in ${folder} (${(cause as NodeJS.ErrnoException).code ?? "unknown failure"}); check its permissions and room`,
    { cause },
  );
