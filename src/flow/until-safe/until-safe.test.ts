/** Hiding until an attack fails, with the shipped models and a background written for the test. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startChatServer } from "../../../test/chat-server.js";
import { createDocument, type Sanitized } from "../../document/document.js";
import { sanitizedToJson } from "../../document/json.js";
import { createResources, createSanitizer, type Policy } from "../../index.js";
import { checkPolicy } from "../../policy/policy.js";
import { opponentOf } from "./opponent.js";

const BACKGROUND = {
  ann: "Ann Berg plays the theorbo and grew up in Freamunde. She restores harpsichords, collects beetles and won the Harvest Cup in 1994. Her uncle taught her to sail.",
  bob: "Bob Moe plays the violin and grew up in Oslo. He repairs clocks and keeps bees. In 1990 he won a chess tournament.",
  cy: "Cy Vik is a baker who lives in Freamunde with his sister. He sings in a choir and collects stamps.",
  dee: "Dee Lund plays chess and grew up in Lisbon. She teaches mathematics and wrote two novels about the sea.",
  eli: "Eli Roos is a carpenter in Utrecht. He builds boats, plays the trumpet and has three children.",
  fay: "Fay Holm directs a theatre in Bergen. She was born in 1971 and studied law before she went on the stage.",
  gus: "Gus Lind drives a tram in Vienna. He writes poems and won a prize for them in 2003.",
  hal: "Hal Dorn is a nurse in Leeds. She runs marathons and grows tomatoes on the roof.",
};
const TEXT =
  "Ann Berg plays the theorbo and grew up in Freamunde. She restores harpsichords and collects beetles. The weather was good that day.";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-until-safe-"));
const background = join(folder, "background.json");
writeFileSync(background, JSON.stringify(BACKGROUND));
afterAll(() => rmSync(folder, { recursive: true }));

const resources = createResources();
const sanitizerOf = (policy: Partial<Policy>) =>
  createSanitizer(
    { version: 1, background, until_safe_attacker: "lexical", ...policy },
    { resources },
  );

async function sanitized(policy: Partial<Policy>, id = "ann") {
  const sanitizer = await sanitizerOf(policy);
  return sanitizer.sanitize(createDocument(TEXT, { id, persons: ["Ann Berg"] }));
}

/** The same attack, asked from outside about the text that came out. */
async function attacked({ text, replacements }: Sanitized, bound: number) {
  const sanitizer = await sanitizerOf({});
  const policy = checkPolicy({ version: 1, background, until_safe_attacker: "lexical" });
  const { embedder } = resources;
  const opponent = await opponentOf(policy, { embedder, detect: sanitizer.detect, resources })();
  const replaced = replacements.map(({ outStart, outEnd }) => ({ start: outStart, end: outEnd }));
  return opponent.against({ id: "ann", persons: [] }, bound)(replaced)(text);
}

