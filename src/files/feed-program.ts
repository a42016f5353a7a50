/**
 * Runs an installed program over bytes that are never a file with a name: through its standard input,
 * or, for programs that must seek, through a file that was unlinked while it was still empty. A kill at
 * any moment, of this process or of that one, therefore leaves no byte behind.
 */

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, unlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Feed {
  /** What the program reads from its standard input; `-` or `stdin` among its parameters names it. */
  readonly input?: Uint8Array;
  /** What the program reads at `SEEKABLE`, which must be among its parameters. */
  readonly seekable?: Uint8Array;
  /** Bytes of output beyond which the program is ended. */
  readonly maxBytes: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** The path under which a program opens what it inherits as its fourth descriptor. */
export const SEEKABLE = "/dev/fd/3";

/** Whether open files can lose their name and be opened again by descriptor. */
export const CAN_SEEK = process.platform !== "win32";

/**
 * What the program prints, as UTF-8.
 * @throws the system's error where the program cannot be started (`ENOENT` where it is missing), and an
 * error without the program's words where it fails or prints more than `maxBytes`
 */
export async function feedProgram(
  program: string,
  parameters: readonly string[],
  { input, seekable, maxBytes, env }: Feed,
): Promise<string> {
  const file = seekable && openAnonymous(seekable);
  try {
    const child = spawn(program, parameters, {
      // what it says on standard error may quote what it reads
      stdio: [input ? "pipe" : "ignore", "pipe", "ignore", ...(file === undefined ? [] : [file])],
      ...(env && { env }),
    });
    const kill = () => child.kill("SIGKILL");
    process.once("exit", kill);
    try {
      return await new Promise<string>((resolve, reject) => {
        const chunks: Buffer[] = [];
        let length = 0;
        child.stdout!.on("data", (chunk: Buffer) => {
          length += chunk.length;
          if (length > maxBytes) kill();
          else chunks.push(chunk);
        });
        child.on("error", reject);
        child.on("close", (status) => {
          if (status === 0) resolve(Buffer.concat(chunks).toString("utf8"));
          else reject(new Error(`${program} ended with status ${status ?? "none"}`));
        });
        // a program that ends before it has read everything says so by its status
        child.stdin?.on("error", () => undefined);
        child.stdin?.end(input);
      });
    } finally {
      process.off("exit", kill);
    }
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** A descriptor of a file without a name that holds these bytes, in memory where the system has such a folder. */
function openAnonymous(bytes: Uint8Array): number {
  const folder = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
  const path = join(folder, `palimpsest-${randomBytes(8).toString("hex")}`);
  const file = openSync(path, "wx+", 0o600);
  try {
    // unlinked before the first byte: a kill in between leaves an empty file
    unlinkSync(path);
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, at);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
