/**
 * Whether a small file can stall the server: the files that unfold are sent to `POST /v1/tasks` one after
 * another, and together, while `/v1/health` is asked every 20 ms; beside them requests that arrive slowly
 * and bodies beyond the limit. How long the answers of `/v1/health` take depends on what else the machine
 * does; the turns of the server's main thread, in processor time, do not (`turns.mjs`).
 *
 *     npm run build && node --import tsx bench/worst-files.ts
 */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { docxOf, p, run } from "../test/docx.js";

const MAIN = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const TURNS = new URL("./turns.mjs", import.meta.url).href;
const html = (source: string) => Buffer.from(source);

const WORST: Readonly<Record<string, () => Uint8Array>> = {
  "empties.docx": () => docxOf({ body: p(run("Ann")) + "<w:p/>".repeat(5_000_000) }),
  "insertions.docx": () =>
    docxOf({ body: p("<w:ins w:id='1'><w:r><w:t>a</w:t></w:r></w:ins>".repeat(200_000)) }),
  "attributes.docx": () =>
    docxOf({ body: p('<w:r a="1" b="2"><w:t>a</w:t></w:r>'.repeat(600_000)) }),
  "drawings.docx": () =>
    docxOf({ body: p(run("Ann")) + p("<w:r><w:drawing/></w:r>".repeat(100_000)) }),
  "attributes.html": () =>
    html(`<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}=b`).join(" ")}>Ann`),
  "content.html": () => html(`<style>${"content: ".repeat(20_000)}</style><p>Ann`),
  "data.html": () => html(`<style>${'url("data:'.repeat(50_000)}</style><p>Ann`),
  "lines.csv": () => html(`id,note\n${"\n".repeat(2_000_000)}1,Ann\n`),
};

/** Requests of the largest size, with the answer that costs most. */
const REQUESTS: readonly (readonly [what: string, route: string, body: () => unknown])[] = [
  [
    "restore: an answer of 16 Mi characters",
    "restore",
    () => ({
      text: "[PERSON 1] ".repeat(160_000),
      originals: [{ words: "[PERSON 1]", original: "x".repeat(90), type: "PERSON" }],
    }),
  ],
  [
    "restore: 40,000 labels",
    "restore",
    () => ({
      text: Array.from({ length: 40_000 }, (_, i) => `[CODE ${i}] told [CODE ${i}]`).join(" "),
      originals: Array.from({ length: 40_000 }, (_, i) => ({
        words: `[CODE ${i}]`,
        original: `A${i}`,
        type: "CODE",
      })),
    }),
  ],
  [
    "restore: brackets that begin no label",
    "restore",
    () => ({
      text: "[PERSON ".repeat(450_000),
      originals: [{ words: "[PERSON 1]", original: "Ann", type: "PERSON" }],
    }),
  ],
  [
    "anonymize: 40,000 spans",
    "anonymize",
    () => ({
      text: "Ann went. ".repeat(40_000),
      analyzer_results: Array.from({ length: 40_000 }, (_, i) => ({
        start: i * 10,
        end: i * 10 + 3,
        score: 0.9,
        entity_type: "PERSON",
      })),
    }),
  ],
  [
    "anonymize: encrypt 15,000 spans",
    "anonymize",
    () => ({
      text: "Ann went. ".repeat(15_000),
      anonymizers: { DEFAULT: { type: "encrypt", key: "WmZq4t7w!z%C&F)J" } },
      analyzer_results: Array.from({ length: 15_000 }, (_, i) => ({
        start: i * 10,
        end: i * 10 + 3,
        score: 0.9,
        entity_type: "PERSON",
      })),
    }),
  ],
  ["detect: 4 MB of prose", "detect", () => ({ text: "Ann Berg moved to Oslo. ".repeat(170_000) })],
  ["sanitize: 4 MB in one word", "sanitize", () => ({ text: "a".repeat(4_000_000) })],
  [
    "sanitize: 4 MB of JSON",
    "sanitize",
    () => ({ text: `[${'{"name":"Ann"},'.repeat(250_000)}{}]` }),
  ],
  ["sanitize: 4 MB of brackets", "sanitize", () => ({ text: "[".repeat(4_000_000) })],
  [
    "sanitize: a policy with 60,000 words",
    "sanitize",
    () => ({
      text: "Ann went.",
      policy: { version: 1, allow: Array.from({ length: 60_000 }, (_, i) => `word number ${i}`) },
    }),
  ],
  [
    "sanitize: 100,000 keys that nobody asked for",
    "sanitize",
    () => Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key ${i}`, i])),
  ],
];

async function serve(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(
    process.execPath,
    [
      "--import",
      TURNS,
      MAIN,
      "serve",
      "--port",
      "0",
      "--threads",
      "1",
      "--log",
      "silent",
      "--max-seconds",
      "30",
    ],
    { stdio: ["ignore", "ignore", "pipe", "ipc"] },
  );
  for await (const chunk of child.stderr!.setEncoding("utf8")) {
    const served = /serving at (\S+)/.exec(String(chunk));
    if (served) return { child, address: served[1]! };
  }
  throw new Error("the server did not start");
}

