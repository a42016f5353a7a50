/** Flags shared by the commands, and the policy they add up to. Flags win over the policy file. */

import { readFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import {
  checkPolicy,
  FORMAT_NAMES,
  isSemanticType,
  MEASURES,
  NAMINGS,
  PalimpsestError,
  type Policy,
  parsePolicy,
  REPLACERS,
  SEARCH_PROVIDERS,
  SOLVERS,
  STRATEGIES,
} from "../index.js";
import { MAX_FILE_BYTES } from "./inputs.js";

export interface DetectFlags {
  readonly from: string;
  readonly person: readonly string[];
  readonly policy?: string;
  readonly minScore?: number;
  readonly without: readonly string[];
  readonly maxBytes: number;
  readonly offsets: "codepoint" | "utf16";
  readonly models?: string;
}

export interface PolicyFlags extends DetectFlags {
  readonly mask?: Policy["mask"];
  readonly measures?: string;
  readonly index?: string;
  readonly background?: string;
  readonly search?: NonNullable<Policy["search"]>["provider"];
  readonly k?: number;
  readonly threshold: readonly string[];
  readonly solver?: Policy["solver"];
  readonly seed?: number;
  readonly riskBudget?: number;
  readonly informationBudget?: number;
  readonly levels?: boolean;
  readonly replace: readonly string[];
  readonly column: readonly string[];
  readonly names?: NonNullable<Policy["names"]>;
  readonly release?: string;
  readonly saltFile?: string;
  readonly keyFile?: string;
  readonly personsAs?: Policy["persons_as"];
  readonly keepIntervals?: boolean;
  readonly ontology?: string;
  readonly wikidata?: boolean;
  readonly chatAddress?: string;
  readonly chatModel?: string;
  readonly chatKeyFile?: string;
}

/** An option that may be given several times; each adds a value. */
export const repeatable = (flags: string, description: string): Option =>
  new Option(flags, `${description}; repeat for more`)
    .argParser((value: string, before: readonly string[]) => [...before, value])
    .default([], "none");

export function number(value: string): number {
  const parsed = Number(value);
  if (value.trim() === "" || !Number.isFinite(parsed))
    throw new InvalidArgumentError("expected a number");
  return parsed;
}

/** Flags of every command that reads documents. */
export function withDetectFlags(command: Command): Command {
  return command
    .addOption(
      new Option("--from <format>", "form of the input").choices(FORMAT_NAMES).default("auto"),
    )
    .addOption(repeatable("--person <name>", "a person to protect (default: everyone mentioned)"))
    .option("--policy <file>", "a policy file (YAML); flags win over it")
    .option("--min-score <number>", "drop finds below this confidence (default: 0.4)", number)
    .addOption(
      repeatable("--without <detector>", "leave out a built-in detector, 'neural' for speed"),
    )
    .option("--max-bytes <number>", "refuse larger files", number, MAX_FILE_BYTES)
    .option("--models <folder>", "folder of the models (default: those shipped)")
    .addOption(
      new Option("--offsets <unit>", "unit of offsets in what is printed")
        .choices(["codepoint", "utf16"])
        .default("codepoint"),
    );
}

/** Flags of what to mask and how. */
export function withPolicyFlags(command: Command): Command {
  return withDetectFlags(command)
    .addOption(
      new Option("--mask <strategy>", "what to mask (default: risk)").choices([...STRATEGIES]),
    )
    .option("--measures <names>", `risk measures, with commas: ${MEASURES.join(", ")}`)
    .option("--index <folder>", "knowledge index, for k-anonymity")
    .option("--background <path>", "background texts, for search and attack")
    .addOption(
      new Option(
        "--search <provider>",
        "who is asked by the measure search; searxng, brave and google learn what the document says",
      ).choices([...SEARCH_PROVIDERS]),
    )
    .option("--k <number>", "least size of an anonymity set", number)
    .addOption(repeatable("--threshold <measure=number>", "threshold of a measure"))
    .addOption(
      new Option("--solver <name>", "how entities are chosen (default: optimal)").choices([
        ...SOLVERS,
      ]),
    )
    .option("--risk-budget <number>", "leave no combination with a risk above, 0 to 1", number)
    .option(
      "--information-budget <number>",
      "hide at most this share of the information in all entities, 0 to 1",
      number,
    )
    .option("--levels", "choose how vague each word must be, not only what is masked")
    .option("--seed <number>", "seed of the random solver", number)
    .addOption(
      repeatable(
        "--replace <way>",
        `${REPLACERS.join(", ")} (default: generalize); TYPE=way for one type`,
      ),
    )
    .option(
      "--release <name>",
      "one numbering and one set of hashes over all documents of this release",
    )
    .option("--salt-file <file>", "file with the secret salt of 'hash'")
    .option("--key-file <file>", "file with the AES key of 'encrypt'")
    .addOption(
      new Option(
        "--persons-as <style>",
        "people as '[PERSON 1]' or by role (default: number)",
      ).choices(["number", "role"]),
    )
    .option("--keep-intervals", "shift a document's dates together, in place of vaguer ones")
    .option("--ontology <folder>", "an ontology of your own, in place of the shipped one")
    .option("--wikidata", "ask Wikidata's service about unknown names, which leave this machine")
    .addOption(
      repeatable(
        "--column <treatment>",
        "of a table, NAME=keep, drop, text, TYPE or TYPE=way; '*' names all other columns",
      ),
    )
    .addOption(
      new Option(
        "--names <how>",
        "names of columns, keys, ids and files that tell of somebody (default: number)",
      ).choices([...NAMINGS]),
    )
    .option("--chat-address <url>", "OpenAI-compatible address of the chat model of 'chat'")
    .option("--chat-model <name>", "its model, or a GGUF file on this machine")
    .option(
      "--chat-key-file <file>",
      "file with its key (default: the variable PALIMPSEST_CHAT_KEY)",
    );
}

/** The policy a command's flags add up to. @throws POLICY_*, USAGE */
export function policyOf(flags: PolicyFlags | DetectFlags): Policy {
  const base = flags.policy === undefined ? { version: 1 as const } : readPolicy(flags.policy);
  const more = "replace" in flags ? maskingKeys(flags, base) : {};
  return checkPolicy(
    {
      ...base,
      ...(flags.minScore === undefined ? {} : { min_score: flags.minScore }),
      ...(flags.without.length === 0
        ? {}
        : { without: [...(base.without ?? []), ...flags.without] }),
      ...more,
    },
    "options",
  );
}

function readPolicy(path: string): Policy {
  return parsePolicy(readText(path, "a policy"), path);
}

function maskingKeys(flags: PolicyFlags, base: Policy) {
  const keys = {
    mask: flags.mask,
    measures: flags.measures?.split(",").map((name) => name.trim()),
    index: flags.index,
    background: flags.background,
    search: flags.search && { ...base.search, provider: flags.search },
    k: flags.k,
    levels: flags.levels,
    solver: flags.solver,
    seed: flags.seed,
    budget: budgetOf(flags, base),
    release: flags.release,
    salt: flags.saltFile && readText(flags.saltFile, "a salt").trim(),
    key: flags.keyFile && readText(flags.keyFile, "a key").trim(),
    persons_as: flags.personsAs,
    keep_intervals: flags.keepIntervals,
    ontology: flags.ontology,
    wikidata: flags.wikidata ? (base.wikidata ?? {}) : undefined,
    chat: chatKeys(flags, base),
    thresholds:
      flags.threshold.length === 0
        ? undefined
        : { ...base.thresholds, ...Object.fromEntries(flags.threshold.map(parseThreshold)) },
    names: flags.names,
    columns:
      flags.column.length === 0
        ? undefined
        : { ...base.columns, ...Object.fromEntries(flags.column.map(parseColumn)) },
    replace:
      flags.replace.length === 0
        ? undefined
        : { ...base.replace, ...Object.fromEntries(flags.replace.map(parseReplace)) },
  };
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));
}

