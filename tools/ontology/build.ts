/**
 * Builds the shipped ontology, `models/ontology/`, and sets its entry in `models/manifest.json`.
 *
 *     npx tsx tools/ontology/build.ts
 */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildOntology, type SourceConcept } from "../../src/knowledge/ontology/build.js";
import { CONCEPTS_FILE, ONTOLOGY, TERMS_FILE } from "../../src/knowledge/ontology/file.js";
import { isName, keyOf } from "../../src/knowledge/ontology/key.js";
import { PEOPLE, readLists, relationOf } from "./lists.js";
import { readPlaces } from "./places.js";
import { readWordNet } from "./wordnet.js";

const MODELS = fileURLToPath(new URL("../../models", import.meta.url));

const wordnet = readWordNet();
const listed = readLists([
  PEOPLE,
  "organizations.txt",
  "sports.txt",
  "works-events.txt",
  "places.txt",
]);
const places = readPlaces();

const concepts = new Map<string, SourceConcept>(wordnet.concepts);
for (const place of places) concepts.set(place.id, place);

const placeKinds = new Set(
  [...readLists(["places.txt"]).values()].flatMap(({ name, parents }) =>
    isName(name) ? parents : [],
  ),
);

const ids = new Set([...listed.keys(), ...concepts.keys()]);

/** The id that a name in the lists means. */
function resolve(name: string): string {
  if (name.includes("#") && !name.includes(" / ")) {
    const id = wordnet.idOf.get(name);
    if (id === undefined || !concepts.has(id)) throw new Error(`no such sense in WordNet: ${name}`);
    return id;
  }
  return name;
}

/** How usual a noun of the lists is, on the scale of WordNet's counts: it is what the word means here. */
const OF_LISTS = 5_000;

/** Inhabitants that a place of the lists is taken to have: people write of it more often than of a town. */
const PLACE_OF_LISTS = 1_000_000;

/** Whether something of the lists is a place, and no kind of place. */
const isPlace = (parents: readonly string[]): boolean =>
  parents.some((parent) => placeKinds.has(parent));

const TOPS = new Set(["organization", "work", "award", "event", "place", "sport", "law", "genre"]);
for (const { id: listedId, name, aliases, parents } of listed.values()) {
  for (const parent of parents) {
    if (!parent.includes("#") && !ids.has(parent)) {
      TOPS.add(parent);
    }
  }
  const id = resolve(listedId);
  const known = concepts.get(id);
  concepts.set(id, {
    id,
    name: known?.name ?? name,
    aliases: [...(known?.aliases ?? []), ...aliases],
    frequency:
      known?.frequency || (isPlace(parents) ? PLACE_OF_LISTS : isName(name) ? 1 : OF_LISTS),
    ...(known?.ranks === undefined ? {} : { ranks: known.ranks }),
    parents: [
      ...parents.map((parent) => ({ relation: relationOf(name), id: resolve(parent) })),
      ...(name.includes("#") ? [] : (known?.parents ?? [])),
    ],
  });
}
for (const top of TOPS)
  if (!concepts.has(top)) concepts.set(top, { id: top, name: top, parents: [] });
console.log(`tops: ${[...TOPS].join(", ")}`);

// places in references that the resolver wrote by name
for (const [id, concept] of concepts) {
  concepts.set(id, {
    ...concept,
    parents: concept.parents.map((parent) => ({ ...parent, id: resolve(parent.id) })),
  });
}

// WordNet's own towns, countries and rivers give way to those of the lists and the place data
const ours = new Set<string>();
for (const [id, { name, aliases = [] }] of concepts) {
  if (!id.startsWith("wn:")) for (const term of [name, ...aliases]) ours.add(keyOf(term));
}
for (const [id, { name, parents }] of concepts) {
  if (
    id.startsWith("wn:") &&
    parents.some(({ relation }) => relation === "instance of") &&
    ours.has(keyOf(name))
  ) {
    concepts.delete(id);
  }
}

const files = buildOntology(concepts.values());
mkdirSync(`${MODELS}/${ONTOLOGY}`, { recursive: true });
const entries = [
  [CONCEPTS_FILE, files.concepts],
  [TERMS_FILE, files.terms],
].map(([name, bytes]) => {
  writeFileSync(`${MODELS}/${ONTOLOGY}/${name}`, bytes!);
  return {
    path: `${ONTOLOGY}/${name}`,
    bytes: bytes!.length,
    sha256: createHash("sha256").update(bytes!).digest("hex"),
  };
});
const path = `${MODELS}/manifest.json`;
const manifest = JSON.parse(readFileSync(path, "utf8"));
const entry = {
  name: ONTOLOGY,
  task: "generalization",
  license: "see models/ontology/README.md",
  files: entries,
};
const at = manifest.models.findIndex(({ name }: { name: string }) => name === ONTOLOGY);
if (at === -1) manifest.models.push(entry);
else manifest.models[at] = entry;
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(files.counts, entries.map(({ path: file, bytes }) => `${file} ${bytes}`).join(", "));
