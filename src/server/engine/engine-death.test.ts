import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { createDocument } from "../../document/document.js";
import { ownProgram } from "../../files/own-program.js";
import { createEngine } from "./engine.js";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-dying-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that ends in the middle of any message with the word 'deadly', and is the engine's otherwise. */
const DYING = `import runTasks from ${JSON.stringify(ownProgram("server/engine/engine-worker").url)};
export default function die(message) {
  if (JSON.stringify(message.tasks).includes("deadly")) process.exit(1);
  return runTasks(message);
}`;

test("a thread that ends takes one document with it, which is tried twice", async () => {
  const file = join(folder, "dying-worker.mjs");
  writeFileSync(file, DYING);
  const engine = createEngine({
    policy: { version: 1, mask: "specific", without: ["neural"] },
    threads: 1,
    worker: pathToFileURL(file),
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
