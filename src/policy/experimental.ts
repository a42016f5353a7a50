/**
 * Options that measurements of ours use and hardly anybody else: in a policy they are under `experimental`. Where they
 * were before, at their own place, they are read too, and there everything else finds them.
 */

import Type from "typebox";
import { isRecord } from "../document/is-record.js";
import { inherit } from "./inherit.js";
import { type OptionSchema, option } from "./option.js";

type Properties = Readonly<Record<string, Type.TSchema>>;
type Values = Readonly<Record<string, unknown>>;

const asOption = (schema: Type.TSchema): OptionSchema => schema as OptionSchema;
const propertiesOf = (schema: Type.TSchema): Properties | undefined =>
  asOption(schema).properties as Properties | undefined;

/** The map `experimental` of a policy with these options: those among them that are, maps that have some in part. */
export const experimentalMap = (options: Properties) =>
  option(
    Type.Object(experimentalIn(options), {
      additionalProperties: false,
      description: "keys for measurements, which may change in any release",
    }),
    { topic: "experimental", operator: true },
  );

function experimentalIn(options: Properties): Record<string, Type.TSchema> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, schema]): [string, Type.TSchema][] => {
      const { "x-option": notes = {}, description = "" } = asOption(schema);
      if (notes.experimental) return [[key, option(schema, { ...notes, topic: "experimental" })]];
      const inner = experimentalIn(propertiesOf(schema) ?? {});
      if (Object.keys(inner).length === 0) return [];
      const map = Type.Object(inner, { additionalProperties: false, description });
      return [[key, option(map, { topic: "experimental" })]];
    }),
  );
}

/** A policy with the experimental keys at their own places; others stay under `experimental`, where the schema refuses them. */
export function withoutExperimental(policy: Values, map: OptionSchema): Values {
  const { experimental, ...rest } = policy;
  if (!isRecord(experimental)) return policy;
  const [known, unknown] = parted(experimental, map);
  const all = inherit(rest, known);
  return Object.keys(unknown).length === 0 ? all : { ...all, experimental: unknown };
}

/** Values whose keys a map has, and the others. */
function parted(values: Values, map: OptionSchema): [known: Values, unknown: Values] {
  const known: Record<string, unknown> = {};
  const unknown: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const schema = map.properties?.[key];
    const isPart = schema?.properties !== undefined && !schema["x-option"]?.experimental;
    if (schema === undefined) unknown[key] = value;
    else if (!isPart || !isRecord(value)) known[key] = value;
    else {
      const [inner, others] = parted(value, schema);
      known[key] = inner;
      if (Object.keys(others).length > 0) unknown[key] = others;
    }
  }
  return [known, unknown];
}
