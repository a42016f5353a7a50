/** Palimpsest: text sanitization. The public surface, grouped; no logic here. */

// the flow
export { createSanitizer, type Sanitizer, type SanitizerOptions } from "./sanitize.js";
export {
  checkPolicy,
  MEASURES,
  type Policy,
  PolicySchema,
  parsePolicy,
  REPLACERS,
  SOLVERS,
  STRATEGIES,
} from "./policy.js";

// the nouns
export {
  createDocument,
  type Assessed,
  type Decided,
  type Decision,
  type Detected,
  type Document,
  type Entity,
  type Evidence,
  type IdentifierType,
  type Mention,
  type Replacement,
  type RiskyCombination,
  type Sanitized,
  type Unexamined,
} from "./document/document.js";
export {
  masksToJson,
  type MentionJson,
  mentionsToJson,
  type OffsetUnit,
  type SanitizedJson,
  SanitizedSchema,
  sanitizedToJson,
} from "./document/json.js";
export { type OffsetConverter, offsetConverter } from "./document/offsets.js";
export { type Span, spanOf } from "./document/span.js";
export {
  isSemanticType,
  SEMANTIC_TYPES,
  type SemanticType,
  TYPE_PROPERTIES,
} from "./document/types.js";

// detectors of your own
export type { Detector, DetectorInput, Found, Pattern } from "./detect/detector.js";
export { type PatternOptions, patternDetector } from "./detect/pattern.js";
export { BUILT_IN_DETECTORS } from "./detect/registry.js";

// files
export type { Format, ReadFile, ReadOptions } from "./formats/format.js";
export { decodeText, FORMAT_NAMES, FORMATS, readFormat } from "./formats/formats.js";

// models
export { cosine, type Embedder, loadEmbedder } from "./models/embedder.js";
export { loadFillMask } from "./models/fill-mask.js";
export { DEFAULT_ENDPOINT, fetchModel, type HubModel, modelCache, pinModel } from "./models/hub.js";
export {
  type InformationContent,
  type LanguageModel,
  loadLanguageModel,
  type Surprisal,
} from "./models/language-model.js";
export {
  type Manifest,
  parseManifest,
  readManifest,
  requireWhole,
  SHIPPED_MODELS,
  verifyModels,
} from "./models/manifest.js";
export { loadRecognizer, type Recognizer } from "./models/recognizer.js";
export { loadTokenClassifier } from "./models/token-classifier.js";

// replacing
export { decryptText } from "./replace/operators.js";

// measuring
export type { GoldDocument, GoldMention } from "./document/gold.js";
export {
  type AgreementLabel,
  type AgreementMetrics,
  evaluateAgreement,
  type LevelAgreement,
} from "./evaluate/agreement.js";
export { type EntityMetrics, evaluateEntities } from "./evaluate/entities.js";
export { exemptTokens } from "./evaluate/exempt.js";
export { evaluateMasks, type MaskMetrics, type SpanWeigher } from "./evaluate/masks.js";
export { loadTagger } from "./evaluate/part-of-speech.js";
export { place, readDetections, readMasks, readTab } from "./formats/tab.js";

// reports
export { createReport, type Report, type ReportOptions } from "./evaluate/report.js";
export { renderReport } from "./evaluate/report-html.js";

// errors
export { asPalimpsestError, ERRORS, type ErrorCode, PalimpsestError } from "./errors.js";
