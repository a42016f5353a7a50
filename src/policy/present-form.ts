/** Short and earlier forms of a policy, in the form that the schema describes. */

import { isRecord } from "../document/is-record.js";
import { withoutExperimental } from "./experimental.js";
import type { OptionSchema } from "./option.js";
import { PolicySchema } from "./schema.js";

/** The present form, with experimental keys at their own places. */
export const inOnePlace = (value: unknown): unknown => {
  const present = inPresentForm(value);
  const map = PolicySchema.properties.experimental as OptionSchema;
  return isRecord(present) ? withoutExperimental(present, map) : present;
};

function inPresentForm(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { replace, search, wikidata } = value;
  return {
    ...value,
    ...(typeof replace === "string" && { replace: { default: replace } }),
    ...(isRecord(search) && { search: withPaceSeconds(search, 1) }),
    ...(isRecord(wikidata) && { wikidata: withPaceSeconds(wikidata, 1000) }),
  };
}

/** `pace`, as releases before 0.2 named it, counted seconds for a search and milliseconds for Wikidata. */
function withPaceSeconds({ pace, ...rest }: Readonly<Record<string, unknown>>, perSecond: number) {
  if (pace === undefined) return rest;
  return { pace_seconds: typeof pace === "number" ? pace / perSecond : pace, ...rest };
}
