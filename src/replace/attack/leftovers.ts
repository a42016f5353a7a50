/**
 * Guesses from what was not masked: a document that calls a candidate 'city in Norway' and still has
 * 'Bergen' elsewhere has revealed the name.
 */

import type { SemanticType } from "../../document/types.js";
import type { Ontology } from "../../knowledge/ontology/ontology.js";
import { type Attacker, GUESSES } from "./attacker.js";
import { nameWords } from "./words.js";

/** Names beyond these occur too seldom in a long document to be tried first. */
const TRIED = 40;
/** Names whose generalizations are remembered; documents of one kind share many. */
const REMEMBERED = 20_000;

export function leftoverAttacker(ontology: Ontology): Attacker {
  const known = new Map<string, ReadonlySet<string>>();

  /** What a name is, in words without article. */
  function kindsOf(name: string, type: SemanticType): ReadonlySet<string> {
    const key = `${type} ${name}`;
    let kinds = known.get(key);
    if (!kinds) {
      const { linked, candidates } = ontology.generalizations(name, { type });
      kinds = new Set(linked?.how === "exact" ? candidates.map(({ text }) => text) : []);
      if (known.size >= REMEMBERED) known.clear();
      known.set(key, kinds);
    }
    return kinds;
  }

  return {
    name: "rest-of-text",
    among: ({ candidate, leftovers }) =>
      candidate.form === undefined ? [] : leftovers.map(({ text }) => text),
    guess({ candidate, type, leftovers }) {
      if (candidate.form === undefined) return [];
      const kind = candidate.text.replace(/^(?:an?|the) /i, "");
      return leftovers
        .filter(({ text }) => nameWords(text).length > 0)
        .slice(0, TRIED)
        .filter(({ text }) => kindsOf(text, type).has(kind))
        .slice(0, GUESSES)
        .map(({ text }) => text);
    },
  };
}
