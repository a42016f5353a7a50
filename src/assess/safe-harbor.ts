/**
 * The measure of the Safe Harbor method: an entity is risky where one of its mentions is among the eighteen
 * identifiers, whatever else the text says; its score is 1, else 0.
 */

import type { ScoredCombination } from "../document/document.js";
import { wordsOfEntity } from "../document/words.js";
import type { Rates } from "../knowledge/rates/rates.js";
import { SAFE_HARBOR, safeHarborRow } from "../knowledge/safe-harbor.js";
import type { Measure } from "./measure.js";

export function safeHarborMeasure(rates: Pick<Rates, "country">): Measure {
  const isCountry = (folded: string) => rates.country(folded) !== undefined;
  return {
    name: "safe-harbor",
    threshold: 1,
    risky: "from",
    assess: (detected) =>
      detected.entities.map((entity): ScoredCombination => {
        const words = wordsOfEntity(detected, entity);
        const row = entity.mentions
          .map((index, i) => {
            const mention = detected.mentions[index]!;
            const before = detected.document.text.slice(0, mention.start);
            return safeHarborRow(mention, words[i]!, isCountry, before);
          })
          .find((one) => one !== undefined);
        const found = SAFE_HARBOR.find(({ letter }) => letter === row);
        const score = found ? 1 : 0;
        return {
          entities: [entity.id],
          measure: "safe-harbor",
          score,
          risk: score,
          evidence: found
            ? `identifier ${found.letter} of the Safe Harbor method: ${found.what}`
            : "none of the eighteen identifiers of the Safe Harbor method",
        };
      }),
  };
}
