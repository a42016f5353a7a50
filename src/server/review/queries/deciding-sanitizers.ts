/** Sanitizers that only decide: no recognizer is loaded for them, so they answer in this thread. */

import { createResources, type Sanitizer } from "../../../index.js";
import type { Policy } from "../../../policy/policy.js";
import { keptSanitizers } from "../../engine/sanitizers.js";

const sanitizerFor = keptSanitizers(createResources());

export const decidingSanitizerFor = (policy: Policy): Promise<Pick<Sanitizer, "decide">> =>
  sanitizerFor({ ...policy, without: [...new Set([...(policy.without ?? []), "neural"])] });

/** Makes one ahead, so that the first move of a slider need not wait for it. */
export function prepareDeciding(policy: Policy): void {
  decidingSanitizerFor(policy).catch(() => {}); // said when it is asked for
}
