/**
 * The policy: everything a user can decide, as one YAML file or one object. The schema below is the
 * source of its type, its validation and its reference page.
 */

import { distance } from "fastest-levenshtein";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Document as YamlDocument,
} from "yaml";
import { SEMANTIC_TYPES } from "../document/types.js";
import { PalimpsestError } from "../errors.js";
import { Columns, NAMINGS } from "./columns.js";
import { oneOf } from "./one-of.js";
import { Chat, Search, Wikidata } from "./services.js";

export { SEARCH_PROVIDERS } from "./services.js";

export const STRATEGIES = ["all", "specific", "risk", "k-anonymity"] as const;
export const MEASURES = ["surprisal", "classifier", "search", "k-anonymity", "attack"] as const;
/** How people of a role are treated. */
export const TREATMENTS = ["keep", "mask", "risk"] as const;
export const SOLVERS = ["optimal", "greedy", "random"] as const;
export const REPLACERS = [
  "suppress",
  "label",
  "generalize",
  "chat",
  "pseudonym",
  "mask",
  "hash",
  "encrypt",
  "keep",
  "most-specific",
  "least-specific",
] as const;

/** Attackers on vaguer words that need no chat model. */
export const INFERENCE_ATTACKERS = [
  "echo",
  "counting",
  "rest-of-text",
  "frequency",
  "context",
  "embedding",
] as const;

const perType = <Value extends Type.TSchema>(value: Value, description: string) =>
  Type.Object(
    Object.fromEntries([
      ["default", Type.Optional(value)],
      ...SEMANTIC_TYPES.map((type) => [type, Type.Optional(value)]),
    ]) as Record<"default" | (typeof SEMANTIC_TYPES)[number], Type.TOptional<Value>>,
    { additionalProperties: false, description },
  );

const UserDetector = Type.Object(
  {
    name: Type.String({ minLength: 1, description: "how reports call it" }),
    type: oneOf(SEMANTIC_TYPES, "semantic type of what it finds"),
    subtype: Type.Optional(Type.String({ pattern: "^[a-z0-9-]+$", description: "a finer kind" })),
    score: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: "confidence, default .9" }),
    ),
    words: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), { minItems: 1, description: "words or phrases" }),
    ),
    regex: Type.Optional(
      Type.String({ minLength: 1, description: "a regular expression in RE2 syntax" }),
    ),
  },
  { additionalProperties: false },
);

