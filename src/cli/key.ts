/** `palimpsest key new FILE`: 32 random bytes, as the flags that take a key read them. */

import { randomBytes } from "node:crypto";
import type { Command } from "commander";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";

/** Bytes of a key: AES-256, and more than any other flag asks for. */
const BYTES = 32;

export function registerKey(program: Command): void {
  withOverwrite(program.command("key").command("new").argument("<file>", "where the key goes"))
    .description("write a random key that its owner alone may read")
    .action(async (file: string, flags: OverwriteFlag) => {
      const outputs = outputOf(file, flags, []);
      // nobody else may read it, not even for a moment
      const before = process.umask(0o077);
      try {
        await outputs.write(file, `${randomBytes(BYTES).toString("hex")}\n`);
      } finally {
        process.umask(before);
      }
      process.stderr.write(
        `wrote ${file}: keep it apart from what it protects; without it nothing can be restored or decrypted\n`,
      );
    });
}
