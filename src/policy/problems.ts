/** What is wrong with a policy: each mistake as data, and in words. */

import { distance } from "fastest-levenshtein";
import type { TLocalizedValidationError } from "typebox/error";
import type { Issue } from "../errors.js";
import { type OptionSchema, rangeOf } from "./option.js";

/** The mistakes behind one schema error. `schema` is the whole policy's. */
export function issuesOf(
  error: TLocalizedValidationError,
  policy: unknown,
  schema: OptionSchema,
): Issue[] {
  const path = error.instancePath.split("/").slice(1);
  const params = error.params as Record<string, unknown>;
  const at = schemaAt(schema, path);
  const value = valueAt(policy, path);
  const received = shown(value, at);
  switch (error.keyword) {
    case "boolean": // accompanies every additionalProperties error
      return [];
    case "additionalProperties":
      return (params["additionalProperties"] as string[]).map((key) => ({
        code: "unknown_key",
        path: [...path, key],
        expected: `one of the keys ${Object.keys(at?.properties ?? {}).join(", ")}`,
        received: key,
      }));
    case "required":
      return (params["requiredProperties"] as string[]).map((key) => ({
        code: "missing_key",
        path: [...path, key],
        expected: "a value",
        received: "nothing",
      }));
    case "enum":
    case "const": {
      const allowed = (params["allowedValues"] as unknown[]) ?? [params["allowedValue"]];
      return [
        {
          code: "wrong_value",
          path,
          expected: allowed.length === 1 ? `${allowed[0]}` : `one of ${allowed.join(", ")}`,
          received,
        },
      ];
    }
    case "type":
      return [{ code: "wrong_type", path, expected: typeNamed(`${params["type"]}`), received }];
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
      return [
        {
          code: "out_of_range",
          path,
          expected: `${typeNamed(at?.type ?? "number")} ${rangeOf(at ?? {})}`,
          received,
        },
      ];
    case "minLength":
    case "maxLength":
    case "minItems": {
      const limit = Number(params["limit"]);
      const expected = {
        minLength: `a text of ${limit} or more characters`,
        maxLength: `a text of at most ${limit} characters`,
        minItems: `a list of ${limit} or more`,
      }[error.keyword];
      return [{ code: "out_of_range", path, expected, received }];
    }
    case "pattern":
      return [
        { code: "wrong_value", path, expected: at?.["x-form"] ?? "of another form", received },
      ];
    default:
      return [
        {
          code: "wrong_value",
          path,
          expected: error.message.replace(/^must (be )?/, ""),
          received,
        },
      ];
  }
}

/** An issue as part of a sentence, without its place. */
export function worded({ code, path, expected, received }: Issue, schema: OptionSchema): string {
  if (code === "unknown_key") {
    const known = Object.keys(schemaAt(schema, path.slice(0, -1))?.properties ?? {});
    return `unknown key${suggestion(received, known)}; known are ${known.join(", ")}`;
  }
  const at = schemaAt(schema, path);
  if (code === "missing_key") {
    if (at?.const !== undefined) return `missing; add '${path.at(-1)}: ${at.const}'`;
    return `missing; add it${at?.description ? ` (${at.description})` : ""}`;
  }
  const allowed = at?.enum ?? [];
  if (received === "both" || received === "neither")
    return `must have ${expected}, and has ${received}`;
  const instead = received === "nothing" ? "but is empty" : `not ${received}`;
  return `must be ${expected}, ${instead}${suggestion(unquoted(received), allowed)}`;
}

const unquoted = (text: string): string => text.replace(/^"(.*)"$/, "$1");

const TYPES: Readonly<Record<string, string>> = {
  object: "a map",
  array: "a list",
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
};
const typeNamed = (type: string): string => TYPES[type] ?? type;

/**
 * A value as a message may show it. Texts that the schema does not list could be secrets, names or words
 * of a document: of them only the length is given.
 */
function shown(value: unknown, schema: OptionSchema | undefined): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  if (typeof value !== "string") return String(value);
  const free = schema?.type === "string" || schema === undefined;
  return free ? `a text of ${value.length} characters` : JSON.stringify(value);
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);

/** The schema of what is at a place. */
const schemaAt = (schema: OptionSchema, path: readonly string[]): OptionSchema | undefined =>
  path.reduce<OptionSchema | undefined>((at, key) => at?.properties?.[key] ?? at?.items, schema);

/** `(did you mean 'mask'?)` where something known is near to what was given. */
export function suggestion(given: string, known: readonly string[]): string {
  const [nearest] = [...known].sort((a, b) => distance(given, a) - distance(given, b));
  return nearest && distance(given, nearest) <= 3 ? ` (did you mean '${nearest}'?)` : "";
}
