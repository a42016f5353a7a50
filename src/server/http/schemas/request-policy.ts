/**
 * The policy a request may bring: the keys that decide about the document. Keys that name files,
 * models or services are the operator's (`--policy`), since a client could otherwise reach them.
 */

import Type from "typebox";
import { checkPolicy, type Policy, PolicySchema } from "../../../policy/policy.js";

const { version, replace, ...options } = PolicySchema.properties;

/** Whether the schema reserves a key for the operator. */
const isOperators = (schema: Type.TSchema): boolean =>
  "x-option" in schema && (schema["x-option"] as { operator?: boolean }).operator === true;

/** What of a policy a request may bring; `replace` may name one way for every type. */
export type RequestPolicy = Partial<Omit<Policy, "replace">> & {
  readonly replace?: string | Policy["replace"];
};

export const RequestPolicySchema = Type.Unsafe<RequestPolicy>(
  Type.Object(
    {
      version: Type.Optional(version),
      ...Object.fromEntries(Object.entries(options).filter(([, schema]) => !isOperators(schema))),
      replace: Type.Optional(
        Type.Union([Type.String({ description: "a way of replacing, for every type" }), replace]),
      ),
    },
    { additionalProperties: false, description: "what to mask and how; see docs/policy.md" },
  ),
);

/**
 * The operator's policy with the request's values for the same keys.
 * @throws POLICY_INVALID
 */
export function policyFor(base: Policy, request: RequestPolicy | undefined): Policy {
  return request === undefined ? base : checkPolicy({ ...base, ...request }, "policy");
}
