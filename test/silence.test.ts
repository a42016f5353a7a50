/**
 * Nothing leaves the machine: commands, the library and the server under a system-call trace make no
 * look-up and no connection, and write nothing outside their output and data folders.
 */

import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CAN_TRACE, childOf, MAIN, ROOT, startTraced, type Trace, traced } from "./trace.js";

if (!CAN_TRACE) console.warn("silence.test.ts: skipped, strace is missing or not permitted here");

let folder: string;
const at = (name: string) => join(folder, name);
const TEXT = "Mr Galip Yalman was born on 4 June 1975 in Oslo. Call +44 20 7946 0018.\n";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-silence-"));
  mkdirSync(at("texts"));
  writeFileSync(at("texts/a.txt"), TEXT);
  writeFileSync(at("texts/b.html"), `<p>${TEXT}</p>`);
  writeFileSync(at("gold.json"), JSON.stringify([{ doc_id: "a", text: TEXT, annotations: {} }]));
  writeFileSync(at("masks.json"), JSON.stringify({ "a.txt": [[3, 15, "[PERSON 1]"]] }));
  const triple = { individual: "Q1", property: "born in", value: "Oslo" };
  writeFileSync(at("facts.jsonl"), `${JSON.stringify(triple)}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = ({ status, reached, wrote, err }: Trace): void => {
  expect({ status, reached, wrote, err: status === 0 ? "" : err }).toEqual({
    status: 0,
    reached: [],
    wrote: [],
    err: "",
  });
};

describe.skipIf(!CAN_TRACE)("under a system-call trace", () => {
  const commands: Record<string, () => readonly string[]> = {
    sanitize: () => ["sanitize", at("texts"), "-o", `${at("out")}/`, "--report", at("out/r.html")],
    detect: () => ["detect", at("texts")],
    attack: () => ["attack", "--document", at("texts/a.txt"), "--background", at("texts")],
    evaluate: () => ["evaluate", "utility", at("texts"), at("masks.json")],
    "index build": () => ["index", "build", at("facts.jsonl"), "-o", at("out/index")],
    "ontology lookup": () => ["ontology", "lookup", "Oslo", "--json"],
    models: () => ["models", "verify"],
    detectors: () => ["detectors"],
  };

  test.each(Object.keys(commands))("palimpsest %s reaches nobody", async (name) => {
    // the ledger of a run lies beside its outputs
    const allowed = [at("out"), at(".out.palimpsest-ledger.jsonl")];
    silent(await traced([MAIN, ...commands[name]!()], allowed));
  });

  test("the library in the main thread and in a worker reaches nobody", async () => {
    for (const file of ["library.mjs", "library-worker.mjs"]) {
      writeFileSync(at(file), file === "library.mjs" ? LIBRARY : IN_WORKER);
      silent(await traced([at(file)]));
    }
  });

  test("a worker of a program whose main thread never loaded the library is refused", async () => {
    writeFileSync(at("library.mjs"), LIBRARY);
    writeFileSync(at("lonely.mjs"), LONELY);
    const trace = await traced([at("lonely.mjs")]);
    expect(trace.out).toContain("TELEMETRY_ON");
    expect({ reached: trace.reached, wrote: trace.wrote }).toEqual({ reached: [], wrote: [] });
  });

  test("the server reaches nobody, and writes its data folder only", async () => {
    mkdirSync(at("data"));
    writeFileSync(at("data/key"), randomBytes(32).toString("hex"));
    const { child, ended } = startTraced(
      [
        ...[MAIN, "serve", "--port", "0", "--threads", "1", "--log", "silent"],
        ...["--data", at("data/store"), "--key-file", at("data/key")],
      ],
      [at("data")],
    );
    const address = await new Promise<string>((found, failed) => {
      void ended.then((trace) => failed(new Error(trace.err)));
      let err = "";
      child.stderr!.on("data", (chunk: string) => {
        err += chunk;
        const served = /serving at (\S+)/.exec(err);
        if (served) found(served[1]!);
      });
    });
    const post = (path: string, body: object) =>
      fetch(`${address}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    for (let i = 0; i < 3; i++) {
      expect((await post("/v1/sanitize", { text: TEXT })).status).toBe(200);
    }
    expect((await post("/v1/tasks", { name: "a.txt", text: TEXT })).ok).toBe(true);
    // strace hands the signal on to nobody; the server is its child
    process.kill(childOf(child.pid!), "SIGTERM");
    silent(await ended);
  });

  test("a program that does not silence the runtime fails this test", async () => {
    writeFileSync(at("control.mjs"), CONTROL);
    const { wrote } = await traced([at("control.mjs")]);
    expect(wrote.some((path) => path.includes("onnxruntime"))).toBe(true);
    writeFileSync(at("caller.mjs"), `await fetch("http://203.0.113.1:8099/").catch(() => {});`);
    writeFileSync(at("looker.mjs"), `await fetch("http://palimpsest.example/").catch(() => {});`);
    const direct = traced([at("caller.mjs")]);
    const named = traced([at("looker.mjs")]);
    expect((await named).reached).not.toEqual([]);
    expect((await direct).reached).not.toEqual([]);
  });
});

const INDEX = JSON.stringify(join(ROOT, "dist/index.js"));
const LIBRARY = `
import { createDocument, createSanitizer } from ${INDEX};
const sanitizer = await createSanitizer({ version: 1 });
await sanitizer.sanitize(createDocument(${JSON.stringify(TEXT)}));
`;
const IN_WORKER = `
import { Worker } from "node:worker_threads";
import ${INDEX};
const worker = new Worker(new URL("./library.mjs", import.meta.url));
process.exitCode = await new Promise((ended) => worker.on("exit", ended));
`;
const LONELY = `
import { Worker } from "node:worker_threads";
const worker = new Worker(new URL("./library.mjs", import.meta.url));
worker.on("error", (error) => console.log(error.code));
`;
const CONTROL = `
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
const { InferenceSession } = createRequire(${JSON.stringify(join(ROOT, "package.json"))})("onnxruntime-node");
await InferenceSession.create(readFileSync(${JSON.stringify(join(ROOT, "models/recognizer/model.onnx"))}));
`;
