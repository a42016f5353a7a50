/** `palimpsest init`: three questions, and a policy that answers them. */

import { createInterface } from "node:readline/promises";
import { type Command, Option } from "commander";
import { stringify } from "yaml";
import { errors } from "../errors.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import { PRESETS } from "../policy/presets.js";
import { type OverwriteFlag, outputOf, withOverwrite } from "./overwrite.js";

type InitFlags = OverwriteFlag & {
  readonly output: string;
  readonly preset?: string;
  readonly population?: string;
  readonly replace?: string;
};

/** Ways of replacing that the third question offers. */
const WAYS = ["generalize", "label", "pseudonym", "suppress"] as const;

export function registerInit(program: Command): void {
  const command = program.command("init");
  withOverwrite(command)
    .addOption(new Option("--preset <name>", "kind of text").choices([...PRESETS]))
    .option(
      "--population <people>",
      "who could be meant: GB, Leeds, 340, 'staff: 340', or 'unknown'",
    )
    .addOption(
      new Option(
        "--replace <way>",
        "what takes the place of hidden words; 'preset': as the preset does",
      ).choices([...WAYS, "preset"]),
    )
    .option("-o, --output <file>", "the policy's file", "policy.yaml")
    .addHelpText("after", "\nAsks for what no flag gives.")
    .action(async (flags: InitFlags) => {
      const outputs = outputOf(flags.output, flags, []);
      const policy = policyFrom(await answersOf(flags));
      await outputs.write(flags.output, written(policy));
      process.stderr.write(
        `${flags.output}: use it with 'palimpsest sanitize INPUT --policy ${flags.output}'\n`,
      );
    });
}

interface Answers {
  readonly preset: string;
  readonly population: string;
  readonly replace: string;
}

/** @throws USAGE where an answer is missing and nobody can be asked */
async function answersOf(flags: InitFlags): Promise<Answers> {
  const { preset, population, replace } = flags;
  if (preset !== undefined && population !== undefined && replace !== undefined) {
    return { preset, population, replace };
  }
  if (!process.stdin.isTTY) {
    throw errors.USAGE`init asks three questions, and standard input is no terminal; answer them with --preset, --population and --replace`;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ask = async (question: string, unset: string) =>
    (await terminal.question(`${question} [${unset}] `)).trim() || unset;
  try {
    return {
      preset: preset ?? (await ask(`What kind of text? ${PRESETS.join(", ")}`, "legal")),
      population:
        population ??
        (await ask("Among whom could somebody be found? GB, Leeds, staff: 340", "unknown")),
      replace:
        replace ??
        (await ask(`What takes the place of hidden words? ${WAYS.join(", ")}`, "preset")),
    };
  } finally {
    terminal.close();
  }
}

/** @throws POLICY_INVALID */
function policyFrom({ preset, population, replace }: Answers): Policy {
  const policy = {
    version: 1,
    extends: preset,
    ...(population !== "unknown" && { population: numberOr(population) }),
    ...(replace !== "preset" && { replace: { default: replace } }),
  };
  checkPolicy(policy, "the answers");
  return policy as Policy;
}

const numberOr = (population: string): string | number =>
  /^[0-9]+$/.test(population) ? Number(population) : population;

/** The policy with what each line is for. */
function written(policy: Policy): string {
  const { version, extends: preset, ...own } = policy;
  return [
    `# Written by 'palimpsest init'. What the preset does is in examples/policies/${preset}.yaml;`,
    "# a key here wins over the preset's. docs/policy.md lists every key.",
    stringify({ version, extends: preset, ...own }),
  ].join("\n");
}
