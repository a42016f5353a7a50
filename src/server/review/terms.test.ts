/** A term that somebody found is hidden in all documents that were looked at, and found by the machine from then on. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type { Batch, Output, Project, TermPreview } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const outputOf = async (id: string) =>
  (await server.ask<Output>("ada", "GET", `/v1/tasks/${id}/output`)).body.text;

test("a term: seen in all documents, hidden as seen, in the policy from then on, and taken back", async () => {
  const { body: made } = await server.ask<Project>("ada", "POST", "/v1/projects", {
    name: "Folders",
  });
  const at = `/v1/projects/${made.id}/terms`;
  const texts = [
    "It was the Blue folder again.",
    "No papers here.",
    "a blue Folder; the BLUE FOLDER.",
  ];
  const ids: string[] = [];
  for (const text of texts) {
    server.clock.now = new Date(server.clock.now.getTime() + 1_000); // listed in order of creation
    ids.push((await server.submit("sam", { text, project: made.id })).id);
  }
  const term = { words: "blue folder", type: "MISC" };
  expect((await server.ask("rita", "POST", `${at}/preview`, term)).status).toBe(403);
  const { body: seen } = await server.ask<TermPreview>("ada", "POST", `${at}/preview`, term);
  expect(seen).toMatchObject({ mentions: 3, skipped: [] });
  expect(seen.targets.map(({ task }) => task)).toEqual([ids[0], ids[2]]);
  expect(seen.sample.map(({ text }) => text.toLowerCase())).toEqual(Array(3).fill("blue folder"));
  // nothing was changed by looking
  expect(await outputOf(ids[0]!)).toContain("Blue folder");

  const id = crypto.randomUUID();
  const targets = seen.targets.map(({ task, seen: version, spans }) => ({
    task,
    seen: version,
    spans,
  }));
  const { body: batch } = await server.ask<Batch>("ada", "POST", at, { id, ...term, targets });
  expect(batch.applied.map(({ mentions }) => mentions)).toEqual([1, 2]);
  for (const one of ids) expect(await outputOf(one)).not.toMatch(/folder/i);
  const { body: again } = await server.ask<Batch>("ada", "POST", at, { id, ...term, targets });
  expect(again).toEqual(batch);

  const fresh = await server.submit("sam", {
    text: "Which folder? The blue Folder.",
    project: made.id,
  });
  const { mentions } = await server.open("ada", fresh.id);
  expect(mentions.map(({ text }) => text)).toContain("blue Folder");
  const projects = (await server.ask<Project[]>("ada", "GET", "/v1/projects")).body;
  const { detectors } = projects.find(({ id: one }) => one === made.id)!.policy;
  expect(detectors).toEqual([{ name: "term 1", type: "MISC", words: ["blue folder"] }]);

  await server.ask("ada", "POST", `/v1/projects/${made.id}/batches/${id}/undo`);
  expect(await outputOf(ids[2]!)).toBe(texts[2]);
});

test("an expression: each wording is an entity of its own, and a bad one is refused", async () => {
  const { body: made } = await server.ask<Project>("ada", "POST", "/v1/projects", {
    name: "Rooms",
  });
  const at = `/v1/projects/${made.id}/terms`;
  const text = "They met in zone-qa, then in zone-qb, and in zone-qa again.";
  const { id: task } = await server.submit("sam", { text, project: made.id });
  const refused = await server.ask("ada", "POST", `${at}/preview`, {
    expression: "(",
    type: "MISC",
  });
  expect(refused.body).toMatchObject({ code: "PATTERN_INVALID" });
  const both = { expression: "a", words: "a", type: "MISC" };
  expect((await server.ask("ada", "POST", `${at}/preview`, both)).status).toBe(400);
  const term = { expression: "zone-q[a-z]", type: "LOC" };
  const { body: seen } = await server.ask<TermPreview>("ada", "POST", `${at}/preview`, term);
  const targets = seen.targets.map(({ name: _, ...target }) => target);
  await server.ask("ada", "POST", at, { id: crypto.randomUUID(), ...term, targets });
  const output = await outputOf(task);
  const labels = [...output.matchAll(/\[[^\]]+\]/g)].map(([label]) => label);
  expect(labels).toHaveLength(3);
  expect(labels[0]).toBe(labels[2]);
  expect(labels[0]).not.toBe(labels[1]);
});
