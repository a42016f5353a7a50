/**
 * The policy a request may bring: the keys that decide about the document. Keys that name files,
 * models or services are the operator's (`--policy`), since a client could otherwise reach them.
 */

import Type, { type Static } from "typebox";
import { checkPolicy, type Policy, PolicySchema } from "../../../index.js";

const KEYS = [
  "mask",
  "measures",
  "k",
  "thresholds",
  "arity",
  "weights",
  "budget",
  "levels",
  "solver",
  "seed",
  "mask_character",
  "persons_as",
  "attackers",
  "keep_intervals",
  "release",
  "salt",
  "key",
  "hemisphere",
  "min_score",
  "allow",
  "without",
  "detectors",
] as const;

const { replace } = PolicySchema.properties;

export const RequestPolicySchema = Type.Object(
  {
    version: Type.Optional(PolicySchema.properties.version),
    ...(Object.fromEntries(KEYS.map((key) => [key, PolicySchema.properties[key]])) as Pick<
      typeof PolicySchema.properties,
      (typeof KEYS)[number]
    >),
    replace: Type.Optional(
      Type.Union([Type.String({ description: "a way of replacing, for every type" }), replace]),
    ),
  },
  { additionalProperties: false, description: "what to mask and how; see docs/policy.md" },
);

export type RequestPolicy = Static<typeof RequestPolicySchema>;

/**
 * The operator's policy with what the request asks for in place of the same keys.
 * @throws POLICY_INVALID
 */
export function policyFor(base: Policy, request: RequestPolicy | undefined): Policy {
  return request === undefined ? base : checkPolicy({ ...base, ...request }, "policy");
}
