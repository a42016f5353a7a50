import { open } from "node:fs/promises";
import type { Command } from "commander";
import { addedLines, isStatistics, TermCounter } from "../entries/knowledge.js";
import { errors } from "../errors.js";

import { type Found, findInputs } from "./inputs.js";
import { createOmissions } from "./omissions.js";
import { type DetectFlags, withDetectFlags } from "./options.js";
import { type OverwriteFlag, outputOf, readsOf, withOverwrite } from "./overwrite.js";
import { policyOf } from "./policy-flags.js";
import { forEachInput } from "./run.js";

type CountFlags = DetectFlags & OverwriteFlag & { readonly output: string };

/** `palimpsest count INPUT... -o FILE`: in how many documents each term occurs. */
export function registerCount(program: Command): void {
  withOverwrite(withDetectFlags(program.command("count")))
    .argument(
      "<input...>",
      "texts or folders of texts, in any format; or files written by 'count', to add them up",
    )
    .requiredOption(
      "-o, --output <file>",
      "file for the statistics; it contains words of the texts",
    )
    .action(async (paths: string[], flags: CountFlags) => {
      process.exitCode = await count(paths, flags);
    });
}

async function count(paths: readonly string[], flags: CountFlags): Promise<number> {
  const besides = readsOf(flags, policyOf(flags)).map(({ path }) => path);
  const outputs = outputOf(flags.output, flags, [...paths, ...besides]);
  const kinds = await Promise.all(paths.map(holdsStatistics));
  if (kinds.some((one) => one !== kinds[0])) {
    throw errors.USAGE`the inputs are texts and statistics; count the texts first, then add up the files`;
  }
  const file = outputs.open(flags.output);
  try {
    let exit = 0;
    if (kinds[0]) {
      for await (const line of addedLines(paths)) file.write(`${line}\n`);
    } else {
      const counter = new TermCounter();
      const found: readonly Found[] = findInputs(paths);
      const [failure] = await forEachInput(
        found,
        flags,
        {},
        createOmissions(),
        async ({ documents }) => {
          for (const { text } of documents) counter.add(text);
        },
      );
      exit = failure?.error.exitCode ?? 0;
      // counts without some of the documents would call common words rare
      if (failure) {
        file.discard();
        return exit;
      }
      for (const line of counter.lines()) file.write(`${line}\n`);
    }
    file.finish();
    return exit;
  } catch (error) {
    file.discard();
    throw error;
  }
}

async function holdsStatistics(path: string): Promise<boolean> {
  if (path === "-") return false;
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
      return isStatistics(buffer.toString("utf8", 0, bytesRead));
    } finally {
      await file.close();
    }
  } catch {
    return false; // a folder, or nothing: reading it as texts says which
  }
}
