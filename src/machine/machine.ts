/**
 * What sanitizers ask of a machine with files and a network, beside models; each loads when it is first needed.
 * `#machine` under Node; a browser has `browser/machine.ts`.
 */

import type { Machine } from "../flow/machine.js";

export const machine: Machine = {
  async openChat(options) {
    return (await import("../services/chat.js")).openChat(options);
  },
  async openSearch(search, dryRun) {
    return (await import("./search/open.js")).openSearch(search, dryRun);
  },
  async openWikidata(options) {
    return (await import("../knowledge/ontology/wikidata-service.js")).wikidataService(options);
  },
  async openPeople(folder) {
    const { openIndex } = await import("../knowledge/people/index/open.js");
    const { openFinder } = await import("../knowledge/people/terms/open-finder.js");
    const index = await openIndex(folder);
    return { index, finder: openFinder(folder, index) };
  },
  async readGazetteer(folder) {
    return (await import("../knowledge/gazetteer/gazetteer.js")).readGazetteer(folder);
  },
  async readStatistics(file) {
    return (await import("../knowledge/statistics/statistics.js")).readStatistics(file);
  },
  async readOwnRates(csv, file) {
    return (await import("../knowledge/rates/own-rates.js")).readOwnRates(csv, file);
  },
  async readTexts(path) {
    return (await import("../formats/folder.js")).readTextsAt(path);
  },
};
