/** The people who fit what a text states, for whoever decides step by step. */

import type { PopulationOptions } from "../assess/population/population.js";
import type { Policy } from "../policy/schema.js";

export {
  countryOfMost,
  type StatedPerson,
  statedPeople,
  stillFit,
} from "../assess/population/stated.js";
export { unionOf } from "../assess/population/together.js";
export type { PopulationOptions };

/** Among whom a policy counts, and for whom. */
export const countedBy = (
  { population, protect }: Policy,
  rates: PopulationOptions["rates"],
): Pick<PopulationOptions, "rates" | "population" | "protect"> => ({
  rates,
  ...(population !== undefined && { population }),
  ...(protect && { protect }),
});
