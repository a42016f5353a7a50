/**
 * The packages of a release. `palimpsest` has what every command needs; models, the server and the evaluation are
 * packages of their own, each installed where it is wanted. In the repository all of it is in one place.
 */

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { PACKAGE_ROOT } from "./package-root.js";

export const COMPANIONS = [
  "@palimpsest/models-en",
  "@palimpsest/models-languages",
  "@palimpsest/evaluate",
  "@palimpsest/server",
] as const;

export type Companion = (typeof COMPANIONS)[number];

const require = createRequire(import.meta.url);

/** Folder of an installed package, as a URL that ends with a slash; undefined where it is not installed. */
function companionFolder(name: Companion): URL | undefined {
  try {
    return new URL(".", pathToFileURL(require.resolve(`${name}/package.json`)));
  } catch {
    return undefined;
  }
}

/** This package's folder and those of its installed companions; in the repository only the first. */
export function releaseFolders(): readonly URL[] {
  const others = COMPANIONS.flatMap((name) => companionFolder(name) ?? []);
  return [PACKAGE_ROOT, ...others];
}

/** A file or folder of the release by its path in a package, in the first that has it; where none has, in this one. */
export function releaseFile(path: string): URL {
  const own = new URL(path, PACKAGE_ROOT);
  if (existsSync(own)) return own;
  for (const folder of releaseFolders()) {
    const file = new URL(path, folder);
    if (existsSync(file)) return file;
  }
  return own;
}
