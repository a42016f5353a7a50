/** Folders read as inputs: every file in order of names, links followed, skipped entries named. */

import { type Dirent, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { errors, type PalimpsestError } from "../errors.js";
import { type FileIdentity, identityOfStats, statAt } from "./identity.js";

export interface WalkedFile {
  readonly path: string;
  /** Its path below the folder that the walk began in. */
  readonly relative: string;
}

export interface PassedOver {
  readonly path: string;
  readonly passedOver:
    | "hidden"
    | "lock file of an office program"
    | "no file"
    | "a link to a folder that contains it";
}

/** `~$letter.docx` of Word, `.~lock.letter.odt#` of LibreOffice, which begins with a dot. */
const LOCK_FILE = /^~\$/;

/**
 * Walks a folder. Links to files and folders are followed; names that begin with a dot, lock files of
 * office programs, devices and links that lead back are skipped. A link that leads nowhere and a folder that may not be listed
 * are errors of their own, and the walk continues.
 * @returns INPUT_NOT_FOUND, INPUT_UNREADABLE among the files
 */
export function* walkFolder(root: string): Generator<WalkedFile | PassedOver | PalimpsestError> {
  const start = statAt(root);
  yield* walk(root, root, start === undefined ? [] : [identityOfStats(start)]);
}

function* walk(
  root: string,
  folder: string,
  ancestors: readonly FileIdentity[],
): Generator<WalkedFile | PassedOver | PalimpsestError> {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    yield errors.INPUT_UNREADABLE`${folder} cannot be listed; check its permissions`;
    return;
  }
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, name);
    if (name.startsWith(".")) {
      yield { path, passedOver: "hidden" };
      continue;
    }
    if (LOCK_FILE.test(name)) {
      yield { path, passedOver: "lock file of an office program" };
      continue;
    }
    const found = statAt(path);
    if (found === undefined) {
      yield errors.INPUT_NOT_FOUND`${path} is a broken link, or may not be followed; repair or remove it`;
    } else if (found.isFile()) {
      yield { path, relative: relative(root, path) };
    } else if (!found.isDirectory()) {
      yield { path, passedOver: "no file" };
    } else if (ancestors.includes(identityOfStats(found))) {
      yield { path, passedOver: "a link to a folder that contains it" };
    } else {
      yield* walk(root, path, [...ancestors, identityOfStats(found)]);
    }
  }
}
