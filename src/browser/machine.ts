/** In a browser no policy may name files or services: nothing is read but what was handed in, and nothing leaves. */

import type { Machine } from "../flow/machine.js";
import { notInBrowser } from "./host.js";

const refuse = (what: string) => (): Promise<never> => Promise.reject(notInBrowser(what));

export const machine: Machine = {
  openChat: refuse("a chat model"),
  openSearch: refuse("a search engine"),
  openWikidata: refuse("Wikidata's service"),
  openPeople: refuse("a people index"),
  readGazetteer: refuse("a gazetteer"),
  readStatistics: refuse("a file of statistics"),
  readOwnRates: refuse("a file of base rates"),
  readTexts: refuse("a folder of background texts"),
};
