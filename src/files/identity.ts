/** What a path really is: two paths may be one file. */

import { lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Names a file for comparison: equal identities are one file. */
export type FileIdentity = string;

/**
 * The identity of what a path leads to: device and inode where it exists (so links of both kinds are
 * the file they lead to), else the resolved folder with the names that are missing.
 */
export function identityOf(path: string): FileIdentity {
  const found = statAt(path);
  return found === undefined ? `new:${resolvedPath(path)}` : identityOfStats(found);
}

export const identityOfStats = ({ dev, ino }: Pick<Stats, "dev" | "ino">): FileIdentity =>
  `${dev}:${ino}`;

/** Whether anything has this name, be it a link that leads nowhere. */
export function nameIsTaken(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** What a path leads to; nothing where that is missing or may not be seen. */
export function statAt(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The path with every link of its existing part resolved. */
export function resolvedPath(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(resolvedPath(parent), basename(absolute));
  }
}
