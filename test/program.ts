/** Commands as a test calls them: in this process, with what they print. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { vi } from "vitest";

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