const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds));

/** Asks for health until told to stop; in a thread of its own, so that it never waits for the sender. */
const WATCH = `
  const { parentPort, workerData } = require("node:worker_threads");
  const times = [];
  let stopped = false;
  parentPort.once("message", () => (stopped = true));
  (async () => {
    // loading fetch is not the server's time
    await fetch(workerData + "/v1/health");
    while (!stopped) {
      const start = performance.now();
      const { status } = await fetch(workerData + "/v1/health");
      if (status !== 200) throw new Error("health: " + status);
      times.push(performance.now() - start);
      await new Promise((next) => setTimeout(next, 20));
    }
    parentPort.postMessage(times);
  })();`;

/** How often health was asked, and how long the answers took, milliseconds, as cells of a table. */
function watch(address: string) {
  const worker = new Worker(WATCH, { eval: true, workerData: address });
  return async () => {
    worker.postMessage("stop");
    const [times] = (await once(worker, "message")) as [number[]];
    await worker.terminate();
    times.sort((a, b) => a - b);
    const at = (share: number) =>
      (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(0);
    return `${times.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)}`;
  };
}

/** The longest turns of the server's main thread since it was last asked, milliseconds, as cells of a table. */
async function turns(child: ChildProcess): Promise<string> {
  child.send("turns");
  const [{ clock99, clock, processor }] = (await once(child, "message")) as [
    { clock99: number; clock: number; processor: number },
  ];
  return [clock99, clock, processor].map((one) => one.toFixed(0)).join(" | ");
}

const megabytes = (child: ChildProcess): number =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))![1]) / 1024,
  );

async function send(address: string, name: string, bytes: Uint8Array): Promise<string> {
  const answer = await fetch(`${address}/v1/tasks`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, content: Buffer.from(bytes).toString("base64") }),
  });
  const { code } = (await answer.json()) as { code?: string };
  return `${answer.status} ${code ?? ""}`.trim();
}

async function post(address: string, route: string, body: string): Promise<string> {
  const path = route === "anonymize" ? route : `v1/${route}`;
  const answer = await fetch(`${address}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const text = await answer.text();
  const code = answer.ok ? "" : /"code":"(\w+)"/.exec(text)?.[1];
  return `${answer.status} ${code ?? ""}`.trim();
}
/** What is larger than the server takes may lose its connection while it is sent. */
const orClosed = (answer: Promise<string>) => answer.catch(() => "closed by the server");

/** Connections that send a request one byte per second. */
function slowly(address: string, count: number): { closed: () => number; end: () => void } {
  const { port } = new URL(address);
  let closed = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write("POST /v1/detect HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n");
    const timer = setInterval(() => socket.write("x"), 1000);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      closed++;
    });
    socket.resume();
    return socket;
  });
  return { closed: () => closed, end: () => sockets.map((socket) => socket.destroy()) };
}

const { child, address } = await serve();
while (!(await fetch(`${address}/v1/ready`)).ok) await pause(100);
console.log(
  "| sent | answer | s | health asked | median ms | 99% ms | worst ms | turn 99% ms | longest turn ms | most processor ms per turn | server MB |",
);
console.log(`| --- | --- |${" ---: |".repeat(9)}`);
async function row(what: string, work: () => Promise<string>): Promise<void> {
  const stop = watch(address);
  await turns(child);
  const start = performance.now();
  await pause(1500);
  const answer = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `| ${what} | ${answer} | ${seconds} | ${await stop()} | ${await turns(child)} | ${megabytes(child)} |`,
  );
}
await row("nothing", async () => "");
for (const [what, route, make] of REQUESTS) {
  const body = JSON.stringify(make());
  await row(`${what}, ${Math.ceil(body.length / 1024)} kB`, () =>
    orClosed(post(address, route, body)),
  );
}
if (process.argv.includes("--requests")) process.exit(child.kill() ? 0 : 1);
const made = Object.entries(WORST).map(([name, make]) => [name, make()] as const);
for (const [name, bytes] of made) {
  const size = `${name}, ${Math.ceil(bytes.length / 1024)} kB`;
  await row(size, () => send(address, name, bytes));
}
await row("all of them together", async () => {
  const answers = await Promise.all(made.map(([name, bytes]) => send(address, name, bytes)));
  return [...new Set(answers)].join(", ");
});
await row("a body of 50 MB", () => send(address, "big.txt", Buffer.alloc(36_000_000, "a ")));
const slow = slowly(address, 300);
await row("300 requests, one byte per second", async () => {
  for (let i = 0; i < 130 && slow.closed() < 300; i++) await pause(1000);
  return `${slow.closed()} closed by the server`;
});
slow.end();
child.kill();
