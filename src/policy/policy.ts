/** A policy from YAML or from a value: checked against the schema, with a sentence for each mistake. */

import { Compile } from "typebox/compile";
import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  type Document as YamlDocument,
} from "yaml";
import { isRecord } from "../document/is-record.js";
import { errors, type Issue, PalimpsestError } from "../errors.js";
import { extendsFile, withFile } from "./extends-file.js";
import { inherit } from "./inherit.js";
import type { OptionSchema } from "./option.js";
import { inOnePlace } from "./present-form.js";
import { isPreset, PRESETS, presetFile } from "./presets.js";
import { issuesOf, suggestion, worded } from "./problems.js";
import { type Policy, PolicySchema } from "./schema.js";

export { INFERENCE_ATTACKERS, MEASURES, REPLACERS, SOLVERS } from "./names.js";
export { type Policy, PolicySchema } from "./schema.js";

/** Mistakes that a message words; `issues` of the error has them all. */
const MOST_WORDED = 3;

let compiled: ReturnType<typeof Compile<typeof PolicySchema>> | undefined;

/**
 * A policy from YAML.
 * @param name the file's name in errors
 * @throws POLICY_SYNTAX or POLICY_INVALID with line, key, what was expected and what was there
 */
export function parsePolicy(yaml: string, name = "policy"): Policy {
  const lines = new LineCounter();
  // keys that are no texts would be quoted in a warning of the library
  const document = parseDocument(yaml, { lineCounter: lines, stringKeys: true, logLevel: "error" });
  const [broken] = document.errors;
  if (broken) {
    const line = broken.linePos?.[0].line ?? 1;
    throw errors.POLICY_SYNTAX`${name} is not valid YAML: ${SYNTAX[broken.code] ?? "it cannot be read"} at line ${line}; check indentation and quotes there`;
  }
  const value = plainValue(document, name);
  return checkPolicy(extendsFile(value) ? withFile(value, name) : value, name, (path) => {
    const line = lineOf(document, lines, path);
    return `${line === undefined ? "" : `line ${line}, `}${keyNamed(path)}`;
  });
}

/** @throws POLICY_SYNTAX for an alias of nothing, and for aliases that multiply */
function plainValue(document: YamlDocument.Parsed, name: string): unknown {
  try {
    return document.toJS();
  } catch (cause) {
    throw new PalimpsestError(
      "POLICY_SYNTAX",
      `${name} has an alias ('*name') that refers to nothing, or so many aliases that they multiply; write the values out`,
      { cause },
    );
  }
}

const SYNTAX: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a line is indented below a key that already has its value",
  BAD_INDENT: "the indentation does not match the lines above",
  DUPLICATE_KEY: "a key occurs twice",
  MISSING_CHAR: "a quote, bracket or colon is missing",
  MULTILINE_IMPLICIT_KEY: "a key goes over several lines",
  TAB_AS_INDENT: "a tab is used as indentation",
  UNEXPECTED_TOKEN: "a character is where none can be",
};

/**
 * A policy from a value; `replace: generalize` is short for `replace: {default: generalize}`.
 * @param placeOf what a message calls the place of a mistake
 * @throws POLICY_INVALID with `issues`
 */
export function checkPolicy(
  value: unknown,
  name = "policy",
  placeOf: (path: readonly string[]) => string = keyNamed,
): Policy {
  const policy = withPreset(inOnePlace(value), name, placeOf);
  compiled ??= Compile(PolicySchema);
  const issues = compiled.Check(policy)
    ? detectorIssues(policy)
    : compiled
        .Errors(policy)
        .flatMap((error) => issuesOf(error, policy, PolicySchema as OptionSchema));
  if (issues.length === 0) return policy as Policy;
  const shown = issues
    .slice(0, MOST_WORDED)
    .map((issue) => `${placeOf(issue.path)}: ${worded(issue, PolicySchema as OptionSchema)}`);
  const more = issues.length > MOST_WORDED ? `; and ${issues.length - MOST_WORDED} more` : "";
  throw new PalimpsestError("POLICY_INVALID", `${name}: ${shown.join("; ")}${more}`, { issues });
}

const keyNamed = (path: readonly string[]): string =>
  path.length === 0 ? "at the top" : `'${path.join(".")}'`;

/**
 * A policy with what its preset says where it says nothing itself; `extends` stays, so that reports can name it.
 * @throws POLICY_INVALID for a preset that does not exist
 */
function withPreset(
  value: unknown,
  name: string,
  placeOf: (path: readonly string[]) => string,
): unknown {
  if (!isRecord(value) || typeof value["extends"] !== "string") return value;
  const { extends: preset } = value;
  if (!isPreset(preset)) {
    throw errors.POLICY_INVALID`${name}: ${placeOf(["extends"])} names no preset${suggestion(preset, PRESETS)}; use one of ${PRESETS.join(", ")}, or in a policy file the path of another, ending in .yaml`;
  }
  const base = inOnePlace(parse(presetFile(preset))) as Readonly<Record<string, unknown>>;
  return inherit(base, value);
}

function detectorIssues({ detectors = [] }: Policy): Issue[] {
  return detectors.flatMap(({ words, regex }, i): Issue[] =>
    (words === undefined) === (regex === undefined)
      ? [
          {
            code: "wrong_value",
            path: ["detectors", `${i}`],
            expected: "one of 'words' and 'regex'",
            received: words ? "both" : "neither",
          },
        ]
      : [],
  );
}

/** The line of a value, or of its key where the value has no place of its own. */
function lineOf(
  document: YamlDocument,
  lines: LineCounter,
  path: readonly string[],
): number | undefined {
  const lower = ["experimental", ...path];
  if (path[0] !== "experimental" && !document.hasIn(path) && document.hasIn(lower))
    return lineOf(document, lines, lower);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node = pair?.key ?? document.getIn(path, true) ?? document.contents;
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
}
