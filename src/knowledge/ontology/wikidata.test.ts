import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildOntology, writeOntology } from "./build.js";
import { loadOntology } from "./ontology.js";
import { readMemberships } from "./wikidata.js";

type Claims = Record<string, readonly number[]>;

const entity = (number: number, label: string, claims: Claims, aliases: string[] = []) => ({
  id: `Q${number}`,
  type: "item",
  labels: { en: { language: "en", value: label } },
  aliases: { en: aliases.map((value) => ({ language: "en", value })) },
  claims: Object.fromEntries(
    Object.entries(claims).map(([property, items]) => [
      property,
      items.map((item) => ({
        rank: "normal",
        mainsnak: {
          snaktype: "value",
          property,
          datavalue: {
            type: "wikibase-entityid",
            value: { "entity-type": "item", id: `Q${item}`, "numeric-id": item },
          },
        },
      })),
    ]),
  ),
});

/** Parents come before and after their children, so that one reading is not enough. */
const DUMP = [
  entity(1, "Ann Lie", { P31: [5], P106: [10], P19: [20] }),
  entity(2, "Bo Dahl", { P31: [5], P106: [10] }),
  entity(10, "drummer", { P279: [11], P31: [40] }, ["drum player"]),
  entity(11, "percussionist", { P279: [12] }),
  entity(12, "musician", { P279: [35120] }),
  entity(20, "Oslo", { P361: [22], P31: [21] }),
  entity(21, "capital city", { P279: [23] }),
  entity(22, "Norway", { P31: [24] }),
  entity(23, "city", {}),
  entity(24, "country", {}),
  entity(30, "unrelated novel", { P31: [31] }),
  entity(35120, "entity", {}),
  entity(40, "profession", {}),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-memberships-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function dump(name: string, lines: readonly string[]): Promise<string> {
  const path = join(folder, name);
  const text = lines.join("\n");
  await writeFile(path, name.endsWith(".gz") ? gzipSync(text) : text);
  return path;
}
const whole = DUMP.map((one) => JSON.stringify(one));
const asArray = [
  "[",
  ...whole.map((line, i) => (i < whole.length - 1 ? `${line},` : line)),
  "]",
  "",
];

describe("an ontology from a dump", () => {
  test.each(["dump.json", "dump.json.gz"])(
    "the terms of humans and what they are: %s",
    async (name) => {
      const { concepts, counts } = await readMemberships(await dump(name, asArray));
      expect(concepts.map((one) => one.name).sort()).toEqual([
        "Norway",
        "Oslo",
        "capital city",
        "city",
        "country",
        "drummer",
        "musician",
        "percussionist",
        "profession",
      ]);
      expect(concepts.find((one) => one.name === "drummer")).toMatchObject({
        aliases: ["drum player"],
        frequency: 2,
        parents: [
          { relation: "instance of", id: "Q40" },
          { relation: "subclass of", id: "Q11" },
        ],
      });
      expect(counts).toMatchObject({ entities: DUMP.length, humans: 2, malformed: 0 });
    },
  );

  test("instance of is followed before part of", async () => {
    const { concepts } = await readMemberships(await dump("order.json", asArray));
    await writeOntology(folder, buildOntology(concepts), "CC0-1.0");
    const ontology = await loadOntology({ directory: folder });
    const { candidates } = ontology.generalizations("Oslo");
    expect(candidates.map(({ text, relation }) => [text, relation])).toEqual([
      ["capital city", "instance of"],
      ["city", "subclass of"],
    ]);
  });

  test("without humans the dump is taken whole", async () => {
    const { concepts } = await readMemberships(await dump("classes.json", whole.slice(2)));
    expect(concepts.map((one) => one.name)).toContain("unrelated novel");
  });

  test("lines that are no entity are refused, or counted", async () => {
    const path = await dump("broken.json", [
      ...asArray.slice(0, 3),
      "{broken,",
      ...asArray.slice(3),
    ]);
    await expect(readMemberships(path)).rejects.toMatchObject({ code: "INPUT_FORMAT" });
    const { counts } = await readMemberships(path, { maxMalformed: 1 });
    expect(counts.malformed).toBe(1);
    await expect(readMemberships(join(folder, "none.json"))).rejects.toMatchObject({
      code: "INPUT_NOT_FOUND",
    });
  });

  const shared = "../shared/data/wikidata_samples/opentapioca_sample_100_items.json.bz2";
  test.skipIf(!existsSync(shared))("real entities (skipped without ../shared/data)", async () => {
    const { concepts, counts } = await readMemberships(shared, { maxMalformed: 5 });
    expect(counts.entities).toBeGreaterThan(50);
    expect(concepts.length).toBeGreaterThan(0);
  });
});
