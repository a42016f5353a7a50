/**
 * Palimpsest: text sanitization. The flow, its nouns, its extension points and its errors.
 * The rest is in `palimpsest/evaluate`, `/knowledge`, `/models`, `/formats`, `/detect`, `/replace`,
 * `/schemas` and `/server`.
 */

// before any thread starts: a thread cannot silence the model runtime any more
import "./files/telemetry.js";

// the flow
export { createSanitizer } from "./flow/create-sanitizer.js";
export { createSession } from "./flow/create-session.js";
export type { Session } from "./flow/session/session.js";
export { createResources, type Resources } from "./flow/resources.js";
export type { DecisionPolicy } from "./flow/decision-policy.js";
export type { Sanitizer, SanitizerOptions } from "./flow/sanitizer.js";
export type { ServiceRequest } from "./services/dry-run.js";
export { explain } from "./flow/explain.js";
export { parsePolicy } from "./flow/parse-policy.js";
export type { Policy } from "./policy/schema.js";

// the nouns
export {
  type Assessed,
  createDocument,
  type Decided,
  type Decision,
  type Detected,
  type Document,
  type Entity,
  type Mention,
  type Replacement,
  type Sanitized,
  type ScoredCombination,
} from "./document/document.js";
export type { Span } from "./document/span.js";
export { SEMANTIC_TYPES, type SemanticType } from "./document/types.js";

// their JSON
export {
  type MentionJson,
  masksToJson,
  mentionsToJson,
  type SanitizedJson,
  sanitizedToJson,
} from "./document/json.js";

// detectors, measures, replacers and formats of your own
export type { Detector, DetectorInput, Found } from "./detect/kit/detector.js";
export { patternDetector } from "./detect/kit/pattern.js";
export type { Measure } from "./assess/measure.js";
export type { Candidate, Occasion, Replacer } from "./replace/replacer.js";
export type { Format, ReadFile } from "./formats/format.js";

// errors
export { type ErrorCode, ERRORS, type Issue, PalimpsestError } from "./errors.js";
