/** The ladder of what the ontology knows: towns, countries, trades, illnesses, works and the like, as a whole phrase. */

import type { Generalization } from "../../knowledge/ontology/ontology.js";
import type { Candidate, Occasion } from "../replacer.js";
import { type LookupLadder, labelled } from "./ladder.js";
import { withoutModifiers } from "./listed.js";

export const ontology: LookupLadder = {
  name: "ontology",
  async propose(occasion, { ontology: load, service }) {
    const { original, entity, sentence, mention, first } = occasion;
    // the words of the first mention are used at the others
    if (!first) return { candidates: [] };
    if (!load) return labelled("no ontology is available");
    const ontology = await load();
    const { linked, certain, candidates } = ontology.generalizations(withoutModifiers(original), {
      type: entity.type,
      context: sentence.text,
      ...(mention.subtype === undefined ? {} : { subtype: mention.subtype }),
    });
    const own = candidates.map(
      candidateFrom("ontology", certain, linked ? `ontology:${linked.name}` : "type"),
    );
    if (service && !linked && (await isTerm(occasion))) {
      const more = await service.generalizations(original, entity.type, ontology);
      if (more === undefined) {
        const reason = "Wikidata's service did not answer";
        return { candidates: own, note: reason, unanswered: reason };
      }
      if (more.length > 0)
        return { candidates: more.map(candidateFrom("wikidata", true, "wikidata")) };
    }
    return own.length > 0 ? { candidates: own } : labelled("the ontology has no such entry");
  },
};

const candidateFrom =
  (source: string, certain: boolean, ground: string) =>
  ({ text, level }: Generalization): Candidate => ({
    text,
    level,
    form: "bare",
    source,
    truth: certain ? "true" : "unknown",
    ground,
  });

/** Words of a term that may be a name of many words: 'Organization for Security and Co-operation in Europe'. */
const MOST_WORDS = 8;

/**
 * Whether Wikidata may be asked about the words: a name or a common noun, as places, bodies, occupations and works
 * have. No number, no address, no list, and nothing that identifies somebody directly.
 */
async function isTerm({ original, shield }: Occasion): Promise<boolean> {
  if (shield === undefined || /[\p{N}\n,;:@/]/u.test(original)) return false;
  if (!/\p{L}{2}/u.test(original) || original.trim().split(/\s+/u).length > MOST_WORDS)
    return false;
  return !(await shield()).touches(original);
}
