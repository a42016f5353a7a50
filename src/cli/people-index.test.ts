import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Program, programWith } from "../../test/program.js";
import { registerIndex } from "./people-index.js";

let program: Program;
let printed: string;
const at = (name: string) => program.at(name);

beforeEach(() => {
  program = programWith(registerIndex);
  printed = "";
});
afterEach(() => program.close());

async function palimpsest(...args: string[]): Promise<void> {
  printed += await program.run("index", ...args);
}

/** Six violinists, one of them from Freamunde. */
function writeTriples(): string {
  const people = ["Inês Carvalho", "Rui Alves", "Eva Lind", "Jo Berg", "Max Roth", "Ida Moe"];
  const triples = people.flatMap((value, i) => [
    { individual: `p${i}`, property: "name", value },
    { individual: `p${i}`, property: "occupation", value: "violinist" },
    { individual: `p${i}`, property: "country", value: "Portugal" },
    { individual: `p${i}`, property: "place of birth", value: i === 0 ? "Freamunde" : "Porto" },
  ]);
  triples.push({ individual: "p0", property: "date of birth", value: "1992-08-05" });
  const lines = triples.map((triple) => `${JSON.stringify(triple)}\n`).join("");
  writeFileSync(at("people.jsonl"), lines);
  return at("people.jsonl");
}

const TEXT = "😀 Inês Carvalho, a Portuguese violinist, was born in Freamunde on 5 August 1992.";

describe("palimpsest index", () => {
  test("builds, counts, and answers in any written form", async () => {
    await palimpsest("build", writeTriples(), "-o", at("index"), "--json");
    expect(JSON.parse(printed)).toMatchObject({
      sources: [{ kind: "triples", records: 25, statements: 25, malformed: 0 }],
      index: { individuals: 6 },
    });
    printed = "";
    await palimpsest("stats", at("index"), "--json");
    expect(JSON.parse(printed)).toMatchObject({ individuals: 6 });
    printed = "";
    await palimpsest("query", at("index"), "violinist", "FREAMUNDE", "August 5, 1992", "--json");
    expect(JSON.parse(printed)).toEqual({
      terms: { violinist: 6, FREAMUNDE: 1, "August 5, 1992": 1 },
      individuals: 1,
    });
  });

  test("labels texts in code points; what six share stays", async () => {
    await palimpsest("build", writeTriples(), "-o", at("index"));
    writeFileSync(at("texts.jsonl"), `${JSON.stringify({ id: "d", text: TEXT })}\n`);
    await palimpsest("label", at("index"), at("texts.jsonl"), "-o", at("silver.jsonl"));
    const { id, masks, combinations } = JSON.parse(readFileSync(at("silver.jsonl"), "utf8"));
    const points = [...TEXT];
    const masked = masks.map(([start, end]: number[]) => points.slice(start, end).join(""));
    expect(id).toBe("d");
    expect(masked).toEqual(["Inês Carvalho", "Freamunde", "5 August 1992"]);
    expect(combinations).toContainEqual({ terms: ["freamunde"], individuals: 1 });
  });

  test("the same seed masks the same", async () => {
    await palimpsest("build", writeTriples(), "-o", at("index"));
    writeFileSync(at("texts.jsonl"), `${JSON.stringify({ id: "d", text: TEXT })}\n`);
    const label = async (seed: string) => {
      printed = "";
      const flags = ["--strategy", "random", "--seed", seed, "--k", "6"];
      await palimpsest("label", at("index"), at("texts.jsonl"), "-o", "-", ...flags);
      return printed;
    };
    expect(await label("7")).toBe(await label("7"));
  });

  test("passes malformed records over up to the limit", async () => {
    const path = writeTriples();
    writeFileSync(path, `${readFileSync(path, "utf8")}no json\n`);
    await expect(palimpsest("build", path, "-o", at("index"))).rejects.toMatchObject({
      code: "INPUT_FORMAT",
    });
    await palimpsest("build", path, "-o", at("index"), "--max-malformed", "1", "--json");
    expect(JSON.parse(printed).sources).toMatchObject([{ malformed: 1 }]);
  });

  test("an index is never used before it is whole, nor written over", async () => {
    await expect(palimpsest("stats", at("index"))).rejects.toMatchObject({ code: "INDEX_MISSING" });
    await palimpsest("build", writeTriples(), "-o", at("index"));
    await expect(palimpsest("build", writeTriples(), "-o", at("index"))).rejects.toMatchObject({
      code: "OUTPUT_OVERWRITES",
    });
  });

  test("a k below two, and texts of another form, leave no output behind", async () => {
    await palimpsest("build", writeTriples(), "-o", at("index"));
    writeFileSync(at("texts.jsonl"), '{"id":1}\n');
    const label = (...flags: string[]) =>
      palimpsest("label", at("index"), at("texts.jsonl"), "-o", at("silver.jsonl"), ...flags);
    await expect(label("--k", "1")).rejects.toMatchObject({ code: "USAGE" });
    await expect(label()).rejects.toMatchObject({ code: "INPUT_FORMAT" });
    expect(readdirSync(at(".")).sort()).toEqual(["index", "people.jsonl", "texts.jsonl"]);
  });

  test("reads a dump of Wikidata and leaves nothing of its passes", async () => {
    const dump = new URL("../knowledge/people/import/fixtures/dump.json.bz2", import.meta.url)
      .pathname;
    await palimpsest("build", dump, "-o", at("index"));
    printed = "";
    await palimpsest("query", at("index"), "fiddler", "I. Carvalho", "--json");
    expect(JSON.parse(printed).terms).toEqual({ fiddler: 2, "I. Carvalho": 1 });
    expect(readdirSync(at("index")).some((name) => name.startsWith("import"))).toBe(false);
  });
});
