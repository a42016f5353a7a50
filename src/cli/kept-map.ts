/** `--map FILE --key-file KEY`: a sealed map from replacements to originals, so that answers can be restored. */

import { existsSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Sanitized } from "../document/document.js";
import { type AnyFile, unguardFormulas } from "../entries/formats.js";
import { errors } from "../errors.js";
import { type FolderLock, isHeld, takeLock } from "../files/folder-lock.js";
import type { Outputs } from "../files/outputs.js";
import { createSession, type SanitizerOptions, type Session } from "../index.js";
import type { Policy } from "../policy/policy.js";

export interface MapFlags {
  readonly map?: string;
  readonly keyFile?: string;
}

/** A session that ends in a file. */
export interface KeptMap {
  readonly session: Session;
  see(sanitized: Sanitized): void;
  /** Remembers where the labels of an output are. */
  wrote(
    written: string | Uint8Array,
    sanitized: readonly Sanitized[],
    delimiter: AnyFile["delimiter"],
  ): void;
  write(outputs: Outputs): Promise<void>;
  /** Lets other runs add to the map. */
  release(): void;
}

/** Bytes of a key file, without the line's end. @throws USAGE, INPUT_UNREADABLE */
export function readMapKey(path: string | undefined): Uint8Array {
  if (path === undefined) {
    throw errors.USAGE`a map is sealed and needs its key; name a file with --key-file, made by 'openssl rand -hex 32 > FILE'`;
  }
  const bytes = readFile(path, "the key");
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 10 || bytes[end - 1] === 13)) end--;
  return bytes.subarray(0, end);
}

export function readFile(path: string, what: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw errors.INPUT_UNREADABLE`${what} at ${path} cannot be read; check the path and its permissions`;
  }
}

/**
 * Goes on with the map where the file exists. Two runs at once would give the same labels to different people, and
 * the map of one would replace the other's, so the second is refused.
 * @throws MAP_INVALID, MAP_KEY_WRONG, MAP_LOCKED, KEY_INVALID, USAGE, OUTPUT_UNWRITABLE
 */
export async function openKeptMap(
  { map, keyFile }: MapFlags,
  policy: Policy,
  options: Omit<SanitizerOptions, "numbering">,
): Promise<KeptMap | undefined> {
  if (map === undefined) return undefined;
  const key = readMapKey(keyFile);
  const lock = await lockMap(map);
  let session: Session;
  try {
    const from = existsSync(map) ? { from: { bytes: readFile(map, "the map"), key } } : {};
    session = await createSession(policy, { ...options, ...from, preset: "none" });
  } catch (error) {
    lock.release();
    throw error;
  }
  let vague = 0;
  return {
    session,
    see(sanitized) {
      session.remember(sanitized);
      vague += sanitized.replacements.filter(({ by }) => !RESTORABLE.has(by)).length;
    },
    wrote(written, sanitized, delimiter) {
      if (typeof written !== "string") return;
      if (delimiter === undefined || policy.csv_formulas === "keep")
        return session.rememberFile(written, sanitized);
      const text = unguardFormulas(written, "the output", [delimiter]);
      session.rememberFile(text, sanitized, { delimiter, guarded: written });
    },
    release: () => lock.release(),
    async write(outputs) {
      await outputs.write(map, session.seal(key));
      if (vague > 0) {
        process.stderr.write(
          `palimpsest: 'restore' cannot undo ${vague} ${vague === 1 ? "replacement" : "replacements"} by vaguer words; with --replace label it could undo all of them\n`,
        );
      }
    },
  };
}

async function lockMap(map: string): Promise<FolderLock> {
  const path = `${map}.lock`;
  await mkdir(dirname(path), { recursive: true });
  const taken = await takeLock(path).catch((error) => {
    throw errors.OUTPUT_UNWRITABLE`${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown failure"}); check that its folder is writable`;
  });
  if (!isHeld(taken)) return taken;
  throw errors.MAP_LOCKED`process ${taken.process} on ${taken.host} is adding to the map at ${map}; wait for it, or give another map`;
}

const RESTORABLE = new Set(["label", "pseudonym", "hash"]);