/** The chat model of flags over that of the policy file. */
function chatKeys(flags: PolicyFlags, base: Policy): Record<string, unknown> | undefined {
  const given = Object.entries({
    address: flags.chatAddress,
    model: flags.chatModel,
    key_file: flags.chatKeyFile,
  }).filter(([, value]) => value !== undefined);
  return given.length === 0 ? undefined : { ...base.chat, ...Object.fromEntries(given) };
}

function budgetOf({ riskBudget, informationBudget }: PolicyFlags, base: Policy) {
  if (riskBudget === undefined && informationBudget === undefined) return undefined;
  return {
    ...base.budget,
    ...(riskBudget === undefined ? {} : { risk: riskBudget }),
    ...(informationBudget === undefined ? {} : { information: informationBudget }),
  };
}

function parseThreshold(flag: string): [string, number] {
  const [measure, value] = flag.split("=");
  if (measure && value && Number.isFinite(Number(value))) return [measure, Number(value)];
  throw new PalimpsestError(
    "USAGE",
    `expected --threshold MEASURE=NUMBER, got '${flag}'; for example classifier=0.4`,
  );
}

/** The name is what stands before the first sign of equality whose rest is a treatment. */
function parseColumn(flag: string): [string, string] {
  const found = /^(.+?)=((?:keep|drop|text|[A-Z]+)(?:=[a-z-]+)?)$/.exec(flag);
  if (found) return [found[1]!, found[2]!];
  throw new PalimpsestError(
    "USAGE",
    "--column needs NAME=TREATMENT, with a treatment of keep, drop, text, TYPE or TYPE=way; for example email=CODE=hash",
  );
}

function parseReplace(flag: string): [string, string] {
  const [type, way] = flag.includes("=") ? flag.split("=") : ["default", flag];
  if (way && (type === "default" || isSemanticType(type))) return [type, way];
  throw new PalimpsestError(
    "USAGE",
    `expected --replace WAY or TYPE=WAY, got '${flag}'; for example PERSON=label`,
  );
}

export function readText(path: string, what: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new PalimpsestError(
      "POLICY_UNREADABLE",
      `expected ${what} at ${path}, but it cannot be read; check the path and its permissions`,
    );
  }
}
