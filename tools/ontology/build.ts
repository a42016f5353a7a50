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
import { type Listed, PEOPLE, readLists, relationOf } from "./lists.js";
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

/** What nothing stands above: the lists end here. */
const ROOTS = [
  "organization",
  "social group",
  "place",
  "work",
  "award",
  "event",
  "sport",
  "law",
  "genre",
  "qualification",
  "field of study",
  "film industry",
  "political programme",
  "space programme",
  "religion",
  "political ideology",
  "ethnic group",
  "language",
  "condition of health",
  "marital status",
  "sexual orientation",
  "gender identity",
];
for (const root of ROOTS) concepts.set(root, { id: root, name: root, parents: [] });

/** How usual a noun of the lists is, on the scale of WordNet's counts: it is what the word means here. */
const OF_LISTS = 5_000;

/** Inhabitants that a place of the lists is taken to have: people write of it more often than of a town. */
const PLACE_OF_LISTS = 1_000_000;

const kindsOfPlaces = new Set(
  [...readLists(["places.txt"]).values()].flatMap(({ name, parents }) =>
    isName(name) ? parents : [],
  ),
);

function frequencyOf({ name, parents }: Listed): number {
  if (parents.some((parent) => kindsOfPlaces.has(parent))) return PLACE_OF_LISTS;
  return isName(name) ? 1 : OF_LISTS;
}

/** The id that a name in the lists means: of a sense of WordNet, or of a concept of the lists. */
function resolve(name: string): string {
  const sense = /^[^ ]+#\d+$/.test(name);
  const id = sense ? wordnet.idOf.get(name) : name;
  if (id !== undefined && (concepts.has(id) || (!sense && listed.has(id)))) return id;
  throw new Error(`expected a sense of WordNet or a name of the lists, got: ${name}`);
}

for (const one of listed.values()) {
  const id = resolve(one.id);
  const known = concepts.get(id);
  const sense = id !== one.id;
  concepts.set(id, {
    ...known,
    id,
    name: known?.name ?? one.name,
    aliases: [...(known?.aliases ?? []), ...one.aliases],
    frequency: known?.frequency || frequencyOf(one),
    parents: [
      ...one.parents.map((parent) => ({ relation: relationOf(one.name), id: resolve(parent) })),
      ...(sense ? [] : (known?.parents ?? [])),
    ],
  });
}

// the place data names senses of WordNet too
for (const { id, parents, ...rest } of places) {
  if (!parents.some((parent) => parent.id.includes("#"))) continue;
  concepts.set(id, {
    ...rest,
    id,
    parents: parents.map(({ relation, id: parent }) => ({ relation, id: resolve(parent) })),
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
  license: "Apache-2.0 AND CC-BY-4.0 AND LicenseRef-WordNet",
  files: entries,
};
const at = manifest.models.findIndex(({ name }: { name: string }) => name === ONTOLOGY);
if (at === -1) manifest.models.push(entry);
else manifest.models[at] = entry;
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(files.counts, entries.map(({ path: file, bytes }) => `${file} ${bytes}`).join(", "));
