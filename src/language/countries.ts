/** Countries and territories with the words for their people. */

import { rowsOfList } from "./lists.js";

interface Country {
  readonly names: readonly string[];
  readonly adjectives: readonly string[];
  /** Nouns for people that are not the adjective with an s. */
  readonly people: readonly string[];
}

const split = (cell: string | undefined): string[] => (cell ? cell.split(",") : []);

export const COUNTRIES: readonly Country[] = rowsOfList("en/countries").map(
  ([names, adjectives, people]) => ({
    names: split(names),
    adjectives: split(adjectives),
    people: split(people),
  }),
);
