import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { startChatServer } from "../../test/chat-server.js";
import { registerSafety } from "./evaluate-safety.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-safety-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};

const texts = file("texts.json", {
  ann: "[PERSON 1] plays the theorbo and was the only woman in the village band of Freamunde.",
  bob: "[PERSON 1] plays music.",
  zoe: "[PERSON 1] likes tea.",
});
const background = file("background.json", {
  ann: "Ann Berg plays the theorbo and grew up in Freamunde. She restores harpsichords.",
  bob: "Bob Moe plays the violin and grew up in Oslo. He repairs clocks and keeps bees.",
  cy: "Cy Vik is a baker who lives in Porto with his sister. He sings in a choir.",
  dee: "Dee Lund plays chess and grew up in Lisbon. She teaches mathematics.",
});

async function safety(...args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const program = new Command().exitOverride();
  registerSafety(program);
  await program.parseAsync(["safety", ...args], { from: "user" });
  return write.mock.calls.map(([chunk]) => String(chunk)).join("");
}

describe("evaluate safety", () => {
  test("puts every measure that has what it needs beside an attack, with the words", async () => {
    const args = ["--background", background, "--attacker", "lexical", "--json"];
    const figures = JSON.parse(await safety(texts, ...args));
    expect(figures).toMatchObject({ version: 1, kind: "safety", documents: 3 });
    expect(Object.keys(figures.byMeasure)).toEqual([
      "classifier",
      "surprisal",
      "search",
      "uniqueness",
      "attack",
    ]);
    const { ann, bob, zoe } = figures.byDocument;
    expect(ann.attack).toMatchObject({ rank: 1, risky: 1 });
    expect(ann.attack.carriers.flatMap((one: { words: string[] }) => one.words)).toContain(
      "theorbo",
    );
    expect(ann.uniqueness.carriers[0].words[0]).toMatch(/only woman/);
    expect(bob.uniqueness).toEqual({ risk: 0, risky: 0, carriers: [] });
    expect(zoe.attack).toEqual({ notMeasured: "the background has no text about the person" });
    // what nobody could measure is not safe
    expect(figures.byMeasure.attack.measured).toBe(2);
    expect(figures.safe).toBeLessThanOrEqual(1 / 3 + 1e-4);
  });

  test("without background emulates the search and attacks nothing", async () => {
    const printed = await safety(texts, "--measures", "surprisal,search");
    expect(printed).toMatch(/^3 texts +measured +at risk/);
    expect(printed).toMatch(/^search +3/m);
    expect(printed).not.toMatch(/^attack/m);
    expect(printed).toMatch(/^ann\n( {2}.*\n)*? {2}uniqueness [\d.]+: .*only woman/m);
  });
});

describe("evaluate safety by an attacker that infers", () => {
  test("asks a chat model, which reads no direct identifier, and shows what it infers and by which words", async () => {
    const server = await startChatServer(({ question }) =>
      JSON.stringify({
        who: question.includes("theorbo")
          ? [{ name: "Ann Berg", confidence: 0.8, evidence: "theorbo" }]
          : [],
        people: [
          {
            person: "[PERSON 1]",
            attributes: [{ attribute: "sex", value: "female", confidence: 0.2 }],
          },
        ],
      }),
    );
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const own = file("own.json", {
      ann: "Solveig Lindqvist plays the theorbo.",
      bob: "[PERSON 1] plays music.",
    });
    const chat = ["--chat-address", server.address, "--chat-model", "any"];
    const figures = JSON.parse(await safety(own, "--attacker", "chat", ...chat, "--json"));
    await server.close();
    const { ann, bob } = figures.byDocument;
    expect(ann.chat).toMatchObject({ risk: 0.8, risky: 1 });
    expect(ann.chat.carriers[0].words).toEqual(["theorbo", "name Ann Berg"]);
    expect(bob.chat).toMatchObject({ risk: 0.2, risky: 0 });
    const sent = server.calls.map(({ question }) => question).join("\n");
    expect(sent).toContain("theorbo");
    expect(sent).not.toMatch(/Solveig|Lindqvist/);
  });

  test("takes visible words at their face without a model", async () => {
    const { byDocument } = JSON.parse(await safety(texts, "--attacker", "attributes", "--json"));
    expect(byDocument.ann.attributes).toHaveProperty("risk");
  });
});
