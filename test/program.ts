/** Commands as a test calls them: in this process, with what they print. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Command } from "commander";
import { vi } from "vitest";
import { runCommandLine } from "../src/cli/command-line.js";

export interface Program {
  /** A path in a folder of its own. */
  at(name: string): string;
  /** What the command prints to standard output. @throws as the command does */
  run(...args: string[]): Promise<string>;
  /** Removes the folder. */
  close(): void;
}

/** A program with the commands that are registered on it. */
export function programWith(register: (program: Command) => void): Program {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-program-"));
  return {
    at: (name) => join(folder, name),
    async run(...args) {
      let printed = "";
      const write = vi
        .spyOn(process.stdout, "write")
        .mockImplementation((chunk: unknown, ...rest: unknown[]) => {
          printed += String(chunk);
          const done = rest.at(-1);
          if (typeof done === "function") done();
          return true;
        });
      try {
        const program = new Command().exitOverride();
        register(program);
        await program.parseAsync(args, { from: "user" });
        return printed;
      } finally {
        write.mockRestore();
      }
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** What a command line came to. */
export interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a whole command line in a folder, as the program does, failures included. `input` is its standard input. */
export async function runProgram(
  words: readonly string[],
  folder: string,
  input: string | Uint8Array = "",
): Promise<Run> {
  const printed = { out: "", err: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation((chunk: unknown, ...rest: unknown[]) => {
      printed[stream === "stdout" ? "out" : "err"] += String(chunk);
      const done = rest.at(-1);
      if (typeof done === "function") done();
      return true;
    }),
  );
  const stdin = Readable.from([Buffer.from(input)]) as unknown as typeof process.stdin;
  const reading = vi.spyOn(process, "stdin", "get").mockReturnValue(stdin);
  const before = process.cwd();
  process.chdir(folder);
  process.exitCode = 0;
  try {
    return { status: await runCommandLine(words), ...printed };
  } finally {
    process.exitCode = 0;
    process.chdir(before);
    for (const spy of [...spies, reading]) spy.mockRestore();
  }
}
