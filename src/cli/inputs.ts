/** From arguments of the command line to files that were read: paths, folders, standard input. */

import { readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { type AnyFile, decodeText, type FileReader, type ReadOptions } from "../entries/formats.js";
import { PalimpsestError } from "../errors.js";
import { readBounded } from "../files/bounded.js";
import { statAt } from "../files/identity.js";
import { type PassedOver, walkFolder } from "../files/walk.js";

/** Default limit of one file, bytes. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;

/** Something to read, found but not opened. */
export interface Input {
  /** What messages call it: its path, or 'standard input'. */
  readonly name: string;
  /** Path to read; absent for standard input. */
  readonly path?: string;
  /** Where its output goes below an output folder. */
  readonly relative: string;
  /** Id of a document that has none of its own: the file's name. */
  readonly id: string;
}

const STDIN: Input = { name: "standard input", relative: "stdin.txt", id: "stdin" };

/** What arguments name: inputs, skipped entries, and errors in their places. */
export type Found = Input | PassedOver | PalimpsestError;

/**
 * The inputs that arguments name, found and not opened; folders are walked in order of names.
 * @returns INPUT_NOT_FOUND and INPUT_UNREADABLE among the inputs
 */
export const findInputs = (paths: readonly string[]): Found[] => paths.flatMap(findAt);

function findAt(path: string): Found[] {
  if (path === "-") return [STDIN];
  const found = statAt(path);
  if (found === undefined) {
    return [
      new PalimpsestError(
        "INPUT_NOT_FOUND",
        `there is no file or folder at ${path}; check the path`,
      ),
    ];
  }
  if (!found.isDirectory()) return [inputAt(path, basename(path))];
  return [...walkFolder(path)].map((one) =>
    "relative" in one ? inputAt(one.path, one.relative) : one,
  );
}

/** The inputs among what was found. */
export const inputsOf = (found: readonly Found[]): Input[] =>
  found.filter((one): one is Input => "id" in one);

const inputAt = (path: string, relativePath: string): Input => ({
  name: path,
  path,
  relative: relativePath,
  id: relativePath,
});

/** Reads one input. @throws INPUT_* and FORMAT_UNSUPPORTED */
export async function readInput(
  input: Input,
  options: { from: string; maxBytes: number } & Omit<ReadOptions, "name" | "id">,
  reader: FileReader,
): Promise<AnyFile> {
  const bytes =
    input.path === undefined
      ? await readStdin(options.maxBytes)
      : await readPath(input.path, options.maxBytes);
  const { from, maxBytes: _, ...more } = options;
  return reader.read(bytes, from, { ...more, name: input.name, id: input.id });
}

/** The text of a file of records, `-` for standard input. @throws INPUT_* */
export async function readTextFile(path: string): Promise<string> {
  const bytes =
    path === "-" ? await readStdin(MAX_FILE_BYTES) : await readPath(path, MAX_FILE_BYTES);
  return decodeText(bytes, path === "-" ? STDIN.name : path);
}

async function readPath(path: string, maxBytes: number): Promise<Uint8Array> {
  try {
    const found = await stat(path);
    if (found.size > maxBytes) throw tooLarge(path, maxBytes);
    if (found.isFile()) return await readFile(path);
    const bytes = readBounded(path, maxBytes);
    if (!bytes) throw tooLarge(path, maxBytes);
    return bytes;
  } catch (error) {
    if (error instanceof PalimpsestError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const problem =
      code === "ENOENT"
        ? `there is no file at ${path}; check the path`
        : code === "EISDIR"
          ? `${path} is a folder, and one file is read here; name a file in it`
          : `${path} cannot be read; check its permissions`;
    throw new PalimpsestError(code === "ENOENT" ? "INPUT_NOT_FOUND" : "INPUT_UNREADABLE", problem);
  }
}

async function readStdin(maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw tooLarge("standard input", maxBytes);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (name: string, maxBytes: number): PalimpsestError =>
  new PalimpsestError(
    "INPUT_TOO_LARGE",
    `${name} has more than ${maxBytes} bytes; split it or raise --max-bytes`,
  );

/** The name of an output for an input, with another ending where the output is of another kind. */
export const outputName = (relativePath: string, ending?: string): string =>
  ending === undefined
    ? relativePath
    : `${relativePath.slice(0, relativePath.length - extname(relativePath).length)}${ending}`;
