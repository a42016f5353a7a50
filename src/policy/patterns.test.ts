import { expect, test } from "vitest";
import type { OptionSchema } from "./option.js";
import { PolicySchema } from "./policy.js";

/** Every text of a pattern in a schema, wherever it lies. */
function patterned(schema: unknown, path: string): [string, OptionSchema][] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "pattern" in schema && typeof schema.pattern === "string";
  return [
    ...(own ? [[path, schema as OptionSchema] as [string, OptionSchema]] : []),
    ...Object.entries(schema).flatMap(([key, value]) => patterned(value, `${path}.${key}`)),
  ];
}

test("a text of a pattern says in words what it looks like, so that no message shows the pattern", () => {
  const all = patterned(PolicySchema, "policy");
  expect(all.length).toBeGreaterThanOrEqual(5);
  expect(all.filter(([, schema]) => !schema["x-form"]).map(([path]) => path)).toEqual([]);
});
