import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildOntology, type SourceConcept, writeOntology } from "./build.js";
import { CONCEPTS_FILE, ONTOLOGY, TERMS_FILE, unpack } from "./file.js";
import { Graph } from "./graph.js";
import { loadOntology } from "./ontology.js";

const above = (
  id: string,
  relation: "instance of" | "subclass of" | "part of" = "subclass of",
) => ({
  id,
  relation,
});

/** Places without any type's root above them, with two towns of one name and a circle. */
const CONCEPTS: readonly SourceConcept[] = [
  { id: "place", name: "place", parents: [] },
  { id: "town", name: "town", parents: [above("place")] },
  { id: "north", name: "town in the north", parents: [above("town")] },
  { id: "south", name: "town in the south", parents: [above("town")] },
  { id: "a", name: "Berg", frequency: 900, parents: [above("north", "instance of")] },
  { id: "b", name: "Berg", frequency: 800, parents: [above("south", "instance of")] },
  {
    id: "c",
    name: "Dal",
    aliases: ["Dahl"],
    frequency: 50,
    parents: [above("north", "instance of")],
  },
  { id: "d", name: "Vik", frequency: 99_000, parents: [above("north", "instance of")] },
  { id: "x", name: "egg", parents: [above("y")] },
  { id: "y", name: "hen", parents: [above("x")] },
  { id: "z", name: "lost", parents: [above("nowhere"), above("z")] },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-ontology-"));
});
afterAll(() => rm(folder, { recursive: true }));

const graphOf = (concepts: readonly SourceConcept[]) => {
  const files = buildOntology(concepts);
  return new Graph(unpack(files.concepts, "concepts"), unpack(files.terms, "terms"));
};

describe("an ontology of one's own", () => {
  test("the same concepts give the same bytes in any order", () => {
    const files = buildOntology(CONCEPTS);
    const again = buildOntology([...CONCEPTS].reverse());
    expect(again.concepts.equals(files.concepts)).toBe(true);
    expect(again.terms.equals(files.terms)).toBe(true);
  });

  test("terms lead to concepts, most usual first", () => {
    const graph = graphOf(CONCEPTS);
    expect(graph.find("berg").map((one) => graph.frequency(one))).toEqual([900, 800]);
    expect(graph.find("dahl")).toEqual(graph.find("dal"));
    expect(graph.find("berge")).toEqual([]);
    expect(graph.find("")).toEqual([]);
    expect([...graph.startingWith("town in ")].map(({ key }) => key)).toEqual([
      "town in the north",
      "town in the south",
    ]);
  });

  test("a circle ends, and parents that no concept has are left out", () => {
    const graph = graphOf(CONCEPTS);
    const [egg] = graph.find("egg");
    expect(graph.chain(egg!).map(({ concept }) => graph.name(concept))).toEqual(["hen"]);
    expect(graph.parents(graph.find("lost")[0]!)).toEqual([]);
  });

  test("it is written, read back and asked", async () => {
    await writeOntology(folder, buildOntology(CONCEPTS), "CC0-1.0");
    const ontology = await loadOntology({ directory: folder });
    expect(ontology.size).toBe(CONCEPTS.length);
    expect(ontology.generalizations("Vik").candidates.map(({ text }) => text)).toEqual([
      "town in the north",
      "town",
      "place",
    ]);
    // two towns of one name, neither much larger: only what is true of both
    expect(ontology.generalizations("Berg").candidates.map(({ text }) => text)).toEqual([
      "town",
      "place",
    ]);
    expect(ontology.siblings("town in the north", 2)).toEqual({ terms: ["Vik", "Berg"], count: 3 });
    expect(ontology.siblings("town", 9).count).toBe(4);
    expect(ontology.siblings("city", 9)).toEqual({ terms: [], count: 0 });
  });

  test("a damaged file is refused", async () => {
    await writeOntology(folder, buildOntology(CONCEPTS), "CC0-1.0");
    const path = join(folder, ONTOLOGY, TERMS_FILE);
    await writeFile(path, Buffer.concat([await readFile(path), Buffer.from("x")]));
    await expect(loadOntology({ directory: folder })).rejects.toMatchObject({
      code: "MODEL_CORRUPT",
    });
    await expect(loadOntology({ directory: join(folder, "none") })).rejects.toMatchObject({
      code: "MODEL_MISSING",
    });
  });

  test.each([
    ["no Brotli", Buffer.from("Oslo\t1\t\n")],
    ["no lines", brotliCompressSync(Buffer.from("Oslo"))],
    ["nothing", brotliCompressSync(Buffer.alloc(0))],
  ])("a file with %s is refused", (_, bytes) => {
    expect(() => unpack(bytes, CONCEPTS_FILE)).toThrow(
      expect.objectContaining({ code: "MODEL_INVALID" }),
    );
  });
});
