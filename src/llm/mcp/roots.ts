/** The folders that the tools may read and write in. */

import { realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { errors } from "../../errors.js";

export interface Roots {
  /** The real path of a file that exists. @throws PATH_OUTSIDE, INPUT_NOT_FOUND */
  readable(path: string): string;
  /** The real path of a file that may be written; its folder exists. @throws PATH_OUTSIDE */
  writable(path: string): string;
}

/** @throws INPUT_NOT_FOUND for a root that does not exist */
export function rootsOf(folders: readonly string[]): Roots {
  const roots = folders.map((folder) => real(resolve(folder)));
  const first = roots[0]!;
  // links are followed first: what a path is counts, not how it is written
  const inside = (path: string): string => {
    if (roots.some((root) => isWithin(root, path))) return path;
    throw errors.PATH_OUTSIDE`the path is outside the folders that this server may use; give one inside them, or start the server with another --root`;
  };
  const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(first, path));
  return {
    readable(path) {
      const folder = dirname(absolute(path));
      // whether something exists outside is nobody's business
      inside(realOrSame(folder));
      return inside(real(absolute(path)));
    },
    writable(path) {
      const wanted = absolute(path);
      const folder = inside(realOrSame(dirname(wanted)));
      const file = join(real(folder), basename(wanted));
      return inside(realOrSame(file));
    },
  };
}

const isWithin = (root: string, path: string): boolean => {
  const way = relative(root, path);
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
};

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    throw errors.INPUT_NOT_FOUND`there is no file or folder at this path; check it`;
  }
}

/** Of what does not exist, the real path of what does above it. */
function realOrSame(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(realOrSame(above), basename(path));
  }
}
