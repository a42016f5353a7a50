/** `palimpsest policy from-presidio FILE`: what another program was told, as a policy. */

import type { Command } from "commander";
import { stringify } from "yaml";
import { fromPresidio } from "./from-presidio.js";
import { readTextFile } from "./inputs.js";
import { print } from "./output.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";

export function registerPolicy(program: Command): void {
  const policy = program.command("policy");
  withOverwrite(policy.command("from-presidio"))
    .description(
      "make a policy of Presidio's recognizers, deny lists, context words and operators (YAML or JSON)",
    )
    .argument("<file>", "registry of recognizers, analyzer's configuration, or anonymizers")
    .option("-o, --output <file>", "the policy's file (default: standard output)")
    .action(async (file: string, flags: OverwriteFlag & { readonly output?: string }) => {
      const outputs = outputOf(flags.output, flags, [file]);
      const { policy, notes } = fromPresidio(await readTextFile(file), file);
      const yaml = [
        "# Made by 'palimpsest policy from-presidio'. docs/policy.md lists every key.",
        ...notes.map((note) => `# ${note.replaceAll("\n", " ")}`),
        stringify(policy),
      ].join("\n");
      if (flags.output === undefined) await print(yaml);
      else await outputs.write(flags.output, yaml);
      for (const note of notes) process.stderr.write(`palimpsest: ${note}\n`);
    });
}
