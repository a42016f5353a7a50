import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ChatServer, startChatServer } from "../../test/chat-server.js";
import { registerAttack } from "./attack.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-attack-people-"));
const letter = join(folder, "letter.txt");
const facts = join(folder, "facts.json");
let server: ChatServer;
let printed: string;

beforeAll(async () => {
  writeFileSync(
    letter,
    "[PERSON 1] is 34 and a nurse in Bergen. Her neighbour Tariq Mahmood says so.\n",
  );
  writeFileSync(
    facts,
    JSON.stringify({
      "letter.txt": [
        { attribute: "age", value: "34", person: "0" },
        { attribute: "health", value: "asthma", person: "0" },
      ],
    }),
  );
  server = await startChatServer(() =>
    JSON.stringify({
      who: [{ name: "Kari Nordmann", confidence: 0.2 }],
      people: [
        {
          person: "[PERSON 1]",
          attributes: [{ attribute: "age", value: 35, confidence: 0.8, evidence: "is 34" }],
        },
      ],
    }),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((chunk: unknown) => {
    printed += String(chunk);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const attack = async (...args: string[]) => {
  const program = new Command().exitOverride();
  registerAttack(program);
  const chat = ["--chat-address", server.address, "--chat-model", "any", "--price-in", "1"];
  const given = ["attack", "--document", letter, "--attacker", "chat", ...chat, ...args];
  await program.parseAsync(given, { from: "user" });
};

test("a chat model infers what is true of each person, and is graded", async () => {
  await attack("--facts", facts, "--json");
  const result = JSON.parse(printed);
  expect(result).toMatchObject({
    kind: "attribute-attack",
    people: 1,
    accuracy: 1,
    found: 0.5,
    foundBy: { age: { facts: 1, found: 1 }, health: { facts: 1, found: 0 } },
    cost: { requests: 3, unanswered: 0, tokensIn: 300, cost: 0.0003 },
  });
  expect(result.byDocument["letter.txt"].who[0].name).toBe("Kari Nordmann");
  const sent = server.calls.map(({ body }) => JSON.stringify(body)).join();
  expect(sent).toContain("a nurse in");
  expect(sent).not.toMatch(/Tariq|Mahmood/);
});

test("a dry run prints the requests and sends none", async () => {
  const before = server.calls.length;
  await attack("--dry-run", "--send", "originals");
  const lines = printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({
    service: "chat",
    text: expect.stringContaining("Tariq Mahmood"),
  });
  expect(server.calls).toHaveLength(before);
});

test("needs a model", async () => {
  const program = new Command().exitOverride();
  registerAttack(program);
  const given = ["attack", "--document", letter, "--attacker", "chat"];
  await expect(program.parseAsync(given, { from: "user" })).rejects.toMatchObject({
    code: "USAGE",
  });
});
