import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Program, programWith } from "../../test/program.js";
import { registerOntology } from "./ontology.js";

const DUMP = fileURLToPath(
  new URL("../knowledge/people/import/fixtures/dump.json", import.meta.url),
);

let program: Program;
beforeEach(() => {
  program = programWith(registerOntology);
});
afterEach(() => program.close());

describe("palimpsest ontology lookup", () => {
  test("gives the ladder as the contract says", async () => {
    const out = await program.run("ontology", "lookup", "Oslo", "--type", "LOC", "--json");
    const found = JSON.parse(out);
    expect(Object.keys(found)).toEqual(["term", "linked", "candidates"]);
    expect(found).toMatchObject({ term: "Oslo", linked: { how: "exact" } });
    expect(found.candidates.at(0)).toEqual({
      text: "large city in Norway",
      level: 1,
      relation: "instance of",
    });
  });

  test("the context tells a word's senses apart", async () => {
    const lookUp = async (context: string) =>
      JSON.parse(
        await program.run(
          "ontology",
          "lookup",
          "Turkey",
          "--type",
          "LOC",
          "--context",
          context,
          "--json",
        ),
      ).candidates.map(({ text }: { text: string }) => text);
    expect(await lookUp("He was born in Turkey.")).toContain("country");
    expect((await lookUp("He was born in Turkey.")).join()).not.toMatch(/bird|fowl/);
  });

  test("an unknown term is no error, and says so", async () => {
    const out = await program.run("ontology", "lookup", "Qvistheimbroddr", "--json");
    expect(JSON.parse(out)).toEqual({ term: "Qvistheimbroddr", linked: null, candidates: [] });
  });
});

describe("what rules read", () => {
  test.each([
    ["4 June 1975", [], "1975", "[DATETIME 1]"],
    ["£42,000", [], "between £40,000 and £50,000", "[QUANTITY 1]"],
    ["Ann Berg", ["--type", "PERSON"], "[PERSON 1]", "[PERSON 1]"],
    ["36244/06", ["--type", "CODE"], "[CODE 1]", "[CODE 1]"],
  ])("%s has the vaguer words of a run, and the label last", async (term, flags, has, last) => {
    const out = await program.run("ontology", "lookup", term, ...flags, "--json");
    const { linked, candidates } = JSON.parse(out);
    expect(linked.how).toBe("rule");
    const texts = candidates.map(({ text }: { text: string }) => text);
    expect(texts).toContain(has);
    expect(texts.at(-1)).toBe(last);
    const levels = candidates.map(({ level }: { level: number }) => level);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
  });
});

describe("palimpsest ontology build", () => {
  test("makes an ontology that lookup and sanitize can use", async () => {
    const folder = program.at("own");
    const built = JSON.parse(
      await program.run("ontology", "build", DUMP, "-o", folder, "--max-malformed", "10", "--json"),
    );
    expect(built).toMatchObject({ humans: 2, concepts: 2 });
    const out = await program.run("ontology", "lookup", "fiddler", "--ontology", folder, "--json");
    expect(JSON.parse(out)).toMatchObject({ linked: { name: "violinist", how: "exact" } });
  });

  test("refuses what is no dump, and leaves nothing behind", async () => {
    writeFileSync(program.at("no-dump.json"), "not a dump\n");
    await expect(
      program.run("ontology", "build", program.at("no-dump.json"), "-o", program.at("own")),
    ).rejects.toMatchObject({ code: "INPUT_FORMAT" });
    await expect(
      program.run("ontology", "build", program.at("absent.json"), "-o", program.at("own")),
    ).rejects.toMatchObject({ code: "INPUT_NOT_FOUND" });
    expect(existsSync(program.at("own"))).toBe(false);
  });

  test("a byte changed in what was built is noticed", async () => {
    const folder = program.at("own");
    await program.run("ontology", "build", DUMP, "-o", folder, "--max-malformed", "10");
    const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"));
    const [file] = Object.values(
      manifest.models as Record<string, { files: { path: string }[] }>,
    )[0]!.files;
    const path = `${folder}/${file!.path}`;
    const bytes = readFileSync(path);
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(path, bytes);
    await expect(
      program.run("ontology", "lookup", "violinist", "--ontology", folder),
    ).rejects.toMatchObject({ code: "MODEL_CORRUPT" });
  });
});
