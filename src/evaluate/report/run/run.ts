/** A run: what a release consists of, as a folder of files that this program wrote, or one such file. */

import type { Part } from "./figures.js";

type FileRole = "figures" | "released" | "masks" | "detections" | "sanitized" | "page";

export interface RunFile {
  /** Below the run's folder. */
  readonly name: string;
  /** Left out of reports where the file depends on originals: guesses could be tested by it. */
  readonly sha256?: string;
  readonly role: FileRole;
  /** Whether it shows words that were hidden; such a file is not for release. */
  readonly originals: boolean;
}

export interface Run {
  /** The folder's or the file's name. */
  readonly name: string;
  readonly parts: readonly Part[];
  readonly files: readonly RunFile[];
}

/** A run of figures at hand. */
export const runOf = (
  name: string,
  parts: readonly Part[],
  files: readonly RunFile[] = [],
): Run => ({ name, parts, files });

/** The parts of one kind. */
export const partsOf = <K extends Part["kind"]>({ parts }: Run, kind: K): Part<K>[] =>
  parts.filter((part) => part.kind === kind) as Part<K>[];
