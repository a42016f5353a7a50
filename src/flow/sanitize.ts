/**
 * The flow. `createSanitizer` checks everything once and freezes it; `sanitize` runs the stages in
 * order: detect, assess, decide, replace.
 */

import { createAssess, deciding, risksOf } from "../assess/assess.js";
import type { Threshold } from "../assess/measure.js";
import { createDecide, type Decide } from "../decide/decide.js";
import type { LadderOf } from "../decide/ladder.js";
import { createDetect } from "../detect/detect.js";
import type { Detector } from "../detect/kit/detector.js";
import { neuralDetector } from "../detect/neural.js";
import type { Assessed, Decided, Detected, Document, Sanitized } from "../document/document.js";
import type { Span } from "../document/span.js";
import { PalimpsestError } from "../errors.js";
import type { LanguageModel } from "../models/language-model.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import { createReplace, rungsOf } from "../replace/replace.js";
import { detectorsOf, judgeOf, usesRecognizer } from "./from-policy/detectors.js";
import { criterionOf, measuresOf } from "./from-policy/measures.js";
import { replaceOptions } from "./from-policy/replacers.js";
import { createLevels } from "./levels.js";
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
  /**
   * Decides; `changes` move thresholds, weights, budget or solver without assessing again.
   * @throws POLICY_INVALID
   */
  decide(assessed: Assessed, changes?: DecisionPolicy): Promise<Decided>;
  replace(decided: Decided): Promise<Sanitized>;
}

/** The part of a policy that decisions alone depend on. */
export type DecisionPolicy = Partial<Pick<Policy, (typeof DECISION_KEYS)[number]>>;

export interface SanitizerOptions extends ResourceOptions {
  /** Detectors of your own, beside those of the policy. */
  readonly detectors?: readonly Detector[];
  /** Models and data shared with other sanitizers; then `models` is not read. Default: its own. */
  readonly resources?: Resources;
  /** Called with each query of a search on the network in place of sending it; risks then mean nothing. */
  readonly dryRun?: (query: string, provider: string) => void;
}

/**
 * A sanitizer that is ready to run: policy checked, patterns compiled, models loaded.
 * @throws POLICY_INVALID, PATTERN_INVALID, KEY_INVALID, MODEL_*, MEASURE_UNAVAILABLE, REPLACER_UNAVAILABLE
 */
export async function createSanitizer(
  policy: Policy = { version: 1 },
  options: SanitizerOptions = {},
): Promise<Sanitizer> {
  const checked = frozen(structuredClone(checkPolicy(policy)));
  const detectors = detectorsOf(checked, options.detectors);
  const resources = options.resources ?? createResources(options);
  const recognizer = () => resources.recognizer(checked);
  const neural = usesRecognizer(checked) ? neuralDetector(await recognizer()) : undefined;
  const detect = createDetect({
    detectors,
    ...(neural === undefined ? {} : { neural }),
    minScore: checked.min_score ?? 0.4,
    allow: checked.allow ?? [],
  });
  const judge = judgeOf(recognizer);
  const measures = await measuresOf(checked, {
    resources,
    judge,
    ...(options.dryRun && { dryRun: options.dryRun }),
  });
  const criterion = criterionOf(checked, measures);
  const assess = createAssess(measures, criterion);
  const { languageModel, embedder } = resources;
  const weigher = measures.length > 0 ? await languageModel() : undefined;
  const replacing = await replaceOptions(checked, resources);
  const chooseLevels = createLevels({
    measures,
    embedder,
    judge,
    rungsOf: (detected, ids) => rungsOf(detected, ids, replacing),
  });
  const decide = async (assessed: Assessed, changes?: DecisionPolicy) => {
    const changed = changes ? changedBy(checked, changes) : checked;
    const criterion = criterionOf(changed, measures);
    const risks = changes ? risksOf(assessed.scores, criterion) : assessed.risks;
    const given = { ...assessed, risks };
    if (!usesLevels(changed)) return decider(changed, weigher)(given);
    return chooseLevels(given, criterion, (one, ladder) => decider(changed, weigher, ladder)(one));
  };
  const replace = createReplace(replacing);

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
      // what a column settles is hidden whatever it risks
      const assessed = detected.mentions.every(({ given }) => given)
        ? { ...detected, scores: [], risks: [] }
        : await assess(detected);
      const decided = await decide(assessed);
      return replace(decided);
    },
  });
}

/** Frozen down to its last value, so that a sanitizer cannot be changed behind its back. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

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
function changedBy(policy: Policy, changes: DecisionPolicy): Policy {
  const known: readonly string[] = DECISION_KEYS;
  const [other] = Object.keys(changes).filter((key) => !known.includes(key));
  if (other === undefined) return checkPolicy({ ...policy, ...changes }, "changes");
  throw new PalimpsestError(
    "POLICY_INVALID",
    `decisions do not depend on '${other}'; what can change without assessing again is ${known.join(", ")}`,
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

/** A bound on information alone has no bound on risk that a level could be tested against. */
const usesLevels = ({ levels, mask, budget }: Policy): boolean =>
  levels === true &&
  mask !== "all" &&
  mask !== "specific" &&
  (budget?.information === undefined || budget.risk !== undefined);

/** The third stage as a policy wants it; `model` weighs what is hidden. */
const decider = (policy: Policy, model?: LanguageModel, ladder?: LadderOf): Decide =>
  createDecide({
    ...(ladder && { ladder }),
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
