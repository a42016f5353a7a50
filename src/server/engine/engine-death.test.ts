import { expect, test } from "vitest";
import { createDocument } from "../../document/document.js";
import { createEngine } from "./engine.js";

test("a thread that ends takes one document with it, which is tried twice", async () => {
  const engine = createEngine({
    policy: { version: 1, mask: "specific", without: ["neural"] },
    threads: 1,
    worker: new URL("./fixtures/dying-worker.ts", import.meta.url),
  });
  await engine.ready;
  const texts = ["Mr Ole Dahl rang.", "A deadly line.", "Mrs Ida Moen wrote.", "Dr Per Lie came."];
  const outcomes = await Promise.allSettled(
    texts.map((text) => engine.sanitize(createDocument(text))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(outcomes[1]).toMatchObject({ reason: { code: "WORKER_DIED" } });
  await engine.close();
});
