/** Labels in a review are those of any other run with the project's policy; the sentence about risk counts its people. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type { Output, Project } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const ENGLISH =
  "Mrs Beynon, a widowed organ builder with epilepsy, lives in Kirkwall. Her number is +44 1856 872 000, and she works for Oakfield Primary School.";
const GERMAN =
  "Frau Anna Berg, eine verwitwete Orgelbauerin mit Epilepsie, wohnt seit 2011 in Bamberg. Ihre Nummer ist +49 951 123456.";

const projectWith = async (policy: object): Promise<string> =>
  (await server.ask<Project>("ada", "POST", "/v1/projects", { name: "labels", policy })).body.id;

describe("labels", () => {
  test.each<[string, string, object]>([
    ["name the kind", ENGLISH, {}],
    ["are in the language of the text", GERMAN, {}],
    ["name the type where the policy says so", ENGLISH, { labels: "type" }],
    [
      "have the codes of a release with a key",
      ENGLISH,
      { release: "one", release_key: "a secret of a release, long enough" },
    ],
  ])("%s", async (_, text, own) => {
    const policy = { mask: "all", replace: "label", ...own };
    const { id } = await server.submit("sam", { text, project: await projectWith(policy) });
    await server.finish("rita", id);
    const released = await server.ask<Output>("rita", "GET", `/v1/tasks/${id}/output`);
    const direct = await server.ask<{ text: string }>("ada", "POST", "/v1/sanitize", {
      text,
      policy,
    });
    expect(released.body.text).toBe(direct.body.text);
    const labels = (await server.open("rita", id)).entities.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(released.body.text).toContain(label);
  });

  test("of what somebody marks are in the language of the text, with a number of their own", async () => {
    const { id } = await server.submit("sam", {
      text: GERMAN,
      project: await projectWith({ mask: "all", replace: "label" }),
    });
    const start = GERMAN.indexOf("eine verw");
    const { body } = await server.save("rita", id, {
      kind: "add",
      spans: [{ start, end: start + 4 }],
      type: "LOC",
    });
    const added = body.entities.at(-1)!;
    expect(added.label).toMatch(/^\[ORT \d+\]$/);
    const others = (await server.open("rita", id)).entities.filter(
      ({ id: one }) => one !== added.id,
    );
    expect(others.map(({ label }) => label)).not.toContain(added.label);
  });
});

test("people are counted in the policy's population", async () => {
  const of = async (policy: object) => {
    const { id } = await server.submit("sam", {
      text: ENGLISH,
      project: await projectWith(policy),
    });
    return (await server.open("rita", id)).fit!;
  };
  expect(await of({})).toMatchObject({ inferred: true });
  const staff = await of({ population: "staff: 340" });
  expect(staff).toMatchObject({ population: "staff", people: 340, inferred: false });
  expect(staff.expected).toBeLessThanOrEqual(340);
});
