/**
 * The files that a run writes. All of them are compared with all that it reads, and with each other,
 * before the first one is written; a file appears whole or not at all, and replaces another only where
 * the user said so.
 */

import { linkSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { errors, type PalimpsestError } from "../errors.js";
import { type FileIdentity, identityOf, nameIsTaken, resolvedPath, statAt } from "./identity.js";
import { isStream, OutputFile } from "./output-file.js";
import { clearUnfinished } from "./unfinished.js";
import { walkFolder } from "./walk.js";

export interface OutputsOptions {
  /** Whether outputs may replace files that exist (never what the run reads). */
  readonly overwrite?: boolean | undefined;
  /** Hears what a killed run left in the folders of the outputs; default: standard error. */
  readonly tell?: (message: string) => void;
}

/** Which path, and what a message calls it: 'the policy', 'the report'. */
export interface NamedPath {
  readonly path: string | undefined;
  readonly what: string;
  /** Of an output: whether it may be replaced in any case, as what an interrupted run had written. */
  readonly replaceable?: boolean;
}

export class Outputs {
  readonly #overwrite: boolean;
  readonly #read = new Map<FileIdentity, string>();
  readonly #readPaths: { readonly path: string; readonly what: string }[] = [];
  /** Folders that are read as a whole; their files are looked up only where an output exists. */
  #folders: { readonly path: string; readonly what: string }[] = [];
  readonly #planned = new Map<FileIdentity, string>();
  /** Folders that planned outputs lie in. */
  readonly #needed = new Map<FileIdentity, string>();
  readonly #replaceable = new Set<string>();
  readonly #written = new Set<FileIdentity>();
  readonly #tell: (message: string) => void;
  /** Folders that were searched for unfinished files. */
  readonly #cleared = new Set<string>();

  constructor({ overwrite = false, tell = toStandardError }: OutputsOptions = {}) {
    this.#overwrite = overwrite;
    this.#tell = tell;
  }

  /** Names what the run reads: files, or folders with all that is in them. `-` is no file. */
  reads(...paths: readonly NamedPath[]): this {
    for (const { path, what } of paths) {
      if (path === undefined || path === "-") continue;
      this.#read.set(identityOf(path), what);
      this.#readPaths.push({ path, what });
      if (statAt(path)?.isDirectory()) this.#folders.push({ path, what });
    }
    return this;
  }

  /**
   * Names what the run will write, all of it before the first write.
   * @throws OUTPUT_OVERWRITES for a path that is read or planned already; OUTPUT_EXISTS for one that is
   *   taken, without `overwrite`
   */
  plans(...paths: readonly NamedPath[]): this {
    for (const { path, what, replaceable = false } of paths) {
      if (path === undefined || path === "-") continue;
      if (replaceable) this.#replaceable.add(path);
      const identity = identityOf(path);
      const other = this.#planned.get(identity) ?? this.#needed.get(identity);
      if (other !== undefined) throw overwrites(path, what, other);
      this.#check(path, what);
      if (isStream(path)) continue;
      this.#planned.set(identity, what);
      for (const folder of foldersOf(path)) {
        const file = this.#planned.get(folder);
        if (file !== undefined) throw overwrites(path, what, `below ${file}`);
        this.#needed.set(folder, what);
      }
    }
    return this;
  }

  /**
   * Names a folder that the run fills, with files that it removes again: nothing that is read may lie in it.
   * @throws OUTPUT_OVERWRITES
   */
  fills({ path, what }: { readonly path: string; readonly what: string }): this {
    const folder = identityOf(path);
    for (const read of this.#readPaths) {
      const real = resolvedPath(read.path);
      for (let at = real; at !== dirname(at); at = dirname(at)) {
        if (identityOf(at) === folder) throw overwrites(path, what, `the folder of ${read.what}`);
      }
    }
    return this;
  }

  /**
   * Writes a file through a neighbour that takes its name at the end, so that no half-written file ever
   * has it. A device or a pipe is written to as it is.
   * @throws OUTPUT_UNWRITABLE, OUTPUT_EXISTS, OUTPUT_OVERWRITES
   */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    const file = this.open(path);
    try {
      file.write(content);
      file.finish();
    } catch (error) {
      file.discard();
      throw error;
    }
  }

  /** Opens a file to be written in pieces. `-` is standard output. @throws as `write` */
  open(path: string): OutputFile {
    if (path !== "-") {
      this.#check(path, "the output");
      if (!isStream(path)) this.#clear(dirname(path));
    }
    return new OutputFile(path, (neighbour) => this.#place(neighbour, path));
  }

  /** Lets one path be replaced, as an output that an earlier part of the run may have written. */
  mayReplace(path: string): void {
    this.#replaceable.add(path);
  }

  /** Whether something has this name already. */
  exists(path: string): boolean {
    return nameIsTaken(path) && !isStream(path);
  }

  #check(path: string, what: string): void {
    if (!this.exists(path)) return;
    const identity = identityOf(path);
    for (const { path: folder, what: read } of this.#folders.splice(0)) {
      for (const one of walkFolder(folder)) {
        if ("relative" in one) this.#read.set(identityOf(one.path), read);
      }
    }
    const read = this.#read.get(identity);
    if (read !== undefined) throw overwrites(path, what, read);
    if (this.#written.has(identity)) throw overwrites(path, what, "another output of this run");
    if (!this.#isReplaceable(path)) throw exists(path);
  }

  /** Removes what killed runs left unfinished beside an output, and says so. */
  #clear(folder: string): void {
    if (this.#cleared.has(folder)) return;
    this.#cleared.add(folder);
    const { removed, unknown } = clearUnfinished(folder);
    if (removed > 0) {
      this.#tell(`${folder}: ${removed} unfinished by a run that was killed, and removed`);
    }
    for (const path of unknown) {
      this.#tell(`${path} is unfinished; remove it if no other run writes into this folder`);
    }
  }

  #isReplaceable(path: string): boolean {
    return this.#overwrite || this.#replaceable.has(path);
  }

  /** Gives a finished neighbour its name. Without `overwrite` a file that came meanwhile stays. */
  #place(neighbour: string, path: string): void {
    this.#check(path, "the output");
    const identity = identityOf(neighbour);
    if (this.#isReplaceable(path)) renameSync(neighbour, path);
    else {
      try {
        linkSync(neighbour, path);
      } catch {
        // a file system without hard links, or somebody was faster
        if (nameIsTaken(path)) throw exists(path);
        renameSync(neighbour, path);
      }
      rmSync(neighbour, { force: true });
    }
    this.#written.add(identity);
  }
}

const toStandardError = (message: string): void =>
  void process.stderr.write(`palimpsest: ${message}\n`);

/** Identities of the folders above a path, those that exist and those that would be made. */
function foldersOf(path: string): FileIdentity[] {
  const folders: FileIdentity[] = [];
  for (let at = dirname(resolve(path)); at !== dirname(at); at = dirname(at)) {
    folders.push(identityOf(at));
    if (statAt(at) !== undefined) break; // its parents exist, and no output replaces them
  }
  return folders;
}

const overwrites = (path: string, what: string, other: string): PalimpsestError =>
  errors.OUTPUT_OVERWRITES`${path}, planned for ${what}, is ${other} under this or another name; nothing was written, choose another path`;

const exists = (path: string): PalimpsestError =>
  errors.OUTPUT_EXISTS`${path} exists already; choose another path, or replace it with --overwrite`;
