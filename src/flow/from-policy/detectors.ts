/** From a policy to the detectors that run. */

import type { Judge } from "../../assess/classifier.js";
import { CORRECTIONS } from "../../detect/corrections.js";
import type { Detector } from "../../detect/kit/detector.js";
import { userDetector } from "../../detect/kit/user.js";
import { STEPS } from "../../detect/pipeline.js";
import { BUILT_IN_DETECTORS } from "../../detect/registry.js";
import { SAYS_NOTHING } from "../../detect/settle/says-nothing.js";
import { errors } from "../../errors.js";
import type { Recognizer } from "../../models/recognizer.js";
import type { Policy } from "../../policy/policy.js";

const NEURAL = "neural";

/**
 * Detectors of the policy, the caller's and the built-in ones, in this order.
 * @throws POLICY_INVALID, PATTERN_INVALID
 */
export function detectorsOf(policy: Policy, own: readonly Detector[] = []): Detector[] {
  const without = new Set(policy.without);
  const known = new Set([
    NEURAL,
    ...BUILT_IN_DETECTORS.map(({ name }) => name),
    ...STEPS.map(({ name }) => name),
    ...SAYS_NOTHING.map((name) => `says-nothing/${name}`),
    ...CORRECTIONS.map(({ name }) => `corrections/${name}`),
  ]);
  const unknown = [...without].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw errors.POLICY_INVALID`'without' names what does not exist: ${unknown.join(", ")}; 'palimpsest detectors' lists the detectors and the steps`;
  }
  return [
    ...(policy.detectors ?? []).map(userDetector),
    ...own,
    ...BUILT_IN_DETECTORS.filter(({ name }) => !without.has(name)),
  ];
}

/** Whether the policy's detection needs the recognizer. */
export const usesRecognizer = (policy: Policy): boolean => !policy.without?.includes(NEURAL);

/** How people would decide about spans of any text, as the recognizer reads it. */
export const judgeOf =
  (recognizer: () => Promise<Recognizer>): Judge =>
  async (text, spans) => {
    const [read] = await (await recognizer()).recognize([text]);
    return spans.map((span) => read!.judge(span));
  };
