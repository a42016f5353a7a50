/** The bytes of a source file, opened: plain, gzip or bzip2, recognized by their first bytes. */

import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, type ReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { createGunzip } from "node:zlib";
import unbzip2 from "unbzip2-stream";
import { errors, PalimpsestError } from "../../../errors.js";

export interface OpenBytes {
  /** Opened bytes in order. Throws INPUT_TRUNCATED where a compressed file breaks off or is damaged. */
  readonly chunks: AsyncIterable<Buffer>;
  /** Bytes taken from the file so far, as they lie on disk. */
  bytesRead(): number;
  /** Size of the file on disk, bytes. */
  readonly size: number;
}

export interface OpenOptions {
  /**
   * Programs tried in turn for bzip2, several times faster than the decoder that is always there;
   * none is needed. Default: lbzip2, bzip2.
   */
  readonly bzip2Programs?: readonly string[];
}

/** @throws INPUT_NOT_FOUND, INPUT_UNREADABLE */
export async function openBytes(path: string, options: OpenOptions = {}): Promise<OpenBytes> {
  const { magic, size } = await peek(path);
  const file = createReadStream(path, { highWaterMark: 1 << 18 });
  const opened =
    magic.subarray(0, 2).toString("latin1") === "\x1f\x8b"
      ? fromStream(file, file.pipe(createGunzip({ chunkSize: 1 << 18 })), path)
      : magic.subarray(0, 3).toString("latin1") === "BZh"
        ? fromBzip2(file, path, options.bzip2Programs ?? ["lbzip2", "bzip2"])
        : fromStream(file, file, path);
  return { chunks: opened, size, bytesRead: () => file.bytesRead };
}

async function peek(path: string): Promise<{ magic: Buffer; size: number }> {
  try {
    const handle = await open(path);
    try {
      const { size } = await handle.stat();
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
      return { magic: buffer.subarray(0, bytesRead), size };
    } finally {
      await handle.close();
    }
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === "ENOENT";
    throw new PalimpsestError(
      missing ? "INPUT_NOT_FOUND" : "INPUT_UNREADABLE",
      `${missing ? `there is no file at ${path}` : `${path} cannot be read`}; check the path and its permissions`,
    );
  }
}

async function* fromStream(file: ReadStream, opened: Readable, path: string) {
  // an error of the file does not travel through pipe
  file.on("error", (error) => opened.destroy(error));
  try {
    for await (const chunk of opened) yield chunk as Buffer;
  } catch {
    throw truncated(path);
  } finally {
    file.destroy();
    opened.destroy();
  }
}

async function* fromBzip2(file: ReadStream, path: string, programs: readonly string[]) {
  const program = await firstThatStarts(programs);
  if (program === undefined) {
    const decoder = file.pipe(unbzip2());
    const opened = decoder.pipe(new PassThrough());
    decoder.on("error", (error) => opened.destroy(error));
    yield* fromStream(file, opened, path);
    return;
  }
  const ended = once(program, "close") as Promise<[number | null]>;
  // a program that ends before its input shows in its exit status
  program.stdin.on("error", () => {});
  file.on("error", () => program.kill());
  file.pipe(program.stdin);
  let whole = false;
  try {
    for await (const chunk of program.stdout) yield chunk as Buffer;
    const [status] = await ended;
    whole = status === 0 && file.errored === null;
    if (!whole) throw truncated(path);
  } finally {
    file.destroy();
    if (!whole) program.kill();
  }
}

type Filter = ChildProcessByStdio<Writable, Readable, null>;

async function firstThatStarts(programs: readonly string[]): Promise<Filter | undefined> {
  for (const name of programs) {
    const program = spawn(name, ["-dc"], { stdio: ["pipe", "pipe", "ignore"] }) as Filter;
    const started = await once(program, "spawn").then(
      () => true,
      () => false,
    );
    if (started) return program;
  }
  return undefined;
}

const truncated = (path: string): PalimpsestError =>
  errors.INPUT_TRUNCATED`${path} is incomplete or damaged; fetch it again and compare its checksum`;
