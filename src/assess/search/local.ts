import { textsAbout } from "../../knowledge/background/about.js";
import type { BackgroundIndex } from "../../knowledge/background/background-index.js";
import type { SearchProvider } from "./provider.js";

/** Searches background texts on this machine; its pages are their ids. */
export const localSearch = (index: BackgroundIndex): SearchProvider => ({
  name: "background",
  leaves: false,
  search: async (phrases, top) => index.search(phrases, top).map(({ id }) => id),
  about: (id, persons) => textsAbout(index, id, persons).map((text) => index.ids[text]!),
});
