/** Evaluation: the metrics used in research, re-identification attacks, utility, curves and reports. */

export {
  type Anonymized,
  type AttackOptions,
  type AttackResult,
  attack,
  attackDocument,
  type DocumentAttack,
  type MethodResult,
} from "../evaluate/attack/attack.js";
export {
  type AttackJson,
  attackToJson,
  type ClueJson,
  type DocumentAttackJson,
  documentAttackToJson,
} from "../evaluate/attack/attack-json.js";
export {
  ATTACKERS,
  type Attacker,
  type AttackerName,
  type AttackerOptions,
  prepareAttack,
} from "../evaluate/attack/attacker.js";
export {
  type AttributeAttackResult,
  attackAttributes,
} from "../evaluate/attack/attributes/attack-attributes.js";
export {
  type AttributeAttacker,
  type Fact,
  isAttribute,
} from "../evaluate/attack/attributes/attribute.js";
export { chatAttacker } from "../evaluate/attack/attributes/chat-attacker.js";
export { lexicalAttributes } from "../evaluate/attack/attributes/lexical-attributes.js";
export {
  rankNamed,
  type TextInference,
  textInference,
} from "../evaluate/attack/attributes/one-text.js";
export type { Attribution } from "../evaluate/attack/attribution.js";
export { rankPeople } from "../evaluate/attack/people-rank.js";
export {
  prepareTransformer,
  type TransformerAnswer,
  type TransformerInputs,
  type TransformerOptions,
} from "../evaluate/attack/transformer.js";
export {
  type FrontierPoint,
  frontierTable,
  type NamedPoint,
  namedPoints,
  renderFrontier,
  summarize,
} from "../evaluate/frontier.js";
export {
  type Exposed,
  exposedAcross,
  type ReleasedDocument,
} from "../evaluate/metrics/across.js";
export {
  type AgreementLabel,
  type AgreementMetrics,
  evaluateAgreement,
  type LevelAgreement,
} from "../evaluate/metrics/agreement.js";
export { pairwise } from "../evaluate/metrics/coefficients.js";
export {
  type CorpusStatistics,
  corpusStatistics,
  type SplitStatistics,
} from "../evaluate/metrics/corpus-statistics.js";
export { type EntityMetrics, evaluateEntities } from "../evaluate/metrics/entities.js";
export { exemptBy, exemptTokens } from "../evaluate/metrics/exempt.js";
export {
  evaluateMasks,
  type MaskMetrics,
  type SpanWeigher,
  weigherOf,
} from "../evaluate/metrics/masks.js";
export {
  type DocumentRecall,
  type MissedWords,
  recallByDocument,
} from "../evaluate/metrics/missed.js";
export { loadTagger, type Tagger } from "../evaluate/metrics/part-of-speech.js";
export { type PartialScores, partialScores } from "../evaluate/metrics/partial.js";
export {
  CONTEXT,
  type Rating,
  type RatingShares,
  type RatingSummary,
  readRatings,
  type SheetRow,
  sheetOf,
  summarizeRatings,
  writeSheet,
} from "../evaluate/metrics/rating-sheet.js";
export {
  evaluateReadability,
  type Readability,
  type ReadableDocument,
  type Seam,
} from "../evaluate/metrics/readability.js";
export {
  evaluateReplacements,
  type Offered,
  type PairAgreement,
  type ReplacementMetrics,
  type ReplacementScores,
} from "../evaluate/metrics/replacements.js";
export {
  type MissBounds,
  missBounds,
  type ReadDocument,
  upperBound,
} from "../evaluate/metrics/spot-check.js";
export {
  evaluateSubjects,
  type SubjectDocument,
  type SubjectFact,
  type SubjectMetrics,
} from "../evaluate/metrics/subjects.js";
export { type BarOptions, renderBars, renderMatrix } from "../evaluate/report/chart.js";
export {
  countOmissions,
  OMISSIONS,
  type Omission,
  type OmissionCount,
  type OmissionKind,
} from "../evaluate/report/omissions.js";
export {
  createReport,
  type Report,
  type ReportColumn,
  type ReportFile,
  type ReportOptions,
  type ReportPerson,
  type ReportTable,
} from "../evaluate/report/report.js";
export { renderReport } from "../evaluate/report/report-html.js";
export type { Figures, FiguresKind, Part } from "../evaluate/report/run/figures.js";
export { hashesOf, sha256 } from "../evaluate/report/run/hash.js";
export type { Holding, Made, TextHashes } from "../evaluate/report/run/made.js";
export { renderRunReport } from "../evaluate/report/run/page/page.js";
export { parsePart } from "../evaluate/report/run/parts.js";
export { readRun } from "../evaluate/report/run/read-run.js";
export {
  createRunReport,
  type RunReport,
  type RunReportOptions,
} from "../evaluate/report/run/report.js";
export { type Run, type RunFile, runOf } from "../evaluate/report/run/run.js";
export {
  attackRisk,
  type DocumentSafety,
  inferenceRisk,
  isMeasured,
  measuredRisk,
  type SafetySummary,
  summarizeSafety,
  uniquenessRisk,
} from "../evaluate/safety/safety.js";
export { readRunLoosely } from "../evaluate/statement/run-loosely.js";
export { differences, readStatement, seal, writeStatement } from "../evaluate/statement/seal.js";
export { RELEASES, type Said, statementOf } from "../evaluate/statement/statement.js";
export {
  type ClusteringMetrics,
  type ClusteringOptions,
  evaluateClustering,
} from "../evaluate/utility/clustering.js";
export { contentSpans } from "../evaluate/utility/spans.js";
export {
  type DocumentUtility,
  editedText,
  evaluateUtility,
  type Protected,
  type UtilityMetrics,
  type UtilityParts,
} from "../evaluate/utility/utility.js";
export {
  type ChatCost,
  isOfPeople,
  PEOPLE_ATTACKERS,
  type PeopleAttackerName,
  peopleAttacker,
} from "../flow/people-attacker.js";
export { type StatedPerson, statedPeople, stillFit } from "../flow/people-who-fit.js";
export type { Rates } from "../knowledge/rates/rates.js";
