/** From the configuration of Microsoft Presidio to a policy: recognizers, deny and allow lists, context, operators. */

import { parse } from "yaml";
import { isRecord } from "../document/is-record.js";
import type { SemanticType } from "../document/types.js";
import { BUILT_IN_DETECTORS } from "../entries/detect.js";
import { asPalimpsestError, errors } from "../errors.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import { recognizerName } from "../server/presidio/entities.js";
import { compileLinear } from "../server/presidio/linear-regex.js";

/** What became of a configuration. */
interface Converted {
  readonly policy: Policy;
  /** What could not be taken over as it was, a sentence each. */
  readonly notes: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
type OwnDetector = NonNullable<Policy["detectors"]>[number];

const TYPE_OF: Readonly<Record<string, SemanticType>> = {
  PERSON: "PERSON",
  LOCATION: "LOC",
  ORGANIZATION: "ORG",
  NRP: "DEM",
  DATE_TIME: "DATETIME",
  TITLE: "PERSON",
};

/** An operator of the anonymizer, and the way of replacing that does the same. */
const WAY_OF: Readonly<Record<string, string>> = {
  replace: "label",
  redact: "suppress",
  mask: "mask",
  hash: "hash",
  encrypt: "encrypt",
  keep: "keep",
};

/** `re.IGNORECASE | re.MULTILINE | re.DOTALL`, and the letters of RE2 for each. */
const FLAGS: readonly (readonly [number, string])[] = [
  [2, "i"],
  [8, "m"],
  [16, "s"],
];
const USUAL_FLAGS = 26;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): string[] =>
  listOf(value).filter((one): one is string => typeof one === "string" && one !== "");

/**
 * @param text YAML or JSON: a registry of recognizers, an analyzer's configuration, or operators of the anonymizer
 * @throws INPUT_FORMAT where it is none of these
 */
export function fromPresidio(text: string, name: string): Converted {
  const file = parsed(text, name);
  const notes: string[] = [];
  const registry = isRecord(file["recognizer_registry"]) ? file["recognizer_registry"] : file;
  const recognizers = listOf(registry["recognizers"]);
  const operators = file["anonymizers"] ?? file["operators"];
  if (recognizers.length === 0 && !isRecord(operators)) {
    throw errors.INPUT_FORMAT`${name} has neither 'recognizers' nor 'anonymizers'; name Presidio's registry of recognizers, an analyzer's configuration, or a file of operators`;
  }
  const flags = Number(registry["global_regex_flags"] ?? USUAL_FLAGS);
  const without = new Set<string>();
  const detectors = recognizers.filter(isRecord).flatMap((one) => {
    if (Array.isArray(one["patterns"]) || Array.isArray(one["deny_list"]))
      return one["enabled"] === false ? [] : detectorsOf(one, flags, notes);
    const named = String(one["name"] ?? "");
    if (one["enabled"] === false) leaveOut(named, without, notes);
    else if (one["type"] !== "predefined")
      notes.push(
        `'${named}' is left out: it has neither patterns nor a deny list, so it is a program`,
      );
    return [];
  });
  const score = file["default_score_threshold"];
  const allow = textsOf(file["allow_list"]);
  const replace = isRecord(operators) ? waysOf(operators, notes) : undefined;
  const policy = {
    version: 1,
    // the analyzer hides everything that it finds
    mask: "all",
    ...(typeof score === "number" && score > 0 && { min_score: score }),
    ...(without.size > 0 && { without: [...without] }),
    ...(allow.length > 0 && { allow }),
    replace: replace ?? { default: "label" },
    ...(detectors.length > 0 && { detectors }),
  };
  return { policy: checkPolicy(policy, name), notes };
}

function parsed(text: string, name: string): Fields {
  try {
    const value: unknown = parse(text);
    if (isRecord(value)) return value;
    if (Array.isArray(value)) return { recognizers: value };
  } catch {}
  throw errors.INPUT_FORMAT`${name} is neither YAML nor JSON with keys and values; check that it is a configuration of Presidio`;
}

