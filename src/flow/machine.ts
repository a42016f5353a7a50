/** What a policy may name that only a machine with files and a network has, beside models. */

import type { SearchProvider } from "../assess/search/provider.js";
import type { BackgroundDocument } from "../knowledge/background/background-index.js";
import type { GazetteerTerm } from "../knowledge/gazetteer/gazetteer.js";
import type {
  WikidataService,
  WikidataServiceOptions,
} from "../knowledge/ontology/wikidata-service.js";
import type { TermIndex } from "../knowledge/people/index/term-index.js";
import type { TermFinder } from "../knowledge/people/terms/term-finder.js";
import type { OwnRates } from "../knowledge/rates/own-rates.js";
import type { Statistics } from "../knowledge/statistics/statistics.js";
import type { Policy } from "../policy/policy.js";
import type { ChatOptions } from "../services/chat.js";
import type { ChatModel } from "../services/chat-model.js";
import type { DryRun } from "../services/dry-run.js";

/** An inverted index of people, and what finds its terms in texts. */
export interface PeopleIndex {
  readonly index: TermIndex;
  readonly finder: TermFinder;
}

export interface Machine {
  /** @throws POLICY_INVALID, CHAT_REFUSED, MODEL_MISSING, MODEL_INVALID */
  openChat(options: ChatOptions): Promise<ChatModel>;
  /** A search engine on the network. @throws MEASURE_UNAVAILABLE, POLICY_UNREADABLE */
  openSearch(search: NonNullable<Policy["search"]>, dryRun?: DryRun): Promise<SearchProvider>;
  openWikidata(options: WikidataServiceOptions): Promise<WikidataService>;
  /** @throws INDEX_* */
  openPeople(folder: string): Promise<PeopleIndex>;
  /** A gazetteer that 'palimpsest gazetteer build' wrote. @throws MODEL_* */
  readGazetteer(folder: string): Promise<readonly GazetteerTerm[]>;
  /** @throws INPUT_* */
  readStatistics(file: string): Promise<Statistics>;
  /** @throws RATES_INVALID */
  readOwnRates(csv: string, file: string): Promise<OwnRates>;
  /** @throws INPUT_* */
  readTexts(path: string): Promise<AsyncIterable<BackgroundDocument>>;
}
