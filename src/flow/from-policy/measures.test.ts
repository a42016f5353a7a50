/** What goes wrong with measures of risk is an error with a code that says which setting to change; nothing comes out. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { createDocument } from "../../document/document.js";
import { createSanitizer } from "../../index.js";
import type { Policy } from "../../policy/policy.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-measures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = "Ann Berg plays the theorbo in Freamunde, and has done so since 4 June 1975.";

async function sanitized(policy: Partial<Policy>): Promise<string> {
  const sanitizer = await createSanitizer({ version: 1, ...policy });
  const { text } = await sanitizer.sanitize(createDocument(TEXT, { persons: ["Ann Berg"] }));
  return text;
}

/** The address of a provider that answers everything with one status. */
async function answering(status: number): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, response) => response.writeHead(status).end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const searxng = (address: string): Partial<Policy> => ({
  measures: ["search"],
  search: { provider: "searxng", address, pace_seconds: 0.001 },
});

function background(text: string): string {
  const path = join(folder, "background.json");
  writeFileSync(path, JSON.stringify({ somebody: text }));
  return path;
}

describe("a measure that cannot run is an error with a way out", () => {
  test.each<[string, Partial<Policy>, string, RegExp]>([
    [
      "search without background texts",
      { measures: ["search"] },
      "BACKGROUND_MISSING",
      /'background' in the policy or --background/,
    ],
    [
      "attack without background texts",
      { measures: ["attack"] },
      "BACKGROUND_MISSING",
      /'background' in the policy or --background/,
    ],
    [
      "a background folder that is not there",
      { measures: ["search"], background: join(folder, "nowhere") },
      "INPUT_NOT_FOUND",
      /check the path/,
    ],
    ["k-anonymity without an index", { mask: "k-anonymity" }, "MEASURE_UNAVAILABLE", /--index/],
    [
      "SearXNG without an address",
      { measures: ["search"], search: { provider: "searxng" } },
      "MEASURE_UNAVAILABLE",
      /'search.address'/,
    ],
    [
      "Brave without a key",
      { measures: ["search"], search: { provider: "brave" } },
      "MEASURE_UNAVAILABLE",
      /'search.key_file'/,
    ],
    [
      "a key that is not there",
      { measures: ["search"], search: { provider: "brave", key_file: join(folder, "nowhere") } },
      "POLICY_UNREADABLE",
      /'search.key_file'/,
    ],
    [
      "a provider that is not there",
      searxng("http://127.0.0.1:9/"),
      "SEARCH_UNREACHABLE",
      /'search.address', or leave 'search' out/,
    ],
    [
      "budgets that contradict each other",
      { measures: ["surprisal"], budget: { risk: 0, information: 0.01 } },
      "BUDGET_CONTRADICTORY",
      /'budget.risk' or 'budget.information'/,
    ],
  ])("%s", async (_, policy, code, hint) => {
    await expect(sanitized(policy)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(hint),
    });
  });

  test.each<[number, string]>([
    [429, "SEARCH_REFUSED"],
    [403, "SEARCH_REFUSED"],
    [500, "SEARCH_UNREACHABLE"],
  ])("a provider that answers %i", async (status, code) => {
    const { address, close } = await answering(status);
    const failure = await sanitized(searxng(address)).catch((error: unknown) => error);
    close();
    expect(failure).toMatchObject({ code });
    expect((failure as Error).message).not.toMatch(/Ann|Berg|theorbo|Freamunde/);
  });

  test.each(["search", "attack"] as const)(
    "%s for a person on whom there is no text",
    async (measure) => {
      const texts = background("Bob Moe plays the violin.");
      await expect(sanitized({ measures: [measure], background: texts })).rejects.toMatchObject({
        code: "SEARCH_PERSON_UNKNOWN",
        message: expect.stringContaining("--person"),
      });
    },
  );
});

/** A network of the tests: after 'in', berlin has the logit 4 and paris 3, twelve other pieces 0. */
const FILL_MASK = fileURLToPath(
  new URL("../../models/fixtures/folders/fill-mask", import.meta.url),
);

describe("surprisal by a model of the user's", () => {
  const policy: Policy = {
    version: 1,
    measures: ["surprisal"],
    models: { surprisal: FILL_MASK },
    detectors: [{ name: "towns", type: "LOC", words: ["Berlin", "Paris", "Ann"] }],
  };
  const read = async (changes: Partial<Policy> = {}, language?: string) => {
    const sanitizer = await createSanitizer({ ...policy, ...changes });
    const text = "Ann lives in Berlin.";
    const options = language === undefined ? {} : { language };
    return sanitizer.assess(await sanitizer.detect(createDocument(text, options)));
  };

  test("asks that model, with the paper's threshold", async () => {
    const { scores, risks } = await read();
    const expected = 4 - Math.log(Math.exp(4) + Math.exp(3) + 13);
    const berlin = scores.find(({ score }) => Math.abs(score - expected) < 0.006);
    expect(berlin).toMatchObject({ measure: "surprisal" });
    expect(risks).not.toContain(berlin);
    const strict = await read({ thresholds: { surprisal: -0.2 } });
    expect(strict.risks.length).toBe(strict.scores.length);
  });

  test("is named before it is asked", async () => {
    const missing = { models: { surprisal: join(folder, "nowhere") } };
    await expect(read(missing)).rejects.toMatchObject({ code: "MODEL_MISSING" });
  });

  test("reads words in place of a mention, for levels", async () => {
    const sanitizer = await createSanitizer({
      ...policy,
      levels: true,
      thresholds: { surprisal: -0.2 },
    });
    const { text } = await sanitizer.sanitize(createDocument("Ann lives in Berlin."));
    expect(text).not.toMatch(/Berlin/);
  });
});

test("surprisal reads each paragraph of a text with the model of its language", async () => {
  const sanitizer = await createSanitizer({
    version: 1,
    measures: ["surprisal"],
    allow_unsupported_language: true,
  });
  const text =
    "The applicant was born in Ankara in 1961 and has lived with her family since.\n\nDie Klägerin wohnt seit dem Unfall mit ihren Kindern in Görlitz und arbeitet nicht mehr.\n\nŽalobkyně bydlí s dětmi v Olomouci a po nehodě už nemohla pracovat jako dříve.";
  const assessed = await sanitizer.assess(await sanitizer.detect(createDocument(text)));
  const evidenceOf = (word: string) => {
    const at = assessed.mentions.findIndex(({ start }) => start === text.indexOf(word));
    const { id } = assessed.entities.find(({ mentions }) => mentions.includes(at))!;
    return assessed.scores.find(({ entities }) => entities[0] === id)!.evidence;
  };
  expect(evidenceOf("Ankara")).toMatch(/^a reader guesses/);
  expect(evidenceOf("Görlitz")).toMatch(/^a reader of German guesses/);
  expect(evidenceOf("Olomouci")).toMatch(/^no language model of Czech/);
});
