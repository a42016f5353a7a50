/** The policy's flags, made from its schema; and the policy that flags and a policy file add up to. */

import { type Command, Option } from "commander";
import { errors } from "../errors.js";
import { keyText } from "../files/aes-key.js";
import { languageCalled } from "../language/supported.js";
import {
  type OptionSchema,
  optionsIn,
  type PolicyOption,
  TOPICS,
  type Topic,
} from "../policy/option.js";
import { checkPolicy, type Policy, PolicySchema, parsePolicy } from "../policy/policy.js";
import { number, readBytes, readText, repeatable } from "./flag.js";

/** Values of flags by the names that commander gives them. */
export type PolicyFlags = { readonly policy?: string } & Readonly<Record<string, unknown>>;

interface PolicyFlag extends PolicyOption {
  readonly flag: string;
  /** Name of the value among the parsed flags. */
  readonly attribute: string;
}

const FLAGS: readonly PolicyFlag[] = optionsIn(PolicySchema as OptionSchema).flatMap((option) => {
  const { flag } = option.notes;
  // those under 'experimental' are at their own place too
  return flag === undefined || option.path[0] === "experimental"
    ? []
    : [{ ...option, flag, attribute: new Option(flag).attributeName() }];
});

/**
 * Adds the policy's flags under these topics, each under its heading.
 * @param defaults what the command uses where a flag is absent, by flag, if not what the policy would
 */
export function withPolicyTopics(
  command: Command,
  topics: readonly Topic[],
  defaults: Readonly<Record<string, string>> = {},
): Command {
  for (const topic of topics) {
    for (const flag of FLAGS.filter(({ notes }) => notes.topic === topic)) {
      const option = optionOf(flag).helpGroup(`${TOPICS[topic]}:`);
      const other = defaults[option.long ?? ""];
      if (other) option.description = option.description.replace(A_DEFAULT, `(default: ${other})`);
      command.addOption(option);
    }
  }
  return command;
}

function optionOf({ flag, schema, notes }: PolicyFlag): Option {
  const { type, items } = schema;
  if (!flag.includes("<")) return new Option(flag, described(schema));
  if (isMap(schema) || (type === "array" && items?.enum === undefined && !notes.commas)) {
    return repeatable(flag, described(schema));
  }
  const option = new Option(flag, described(schema));
  if (schema.enum) return option.choices([...schema.enum]);
  if (type === "number" || type === "integer") return option.argParser(number);
  return option;
}

/** The option's sentence; of a list of words or a map of ways, the words too. */
function described({ description = "", items, properties }: OptionSchema): string {
  const words = items?.enum ?? properties?.["default"]?.enum;
  const text = inFlags(description.replace(/`replace: \w+` is short for `[^`]+` /, ""));
  if (words === undefined) return text;
  if (properties === undefined) return `${text}; with commas: ${words.join(", ")}`;
  const unset = defaultIn(text);
  return unset === "" ? text : `${words.join(", ")}; TYPE=way for one type ${unset}`;
}

/** A sentence of the schema as the command line says it: flags for keys, `KEY=VALUE` for a map. */
const inFlags = (text: string): string =>
  text
    .replace(/['`](\w+)['`]/g, (quoted, key: string) => {
      const named = FLAGS.find(({ path }) => path.join(".") === key);
      return named ? flagName(named.flag) : quoted;
    })
    .replace(/`\{(\w+): (\w+)[^`]*\}`/g, "$1=$2");

const A_DEFAULT = /\(default: [^)]+\)/;

const defaultIn = (text: string): string => A_DEFAULT.exec(text)?.[0] ?? "";

const isMap = ({ type }: OptionSchema): boolean => type === "object";

/** The policy that a command's flags and its policy file add up to; flags win. @throws POLICY_*, USAGE */
export function policyOf(flags: PolicyFlags): Policy {
  const base: Policy =
    flags.policy === undefined
      ? { version: 1 }
      : parsePolicy(readText(flags.policy, "the policy"), flags.policy);
  const policy: Record<string, unknown> = { ...base };
  for (const flag of FLAGS) {
    const given = flags[flag.attribute];
    if (given === undefined || (Array.isArray(given) && given.length === 0)) continue;
    const [key = "", inner] = flag.path;
    const before = inner === undefined ? policy[key] : (policy[key] as Nested)?.[inner];
    const value = valueFrom(flag, given, before);
    policy[key] = inner === undefined ? value : { ...(policy[key] as Nested), [inner]: value };
  }
  return checkPolicy(policy, "options", placeOf);
}

type Nested = Readonly<Record<string, unknown>> | undefined;

/** What a flag puts into the policy, replacing or extending its value. */
function valueFrom(option: PolicyFlag, given: unknown, before: unknown): unknown {
  const { flag, schema, notes } = option;
  if (notes.flagTakes === "key") {
    return keyText(readBytes(String(given), `the file of ${flagName(flag)}`), String(given));
  }
  if (notes.flagTakes === "file")
    return readText(String(given), `the file of ${flagName(flag)}`).trim();
  if (flag === "--language <code>") return languageCalled(String(given));
  if (typeof given === "string" && (schema.items?.enum || notes.commas))
    return given.split(",").map((name) => name.trim());
  if (given === true && isMap(schema)) return before ?? {};
  if (!Array.isArray(given)) return given;
  if (!isMap(schema)) return [...((before as readonly unknown[]) ?? []), ...given];
  return {
    ...(before as Nested),
    ...Object.fromEntries(given.map((pair: string) => pairOf(pair, option))),
  };
}

/** `classifier=0.4`, `PERSON=label`; a map with a default takes `label` alone. @throws USAGE */
function pairOf(given: string, { flag, schema, notes }: PolicyFlag): [string, unknown] {
  const { properties } = schema;
  const [, key, value = ""] = new RegExp(notes.pair ?? "^([^=]*)=(.*)$").exec(given) ?? [];
  if (key === undefined && given !== "" && properties && "default" in properties) {
    return ["default", given];
  }
  const inner = properties?.[key ?? ""];
  const parsed = inner?.type === "number" && value.trim() !== "" ? Number(value) : value;
  const known = properties === undefined || inner !== undefined;
  if (key && known && value !== "" && !Number.isNaN(parsed)) return [key, parsed];
  const names = Object.keys(properties ?? {});
  throw errors.USAGE`${flagName(flag)} does not understand '${given}'; ${names.length > 0 ? `write NAME=VALUE, with a name of ${names.join(", ")}` : (schema.description ?? "")}`;
}

/** A mistake's place as the user wrote it: the flag, and the name inside it. */
function placeOf(path: readonly string[]): string {
  const flag = FLAGS.find((one) => one.path.every((key, i) => path[i] === key));
  if (flag === undefined) return path.length === 0 ? "at the top" : `'${path.join(".")}'`;
  const rest = path.slice(flag.path.length).filter((key) => !/^\d+$/.test(key));
  return [flagName(flag.flag), ...rest].join(" ");
}

const flagName = (flag: string): string => flag.replace(/ .*$/, "");
