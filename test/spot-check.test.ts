/** `--review` from end to end: a run, its sample in a real store, a real server's readers, and the bound. */

import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startServer } from "../src/server/start.js";
import { runProgram } from "./program.js";

// no recognizer: a name without a title is missed
const RULES = ["--without", "neural", "--mask", "specific", "--quiet", "--jobs", "1"];
const MISSED = "Zorvath";

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "palimpsest-check-"));
  // the key of the store is the program's and the server's
  vi.stubEnv("XDG_CONFIG_HOME", at("config"));
  await mkdir(at("in/letters"), { recursive: true });
  for (let i = 0; i < 6; i++) {
    const extra = i === 0 ? ` ${MISSED} was there.` : "";
    const name = i < 4 ? `in/letters/${i}.txt` : `in/${i}.txt`;
    await writeFile(at(name), `Mr Ole Dahl and Mrs Ann Berg came by car.${extra}\n`);
  }
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const palimpsest = (...args: string[]) => runProgram(args, folder);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

/** Reads every task as a person would: marks what is missed, decides the rest as proposed, finishes. */
async function readAll(address: string): Promise<readonly Row[]> {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}/v1/${path}`, {
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const rows = async () => (await ask<{ tasks: Row[] }>("tasks")).tasks;
  while ((await rows()).some(({ status }) => status === "queued" || status === "detecting")) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const { id } of await rows()) {
    type Opened = {
      text: string;
      row: { version: number };
      mentions: {
        id: string;
        decided: unknown;
        covered: unknown;
        text: string;
        proposal: { state: string; replacement: string | null; level: number | null };
      }[];
      suspects: { id: string; dismissed: unknown }[];
    };
    const open = () => ask<Opened>(`tasks/${id}`);
    const save = async (event: object) =>
      ask(`tasks/${id}/events`, { id: randomUUID(), seen: (await open()).row.version, ...event });
    const { text, mentions } = await open();
    const start = text.indexOf(MISSED);
    if (start >= 0 && !mentions.some((one) => one.text.includes(MISSED))) {
      await save({
        kind: "add",
        spans: [{ start, end: start + MISSED.length }],
        type: "PERSON",
        state: "mask",
      });
    }
    const changes = (await open()).mentions
      .filter(({ decided, covered }) => !decided && !covered)
      .map(({ id, proposal: { state, replacement, level } }) => ({
        mention: id,
        state,
        ...(state === "generalize" ? { replacement, level } : {}),
      }));
    if (changes.length > 0) await save({ kind: "decide", changes });
    const suspects = (await open()).suspects.filter((one) => !one.dismissed).map((one) => one.id);
    if (suspects.length > 0) await save({ kind: "dismiss", suspects });
    await save({ kind: "finish" });
  }
  return rows();
}

describe("a sample of a run", () => {
  test("is read in the workstation and bounds what the run missed", async () => {
    const run = await palimpsest("sanitize", "in", "-o", "out", "--review", "100%", ...RULES);
    expect(run).toMatchObject({ status: 0, err: "" });
    const waiting = await palimpsest("review", "out-review");
    expect(waiting).toMatchObject({ status: 1 });
    expect(waiting.out).toContain("0 of 6 documents have been read");
    expect(await readFile(at("out-review/sample.json"), "utf8")).not.toMatch(/Dahl|Zorvath/);

    const server = await startServer({
      port: 0,
      host: "127.0.0.1",
      data: at("out-review"),
      threads: 1,
      log: "silent",
    });
    try {
      const rows = await readAll(server.address);
      expect(rows).toHaveLength(6);
      expect(rows.map(({ status }) => status)).toEqual(Array(6).fill("finished"));
    } finally {
      await server.stop(10_000);
    }

    const { out } = await palimpsest("review", "out-review", "-o", "run.json");
    expect(out).toContain("6 of 6 documents read, with 13 direct identifiers; 1 were missed");
    const figures = JSON.parse(await readFile(at("run.json"), "utf8"));
    expect(figures).toMatchObject({ documentsWithMiss: 1, missed: 1, identifiers: 13 });
    // 1 - the share at which at most one of 6 documents has a miss with probability 0.05
    expect(figures.documentsBound).toBeCloseTo(0.5818, 3);
    expect(figures.strata).toEqual(
      [
        { name: "letters/, txt", documents: 4, identifiers: 9, missed: 1 },
        { name: "txt", documents: 2, identifiers: 4, missed: 0 },
      ].sort((a, b) => a.name.localeCompare(b.name)),
    );
    const page = await palimpsest("report", "run.json", "-o", "page.html");
    expect(page).toMatchObject({ status: 0, err: expect.not.stringContaining("Error") });
    expect(await readFile(at("page.html"), "utf8")).toContain("random sample");
  });

  test("is refused where it cannot be drawn", async () => {
    for (const [args, why] of [
      [["in", "-o", "new", "--review", "0%"], /share up to 100%/],
      [["in", "-o", "new", "--review", "1%", "--resume"], /USAGE/],
      [["in", "-o", "out", "--overwrite", "--review", "1%"], /OUTPUT_EXISTS/],
    ] as const) {
      expect((await palimpsest("sanitize", ...args, ...RULES)).err).toMatch(why);
    }
    expect((await palimpsest("review", "in")).err).toMatch(/INPUT_NOT_FOUND.*sample/s);
  });
});
