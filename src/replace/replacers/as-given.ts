/** The words that were decided before detection, as the column of a table does for its moments. */

import type { Candidate, Replacer } from "../replacer.js";

const candidateOf = (text: string | undefined): Candidate | undefined =>
  text === undefined
    ? undefined
    : {
        text,
        level: 1,
        source: "column",
        truth: "true",
        // 'on 4 June 1975' in a cell of prose becomes 'in 1975'
        ...(/^[12]\d{3}$/.test(text) && { preposition: "in" }),
      };

/** Every mention of an entity gets the words that one of its mentions was given. */
export const asGiven: Replacer = {
  name: "column",
  choice: "most-specific",
  propose(occasions) {
    const words = new Map(
      occasions.flatMap(({ entity, mention: { given } }) =>
        given?.replacement === undefined ? [] : [[entity.id, given.replacement]],
      ),
    );
    return occasions.map(({ entity }) => {
      const candidate = candidateOf(words.get(entity.id));
      return { candidates: candidate ? [candidate] : [] };
    });
  },
  alone: ({ mention }) => candidateOf(mention.given?.replacement),
};
