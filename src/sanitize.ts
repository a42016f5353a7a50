/**
 * The flow. `createSanitizer` checks everything once and freezes it; `sanitize` runs the stages in
 * order: detect, assess, decide, replace.
 */

import { createAssess, deciding, risksOf } from "./assess/assess.js";
import type { Threshold } from "./assess/measure.js";
import { createDecide, type Decide } from "./decide/decide.js";
import { createDetect } from "./detect/detect.js";
import type { Detector } from "./detect/detector.js";
import { neuralDetector } from "./detect/neural.js";
import { BUILT_IN_DETECTORS } from "./detect/registry.js";
import { userDetector } from "./detect/user.js";
import type { Assessed, Decided, Detected, Document, Sanitized } from "./document/document.js";
import type { Span } from "./document/span.js";
import { PalimpsestError } from "./errors.js";
import { criterionOf, measuresOf } from "./measures.js";
import type { LanguageModel } from "./models/language-model.js";
import { checkPolicy, type Policy } from "./policy.js";
import { createReplace } from "./replace/replace.js";
import { replaceOptions } from "./replacers.js";
import { createResources, type ResourceOptions, type Resources } from "./resources.js";

export interface Sanitizer {
  readonly policy: Policy;
  /** Names of the detectors that run, in order. */
  readonly detectors: readonly string[];
  /**
   * Where risk begins, by measure and on its own scale; `weighed` alone where the policy weighs them.
   */
  readonly thresholds: Readonly<Record<string, Threshold>>;
  /** All stages in order. */
  sanitize(document: Document): Promise<Sanitized>;
  detect(document: Document): Promise<Detected>;
  assess(detected: Detected): Promise<Assessed>;
  /** Decides; `changes` move thresholds, weights, budget or solver without assessing again. */
  decide(assessed: Assessed, changes?: DecisionPolicy): Promise<Decided>;
  replace(decided: Decided): Promise<Sanitized>;
}

/** The part of a policy that decisions alone depend on. */
export type DecisionPolicy = Partial<
  Pick<Policy, "thresholds" | "weights" | "budget" | "solver" | "solver_seconds" | "seed">
>;

export interface SanitizerOptions extends ResourceOptions {
  /** Detectors of your own, beside those of the policy. */
  readonly detectors?: readonly Detector[];
  /** Models and data shared with other sanitizers; then `models` is not read. Default: its own. */
  readonly resources?: Resources;
}

/**
 * A sanitizer that is ready to run: policy checked, patterns compiled, models loaded.
 * @throws POLICY_INVALID, PATTERN_INVALID, KEY_INVALID, MODEL_*, MEASURE_UNAVAILABLE, REPLACER_UNAVAILABLE
 */
export async function createSanitizer(
  policy: Policy = { version: 1 },
  options: SanitizerOptions = {},
): Promise<Sanitizer> {
  const checked = Object.freeze(checkPolicy(policy));
  const detectors = detectorsOf(checked, options);
  const resources = options.resources ?? createResources(options);
  const neural = await neuralOf(checked, resources);
  const detect = createDetect({
    detectors,
    ...(neural === undefined ? {} : { neural }),
    minScore: checked.min_score ?? 0.4,
    allow: checked.allow ?? [],
  });
  const measures = await measuresOf(checked, { resources });
  const criterion = criterionOf(checked, measures);
  const assess = createAssess(measures, criterion);
  const weigher = measures.length > 0 ? await resources.languageModel() : undefined;
  const decide = (assessed: Assessed, changes?: DecisionPolicy) => {
    if (!changes) return decider(checked, weigher)(assessed);
    const changed = { ...checked, ...changes };
    const risks = risksOf(assessed.scores, criterionOf(changed, measures));
    return decider(changed, weigher)({ ...assessed, risks });
  };
  const { languageModel, embedder } = resources;
  const ontology = () => resources.ontology(checked);
  const replace = createReplace(
    await replaceOptions(checked, { languageModel, embedder, ontology }),
  );

  return Object.freeze({
    policy: checked,
    detectors: Object.freeze([
      ...(neural ? [neural.name] : []),
      ...detectors.map(({ name }) => name),
    ]),
    thresholds: Object.freeze(deciding(criterion)),
    detect,
    assess,
    decide,
    replace: async (decided: Decided) => replace(decided),
    sanitize: async (document: Document) => {
      const detected = await detect(document);
      const assessed = await assess(detected);
      const decided = await decide(assessed);
      return replace(decided);
    },
  });
}

/** The third stage as a policy wants it; `model` weighs what is hidden. */
const decider = (policy: Policy, model?: LanguageModel): Decide =>
  createDecide({
    strategy: policy.mask === "k-anonymity" ? "risk" : (policy.mask ?? "risk"),
    solver: policy.solver ?? "optimal",
    seed: policy.seed ?? 0,
    ...(policy.solver_seconds === undefined ? {} : { timeLimitSeconds: policy.solver_seconds }),
    ...(policy.budget && { budget: policy.budget }),
    roles: {
      ...(policy.officials && { official: policy.officials }),
      ...(policy.others && { private: policy.others }),
    },
    ...(model && {
      informationContent: (text: string, spans: readonly Span[]) =>
        model.informationContent(text, spans).map(({ ofSpan }) => ofSpan),
    }),
  });

const NEURAL = "neural";

function detectorsOf(policy: Policy, options: SanitizerOptions): Detector[] {
  const without = new Set(policy.without);
  const known = new Set([NEURAL, ...BUILT_IN_DETECTORS.map(({ name }) => name)]);
  const unknown = [...without].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new PalimpsestError(
      "POLICY_INVALID",
      `'without' names no built-in detector: ${unknown.join(", ")}; 'palimpsest detectors' lists them`,
    );
  }
  return [
    ...(policy.detectors ?? []).map(userDetector),
    ...(options.detectors ?? []),
    ...BUILT_IN_DETECTORS.filter(({ name }) => !without.has(name)),
  ];
}

async function neuralOf(policy: Policy, resources: Resources) {
  if (policy.without?.includes(NEURAL)) return undefined;
  return neuralDetector(await resources.recognizer(policy));
}
