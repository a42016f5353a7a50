import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Program, programWith } from "../../test/program.js";
import { registerDetect } from "./detect.js";
import { registerGazetteer } from "./gazetteer.js";

const DUMP = fileURLToPath(
  new URL("../knowledge/people/import/fixtures/dump.json", import.meta.url),
);

let program: Program;
beforeEach(() => {
  program = programWith((command) => {
    registerGazetteer(command);
    registerDetect(command);
  });
});
afterEach(() => program.close());

const build = (...flags: string[]) =>
  program.run(
    ...["gazetteer", "build", DUMP, "-o", program.at("own"), "--max-malformed", "10", "--json"],
    ...flags,
  );

test("what a dump says of people is found by detect where it is named", async () => {
  expect(JSON.parse(await build())).toMatchObject({ DEM: 2, MISC: 0, rarer: 0 });
  expect(existsSync(program.at("own/import"))).toBe(false);
  expect(readFileSync(program.at("own/gazetteer/terms.tsv"), "utf8")).toContain(
    "DEM\toccupation\t2\tfiddler\n",
  );
  writeFileSync(program.at("a.txt"), "The Fiddlers Green is old. A fiddler lives there.");
  const found = async (...flags: string[]) =>
    Object.values(
      JSON.parse(
        await program.run("detect", program.at("a.txt"), "--without", "neural", ...flags),
      ) as Record<string, { detector: string; text: string }[]>,
    )
      .flat()
      .filter(({ detector }) => detector === "gazetteer")
      .map(({ text }) => text);
  expect(await found("--gazetteer", program.at("own"))).toEqual(["fiddler"]);
  expect(await found()).toEqual([]);
});

test("refuses what is no dump, rare terms alone, a changed file and an existing output", async () => {
  await expect(
    program.run("gazetteer", "build", program.at("absent.json"), "-o", program.at("x")),
  ).rejects.toMatchObject({ code: "INPUT_NOT_FOUND" });
  await expect(build("--least", "5")).rejects.toMatchObject({ code: "INPUT_FORMAT" });
  await build();
  await expect(build()).rejects.toMatchObject({ code: "OUTPUT_EXISTS" });
  writeFileSync(program.at("own/gazetteer/terms.tsv"), "DEM\n");
  writeFileSync(program.at("a.txt"), "A fiddler.");
  await expect(
    program.run("detect", program.at("a.txt"), "--gazetteer", program.at("own")),
  ).rejects.toMatchObject({ code: "MODEL_CORRUPT" });
});
