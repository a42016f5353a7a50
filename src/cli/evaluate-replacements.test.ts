import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Program, programWith } from "../../test/program.js";
import { registerReplacements } from "./evaluate-replacements.js";

let program: Program;
beforeEach(() => {
  program = programWith((root) => registerReplacements(root.command("evaluate")));
});
afterEach(() => program.close());

const TEXT = "Ann Lie, a drummer from Oslo, was born on 4 June 1975.";
const CHOICES = [
  ["Oslo", "LOC", "city in Norway"],
  ["drummer", "DEM", "musician"],
  ["4 June 1975", "DATETIME", "***"],
  ["Ann Lie", "PERSON", "PERSON 1"],
] as const;

/** A document of WikiReplace's form, written for this test. */
function wikiReplace(): string {
  const mentions = CHOICES.map(([words, type, choice], i) => ({
    entity_mention_id: `m${i}`,
    entity_id: `e${i}`,
    entity_type: type,
    identifier_type: "QUASI",
    start_offset: TEXT.indexOf(words),
    end_offset: TEXT.indexOf(words) + words.length,
    span_text: words,
    replacement: { generalization_selection: { [choice]: ["p1"] } },
  }));
  const document = { doc_id: "d1", text: TEXT, annotations: { a: { entity_mentions: mentions } } };
  writeFileSync(program.at("gold.json"), JSON.stringify([document]));
  return program.at("gold.json");
}

describe("palimpsest evaluate replacements", () => {
  test("says whether people's choices are among ours", async () => {
    const out = await program.run("evaluate", "replacements", wikiReplace(), "--json");
    expect(JSON.parse(out)).toMatchObject({
      mentions: 4,
      withGeneralization: 1,
      selectedAmongCandidates: 1,
      byType: { LOC: { mentions: 1 }, DEM: { mentions: 1 }, DATETIME: { suppressed: 1 } },
    });
    const rows = await program.run("evaluate", "replacements", wikiReplace());
    expect(rows).toMatch(/^Cohen's kappa of pairs +ours\n {2}1 p1 +0\.\d{3}$/m);
  });

  test("writes a sheet, and summarizes the filled ones", async () => {
    const gold = wikiReplace();
    const sheet = program.at("sheet.csv");
    await program.run("evaluate", "replacements", gold, "--sheet", sheet);
    const [head, ...rows] = readFileSync(sheet, "utf8").trim().split("\n");
    expect(head).toBe("id,type,before,original,after,replacement,truthful,abstract");
    expect(rows).toHaveLength(3); // people have a number, no candidate to rate
    const filled = (truthful: (i: number) => string) =>
      [head, ...rows.map((row, i) => row.replace(/,,$/, `,${truthful(i)},yes`))].join("\n");
    writeFileSync(
      program.at("a.csv"),
      filled(() => "yes"),
    );
    writeFileSync(
      program.at("b.csv"),
      filled((i) => (i === 0 ? "no" : "yes")),
    );
    const sheets = ["--rated", program.at("a.csv"), program.at("b.csv")];
    const summary = await program.run("evaluate", "replacements", ...sheets);
    expect(summary).toMatch(/^all +3 .* 0\.667 +1\.000$/m);
    expect(summary).toContain("Cohen's kappa of two sheets, 3 rows");
  });

  test("refuses a rating that is neither yes nor no, and a call without files", async () => {
    writeFileSync(
      program.at("bad.csv"),
      "id,type,before,original,after,replacement,truthful,abstract\n1,LOC,,Oslo,,city,maybe,yes\n",
    );
    await expect(
      program.run("evaluate", "replacements", "--rated", program.at("bad.csv")),
    ).rejects.toMatchObject({ code: "INPUT_FORMAT" });
    await expect(program.run("evaluate", "replacements")).rejects.toMatchObject({ code: "USAGE" });
    writeFileSync(program.at("empty.json"), "[]");
    await expect(
      program.run("evaluate", "replacements", program.at("empty.json"), "--sheet", program.at("s")),
    ).rejects.toMatchObject({ code: "INPUT_FORMAT" });
    expect(existsSync(program.at("s"))).toBe(false);
  });
});
