/** Palimpsest: text sanitization. The public surface, grouped; no logic here. */

// the flow
export {
  createSanitizer,
  type DecisionPolicy,
  type Sanitizer,
  type SanitizerOptions,
} from "./flow/sanitize.js";
export { createResources, type ResourceOptions, type Resources } from "./flow/resources.js";
export {
  checkPolicy,
  MEASURES,
  type Policy,
  PolicySchema,
  parsePolicy,
  REPLACERS,
  SEARCH_PROVIDERS,
  SOLVERS,
  STRATEGIES,
} from "./policy/policy.js";

// the nouns
export {
  createDocument,
  type Assessed,
  type CandidateOutcome,
  type Decided,
  type Decision,
  type Detected,
  type Document,
  type Entity,
  type Evidence,
  type IdentifierType,
  type Mention,
  type Replacement,
  type Cost,
  type RiskyCombination,
  type ScoredCombination,
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
export type { Detector, DetectorInput, Found, Pattern } from "./detect/kit/detector.js";
export { type PatternOptions, patternDetector } from "./detect/kit/pattern.js";
export { BUILT_IN_DETECTORS } from "./detect/registry.js";
export { scan } from "./detect/scan.js";

// files and tables
export { NAMINGS } from "./policy/columns.js";
export type { Anonymity, QuasiOptions } from "./tables/anonymity/anonymize.js";
export { type Scheme, type SchemeColumn, schemeText } from "./tables/scheme.js";
export { isFieldName } from "./tables/telling-name.js";
export { treatmentText } from "./tables/treatment.js";
export type {
  AnyFile,
  BytesFormat,
  Format,
  PagePlace,
  ReadFile,
  ReadOptions,
  Written,
} from "./formats/format.js";
export { asDocx, asMarkdown } from "./formats/from-text.js";
export {
  createFileReader,
  type FileReader,
  type FileReaderOptions,
} from "./formats/isolated/reader.js";
export { decodeText, FORMAT_NAMES, FORMATS, readFormat, writtenEnding } from "./formats/formats.js";

// models
export { cosine, type Embedder, loadEmbedder } from "./models/embedder.js";
export { loadFillMask } from "./models/fill-mask.js";
export {
  DEFAULT_ENDPOINT,
  fetchModel,
  type HubModel,
  modelCache,
  pinModel,
} from "./services/hub.js";
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
export { stopRunsWhen } from "./models/session.js";
export { loadTokenClassifier } from "./models/token-classifier.js";

// the inverted index of who could be meant
export type { FindStatements } from "./knowledge/people/import/documents.js";
export type {
  Entry,
  EntrySource,
  ImportCounts,
  ImportOptions,
  ImportProgress,
  Statement,
} from "./knowledge/people/import/entry.js";
export { type Lines, readLines } from "./knowledge/people/import/lines.js";
export {
  describe,
  identityOf,
  openSource,
  SOURCE_KINDS,
  type SourceKind,
  type SourceOptions,
} from "./knowledge/people/import/sources.js";
export { buildIndex } from "./knowledge/people/index/build.js";
export { openIndex } from "./knowledge/people/index/open.js";
export type { TermIndex } from "./knowledge/people/index/term-index.js";
export { parseGeneralWords } from "./knowledge/people/terms/general-words.js";
export { labelText, type SilverLabels } from "./knowledge/people/terms/label.js";
export { openFinder, writeFilter } from "./knowledge/people/terms/open-finder.js";
export { TermFinder, type TermMatch } from "./knowledge/people/terms/term-finder.js";
export { queryTerm } from "./knowledge/people/terms/variants.js";

// the ontology of generalizations
export { buildOntology, type SourceConcept, writeOntology } from "./knowledge/ontology/build.js";
export {
  type Generalization,
  type Generalizations,
  type LookupOptions,
  loadOntology,
  type Ontology,
  type OntologyOptions,
  type Siblings,
} from "./knowledge/ontology/ontology.js";
export {
  type WikidataService,
  type WikidataServiceOptions,
  wikidataService,
} from "./knowledge/ontology/wikidata-service.js";
export { type Memberships, readMemberships } from "./knowledge/ontology/wikidata.js";

// replacing
export { generalize, type GeneralizeOptions } from "./replace/replacers/generalize.js";
export { labelOf } from "./replace/replacers/labels.js";
export { decryptText } from "./replace/replacers/operators.js";
export type { Occasion, Replacer } from "./replace/replacers/replacer.js";
export { sentenceAround } from "./replace/sentence.js";

// measuring
export {
  type Anonymized,
  type AttackOptions,
  type AttackResult,
  attack,
  attackDocument,
  type DocumentAttack,
  type MethodResult,
} from "./evaluate/attack/attack.js";
export {
  type AttackJson,
  attackToJson,
  type ClueJson,
  type DocumentAttackJson,
  documentAttackToJson,
} from "./evaluate/attack/attack-json.js";
export {
  ATTACKERS,
  type Attacker,
  type AttackerName,
  type AttackerOptions,
  type Attribution,
  prepareAttack,
} from "./evaluate/attack/attacker.js";
export {
  type BackgroundDocument,
  type BackgroundIndex,
  buildBackgroundIndex,
} from "./knowledge/background/background-index.js";
export { type Individuals, readIndividuals } from "./formats/records.js";
export type { GoldDocument, GoldMention, GoldReplacement } from "./document/gold.js";
export {
  type AgreementLabel,
  type AgreementMetrics,
  evaluateAgreement,
  type LevelAgreement,
} from "./evaluate/metrics/agreement.js";
export { type EntityMetrics, evaluateEntities } from "./evaluate/metrics/entities.js";
export {
  type FrontierPoint,
  frontierTable,
  type NamedPoint,
  namedPoints,
  renderFrontier,
  summarize,
} from "./evaluate/frontier.js";
export { exemptBy, exemptTokens } from "./evaluate/metrics/exempt.js";
export {
  evaluateMasks,
  type MaskMetrics,
  type SpanWeigher,
  weigherOf,
} from "./evaluate/metrics/masks.js";
export {
  type DocumentRecall,
  type MissedWords,
  recallByDocument,
} from "./evaluate/metrics/missed.js";
export {
  type ClusteringMetrics,
  type ClusteringOptions,
  evaluateClustering,
} from "./evaluate/utility/clustering.js";
export { contentSpans } from "./evaluate/utility/spans.js";
export {
  type DocumentUtility,
  editedText,
  evaluateUtility,
  type Protected,
  type UtilityMetrics,
  type UtilityParts,
} from "./evaluate/utility/utility.js";
export {
  CONTEXT,
  type Rating,
  type RatingShares,
  type RatingSummary,
  readRatings,
  type SheetRow,
  summarizeRatings,
  writeSheet,
} from "./evaluate/metrics/rating-sheet.js";
export {
  evaluateReplacements,
  type Offered,
  type ReplacementMetrics,
  type ReplacementScores,
} from "./evaluate/metrics/replacements.js";
export { loadTagger, type Tagger } from "./evaluate/metrics/part-of-speech.js";
export { type Mask, place, readDetections, readMasks, readTab } from "./formats/tab.js";
export { readTextsAt } from "./formats/folder.js";
export { readTexts } from "./formats/texts.js";
export { readWikiReplace } from "./formats/wikireplace.js";

// reports
export {
  createReport,
  type Report,
  type ReportColumn,
  type ReportOptions,
  type ReportTable,
} from "./evaluate/report/report.js";
export { renderReport } from "./evaluate/report/report-html.js";

// the report over runs
export type { Figures, FiguresKind, Part } from "./evaluate/report/run/figures.js";
export { hashesOf, sha256 } from "./evaluate/report/run/hash.js";
export type { Holding, Made, TextHashes } from "./evaluate/report/run/made.js";
export { renderRunReport } from "./evaluate/report/run/page/page.js";
export { parsePart } from "./evaluate/report/run/parts.js";
export { readRun } from "./evaluate/report/run/read-run.js";
export {
  createRunReport,
  type RunReport,
  type RunReportOptions,
} from "./evaluate/report/run/report.js";
export { type Run, type RunFile, runOf } from "./evaluate/report/run/run.js";

// errors
export { asPalimpsestError, ERRORS, type ErrorCode, PalimpsestError } from "./errors.js";
