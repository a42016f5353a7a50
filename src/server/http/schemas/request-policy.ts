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

/** Keys that nobody reads back; who sets them has them. */
export const SECRET_KEYS = [
  "key",
  "salt",
  "release_key",
] as const satisfies readonly (keyof Policy)[];

/**
 * Keys that people who submit and review may read: how documents are treated. A key that is on neither list,
 * such as one that is new, is for administrators: words, columns, names and detectors of the owner's.
 */
export const OPEN_KEYS = [
  "version",
  "types",
  "officials",
  "others",
  "persons_as",
  "mask",
  "budget",
  "levels",
  "solver",
  "seed",
  "measures",
  "thresholds",
  "k",
  "arity",
  "weights",
  "replace",
  "mask_character",
  "dates",
  "day_zero",
  "keep_intervals",
  "hemisphere",
  "attackers",
  "diversity",
  "suppress",
  "names",
  "csv_formulas",
  "language",
  "allow_unsupported_language",
  "min_score",
] as const satisfies readonly (keyof Policy)[];

const isSecret = (key: string): boolean => (SECRET_KEYS as readonly string[]).includes(key);
const isOpen = (key: string): boolean => (OPEN_KEYS as readonly string[]).includes(key);

/** A policy as it may be read: never with secrets, and by others than administrators with open keys alone. */
export const readablePolicy = (policy: RequestPolicy, isAdmin: boolean): RequestPolicy =>
  Object.fromEntries(
    Object.entries(policy).filter(([key]) => (isAdmin ? !isSecret(key) : isOpen(key))),
  );

/** What answers may hold of a policy. */
export const ReadablePolicySchema = Type.Unsafe<RequestPolicy>(
  Type.Object(
    Object.fromEntries(
      Object.entries(
        (RequestPolicySchema as unknown as Type.TObject).properties as Record<string, Type.TSchema>,
      ).filter(([key]) => !isSecret(key)),
    ),
    {
      additionalProperties: false,
      description:
        "the project's policy without its secrets; administrators read all of it, others how documents are treated",
    },
  ),
);

/** Secrets of a policy, which stay where they are when the rest is replaced. */
export const secretsOf = (policy: RequestPolicy): RequestPolicy =>
  Object.fromEntries(Object.entries(policy).filter(([key]) => isSecret(key)));

/**
 * The operator's policy with the request's values for the same keys.
 * @throws POLICY_INVALID
 */
export function policyFor(base: Policy, request: RequestPolicy | undefined): Policy {
  return request === undefined ? base : checkPolicy({ ...base, ...request }, "policy");
}
