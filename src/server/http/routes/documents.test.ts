import { expect, test } from "vitest";
import { idleEngine } from "../../../../test/idle-engine.js";
import type { Document, Sanitized } from "../../../document/document.js";
import { PalimpsestError } from "../../../errors.js";
import { createApp } from "../app.js";

/** An engine that finds nothing and refuses one of the documents. */
async function ask(path: string, body: object) {
  const work = async (document: Document): Promise<Sanitized> => {
    if (document.id === "b") throw new PalimpsestError("LANGUAGE_UNSUPPORTED", "in Greek");
    return {
      document,
      mentions: [],
      entities: [],
      unexamined: [],
      scores: [],
      risks: [],
      decisions: [],
      cost: { hidden: 0, total: 0, bound: 0 },
      text: document.text,
      replacements: [],
    };
  };
  const app = await createApp({ engine: { ...idleEngine(), detect: work, sanitize: work } });
  const answer = await app.inject({ method: "POST", url: path, payload: body });
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
}

const documents = ["a", "b", "c"].map((id) => ({ id, text: "Nothing." }));

test("one of several documents that is refused has its error in its place", async () => {
  const { status, body } = await ask("/v1/sanitize", { documents });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { id: "a", text: "Nothing." },
    { id: "b", error: "LANGUAGE_UNSUPPORTED" },
    { id: "c", text: "Nothing." },
  ]);
});

test("detect leaves it out", async () => {
  const { body } = await ask("/v1/detect", { documents });
  expect(Object.keys(body)).toEqual(["a", "c"]);
});

test("a text alone is refused", async () => {
  const { status } = await ask("/v1/sanitize", { id: "b", text: "Nothing." });
  expect(status).toBe(422);
});
