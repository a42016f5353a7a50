/** What docs/security.md says of requests to services, each sentence against a server that records what it is asked. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDocument, createSanitizer, type ServiceRequest } from "../src/index.js";
import { type RecordingServices, startRecordingServices } from "./recording-services.js";

let services: RecordingServices;
beforeAll(async () => {
  services = await startRecordingServices();
});
afterAll(() => services.close());
beforeEach(() => services.requests.splice(0));

/** Texts with their direct identifiers: made by form, so that none was looked at while the rules were written. */
const NAMES = ["Solveig Aasland", "Tariq Mahmood", "Eilidh MacAskill", "Bartosz Wróblewski"];
const CODES = ["sol.aasland@mail.example", "07700 900461", "GB33BUKB20201555555555", "521-44-9382"];
const PLACES = ["Qvistheim", "Freamunde", "Leeds"];
const TEXTS = NAMES.flatMap((name, i) => {
  const [first, last] = name.split(" ");
  return PLACES.map((place, j) => {
    const code = CODES[(i + j) % CODES.length]!;
    return {
      text: `${name} moved to ${place} in March 2019 and works as a cooper. Write to ${code}. ${last} lives at 48 Tannery Row, ${place} with ${first}'s sister.`,
      direct: [name, first!, last!, code, "48 Tannery Row"],
      person: name,
    };
  });
});

const sanitized = async (send?: "labels" | "originals", dryRun?: (one: ServiceRequest) => void) => {
  const sanitizer = await createSanitizer(
    { ...services.policy, ...(send && { send }) },
    dryRun ? { dryRun } : {},
  );
  for (const [i, { text, person }] of TEXTS.entries()) {
    const persons = i % 2 === 0 ? [person] : [];
    await sanitizer.sanitize(createDocument(text, { id: `${i}`, persons }));
  }
};

const of = (service: string, requests: readonly ServiceRequest[] = services.requests) =>
  requests.filter((one) => one.service === service).map(({ text }) => text);

describe("requests to services", () => {
  test("contain no direct identifier by default", async () => {
    await sanitized();
    for (const service of ["chat", "searxng", "wikidata"])
      expect(of(service).length).toBeGreaterThan(0);
    const sent = services.requests.map(({ text }) => text).join("\n");
    for (const { direct } of TEXTS) for (const words of direct) expect(sent).not.toContain(words);
  });

  test("ask Wikidata about names and nouns, never about numbers, people or addresses", async () => {
    await sanitized();
    for (const term of of("wikidata")) expect(term).toMatch(/^\p{L}[\p{L} .'’-]*$/u);
    expect(of("wikidata")).toContain("Qvistheim");
  });

  test("contain the originals where the policy says so", async () => {
    await sanitized("originals");
    expect(of("chat").join("\n")).toContain("Aasland");
    expect(of("searxng")).toContain('"Tariq Mahmood"');
    expect(of("wikidata").join("\n")).not.toMatch(/Aasland|Mahmood|Tannery/);
  });

  test("are all in a dry run, which sends none", async () => {
    await sanitized();
    const real = services.requests.splice(0);
    const dry: ServiceRequest[] = [];
    await sanitized(undefined, (request) => dry.push(request));
    expect(services.requests).toEqual([]);
    expect(new Set(of("wikidata", dry))).toEqual(new Set(of("wikidata", real)));
    expect(new Set(of("searxng", dry))).toEqual(new Set(of("searxng", real)));
    const candidates = (requests: readonly ServiceRequest[]) =>
      of("chat", requests).filter((text) => !text.includes("<document>"));
    expect(candidates(dry)).toEqual(expect.arrayContaining(candidates(real)));
    // an attack shows the words that the model wrote, which a dry run cannot know
    expect(of("chat", dry).length).toBeGreaterThanOrEqual(of("chat", real).length);
  });
});
