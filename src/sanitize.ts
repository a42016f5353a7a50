/**
 * The flow. `createSanitizer` checks everything once and freezes it; `sanitize` runs the stages in
 * order: detect, assess, decide, replace.
 */

import { createAssess } from "./assess/assess.js";
import { classifierMeasure } from "./assess/classifier.js";
import type { Measure } from "./assess/measure.js";
import { surprisalMeasure } from "./assess/surprisal.js";
import { createDecide } from "./decide/decide.js";
import { createDetect } from "./detect/detect.js";
import type { Detector } from "./detect/detector.js";
import { neuralDetector } from "./detect/neural.js";
import { BUILT_IN_DETECTORS } from "./detect/registry.js";
import { userDetector } from "./detect/user.js";
import type { Detected, Document, Sanitized } from "./document/document.js";
import type { Span } from "./document/span.js";
import type { SemanticType } from "./document/types.js";
import { PalimpsestError } from "./errors.js";
import { type LanguageModel, loadLanguageModel } from "./models/language-model.js";
import { loadRecognizer } from "./models/recognizer.js";
import { loadTokenClassifier } from "./models/token-classifier.js";
import { checkPolicy, type MEASURES, type Policy, type REPLACERS } from "./policy.js";
import { generalize } from "./replace/generalize.js";
import { keep, label, suppress } from "./replace/labels.js";
import { documentNumbering, releaseNumbering } from "./replace/numbering.js";
import { encrypt, hash, maskCharacters } from "./replace/operators.js";
import { createReplace } from "./replace/replace.js";
import type { Replacer } from "./replace/replacer.js";

export interface Sanitizer {
  readonly policy: Policy;
  /** Names of the detectors that run, in order. */
  readonly detectors: readonly string[];
  detect(document: Document): Promise<Detected>;
  sanitize(document: Document): Promise<Sanitized>;
}

export interface SanitizerOptions {
  /** Detectors of your own, beside those of the policy. */
  readonly detectors?: readonly Detector[];
  /** Folder of the models; default is the one the package ships. */
  readonly models?: string;
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
  const neural = await neuralOf(checked, options);
  const detect = createDetect({
    detectors,
    ...(neural === undefined ? {} : { neural }),
    minScore: checked.min_score ?? 0.4,
    allow: checked.allow ?? [],
  });
  const names = measureNames(checked);
  const languageModel = names.includes("surprisal")
    ? await loadLanguageModel(modelsIn(options))
    : undefined;
  const assess = createAssess(names.map((name) => measureOf(name, checked, languageModel)));
  const decide = createDecide({
    strategy: checked.mask === "k-anonymity" ? "risk" : (checked.mask ?? "risk"),
    solver: checked.solver ?? "optimal",
    seed: checked.seed ?? 0,
    ...(languageModel && {
      informationContent: (text: string, spans: readonly Span[]) =>
        languageModel.informationContent(text, spans).map(({ ofSpan }) => ofSpan),
    }),
  });
  const ofRelease = releaseNumbering();
  const replace = createReplace({
    replacerFor: replacersOf(checked),
    numbering: checked.release === undefined ? documentNumbering : () => ofRelease,
  });

  return Object.freeze({
    policy: checked,
    detectors: Object.freeze([
      ...(neural ? [neural.name] : []),
      ...detectors.map(({ name }) => name),
    ]),
    detect,
    sanitize: async (document: Document) => {
      const detected = await detect(document);
      const assessed = await assess(detected);
      const decided = await decide(assessed);
      return replace(decided);
    },
  });
}

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

async function neuralOf(policy: Policy, options: SanitizerOptions) {
  if (policy.without?.includes(NEURAL)) return undefined;
  const { recognizer: folder, labels } = policy.models ?? {};
  const recognizer = folder
    ? await loadTokenClassifier({ folder, ...(labels && { labels }) })
    : await loadRecognizer(modelsIn(options));
  return neuralDetector(recognizer);
}

const modelsIn = ({ models }: SanitizerOptions) =>
  models === undefined ? {} : { directory: models };

type MeasureName = (typeof MEASURES)[number];

function measureNames(policy: Policy): readonly MeasureName[] {
  if (policy.mask === "all" || policy.mask === "specific") return [];
  return policy.mask === "k-anonymity" ? ["k-anonymity"] : (policy.measures ?? ["classifier"]);
}

function measureOf(name: MeasureName, policy: Policy, model: LanguageModel | undefined): Measure {
  if (name === "classifier") return classifierMeasure(policy.thresholds?.classifier);
  if (name === "surprisal") return surprisalMeasure(model!, policy.thresholds?.surprisal);
  throw new PalimpsestError(
    "MEASURE_UNAVAILABLE",
    `expected a measure this release has (classifier, surprisal), got '${name}', which is not there yet; leave it out of --measures, or mask with --mask all`,
  );
}

function replacersOf(policy: Policy): (type: SemanticType) => Replacer {
  const cache = new Map<string, Replacer>();
  const named = (name: (typeof REPLACERS)[number]): Replacer => {
    if (!cache.has(name)) cache.set(name, makeReplacer(name, policy));
    return cache.get(name)!;
  };
  for (const name of Object.values(policy.replace ?? {})) named(name);
  return (type) => named(policy.replace?.[type] ?? policy.replace?.default ?? "generalize");
}

function makeReplacer(name: (typeof REPLACERS)[number], policy: Policy): Replacer {
  switch (name) {
    case "suppress":
      return suppress;
    case "label":
      return label;
    case "keep":
      return keep;
    case "generalize":
      return generalize(policy.hemisphere === undefined ? {} : { hemisphere: policy.hemisphere });
    case "mask":
      return maskCharacters(policy.mask_character);
    case "hash":
      return hash(
        needed(policy.salt, "hash", "salt", "a secret of 16 characters or more"),
        policy.release,
      );
    case "encrypt":
      return encrypt(
        needed(policy.key, "encrypt", "key", "an AES key of 16, 24 or 32 bytes"),
        policy.release,
      );
    case "chat":
    case "pseudonym":
      throw new PalimpsestError(
        "REPLACER_UNAVAILABLE",
        `expected a way of replacing this release has, got '${name}', which is not there yet; use generalize, label, suppress, mask, hash, encrypt or keep`,
      );
  }
}

function needed(value: string | undefined, replacer: string, key: string, what: string): string {
  if (value !== undefined) return value;
  throw new PalimpsestError(
    "POLICY_INVALID",
    `replacing by '${replacer}' needs ${what}, got none; put '${key}' into the policy or give --${key}-file`,
  );
}