/** JSON Schema of a policy. */
export const PolicySchema = Type.Object(
  {
    version: Type.Literal(1, { description: "form of this file" }),
    persons: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), { description: "the people to protect" }),
    ),
    mask: Type.Optional(oneOf(STRATEGIES, "which entities are considered for masking")),
    measures: Type.Optional(
      Type.Array(oneOf(MEASURES, "a risk measure"), {
        minItems: 1,
        description: "risk measures to use",
      }),
    ),
    k: Type.Optional(Type.Integer({ minimum: 2, description: "least size of an anonymity set" })),
    thresholds: Type.Optional(
      Type.Object(
        Object.fromEntries(
          MEASURES.map((measure) => [measure, Type.Optional(Type.Number())]),
        ) as Record<(typeof MEASURES)[number], Type.TOptional<Type.TNumber>>,
        { additionalProperties: false, description: "threshold of each measure" },
      ),
    ),
    index: Type.Optional(Type.String({ minLength: 1, description: "folder of a knowledge index" })),
    background: Type.Optional(
      Type.String({
        minLength: 1,
        description: "folder of background texts, or {id: text} as JSON, for 'search' and 'attack'",
      }),
    ),
    officials: Type.Optional(
      oneOf(
        TREATMENTS,
        "people who act in public (judges, agents): keep, mask, or by risk (default)",
      ),
    ),
    others: Type.Optional(
      oneOf(TREATMENTS, "other people than those to protect: keep, mask, or by risk (default)"),
    ),
    arity: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 5,
        description: "most entities in a combination; default 3 for k-anonymity, 2 for search",
      }),
    ),
    search: Type.Optional(Search),
    weights: Type.Optional(
      Type.Object(
        {
          measures: Type.Object(
            Object.fromEntries(
              MEASURES.map((measure) => [measure, Type.Optional(Type.Number({ minimum: 0 }))]),
            ) as Record<(typeof MEASURES)[number], Type.TOptional<Type.TNumber>>,
            { additionalProperties: false, description: "weight of each measure" },
          ),
          threshold: Type.Optional(
            Type.Number({ minimum: 0, maximum: 1, description: "risky from here, default .5" }),
          ),
        },
        {
          additionalProperties: false,
          description: "the weighted mean of the measures' risks, in place of each alone",
        },
      ),
    ),
    budget: Type.Optional(
      Type.Object(
        {
          risk: Type.Optional(
            Type.Number({
              minimum: 0,
              maximum: 1,
              description: "leave no combination with a risk above, in place of thresholds",
            }),
          ),
          information: Type.Optional(
            Type.Number({
              minimum: 0,
              maximum: 1,
              description: "hide at most this share of the information in all entities",
            }),
          ),
        },
        { additionalProperties: false, description: "the two ends to hold" },
      ),
    ),
    levels: Type.Optional(
      Type.Boolean({
        description:
          "an entity may be kept, made vaguer by any of its levels, or masked; the words chosen break what was risky",
      }),
    ),
    solver_seconds: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        description: "the best choice so far stands after so long, default 5",
      }),
    ),
    solver: Type.Optional(oneOf(SOLVERS, "how the entities to mask are chosen")),
    seed: Type.Optional(Type.Integer({ minimum: 0, description: "seed of the random solver" })),
    replace: Type.Optional(
      perType(oneOf(REPLACERS, "a way of replacing"), "ways of replacing, by type"),
    ),
    mask_character: Type.Optional(
      Type.String({ minLength: 1, maxLength: 2, description: "for 'mask'" }),
    ),
    release: Type.Optional(
      Type.String({
        minLength: 1,
        description: "name of the release: same name, same numbers and hashes",
      }),
    ),
    salt: Type.Optional(Type.String({ minLength: 16, description: "secret salt for 'hash'" })),
    key: Type.Optional(Type.String({ description: "AES key for 'encrypt': 16, 24 or 32 bytes" })),
    ontology: Type.Optional(
      Type.String({
        minLength: 1,
        description: "folder that 'palimpsest ontology build' wrote, in place of the shipped one",
      }),
    ),
    wikidata: Type.Optional(Wikidata),
    persons_as: Type.Optional(
      oneOf(
        ["number", "role"],
        "people as '[PERSON 1]', or by their role where the text gives one",
      ),
    ),
    attackers: Type.Optional(
      Type.Array(oneOf(INFERENCE_ATTACKERS, "an attacker"), {
        minItems: 1,
        description: "who attacks vaguer words; default all but 'embedding', which takes longer",
      }),
    ),
    keep_intervals: Type.Optional(
      Type.Boolean({
        description:
          "shift the dates of a document together, so that the days between them stay; not truthful",
      }),
    ),
    chat: Type.Optional(Chat),
    hemisphere: Type.Optional(oneOf(["north", "south"], "which seasons dates generalize to")),
    min_score: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: "finds below it are dropped, default .4",
      }),
    ),
    allow: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), { description: "words that are never mentions" }),
    ),
    models: Type.Optional(
      Type.Object(
        {
          recognizer: Type.Optional(
            Type.String({
              minLength: 1,
              description:
                "folder of a token-classification model in ONNX, or of a recognizer trained with `training/`, in place of the shipped one",
            }),
          ),
          labels: Type.Optional(
            Type.Record(Type.String(), Type.Union([oneOf(SEMANTIC_TYPES, "a type"), Type.Null()]), {
              description: "semantic type of each of its labels, without B- and I-; null for none",
            }),
          ),
        },
        { additionalProperties: false, description: "models of your own" },
      ),
    ),
    columns: Type.Optional(Columns),
    names: Type.Optional(
      oneOf(
        NAMINGS,
        "names of columns, keys, ids and files that tell of somebody: keep, or number (default)",
      ),
    ),
    without: Type.Optional(
      Type.Array(Type.String(), { description: "built-in detectors to leave out, by name" }),
    ),
    detectors: Type.Optional(Type.Array(UserDetector, { description: "detectors of your own" })),
  },
  { additionalProperties: false, $id: "palimpsest-policy" },
);

export type Policy = Static<typeof PolicySchema>;

const compiled = Compile(PolicySchema);

/**
 * A policy from YAML.
 * @param name what errors call the file
 * @throws POLICY_SYNTAX or POLICY_INVALID with line, key, what was expected and what came
 */
