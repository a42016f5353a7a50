/** Sanitizers by policy, over models that they share: the first use of a policy makes one. */

import { createSanitizer, type Resources, type Sanitizer } from "../../index.js";
import type { Policy } from "../../policy/policy.js";

/** Sanitizers kept at a time; the one used longest ago makes room. */
const KEPT = 32;

/** @returns a function that throws what `createSanitizer` does */
export function keptSanitizers(resources: Resources): (policy: Policy) => Promise<Sanitizer> {
  const kept = new Map<string, Promise<Sanitizer>>();
  return (policy) => {
    // a release without a key numbers its entities from one document to the next; requests are apart, so each
    // begins anew and the same request gives the same bytes
    if (policy.release !== undefined && policy.release_key === undefined)
      return createSanitizer(policy, { resources });
    const key = JSON.stringify(policy);
    const sanitizer = kept.get(key) ?? createSanitizer(policy, { resources });
    kept.delete(key);
    kept.set(key, sanitizer); // last in order: used last
    sanitizer.catch(() => kept.delete(key));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return sanitizer;
  };
}
