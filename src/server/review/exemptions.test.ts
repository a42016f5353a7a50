/** The exemption log: every place that is withheld, with the reader's code or the one of its type. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { LETTER, type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type { ExemptionLog, Output, Project } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const CODES = [
  { code: "s. 40(2)", meaning: "personal data", types: ["PERSON", "CODE"] },
  { code: "s. 38", meaning: "health and safety" },
];

test("each replacement has its code, and no word of the original is in the log", async () => {
  const project = await server.ask<Project>("ada", "POST", "/v1/projects", {
    name: "Requests",
    policy: { mask: "all", replace: "label" },
    codes: CODES,
  });
  expect(project.body.codes).toEqual(CODES);
  const text = `To whom it may concern\n\n${LETTER}`;
  const { id } = await server.submit("sam", { text, project: project.body.id });
  const opened = await server.open("rita", id);
  expect(opened.codes).toEqual(CODES);
  const place = opened.mentions.find(({ text: words }) => words === "Bergen")!;
  const city = opened.mentions.find(({ text: words }) => words === "Oslo")!;
  const decide = (mention: string, reason: string) =>
    server.save("rita", id, { kind: "decide", changes: [{ mention, state: "mask" }], reason });
  await decide(place.id, "s. 38");
  await decide(city.id, "as Bergen");
  await server.finish("rita", id);
  const { body: log } = await server.ask<ExemptionLog>("abel", "GET", `/v1/tasks/${id}/exemptions`);
  const { body: output } = await server.ask<Output>("abel", "GET", `/v1/tasks/${id}/output`);
  expect(log).toMatchObject({ project: "Requests", hash: output.hash, version: output.version });
  expect(log.entries.map(({ words }) => words)).toEqual(
    output.replacements.map(({ replacement }) => replacement),
  );
  const of = (mention: string) => log.entries.find((one) => one.mention === mention)!;
  expect(of(place.id)).toMatchObject({ code: "s. 38", meaning: "health and safety", by: "rita" });
  // a reason that quotes what is hidden is written with its label
  expect(of(city.id)).toMatchObject({ code: `as ${of(place.id).words}`, meaning: null });
  for (const { type, code, paragraph } of log.entries) {
    expect(paragraph).toBe(2);
    if (type === "PERSON" || type === "CODE") expect(code).toBe("s. 40(2)");
  }
  expect(JSON.stringify(log)).not.toMatch(/Solveig|Lindqvist|Bergen|Oslo|Holm/);
});
