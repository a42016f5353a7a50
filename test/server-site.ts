/**
 * A server that is killed, or whose writes fail, while clients make, decide and erase tasks; and what it
 * has to have when it starts again: everything it acknowledged, and nothing that it erased.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { MAIN } from "./crash.js";

const FAILING = new URL("./failing-writes.mjs", import.meta.url).href;
/** Tasks kept at a time: beyond them clients erase rather than make. */
const MOST_TASKS = 24;
/** A server that takes longer to start or to read its tasks has a fault. */
const LATEST_MS = 60_000;

interface Mention {
  readonly id: string;
  readonly state: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export class ServerSite {
  readonly folder = mkdtempSync(join(tmpdir(), "palimpsest-server-site-"));
  readonly #data: string;
  readonly #keys: string;
  readonly #random: () => number;
  /** Acknowledged tasks, each with the states of mentions that were acknowledged. */
  readonly #made = new Map<string, Map<string, string>>();
  /** Erased, and said to be. */
  readonly #erased = new Set<string>();
  /** Tasks and decisions whose request was under way when the server went: either is right. */
  readonly #unsure = new Set<string>();
  /** Tasks with a request under way: another client's would make the order of answers uncertain. */
  readonly #busy = new Set<string>();
  /** What was acknowledged so far. */
  readonly counts = { made: 0, decided: 0, erased: 0, refused: 0 };
  slowestStart = 0;
  readonly wrong: string[] = [];

  /** @param database `postgres://...`; absent: the embedded one */
  constructor(random: () => number, database?: string) {
    this.#random = random;
    this.#data = database ?? join(this.folder, "data");
    const key = join(this.folder, "key");
    this.#keys = database === undefined ? join(this.folder, "data", "keys") : `${key}.d`;
    writeFileSync(key, randomBytes(32).toString("hex"));
    writeFileSync(
      join(this.folder, "policy.yaml"),
      "version: 1\nmask: all\nwithout: [neural]\nlanguage: en\n",
    );
  }

  /**
   * Starts the server, compares what it has with what it acknowledged, lets clients work and kills it.
   * @param environment of `failing-writes.mjs`
   */
  async round(milliseconds: number, environment?: NodeJS.ProcessEnv): Promise<void> {
    const { child, address } = await this.#serve(environment);
    if (address === undefined) return;
    const closed = child.exitCode === null ? once(child, "close") : undefined;
    if (environment === undefined) await this.#compare(address);
    const clients = [0, 1].map(() => this.#work(address));
    await Promise.race([wait(milliseconds), ...(closed ? [closed] : [])]);
    child.kill("SIGKILL");
    await Promise.all([closed, ...clients]);
  }

  /** What the server has at the end: every task can be read, and it goes on with what it had begun. */
  async finish(): Promise<void> {
    const { child, address } = await this.#serve();
    if (address === undefined) return;
    await this.#compare(address);
    const until = Date.now() + LATEST_MS;
    let waiting = 1;
    while (waiting > 0 && Date.now() < until) {
      waiting = [...(await this.#list(address)).values()].filter((status) =>
        ["queued", "detecting"].includes(status),
      ).length;
      await wait(100);
    }
    if (waiting > 0) this.wrong.push(`${waiting} tasks are never read`);
    const closed = once(child, "close");
    child.kill("SIGTERM");
    const [status] = await closed;
    if (status !== 0) this.wrong.push(`the server ends with ${status}`);
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #serve(
    environment?: NodeJS.ProcessEnv,
  ): Promise<{ child: ChildProcess; address?: string }> {
    const start = performance.now();
    const child = spawn(
      process.execPath,
      [
        ...(environment ? ["--import", FAILING] : []),
        ...[MAIN, "serve", "--port", "0", "--threads", "1", "--log", "silent"],
        ...["--policy", join(this.folder, "policy.yaml")],
        ...["--data", this.#data, "--key-file", join(this.folder, "key")],
      ],
      { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, ...environment } },
    );
    let err = "";
    for await (const chunk of child.stderr!.setEncoding("utf8")) {
      err += chunk;
      const served = /serving at (\S+)/.exec(err);
      if (served) {
        child.stderr!.resume();
        if (environment === undefined) {
          this.slowestStart = Math.max(this.slowestStart, performance.now() - start);
        }
        return { child, address: served[1]! };
      }
    }
    if (environment === undefined) this.wrong.push(`the server did not start: ${err}`);
    else if (!/^palimpsest: [A-Z_]+: /m.test(err) || /INTERNAL|^\s+at /m.test(err)) {
      this.wrong.push(`a failing write while it starts gives no coded error: ${err}`);
    } else this.counts.refused++;
    return { child };
  }

  async #compare(address: string): Promise<void> {
    const listed = await this.#list(address);
    for (const id of this.#unsure) {
      // erasing was asked for and not acknowledged
      if (!listed.has(id)) this.#made.delete(id);
    }
    this.#unsure.clear();
    this.#busy.clear();
    const lost = [...this.#made.keys()].filter((id) => !listed.has(id));
    if (lost.length > 0) this.wrong.push(`${lost.length} acknowledged tasks are lost`);
    const back = [...this.#erased].filter((id) => listed.has(id));
    if (back.length > 0) this.wrong.push(`${back.length} erased tasks are back`);
    const keys = new Set(readdirSync(this.#keys));
    const kept = [...this.#erased].filter((id) =>
      keys.has(createHash("sha256").update(`task ${id}`).digest("hex")),
    );
    if (kept.length > 0) this.wrong.push(`${kept.length} erased tasks still have a key`);
    for (const [id, decided] of this.#made) {
      if (decided.size === 0 || lost.includes(id)) continue;
      const { status, body } = await this.#ask(address, "GET", `/v1/tasks/${id}`);
      if (status !== 200) {
        this.wrong.push(`an acknowledged task cannot be opened: ${status}`);
        continue;
      }
      const { mentions } = body as { mentions: Mention[] };
      for (const [mention, state] of decided) {
        if (mentions.find((one) => one.id === mention)?.state !== state) {
          this.wrong.push("an acknowledged decision is lost");
        }
      }
    }
  }

  /** Every task of the server with its status. */
  async #list(address: string): Promise<Map<string, string>> {
    const { body } = await this.#ask(address, "GET", "/v1/tasks?limit=1000");
    const { tasks } = body as { tasks: { id: string; status: string }[] };
    return new Map(tasks.map(({ id, status }) => [id, status]));
  }

  /** One client: makes, decides and erases tasks until the server is gone. */
  async #work(address: string): Promise<void> {
    try {
      for (;;) {
        const tasks = [...this.#made.keys()].filter(
          (id) => !this.#unsure.has(id) && !this.#busy.has(id),
        );
        const any = tasks[Math.floor(this.#random() * tasks.length)];
        const dice = this.#random();
        if (any === undefined || (dice < 0.25 && tasks.length < MOST_TASKS)) {
          await this.#make(address);
          continue;
        }
        this.#busy.add(any);
        if (dice < 0.85) await this.#decide(address, any);
        else await this.#erase(address, any);
        this.#busy.delete(any);
      }
    } catch {
      // the server is gone
    }
  }

  async #make(address: string): Promise<void> {
    const text = `Mr Ole Dahl rang Ms Ann Berg of Leeds on 4 March 2019. ${"She was out. ".repeat(this.#random() * 200)}`;
    const { status, body } = await this.#ask(address, "POST", "/v1/tasks", { name: "a.txt", text });
    if (status !== 201) return void this.counts.refused++;
    for (const { id } of body as { id: string }[]) {
      this.#made.set(id, new Map());
      this.counts.made++;
    }
  }

  async #decide(address: string, id: string): Promise<void> {
    const opened = await this.#ask(address, "GET", `/v1/tasks/${id}`);
    if (opened.status !== 200) return;
    const { row, mentions } = opened.body as { row: { version: number }; mentions: Mention[] };
    const mention = mentions[Math.floor(this.#random() * mentions.length)];
    const states = this.#made.get(id);
    if (!mention || !states) return;
    const state = this.#random() < 0.5 ? "mask" : "keep";
    const before = states.get(mention.id);
    // until it is acknowledged the mention may be in either state
    states.delete(mention.id);
    const { status } = await this.#ask(address, "POST", `/v1/tasks/${id}/events`, {
      id: randomUUID(),
      seen: row.version,
      kind: "decide",
      changes: [{ mention: mention.id, state }],
    });
    if (status === 200) {
      states.set(mention.id, state);
      this.counts.decided++;
    } else {
      if (before !== undefined && status < 500) states.set(mention.id, before);
      this.counts.refused++;
    }
  }

  async #erase(address: string, id: string): Promise<void> {
    this.#unsure.add(id);
    const { status } = await this.#ask(address, "DELETE", `/v1/tasks/${id}`);
    if (status >= 500) this.counts.refused++;
    if (status !== 204) return;
    this.#unsure.delete(id);
    this.#made.delete(id);
    this.#erased.add(id);
    this.counts.erased++;
  }

  async #ask(address: string, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(LATEST_MS),
    });
    const text = await answer.text();
    if (answer.status >= 500 && !/"code":"(?!INTERNAL)[A-Z_]+"/.test(text)) {
      this.wrong.push(`no coded failure: ${answer.status} ${text.slice(0, 200)}`);
    }
    return { status: answer.status, body: text === "" ? undefined : JSON.parse(text) };
  }
}
