/** In a browser no policy may name files or services: nothing is read but what was handed in, and nothing leaves. */

import { PalimpsestError } from "../errors.js";
import type { Machine } from "../flow/machine.js";

const refuse = (what: string) => (): Promise<never> =>
  Promise.reject(
    new PalimpsestError(
      "NOT_IN_BROWSER",
      `${what} is not available in a browser; leave it out of the policy, or run palimpsest under Node`,
    ),
  );

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
