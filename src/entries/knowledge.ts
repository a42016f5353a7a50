/** Knowledge: the people index, the ontology and background texts, and how they are built. */

export { textsOf } from "../knowledge/background/about.js";
export {
  type BackgroundDocument,
  type BackgroundIndex,
  buildBackgroundIndex,
} from "../knowledge/background/background-index.js";
export {
  GazetteerBuilder,
  type GazetteerTerm,
  readGazetteer,
  writeGazetteer,
} from "../knowledge/gazetteer/gazetteer.js";
export { GAZETTEER_PROPERTIES } from "../knowledge/gazetteer/properties.js";
export { buildOntology, type SourceConcept, writeOntology } from "../knowledge/ontology/build.js";
export {
  type Generalization,
  type Generalizations,
  type LookupOptions,
  loadOntology,
  type Ontology,
  type OntologyOptions,
  type Siblings,
} from "../knowledge/ontology/ontology.js";
export { type Memberships, readMemberships } from "../knowledge/ontology/wikidata.js";
export {
  type WikidataService,
  type WikidataServiceOptions,
  wikidataService,
} from "../knowledge/ontology/wikidata-service.js";
export type { FindStatements } from "../knowledge/people/import/documents.js";
export type {
  Entry,
  EntrySource,
  ImportCounts,
  ImportOptions,
  ImportProgress,
  Statement,
  Unresolved,
} from "../knowledge/people/import/entry.js";
export { type Lines, readLines } from "../knowledge/people/import/lines.js";
export {
  describe,
  identityOf,
  openSource,
  SOURCE_KINDS,
  type SourceKind,
  type SourceOptions,
} from "../knowledge/people/import/sources.js";
export { buildIndex } from "../knowledge/people/index/build.js";
export { openIndex } from "../knowledge/people/index/open.js";
export type { TermIndex } from "../knowledge/people/index/term-index.js";
export { parseGeneralWords } from "../knowledge/people/terms/general-words.js";
export { labelText, type SilverLabels } from "../knowledge/people/terms/label.js";
export { openFinder, writeFilter } from "../knowledge/people/terms/open-finder.js";
export { TermFinder, type TermMatch } from "../knowledge/people/terms/term-finder.js";
export { queryTerm } from "../knowledge/people/terms/variants.js";
export { type OwnRates, readOwnRates } from "../knowledge/rates/own-rates.js";
export { addedLines, isStatistics, TermCounter } from "../knowledge/statistics/statistics.js";
