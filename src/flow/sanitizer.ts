/** What a sanitizer is, and what it can be given beside a policy. */

import type { Measure, Threshold } from "../assess/measure.js";
import type { Detector } from "../detect/kit/detector.js";
import type { Trace } from "../detect/pipeline.js";
import type { Assessed, Decided, Detected, Document, Sanitized } from "../document/document.js";
import type { GivenKind } from "../document/given.js";
import type { SemanticType } from "../document/types.js";
import type { Cancellation } from "../models/cancellation.js";
import type { Policy } from "../policy/policy.js";
import type { Replacer } from "../replace/replacer.js";
import type { Numbering } from "../replace/replacers/numbering.js";
import type { DryRun } from "../services/dry-run.js";
import type { DecisionPolicy } from "./decision-policy.js";
import type { ResourceOptions, Resources } from "./resources.js";
import type { Settler } from "./settle.js";

export interface RunOptions {
  /** Ends the work before the next run of a model: an AbortSignal. */
  readonly signal?: Cancellation;
  /** Waited for before anything is numbered: of documents of one scope, which are numbered in their order. */
  readonly turn?: () => Promise<void>;
  /** Where given, it is filled with what each step of detection did to each find. */
  readonly trace?: Trace;
}

export interface Sanitizer {
  readonly policy: Policy;
  /** Names of the detectors that run, in order. */
  readonly detectors: readonly string[];
  /**
   * Where risk begins, by measure and on its own scale; `weighed` alone where the policy weighs them.
   */
  readonly thresholds: Readonly<Record<string, Threshold>>;
  /** All stages in order. @throws CANCELLED */
  sanitize(document: Document, options?: RunOptions): Promise<Sanitized>;
  /**
   * Hides values without a document for them, as `sanitize` does those of the settled documents of a scope; undefined
   * where values of one of the kinds need their document.
   */
  settler(scope: string, kinds: readonly GivenKind[]): Settler | undefined;
  detect(document: Document, options?: RunOptions): Promise<Detected>;
  assess(detected: Detected): Promise<Assessed>;
  /**
   * Decides; `changes` move thresholds, weights, budget or solver without assessing again.
   * @throws POLICY_INVALID
   */
  decide(assessed: Assessed, changes?: DecisionPolicy): Promise<Decided>;
  replace(decided: Decided): Promise<Sanitized>;
}

export interface SanitizerOptions extends ResourceOptions {
  /** Detectors of your own, beside those of the policy. */
  readonly detectors?: readonly Detector[];
  /** Measures of your own, beside those of the policy; each keeps its own threshold. */
  readonly measures?: readonly Measure[];
  /** Your own replacers, used instead of the policy's for a type or for every type. */
  readonly replacers?: Readonly<Partial<Record<SemanticType | "default", Replacer>>>;
  /** Numbers of labels that go on from document to document; default: as the policy's release says. */
  readonly numbering?: (document: Pick<Document, "scope">) => Numbering;
  /** Models and data shared with other sanitizers; then `models` is not read. Default: its own. */
  readonly resources?: Resources;
  /** Gets each request that a service on the network would get; nothing is sent, and the results are meaningless. */
  readonly dryRun?: DryRun;
}
