/** Words of one's own: what is hidden may not come back through them, in any form. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LETTER, type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import type { Check, Conflict, ReplacementCheck, Task } from "./schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const named = (of: Task, text: string) => of.mentions.find((mention) => mention.text === text)!;
const address = (id: string, what: string) => `/v1/tasks/${id}${what}`;

async function typed(words: string) {
  const { id } = await server.submit("sam", { text: LETTER, name: "letter" });
  const opened = await server.open("rita", id);
  const mention = named(opened, "Oslo");
  const { body: check } = await server.ask<ReplacementCheck>(
    "rita",
    "POST",
    address(id, "/replacement-check"),
    { mention: mention.id, text: words },
  );
  const saved = await server.save("rita", id, {
    kind: "decide",
    changes: [{ mention: mention.id, state: "generalize", replacement: words, level: null }],
  });
  const { body: checks } = await server.ask<Check[]>("rita", "GET", address(id, "/checks"));
  return {
    warned: check.warnings.map(({ kind }) => kind),
    before: opened.row.risk!,
    saved,
    after: saved.body.risk,
    check: checks.find(({ name }) => name === "own-words")!,
    id,
    mention: mention.id,
  };
}

describe("words of one's own", () => {
  test.each([
    ["where Lindqvist lives"],
    ["solveig's town"],
    ["LINDQVIST"],
    ["Lindqvíst’s home"],
    ["the town of slindqvist@post.example"],
    ["call 22113344"],
  ])("'%s' brings back what is hidden: refused, with the place", async (words) => {
    const { warned, before, saved, check, id } = await typed(words);
    expect(warned).toContain("contains-masked");
    expect(saved).toMatchObject({ status: 422, body: { code: "HIDDEN_WORDS" } });
    const { places } = saved.body as unknown as { places: { start: number; end: number }[] };
    const opened = await server.open("rita", id);
    const hidden = [...opened.text].slice(places[0]!.start, places[0]!.end).join("");
    expect(opened.mentions.map(({ text }) => text)).toContain(hidden);
    expect(JSON.stringify(saved.body)).not.toContain("Lindqvist");
    expect(opened.row.risk).toEqual(before);
    expect(check.ok).toBe(true);
  });

  test.each([["the town of Mr Tobias Engström"], ["write to hotel@fjord.example"]])(
    "'%s' names somebody new: the detectors say so",
    async (words) => {
      const { warned, after, check } = await typed(words);
      expect(warned).toContain("contains-identifier");
      expect(after.direct).toBe(1);
      expect(check.ok).toBe(false);
    },
  );

  test.each([["a city in the north"], ["the capital of a country"]])(
    "'%s' tells nothing: no such warning, the same risk",
    async (words) => {
      const { warned, before, after, check } = await typed(words);
      expect(warned).toEqual(["not-on-ladder"]);
      expect(after.level).toBe(before.level);
      expect(check.ok).toBe(true);
    },
  );

  test("undone, they stop nothing any more; and a client cannot call its own words harmless", async () => {
    const { id, mention } = await typed("write to hotel@fjord.example");
    const undo = (await server.open("rita", id)).undoable!;
    const { body } = await server.save("rita", id, { kind: "undo", event: undo });
    expect(body.risk.direct).toBe(0);
    const again = await server.save("rita", id, {
      kind: "decide",
      changes: [
        {
          mention,
          state: "generalize",
          replacement: "write to hotel@fjord.example",
          level: null,
          identifies: false,
        },
      ],
    });
    expect(again.body.risk.direct).toBe(1);
  });
});

describe("two windows of one person", () => {
  test("do not overwrite each other without a word", async () => {
    const { id } = await server.submit("sam", { text: LETTER, name: "windows" });
    const { id: mention } = named(await server.open("rita", id), "Bergen");
    const [one, other] = [randomUUID(), randomUUID()];
    const decide = (state: "keep" | "mask", window: string) =>
      server.save<Conflict>("rita", id, {
        kind: "decide",
        changes: [{ mention, state }],
        seen: 0,
        window,
      });
    expect((await decide("keep", one)).status).toBe(200);
    // the same window may go on before it has the answer
    expect((await decide("mask", one)).status).toBe(200);
    const late = await decide("keep", other);
    expect(late).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", conflicts: [{ mention, theirs: { state: "mask", by: "rita" } }] },
    });
  });
});

describe("what somebody may do", () => {
  test("is said beforehand, and is what the server does", async () => {
    const { body: project } = await server.ask<{ id: string }>("ada", "POST", "/v1/projects", {
      name: "Twice",
      readers: 2,
      annotators: ["rita", "ron"],
    });
    const { id } = await server.submit("ada", { text: LETTER, name: "two", project: project.id });
    const rita = await server.open("rita", id);
    expect(rita.may).toMatchObject({ edit: true, finish: true, settle: false });
    // blind: nobody beside the readers may see or attack what they decide
    expect((await server.open("abel", id)).may).toMatchObject({ edit: false, attack: false });
    await server.save("rita", id, {
      kind: "decide",
      changes: [{ mention: named(rita, "Bergen").id, state: "keep" }],
    });
    await server.finish("rita", id);
    expect((await server.open("rita", id)).may).toMatchObject({ edit: false, finish: false });
    await server.finish("ron", id);

    // a third person settles, by role and not by seat
    const abel = await server.open("abel", id);
    expect(abel.may.settle).toBe(true);
    const { body: agreement } = await server.ask<{
      clusters: { id: string; differs: string[]; resolution: null }[];
    }>("abel", "GET", address(id, "/agreement"));
    const cluster = agreement.clusters.find(({ differs }) => differs.length > 0)!;
    const settled = await server.save("abel", id, {
      kind: "resolve",
      cluster: cluster.id,
      take: "protective",
    });
    expect(settled.status).toBe(200);
    // whoever settled does not approve
    expect((await server.open("abel", id)).may.approve).toBe(false);
  });
});
