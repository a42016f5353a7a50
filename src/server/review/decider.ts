/** Sanitizers that only decide: no recognizer is loaded for them, so they answer in this thread. */

import { createSanitizer, type Policy, type Sanitizer } from "../../index.js";

const deciders = new Map<string, Promise<Pick<Sanitizer, "decide">>>();

/** Policies whose deciders are kept; the one used longest ago makes room. */
const KEPT = 8;

export function deciderFor(policy: Policy): Promise<Pick<Sanitizer, "decide">> {
  const key = JSON.stringify(policy);
  const decider =
    deciders.get(key) ??
    createSanitizer({ ...policy, without: [...new Set([...(policy.without ?? []), "neural"])] });
  deciders.delete(key);
  deciders.set(key, decider);
  decider.catch(() => deciders.delete(key));
  if (deciders.size > KEPT) deciders.delete(deciders.keys().next().value!);
  return decider;
}

/** Makes one ahead, so that the first move of a slider need not wait for it. */
export function prepareDeciding(policy: Policy): void {
  deciderFor(policy).catch(() => {}); // said when it is asked for
}