export function parsePolicy(yaml: string, name = "policy"): Policy {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const line = broken.linePos?.[0].line ?? 1;
    throw new PalimpsestError(
      "POLICY_SYNTAX",
      `expected YAML in ${name}, got a ${broken.code} at line ${line}; check indentation and quotes there`,
    );
  }
  return checkPolicy(document.toJS(), name, (path) => lineOf(document, lines, path));
}

/**
 * A policy from a value; `replace: generalize` is short for `replace: {default: generalize}`.
 * @throws POLICY_INVALID
 */
export function checkPolicy(
  value: unknown,
  name = "policy",
  lineAt: (path: readonly string[]) => number | undefined = () => undefined,
): Policy {
  const policy = withLongReplace(value);
  if (compiled.Check(policy)) {
    checkDetectors(policy, name);
    return policy;
  }
  const problems = compiled.Errors(policy).flatMap((error) => describe(error, policy));
  const shown = problems.slice(0, 3).map(({ path, expected }) => {
    const line = lineAt(path);
    const where = path.length === 0 ? "at the top" : `'${path.join(".")}'`;
    return `${line === undefined ? "" : `line ${line}, `}${where}: ${expected}`;
  });
  const more = problems.length > shown.length ? `; and ${problems.length - shown.length} more` : "";
  throw new PalimpsestError("POLICY_INVALID", `${name}: ${shown.join("; ")}${more}`);
}

function withLongReplace(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { replace } = value as { replace?: unknown };
  return typeof replace === "string" ? { ...value, replace: { default: replace } } : value;
}

function checkDetectors(policy: Policy, name: string): void {
  for (const detector of policy.detectors ?? []) {
    if ((detector.words === undefined) === (detector.regex === undefined)) {
      throw new PalimpsestError(
        "POLICY_INVALID",
        `${name}: detector '${detector.name}': expected either 'words' or 'regex', got ${detector.words ? "both" : "neither"}`,
      );
    }
  }
}

interface Problem {
  readonly path: readonly string[];
  readonly expected: string;
}

type SchemaError = ReturnType<typeof compiled.Errors>[number];

/** A schema error in words. */
function describe(error: SchemaError, policy: unknown): Problem[] {
  const path = error.instancePath.split("/").slice(1);
  const got = `got ${shown(valueAt(policy, path))}`;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case "boolean": // stands beside every additionalProperties error
      return [];
    case "additionalProperties":
      return (params["additionalProperties"] as string[]).map((key) => ({
        path: [...path, key],
        expected: `unknown key${suggestion(key, keysAt(path))}; known are ${keysAt(path).join(", ")}`,
      }));
    case "required":
      return [
        {
          path,
          expected: `expected the key ${(params["requiredProperties"] as string[]).join(", ")}`,
        },
      ];
    case "enum": {
      const allowed = params["allowedValues"] as string[];
      return [
        {
          path,
          expected: `expected one of ${allowed.join(", ")}, ${got}${suggestion(valueAt(policy, path), allowed)}`,
        },
      ];
    }
    case "const":
      return [{ path, expected: `expected ${String(params["allowedValue"])}, ${got}` }];
    case "type":
      return [{ path, expected: `expected a value of type ${String(params["type"])}, ${got}` }];
    default:
      return [{ path, expected: `${error.message.replace(/^must/, "it must")}, ${got}` }];
  }
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);

const shown = (value: unknown): string =>
  typeof value === "object" ? (Array.isArray(value) ? "a list" : "a map") : JSON.stringify(value);

interface AnySchema {
  readonly properties?: Record<string, AnySchema>;
  readonly items?: AnySchema;
}

/** Keys the schema knows at a place. */
function keysAt(path: readonly string[]): string[] {
  const schema = path.reduce<AnySchema | undefined>(
    (at, key) => at?.properties?.[key] ?? at?.items,
    PolicySchema as AnySchema,
  );
  return Object.keys(schema?.properties ?? {});
}

function suggestion(given: unknown, known: readonly string[]): string {
  if (typeof given !== "string") return "";
  const [nearest] = [...known].sort((a, b) => distance(given, a) - distance(given, b));
  return nearest && distance(given, nearest) <= 3 ? ` (did you mean '${nearest}'?)` : "";
}

/** The line where a value stands, or its key when the value has no place of its own. */
function lineOf(
  document: YamlDocument,
  lines: LineCounter,
  path: readonly string[],
): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const node = pair?.key ?? document.getIn(path, true) ?? document.contents;
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : undefined;
}
