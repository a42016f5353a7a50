/** The part of a policy that decisions alone depend on, and how it is changed. */

import { PalimpsestError } from "../errors.js";
import { checkPolicy, type Policy } from "../policy/policy.js";

const DECISION_KEYS = [
  "thresholds",
  "weights",
  "budget",
  "levels",
  "solver",
  "solver_seconds",
  "seed",
] as const satisfies readonly (keyof Policy)[];

/** @throws POLICY_INVALID for a key that decisions do not depend on, or a value that no policy may have */
export function changePolicy(policy: Policy, changes: DecisionPolicy): Policy {
  const known: readonly string[] = DECISION_KEYS;
  const [other] = Object.keys(changes).filter((key) => !known.includes(key));
  if (other === undefined) return checkPolicy({ ...policy, ...changes }, "changes");
  throw new PalimpsestError(
    "POLICY_INVALID",
    `'${other}' cannot be changed without assessing again; only these can: ${known.join(", ")}`,
    {
      issues: [
        {
          code: "unknown_key",
          path: [other],
          expected: `one of ${known.join(", ")}`,
          received: other,
        },
      ],
    },
  );
}

/** The part of a policy that decisions alone depend on. */
export type DecisionPolicy = Partial<Pick<Policy, (typeof DECISION_KEYS)[number]>>;
