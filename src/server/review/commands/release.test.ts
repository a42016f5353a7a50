/** From the queue to the export, over HTTP, with the real models and an embedded database. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docxOf, p, partsOf, run, textOf } from "../../../../test/docx.js";
import { LETTER, type ReviewServer, startReviewServer } from "../../../../test/review-server.js";
import type {
  Approval,
  AttackResult,
  Mention,
  Output,
  Task,
  TaskList,
  TaskRow,
  WhatIf,
} from "../schema.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer();
});
afterAll(() => server?.close());

const letter = (more: Record<string, unknown> = {}) =>
  server.submit("sam", { text: LETTER, name: "letter.txt", ...more });
const task = (id: string, what = "") => `/v1/tasks/${id}${what}`;
const named = (of: Task, text: string): Mention =>
  of.mentions.find((mention) => mention.text === text)!;
const decide = (mention: string, state: "keep" | "mask") => ({
  kind: "decide" as const,
  changes: [{ mention, state }],
});

describe("a document from the queue to the export", () => {
  test("is detected, decided, approved by another person and exported without a masked word", async () => {
    const row = await letter();
    expect(row).toMatchObject({ status: "open", open: 8, total: 8, why: "not begun", version: 0 });

    const next = await server.ask<TaskRow>("rita", "POST", "/v1/tasks/next", {});
    expect(next).toMatchObject({ status: 200, body: { id: row.id, lease: { by: "rita" } } });
    const opened = await server.open("rita", row.id);
    const characters = [...opened.text];
    for (const { start, end, text } of opened.mentions) {
      expect(characters.slice(start, end).join("")).toBe(text);
    }
    expect(named(opened, "Solveig Lindqvist")).toMatchObject({
      type: "PERSON",
      state: "mask",
      replacement: "[PERSON 1]",
      decided: null,
    });
    const ladder = opened.entities.find(
      ({ id }) => id === named(opened, "violinist").entity,
    )!.ladder;
    expect(ladder.at(-1)).toMatchObject({ text: "[JOB 1]", state: "mask" });
    expect(ladder.length).toBeGreaterThan(1);

    const finished = await server.finish("rita", row.id);
    expect(finished.row).toMatchObject({ status: "finished", open: 0, why: "waits for approval" });
    const before = await server.ask("sam", "GET", task(row.id, "/export"));
    expect(before).toMatchObject({ status: 409, body: { code: "NOT_APPROVED" } });

    const { body: output } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    const approved = await server.approve("abel", row.id, { hash: output.hash });
    expect(approved).toMatchObject({ status: 200, body: { approval: { by: "abel" } } });

    for (const form of ["same", "txt", "json", "masks", "report", "report-json"]) {
      const { status, text, headers } = await server.ask(
        "sam",
        "GET",
        task(row.id, `/export?form=${form}`),
      );
      expect(status).toBe(200);
      expect(String(headers["content-disposition"])).toContain(`redacted-${row.id.slice(0, 8)}`);
      expect(headers["cache-control"]).toBe("no-store");
      expect(text).not.toMatch(/Solveig|Lindqvist|Holm|Bergen|22 11 33 44|4 June 1975/);
    }
    const same = await server.ask("sam", "GET", task(row.id, "/export"));
    expect(same.text).toBe(output.text);
    expect((await server.ask<TaskRow>("sam", "GET", task(row.id, "/row"))).body.status).toBe(
      "exported",
    );
  });

  test("a Word file comes back as a Word file", async () => {
    const content = Buffer.from(docxOf({ body: p(...[...LETTER].map((one) => run(one))) }));
    const row = await server.submit("sam", {
      content: content.toString("base64"),
      name: "letter.docx",
    });
    await server.open("rita", row.id);
    await server.finish("rita", row.id);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    expect((await server.approve("abel", row.id, { hash: body.hash })).status).toBe(200);
    const { rawPayload, statusCode } = await server.app.inject({
      url: task(row.id, "/export?form=same"),
      headers: { authorization: "Bearer token-sam" },
    });
    expect(statusCode).toBe(200);
    expect(textOf(rawPayload)).toBe(body.text);
    expect(JSON.stringify(partsOf(rawPayload))).not.toMatch(/Solveig|Lindqvist|Bergen/);
  });

  test("takes no hidden word along in names, reasons and evidence", async () => {
    const row = await server.submit("sam", {
      text: LETTER,
      name: "Lindqvist.txt",
      persons: ["Solveig Lindqvist", "Sölve Lind"],
    });
    const opened = await server.open("rita", row.id);
    // 'violinist' is kept inside a hidden stretch, so it must not be told as kept either
    const around = LETTER.indexOf("a violinist from Bergen");
    await server.save("rita", row.id, decide(named(opened, "violinist").id, "keep"));
    await server.save("rita", row.id, {
      kind: "add",
      spans: [{ start: around, end: around + "a violinist from Bergen".length }],
      type: "MISC",
    });
    await server.finish("rita", row.id);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    expect((await server.approve("abel", row.id, { hash: body.hash })).status).toBe(200);
    for (const form of ["same", "txt", "json", "masks", "report", "report-json"]) {
      const { status, text } = await server.ask("sam", "GET", task(row.id, `/export?form=${form}`));
      expect(status).toBe(200);
      expect(text).not.toMatch(/Lindqvist|violinist|Bergen|Sölve/);
    }
  });

  test("leaves names of the report's own form alone, whatever is hidden", async () => {
    const text = "Mr Neural Mask met Ann Keep of Oslo.";
    const row = await server.submit("sam", { text });
    const opened = await server.open("rita", row.id);
    const spans = ["Neural", "Mask", "Keep"].map((word) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
    }));
    await server.save("rita", row.id, {
      kind: "remove",
      mentions: opened.mentions.map(({ id }) => id),
    });
    await server.save("rita", row.id, { kind: "add", spans, type: "PERSON" });
    await server.finish("rita", row.id);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    expect((await server.approve("abel", row.id, { hash: body.hash })).status).toBe(200);
    const exported = await server.ask("sam", "GET", task(row.id, "/export?form=report-json"));
    const { documents } = JSON.parse(exported.text) as {
      documents: [{ entities: { action: string }[] }];
    };
    expect(documents[0].entities.map(({ action }) => action)).toContain("mask");
  });

  test("gives training data with the originals to approvers only", async () => {
    const row = await letter();
    await server.finish("rita", row.id);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    await server.approve("abel", row.id, { hash: body.hash });
    const form = (user: "rita" | "abel", name: string) =>
      server.ask<Record<string, never>[]>(user, "GET", task(row.id, `/export?form=${name}`));
    expect((await form("rita", "tab")).status).toBe(403);
    const { text } = await form("abel", "wikireplace");
    const [document] = JSON.parse(text);
    expect(document.text).toBe(LETTER);
    const mention = document.annotations.reader1.entity_mentions.find(
      (one: { span_text: string }) => one.span_text === "violinist",
    );
    expect(mention).toMatchObject({ entity_type: "DEM", identifier_type: "QUASI" });
    const { generalizations, generalization_selection: selection } = mention.replacement;
    expect(Object.keys(selection)).toHaveLength(1);
    expect(Object.values(generalizations).flat()).toContain(Object.keys(selection)[0]);
    expect([...LETTER].slice(mention.start_offset, mention.end_offset).join("")).toBe("violinist");
  });

  test("writes no decision of the machine under a reader's name", async () => {
    const row = await letter();
    await server.finish("rita", row.id);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    await server.approve("abel", row.id, { hash: body.hash });
    const { status, text } = await server.ask("abel", "GET", task(row.id, "/export?form=tab"));
    expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
    const [document] = JSON.parse(text);
    const exported: { identifier_type: string; provenance: Record<string, string> }[] =
      document.annotations.reader1.entity_mentions;
    expect(exported.length).toBeGreaterThan(0);
    for (const { identifier_type: identifier, provenance } of exported) {
      expect(provenance).toMatchObject({
        span: "machine",
        entity_type: "machine",
        masked: "reader1",
      });
      expect(provenance["identifier_type"]).toBe(identifier === "NO_MASK" ? "reader1" : "machine");
    }
    expect(text).not.toContain("confidential_status");
  });

  test("is not finished before everything was decided and swept", async () => {
    const row = await server.submit("sam", { text: `${LETTER} We met Zorblax again.` });
    const early = await server.save("rita", row.id, { kind: "finish" });
    expect(early).toMatchObject({ status: 409, body: { code: "CHECKS_FAILED" } });
    const checks = (early.body as unknown as { checks: { name: string; ok: boolean }[] }).checks;
    expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["open"]),
    );
    expect((await server.open("rita", row.id)).row.version).toBe(0);
  });

  test("without any detection it comes first and still has to be swept", async () => {
    await letter();
    const row = await server.submit("sam", { text: "We went to town in 1999 and came back." });
    const bare = (await server.open("rita", row.id)).mentions;
    if (bare.length > 0) {
      await server.save("rita", row.id, { kind: "remove", mentions: bare.map(({ id }) => id) });
    }
    const { body } = await server.ask<TaskList>("rita", "GET", "/v1/tasks?status=open");
    expect(body.tasks[0]).toMatchObject({ id: row.id, why: "no detections" });
  });
});

describe("approval", () => {
  const finished = async () => {
    const row = await letter();
    await server.finish("rita", row.id);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    return { id: row.id, hash: body.hash };
  };

  test("dies with any change, is refused by the export, and never comes back by itself", async () => {
    const { id, hash } = await finished();
    await server.approve("abel", id, { hash });
    const { undoable, mentions } = await server.open("rita", id);
    expect(undoable).not.toBeNull();
    const changed = await server.save("rita", id, decide(mentions[0]!.id, "keep"));
    expect(changed.body.row.status).toBe("open");
    await server.save("rita", id, { kind: "undo", event: changed.body.event });
    const { body } = await server.ask<Approval>("abel", "GET", task(id, "/approval"));
    expect(body).toMatchObject({
      hash,
      approval: null,
      voided: { by: "rita", approvedBy: "abel" },
    });
    expect((await server.ask("abel", "GET", task(id, "/export"))).status).toBe(409);
  });

  test("a comment leaves it standing", async () => {
    const { id, hash } = await finished();
    await server.approve("abel", id, { hash });
    await server.save("rita", id, { kind: "comment", text: "well done" });
    expect((await server.ask("sam", "GET", task(id, "/export"))).status).toBe(200);
  });

  test("is bound to the output that was read", async () => {
    const { id } = await finished();
    const answer = await server.approve("abel", id, { hash: "0".repeat(64) });
    expect(answer).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  });

  test("is not for who decided, nor for a reviewer", async () => {
    const row = await letter();
    await server.finish("abel", row.id);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    const own = await server.approve("abel", row.id, { hash: body.hash });
    expect(own).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } });
    const low = await server.approve("rita", row.id, { hash: body.hash });
    expect(low).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } });
  });

  test("needs the approver to sign in again", async () => {
    const { id, hash } = await finished();
    for (const token of [undefined, "token-rita", "none"]) {
      const answer = await server.ask("abel", "POST", task(id, "/approval"), {
        hash,
        ...(token && { token }),
      });
      expect(answer).toMatchObject({ status: 401, body: { code: "NOT_AUTHENTICATED" } });
    }
    expect((await server.approve("abel", id, { hash })).status).toBe(200);
  });

  test("needs a reason where the risk is above the threshold", async () => {
    const row = await letter();
    const opened = await server.open("rita", row.id);
    await server.save("rita", row.id, decide(named(opened, "Bergen").id, "keep"));
    await server.finish("rita", row.id);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    const attempt = (more: object) => server.approve("abel", row.id, { hash: body.hash, ...more });
    expect(await attempt({})).toMatchObject({ status: 409, body: { code: "CHECKS_FAILED" } });
    expect(await attempt({ acceptRisk: true })).toMatchObject({ status: 400 });
    expect(await attempt({ acceptRisk: true, reason: "the town is known" })).toMatchObject({
      status: 200,
      body: { approval: { acceptedRisk: true, reason: "the town is known" } },
    });
  });

  test("what shows a hidden name elsewhere is neither finished nor approved", async () => {
    const row = await server.submit("sam", { text: `${LETTER}` });
    const opened = await server.open("rita", row.id);
    const { id } = named(opened, "violinist");
    const names = opened.mentions.filter(({ text }) => text.includes("Lindqvist"));
    const bring = (state: "keep" | "mask") =>
      server.save("rita", row.id, {
        kind: "decide",
        changes: names.map(({ id: mention }) => ({ mention, state })),
      });
    // written while the name shows, and hidden only afterwards
    await bring("keep");
    await server.save("rita", row.id, {
      kind: "decide",
      changes: [{ mention: id, state: "generalize", replacement: "friend of Lindqvist" }],
    });
    await bring("mask");
    await expect(server.finish("rita", row.id)).rejects.toThrow(/own-words \(1\)/);
    const { body } = await server.ask<Output>("abel", "GET", task(row.id, "/output"));
    expect(body.residue.length).toBeGreaterThan(0);
    const answer = await server.approve("abel", row.id, { hash: body.hash });
    expect(answer).toMatchObject({ status: 409, body: { code: "CHECKS_FAILED" } });
  });
});

describe("an attack on the output", () => {
  test("ranks the people of a background, names the clues, and is stale after a decision", async () => {
    const people = [
      ["Solveig Lindqvist", "Solveig Lindqvist is a violinist of Bergen who now lives in Oslo."],
      ["Erik Holm", "Erik Holm was a physician of Trondheim who wrote about fishing."],
      ["Marta Nowak", "Marta Nowak is a chess player from Gdynia and teaches mathematics."],
    ];
    const { body: background } = await server.ask<{ id: string }>(
      "abel",
      "POST",
      "/v1/backgrounds",
      {
        name: "three people",
        texts: people.map(([name, text]) => ({ name, text })),
      },
    );
    const row = await letter();
    const opened = await server.open("rita", row.id);
    await server.save("rita", row.id, decide(named(opened, "violinist").id, "keep"));
    const attack = { background: background.id, attacker: "lexical", person: "Solveig Lindqvist" };
    const { status, body } = await server.ask<AttackResult>(
      "abel",
      "POST",
      task(row.id, "/attack"),
      attack,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 3, stale: false, backgroundName: "three people" });
    expect(body.candidates).toHaveLength(3);
    expect(body.candidates[0]!.name).toBe("Solveig Lindqvist");
    const clue = body.clues.find(({ text }) => /violinist/i.test(text))!;
    expect(clue.mention).toBe(named(opened, "violinist").id);
    expect([...LETTER].slice(clue.start!, clue.end!).join("")).toBe("violinist");

    const whatIf = (body: object) =>
      server.ask<WhatIf>("rita", "POST", task(row.id, "/attack/what-if"), body);
    const start = [...LETTER.slice(0, LETTER.indexOf("lives"))].length; // in code points
    const hidden = {
      background: background.id,
      mentions: [named(opened, "violinist").id],
      spans: [{ start, end: start + "lives".length }],
    };
    const { body: then } = await whatIf(hidden);
    expect(then.before).toBe(body.candidates[0]!.probability);
    expect(then.after).toBeLessThan(then.before);
    expect(then.utility.after).toBeLessThan(then.utility.before);
    expect((await server.open("rita", row.id)).row.version).toBe(1); // nothing was decided
    expect((await whatIf({ ...hidden, background: "other" })).status).toBe(404);
    expect((await whatIf({ ...hidden, mentions: ["m99"] })).status).toBe(422);

    await server.save("rita", row.id, decide(named(opened, "violinist").id, "mask"));
    const { body: list } = await server.ask<AttackResult[]>("rita", "GET", task(row.id, "/attack"));
    expect(list).toMatchObject([{ stale: true }]);
    expect(JSON.stringify(list[0]!.candidates)).not.toContain("Solveig");
    await server.ask("abel", "DELETE", `/v1/backgrounds/${background.id}`);
    expect((await server.ask("abel", "POST", task(row.id, "/attack"), attack)).status).toBe(404);
  });
});