describe("until_safe", () => {
  test("hides what names the person, also words that no detector found, and keeps the rest", async () => {
    const result = await sanitized({ until_safe: 0.3 });
    const { safety, decisions, text, mentions, entities } = result;
    expect(safety!.before.rank).toBe(1);
    expect(safety!.after.rank).toBeGreaterThan(1);
    expect(safety!.after.probability).toBeLessThanOrEqual(0.3);
    const { rank, probability } = await attacked(result, 0.3);
    expect(rank).toBe(safety!.after.rank);
    expect(probability).toBeCloseTo(safety!.after.probability, 4);
    expect(text).toContain("The weather was good that day.");
    for (const id of safety!.hidden) {
      expect(decisions.find(({ entity }) => entity === id)!.action).toBe("mask");
    }
    const added = mentions.filter(({ detector }) => detector === "until-safe");
    expect(added.length).toBeGreaterThan(0);
    for (const { start, end } of added) expect(TEXT.slice(start, end)).toMatch(/^\p{L}/u);
    // mentions stay in reading order, and entities point at their own
    expect(mentions).toEqual([...mentions].sort((a, b) => a.start - b.start));
    const owned = entities.flatMap((entity) => entity.mentions).sort((a, b) => a - b);
    expect(owned).toEqual([...mentions.keys()]);
  });

  test("hides more under a lower bound, and says so in JSON", async () => {
    const loose = await sanitized({ until_safe: 0.4 });
    const strict = await sanitized({ until_safe: 0.2 });
    expect(strict.safety!.after.probability).toBeLessThanOrEqual(0.2);
    expect(strict.cost.hidden).toBeGreaterThanOrEqual(loose.cost.hidden);
    const { safety } = sanitizedToJson(strict);
    expect(safety).toMatchObject({ attacker: "lexical", candidates: 8, bound: 0.2 });
    expect(safety!.hidden).toEqual(strict.safety!.hidden);
  });

  test("gives the same text each time", async () => {
    const policy = { until_safe: 0.25 };
    expect((await sanitized(policy)).text).toBe((await sanitized(policy)).text);
  });

  test("leaves a text alone that names nobody", async () => {
    const sanitizer = await sanitizerOf({ until_safe: 0.9 });
    const { safety, text } = await sanitizer.sanitize(
      createDocument("The weather was good that day.", { id: "ann" }),
    );
    expect(safety!.hidden).toEqual([]);
    expect(text).toBe("The weather was good that day.");
  });

  test("refuses a text that cannot be made safe, without a word of it", async () => {
    const error = await sanitized({ until_safe: 0.001 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "SAFETY_UNREACHED" });
    expect(String(error)).not.toMatch(/theorbo|Ann|Freamunde/);
  });

  test("refuses a text about nobody in the background, and a policy without background", async () => {
    const unknown = await sanitizerOf({ until_safe: 0.5 });
    await expect(unknown.sanitize(createDocument(TEXT, { id: "zoe" }))).rejects.toMatchObject({
      code: "SEARCH_PERSON_UNKNOWN",
    });
    await expect(createSanitizer({ version: 1, until_safe: 0.5 })).rejects.toMatchObject({
      code: "BACKGROUND_MISSING",
    });
  });

  test("hides nothing that the policy keeps", async () => {
    const sanitizer = await sanitizerOf({
      until_safe: 0.5,
      detectors: [{ name: "instruments", type: "DEM", subtype: "occupation", words: ["theorbo"] }],
      types: { occupation: "keep" },
    });
    const outcome = await sanitizer
      .sanitize(createDocument(TEXT, { id: "ann", persons: ["Ann Berg"] }))
      .catch((error: unknown) => error as { code: string });
    if ("code" in outcome) expect(outcome.code).toBe("SAFETY_UNREACHED");
    else expect(outcome.text).toContain("theorbo");
  });
});

test("names what was hidden for it with the probability that it takes, and never a list number", async () => {
  const listed = `1. ${TEXT}\n2. She went home.`;
  const sanitizer = await sanitizerOf({ until_safe: 0.3 });
  const result = await sanitizer.sanitize(
    createDocument(listed, { id: "ann", persons: ["Ann Berg"] }),
  );
  const { safety, text } = result;
  expect(safety!.gains.map(({ entity }) => entity)).toEqual(safety!.hidden);
  expect(safety!.gains.some(({ gain }) => gain > 0)).toBe(true);
  expect(text).toMatch(/^1\. .*\n2\. She went home\.$/s);
});

test("hides what leads a chat model to the name, without any background, and refuses what it cannot", async () => {
  const named = JSON.stringify({
    who: [{ name: "Ann Berg", confidence: 0.9, evidence: "weather" }],
    people: [],
  });
  const server = await startChatServer(({ question }) =>
    question.includes("weather") ? named : '{"who": [], "people": []}',
  );
  const policy = {
    version: 1 as const,
    until_safe: 0.5,
    until_safe_attacker: "chat" as const,
    chat: { address: server.address, model: "any", readings: 1 },
  };
  const sanitizer = await createSanitizer(policy, { resources });
  const document = createDocument(TEXT, { id: "ann", persons: ["Ann Berg"] });
  const { text, safety } = await sanitizer.sanitize(document);
  expect(safety).toMatchObject({ attacker: "chat", before: { rank: 1, probability: 0.9 } });
  expect(safety!.after.rank).toBeGreaterThan(1);
  expect(text).not.toContain("weather");
  expect(text).toMatch(/was good that day\.$/);
  for (const { question } of server.calls) expect(question).not.toMatch(/Ann|Berg/);
  server.behave(() => named);
  const dry: string[] = [];
  const options = { resources, dryRun: (request: { text: string }) => dry.push(request.text) };
  await (await createSanitizer(policy, options)).sanitize(document);
  expect(server.calls).toEqual([]);
  expect(dry.join()).toContain("weather");
  // another text: the model's answers to this one are kept
  const other = createDocument(`${TEXT} It stayed so.`, { id: "ann", persons: ["Ann Berg"] });
  await expect(sanitizer.sanitize(other)).rejects.toMatchObject({ code: "SAFETY_UNREACHED" });
  await server.close();
});
