/** One process that reads files, with limits of time and memory. It is started when first needed. */

import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { errors, type PalimpsestError } from "../../errors.js";
import { ownProgram } from "../../files/own-program.js";
import type { Answer, Numbered, Request } from "./messages.js";

export interface ReaderLimits {
  /** Seconds that reading or writing one file may take. */
  readonly seconds: number;
  /** Mebibytes of heap; buffers and WebAssembly may take as much again. */
  readonly megabytes: number;
}

export const DEFAULT_LIMITS: ReaderLimits = { seconds: 120, megabytes: 2048 };

export interface Child {
  /** False once the process has ended. */
  readonly isAlive: boolean;
  /** @param name what errors call the file. @throws TIMED_OUT, INPUT_TOO_LARGE, READER_FAILED */
  ask(request: Request, name: string): Promise<Answer>;
  kill(): void;
}

const PROGRAM = ownProgram("formats/isolated/reader-process");
/** Milliseconds between two looks at how much memory the process has. */
const LOOK_EVERY = 250;

export function startChild(limits: ReaderLimits): Child {
  const child = fork(fileURLToPath(PROGRAM.url), [], {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${limits.megabytes}`, ...PROGRAM.execArgv],
    // what a dying process prints could quote what it read
    stdio: ["ignore", "ignore", process.env["PALIMPSEST_DEBUG"] ? "inherit" : "ignore", "ipc"],
  });
  let isAlive = true;
  let next = 0;
  let waiting:
    | {
        id: number;
        resolve: (answer: Answer) => void;
        reject: (error: Error) => void;
        name: string;
      }
    | undefined;
  let why: "time" | "memory" | undefined;

  const settle = () => {
    const one = waiting;
    waiting = undefined;
    // an idle process must not keep the program from ending
    child.unref();
    child.channel?.unref?.(); // Bun has none
    return one;
  };
  child.on("message", (message) => {
    const { id, body } = message as Numbered<Answer>;
    if (waiting?.id === id) settle()!.resolve(body);
  });
  // a child that never looks up would outlive the program
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = (signal: string | null, code: number | null) => {
    isAlive = false;
    process.off("exit", kill);
    const one = settle();
    one?.reject(
      failureOf(one.name, limits, why ?? (isOutOfMemory(signal, code) ? "memory" : undefined)),
    );
  };
  child.on("error", () => ended(null, null));
  child.on("exit", (code, signal) => ended(signal, code));
  child.unref();
  child.channel?.unref?.();

  return {
    get isAlive() {
      return isAlive;
    },
    ask(body, name) {
      return new Promise<Answer>((resolve, reject) => {
        const id = next++;
        const stop = (reason: "time" | "memory") => {
          why = reason;
          child.kill("SIGKILL");
        };
        const timer = setTimeout(() => stop("time"), limits.seconds * 1000);
        const look = setInterval(() => {
          if (residentOf(child) > 2 * limits.megabytes) stop("memory");
        }, LOOK_EVERY);
        const free = () => {
          clearTimeout(timer);
          clearInterval(look);
        };
        waiting = {
          id,
          name,
          resolve: (answer) => {
            free();
            resolve(answer);
          },
          reject: (error) => {
            free();
            reject(error);
          },
        };
        child.ref();
        child.channel?.ref?.();
        child.send({ id, body } satisfies Numbered<Request>, (error) => {
          if (error && waiting?.id === id) settle()!.reject(failureOf(name, limits, undefined));
        });
      });
    },
    kill() {
      kill();
    },
  };
}

const ABORT_CODE = 134;

const isOutOfMemory = (signal: string | null, code: number | null): boolean =>
  signal === "SIGABRT" || signal === "SIGKILL" || code === ABORT_CODE;

/** Mebibytes that the process has in memory; 0 where the system does not say. */
function residentOf({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function failureOf(
  name: string,
  limits: ReaderLimits,
  why: "time" | "memory" | undefined,
): PalimpsestError {
  if (why === "time") {
    return errors.TIMED_OUT`reading or writing ${name} took longer than ${limits.seconds} s; split the file, or raise --max-seconds`;
  }
  if (why === "memory") {
    return errors.INPUT_TOO_LARGE`${name} unfolds to more than ${limits.megabytes} MiB of memory; split it, or save it again from the program that made it`;
  }
  return errors.READER_FAILED`the process that read ${name} ended unexpectedly; save the file again from the program that made it`;
}