/** A recognizer of one's own: a detector for each pattern, and one for its deny list. */
function detectorsOf(recognizer: Fields, flags: number, notes: string[]): OwnDetector[] {
  const entity = String(recognizer["supported_entity"] ?? "ID");
  const name = String(recognizer["name"] ?? entity);
  const context = contextOf(recognizer);
  const words = textsOf(recognizer["deny_list"]);
  const common = {
    subtype: entity.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    ...(context.length > 0 && { context }),
  };
  const own: OwnDetector[] = listOf(recognizer["patterns"])
    .filter(isRecord)
    .map((pattern, i) => ({
      name: `${name}: ${String(pattern["name"] ?? i + 1)}`,
      type: TYPE_OF[entity] ?? "CODE",
      ...common,
      score: scoreOf(pattern["score"]),
      regex: `${prefixOf(flags)}${String(pattern["regex"] ?? "")}`,
    }));
  if (words.length > 0) {
    const score = scoreOf(recognizer["deny_list_score"] ?? 1);
    own.push({ name, type: TYPE_OF[entity] ?? "MISC", ...common, score, words });
  }
  return own.filter((one) => compiles(one, notes));
}

/** Context is a list, or a list by language. */
function contextOf(recognizer: Fields): string[] {
  const byLanguage = listOf(recognizer["supported_languages"])
    .filter(isRecord)
    .flatMap(({ context }) => textsOf(context));
  const all = [...textsOf(recognizer["context"]), ...byLanguage];
  return [...new Set(all.map((one) => one.toLowerCase()))];
}

const scoreOf = (value: unknown): number => Math.min(1, Math.max(0, Number(value) || 0));

function prefixOf(flags: number): string {
  const letters = FLAGS.filter(([flag]) => flags & flag).map(([, letter]) => letter);
  return letters.length === 0 ? "" : `(?${letters.join("")})`;
}

function compiles({ name, regex }: OwnDetector, notes: string[]): boolean {
  try {
    if (regex !== undefined) compileLinear(regex, 0);
    return true;
  } catch (thrown) {
    notes.push(`'${name}' is left out: ${asPalimpsestError(thrown).message}`);
    return false;
  }
}

/** A recognizer that was switched off. */
function leaveOut(name: string, without: Set<string>, notes: string[]): void {
  if (/^(?:Spacy|Stanza|Transformers|GLiNER)Recognizer$/.test(name)) {
    without.add("neural");
    return;
  }
  const own = BUILT_IN_DETECTORS.filter((one) => recognizerName(one.name) === name);
  for (const one of own) without.add(one.name);
  if (own.length === 0)
    notes.push(
      `'${name}' is switched off there and has no counterpart of that name here; 'palimpsest detectors' lists what could be left out`,
    );
}

/** Operators by entity become ways by type: the first of a type holds. */
function waysOf(operators: Fields, notes: string[]): Policy["replace"] {
  const ways: Record<string, string> = { default: "label" };
  const by = new Map<string, string>();
  for (const [entity, operator] of Object.entries(operators)) {
    if (!isRecord(operator)) continue;
    const kind = String(operator["type"] ?? operator["operator_name"] ?? "");
    const way = WAY_OF[kind];
    const type = entity === "DEFAULT" ? "default" : (TYPE_OF[entity] ?? "CODE");
    if (way === undefined) {
      notes.push(`${entity}: '${kind}' has no counterpart; a label is written instead`);
      continue;
    }
    const before = by.get(type);
    if (before !== undefined && ways[type] !== way) {
      notes.push(`${entity} is replaced as ${before} is, since both are of the type ${type}`);
      continue;
    }
    if (before === undefined) by.set(type, entity);
    ways[type] = way;
    if (kind === "replace" && operator["new_value"] !== undefined)
      notes.push(`${entity}: its fixed text becomes a numbered label, so people stay apart`);
    if (kind === "hash")
      notes.push(`${entity}: give --salt-file or --release-key, or each run has other hashes`);
    if (kind === "encrypt")
      notes.push(`${entity}: give the key with --key-file; it is never in a policy`);
  }
  return ways as Policy["replace"];
}
