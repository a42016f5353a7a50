import type { Policy } from "../policy/policy.js";
import type { Sanitizer, SanitizerOptions } from "./sanitizer.js";

/**
 * A sanitizer that is ready to run: policy checked, patterns compiled, models loaded. The flow itself is
 * loaded here, so that importing the package costs nothing.
 * @throws POLICY_INVALID, PATTERN_INVALID, KEY_INVALID, MODEL_*, MEASURE_UNAVAILABLE, REPLACER_UNAVAILABLE
 */
export async function createSanitizer(
  policy: Policy = { version: 1 },
  options: SanitizerOptions = {},
): Promise<Sanitizer> {
  const { sanitizerOf } = await import("./sanitize.js");
  return sanitizerOf(policy, options);
}
