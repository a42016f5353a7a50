/**
 * The server under load, against one process of the built program:
 *
 * 1. a text of 1,000 characters from 8 clients, beside the time of the bare model;
 * 2. a crowd: 300 clients for five minutes, every answer held against its own request.
 *
 *     npm run build && npx tsx bench/server.ts [--clients 300] [--seconds 300] [--only speed|crowd] [--program dist/cli/main.js]
 */

import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { loadRecognizer } from "../src/entries/models.js";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "300" },
    seconds: { type: "string", default: "300" },
    program: { type: "string", default: "dist/cli/main.js" },
    only: { type: "string" },
  },
});
const CLIENTS = Number(values.clients);
const SECONDS = Number(values.seconds);

const judgment = readFileSync(new URL("../examples/judgment.txt", import.meta.url), "utf8");
/** 1,000 characters of a judgment, from different places of it. */
const textFor = (seed: number): string =>
  (judgment + judgment).slice((seed * 137) % 1500, ((seed * 137) % 1500) + 1000);

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
const ms = (value: number): string => `${value.toFixed(0)} ms`.padStart(9);

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly milliseconds: number;
  readonly retryAfter: number;
}

function post(agent: Agent, address: string, path: string, payload: object): Promise<Answer> {
  const body = JSON.stringify(payload);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${address}${path}`,
      {
        method: "POST",
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(chunks).toString("utf8"),
            milliseconds: performance.now() - started,
            retryAfter: Number(answer.headers["retry-after"] ?? 1),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds));

async function startServer(): Promise<{ child: ChildProcess; address: string }> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [values.program, "serve", "--port", "0", "--log", "silent"],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let written = "";
  child.stderr!.on("data", (data) => (written += data));
  let address: string | undefined;
  while (address === undefined) {
    if (child.exitCode !== null) throw new Error(written);
    address = /serving at (http:\S+)/.exec(written)?.[1];
    await pause(20);
  }
  const listening = (performance.now() - started) / 1000;
  while (!(await fetch(`${address}/v1/ready`)).ok) await pause(50);
  const ready = (performance.now() - started) / 1000;
  console.log(`listening after ${listening.toFixed(1)} s, ready after ${ready.toFixed(1)} s`);
  return { child, address };
}

/** Milliseconds of the network alone on each of the texts, nothing else running. */
async function bareSession(texts: readonly string[]): Promise<number[]> {
  const recognizer = await loadRecognizer();
  const times: number[] = [];
  for (const [i, text] of [...texts.slice(0, 5), ...texts].entries()) {
    const before = recognizer.networkMilliseconds;
    await recognizer.recognize([text]);
    if (i >= 5) times.push(recognizer.networkMilliseconds - before);
  }
  await recognizer.close();
  return times.sort((a, b) => a - b);
}

/** Milliseconds until the model has read a text, when several callers of one session ask at once again. */
async function bareCrowd(callers: number, each: number): Promise<number[]> {
  const recognizer = await loadRecognizer();
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let i = 0; i < each; i++) {
        const started = performance.now();
        await recognizer.recognize([textFor(caller + i)]);
        times.push(performance.now() - started);
      }
    }),
  );
  await recognizer.close();
  return times.sort((a, b) => a - b);
}

/** Milliseconds of `/v1/detect`; each client asks again `every` ms, at once where that is 0. */
async function detectTimes(address: string, clients: number, each: number, every: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      await pause((every / clients) * client);
      for (let i = 0; i < each; i++) {
        const started = performance.now();
        const answer = await post(agent, address, "/v1/detect", { text: textFor(client + i) });
        if (answer.status !== 200) throw new Error(`status ${answer.status}`);
        times.push(answer.milliseconds);
        await pause(Math.max(0, every - (performance.now() - started)));
      }
    }),
  );
  agent.destroy();
  return times.sort((a, b) => a - b);
}

async function speed(address: string): Promise<void> {
  const bare = await bareSession(Array.from({ length: 60 }, (_, i) => textFor(i)));
  const session = quantile(bare, 0.5);
  console.log(`\n1,000 characters to /v1/detect, ${availableParallelism()} cores`);
  console.log("  setting                                       p50       p95   p95 / session");
  const row = (name: string, times: readonly number[]) =>
    console.log(
      `  ${name.padEnd(38)}${ms(quantile(times, 0.5))} ${ms(quantile(times, 0.95))}   ${(quantile(times, 0.95) / session).toFixed(1)}`,
    );
  row("bare session, one after the other", bare);
  row("bare session, 8 callers at once again", await bareCrowd(8, 30));
  await detectTimes(address, 8, 5, 0); // the bare session is warmed up too
  row("1 client, one after the other", await detectTimes(address, 1, 60, 0));
  row("8 clients, each twice a second", await detectTimes(address, 8, 20, 500));
  row("8 clients, each once a second", await detectTimes(address, 8, 12, 1000));
  row("8 clients, each at once again", await detectTimes(address, 8, 30, 0));
}

/** Requests whose answer shows whose they were. */
const ASKS = [
  {
    path: "/v1/detect",
    payload: (mark: string, text: string) => ({ text: `${text} Write to ${mark}.`, id: mark }),
    isOwn: (body: string, mark: string) => {
      const found = (JSON.parse(body) as Record<string, { text: string }[]>)[mark];
      return found?.filter(({ text }) => text.includes("@")).every(({ text }) => text === mark);
    },
  },
  {
    path: "/v1/sanitize",
    payload: (mark: string, text: string) => ({ text: `${text} Write to ${mark}.`, id: mark }),
    isOwn: (body: string, mark: string) => {
      const answer = JSON.parse(body) as { id: string; text: string; mentions: { text: string }[] };
      return (
        answer.id === mark &&
        !answer.text.includes(mark) &&
        answer.mentions.some(({ text }) => text === mark)
      );
    },
  },
  {
    path: "/analyze",
    payload: (mark: string, text: string) => ({
      text: `${mark} ${text}`,
      language: "en",
      entities: ["EMAIL_ADDRESS"],
    }),
    isOwn: (body: string, mark: string) => {
      const [found] = JSON.parse(body) as { start: number; end: number }[];
      return found?.start === 0 && found.end === mark.length;
    },
  },
  {
    path: "/anonymize",
    payload: (mark: string, text: string) => ({
      text: `${mark} ${text}`,
      analyzer_results: [
        { start: mark.length, end: mark.length + 100, score: 1, entity_type: "X" },
      ],
    }),
    isOwn: (body: string, mark: string) =>
      (JSON.parse(body) as { text: string }).text.startsWith(`${mark}<X>`),
  },
] as const;

/** Resident memory of a process, MB. */
function residentOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function crowd(address: string, child: ChildProcess): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const times: number[] = [];
  const memory: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const watch = setInterval(() => memory.push(residentOf(child)), 1000);
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let i = 0; performance.now() < until; i++) {
        const ask = ASKS[(client + i) % ASKS.length]!;
        // of one length, whoever asks
        const mark = `c${1000 + client}r${10000 + i}@example.org`;
        try {
          const payload = ask.payload(mark, textFor(client * 31 + i));
          const { status, body, milliseconds, retryAfter } = await post(
            agent,
            address,
            ask.path,
            payload,
          );
          count(`status ${status}`);
          if (status === 200) {
            times.push(milliseconds);
            count(ask.isOwn(body, mark) ? "own answer" : "MIXED-UP ANSWER");
          } else {
            await pause(retryAfter * 1000);
          }
        } catch (error) {
          count(`ERROR ${(error as NodeJS.ErrnoException).code ?? "unknown"}`);
          await pause(1000);
        }
      }
    }),
  );
  clearInterval(watch);
  agent.destroy();
  times.sort((a, b) => a - b);
  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const median = (list: readonly number[]) =>
    quantile(
      [...list].sort((a, b) => a - b),
      0.5,
    );
  console.log(`\n${CLIENTS} clients for ${SECONDS} s`);
  for (const [what, number] of [...counts].sort()) console.log(`  ${what.padEnd(24)} ${number}`);
  console.log(`  answers a second         ${(times.length / SECONDS).toFixed(1)}`);
  console.log(
    `  p50, p95, longest       ${ms(quantile(times, 0.5))}${ms(quantile(times, 0.95))}${ms(times.at(-1)!)}`,
  );
  console.log("  resident memory, MB, median of each fifth of the time:");
  const fifths = Array.from({ length: 5 }, (_, i) =>
    median(memory.slice(i * fifth, (i + 1) * fifth)),
  );
  console.log(
    `    ${fifths.map((value) => value.toFixed(0)).join("  ")}  (peak ${Math.max(...memory).toFixed(0)})`,
  );
}

const { child, address } = await startServer();
try {
  if (values.only !== "crowd") await speed(address);
  if (values.only !== "speed") await crowd(address, child);
} finally {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  console.log(`\nexit status after SIGTERM: ${await gone}`);
}
