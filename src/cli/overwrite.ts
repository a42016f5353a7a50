/** What a command writes, compared with what it reads. */

import type { Command } from "commander";
import { type NamedPath, Outputs } from "../files/outputs.js";
import type { Policy } from "../policy/policy.js";
import type { DetectFlags } from "./options.js";

export interface OverwriteFlag {
  readonly overwrite?: boolean;
}

/** For every command that writes files. */
export const withOverwrite = (command: Command): Command =>
  command.option("--overwrite", "replace existing outputs (never an input)");

/**
 * The outputs of a command with one of them.
 * @throws OUTPUT_OVERWRITES, OUTPUT_EXISTS
 */
export const outputOf = (
  output: string | undefined,
  flags: OverwriteFlag,
  reads: readonly (string | undefined)[],
): Outputs =>
  new Outputs(flags)
    .reads(...reads.map((path) => ({ path, what: "an input" })))
    .plans({ path: output, what: "the output" });

/** Everything that flags and policy name to be read besides the inputs. */
export function readsOf(flags: DetectFlags, policy: Policy): NamedPath[] {
  const file = (flag: string, what: string): NamedPath => {
    const path = flags[flag];
    return { path: typeof path === "string" ? path : undefined, what };
  };
  return [
    { path: flags.policy, what: "the policy" },
    file("saltFile", "the salt"),
    file("keyFile", "the key"),
    file("releaseKey", "the key of the release"),
    file("passwordFile", "the password"),
    { path: policy.chat?.key_file, what: "the chat model's key" },
    { path: policy.chat?.model, what: "the chat model" },
    { path: policy.search?.key_file, what: "the search provider's key" },
    { path: policy.statistics, what: "the statistics" },
    { path: policy.rates, what: "the base rates" },
    { path: policy.background, what: "the background texts" },
    { path: policy.index, what: "the index" },
    { path: policy.ontology, what: "the ontology" },
    { path: policy.gazetteer, what: "the gazetteer" },
    ...Object.values(policy.hierarchies ?? {}).map((path) => ({ path, what: "a hierarchy" })),
    { path: policy.models?.recognizer, what: "the recognizer" },
    { path: policy.models?.surprisal, what: "the model of surprisal" },
    { path: flags.models, what: "the models" },
  ];
}
