import type { Command } from "commander";
import { mentionsToJson } from "../document/json.js";
import { createSanitizer } from "../index.js";
import { findInputs, inputsOf } from "./inputs.js";
import { type DetectFlags, withDetectFlags } from "./options.js";
import { print } from "./output.js";
import { policyOf } from "./policy-flags.js";
import { type Failure, forEachInput, progress, watchPersons } from "./run.js";

/** `palimpsest detect INPUT...`: the mentions of each document, nothing changed. */
export function registerDetect(program: Command): void {
  withDetectFlags(
    program.command("detect").argument("[input...]", "files, folders, or - for standard input"),
  )
    .option("--json", "print JSON (it always does; for symmetry with other commands)")
    .action(async (inputs: string[], flags: DetectFlags) => {
      const [failure] = await detect(inputs, flags);
      process.exitCode = failure?.error.exitCode ?? 0;
    });
}

async function detect(inputs: readonly string[], flags: DetectFlags): Promise<Failure[]> {
  const policy = policyOf(flags);
  const sanitizer = await createSanitizer({ ...policy, mask: "all" }, modelsOf(flags));
  const found = findInputs(inputs.length === 0 ? [STDIN_PATH] : inputs);
  const bar = progress(inputsOf(found).length);
  const persons = watchPersons();
  let first = true;
  await print("{");
  const failures = await forEachInput(found, flags, policy, async (file) => {
    for (const document of file.documents) {
      const detected = await sanitizer.detect(document);
      persons.see(detected);
      const mentions = mentionsToJson(detected, flags.offsets);
      await print(
        `${first ? "\n" : ",\n"}${JSON.stringify(document.id)}: ${JSON.stringify(mentions)}`,
      );
      first = false;
    }
    bar.step();
  });
  bar.stop();
  persons.warn();
  await print("\n}\n");
  return failures;
}

export const STDIN_PATH = "-";

export const modelsOf = (flags: DetectFlags) =>
  flags.models === undefined ? {} : { models: flags.models };
