/**
 * A Firefox as people install it, driven over WebDriver BiDi. The driver of the other stories needs
 * commands that a released Firefox does not have yet.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { eventually } from "./desk-work.js";
import { type Person, type Running, tokenOf } from "./server.js";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));

/** Without the browser its stories are skipped, and say so. */
export const hasFirefox = FIREFOX !== undefined;
if (!hasFirefox) {
  process.stderr.write("test/workstation: skipped, no firefox at /usr/bin/firefox-esr\n");
}

export interface Firefox {
  /** A person in front of a window of their own, signed in. */
  sitDown(server: Running, person: Person): Promise<FirefoxDesk>;
  /** Names of the files that were saved, oldest first, and what is in them. */
  downloads(): { name: string; text: string }[];
  close(): Promise<void>;
}

export interface FirefoxDesk {
  go(place: string): Promise<void>;
  /** Keys as the other stories name them: `Control+Enter`. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Clicks with the pointer in the middle of what a selector finds first, once it is there. */
  click(selector: string): Promise<void>;
  waitFor(selector: string): Promise<void>;
  text(selector: string): Promise<string>;
  count(selector: string): Promise<number>;
  evaluate<Value>(expression: string): Promise<Value>;
  axe(): Promise<string[]>;
  /** Fails where a page asked another server, broke the content policy or threw. */
  check(): void;
}

/** The element of a test id, as a selector. */
export const byId = (name: string): string => `[data-testid="${name}"]`;

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}

type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

export async function launchFirefox(): Promise<Firefox> {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-firefox-"));
  const saved = mkdtempSync(join(tmpdir(), "palimpsest-saved-"));
  writeFileSync(join(folder, "user.js"), preferencesFor(saved));
  const program = spawn(
    FIREFOX!,
    ["--remote-debugging-port=0", "--headless", "--no-remote", "--profile", folder],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(`${await addressOf(program)}/session`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const listeners: ((message: Message) => void)[] = [];
  const send = sender(socket, listeners);
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded", "network.beforeRequestSent"] });
  return {
    sitDown: (server, person) => openDesk(send, listeners, server, person),
    downloads: () =>
      readdirSync(saved)
        .sort()
        .map((name) => ({ name, text: readFileSync(join(saved, name), "utf8") })),
    async close() {
      await send("browser.close", {});
      await new Promise((resolve) => program.once("exit", resolve));
      for (const one of [folder, saved]) rmSync(one, { recursive: true, force: true });
    },
  };
}

/** Files are saved without a question, and nothing is asked of the network. */
function preferencesFor(folder: string): string {
  const preferences = {
    "browser.download.folderList": 2,
    "browser.download.dir": folder,
    "browser.download.always_ask_before_handling_new_types": false,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "browser.aboutwelcome.enabled": false,
    "app.update.disabledForTesting": true,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join("");
}

const addressOf = (program: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = "";
    program.stderr!.on("data", (chunk) => {
      said += chunk;
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    program.once("exit", () => reject(new Error(`firefox ended: ${said.slice(-500)}`)));
  });

function sender(socket: WebSocket, listeners: ((message: Message) => void)[]): Send {
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === "event") for (const listener of listeners) listener(message);
    else waiting.get(message.id!)?.(message);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ error, message, result }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error}, ${message}`));
        else resolve(result!);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

async function openDesk(
  send: Send,
  listeners: ((message: Message) => void)[],
  server: Running,
  person: Person,
): Promise<FirefoxDesk> {
  const { userContext } = await send("browser.createUserContext", {});
  await send("script.addPreloadScript", {
    functionDeclaration: `() => { if (location.protocol === "http:") sessionStorage.setItem("palimpsest.token", ${JSON.stringify(tokenOf(person))}); }`,
    userContexts: [userContext],
  });
  const { context } = await send("browsingContext.create", { type: "tab", userContext });
  await send("browsingContext.setViewport", { context, viewport: { width: 1440, height: 900 } });
  const problems: string[] = [];
  listeners.push((message) => watch(message, context as string, server.address, problems));
  return new Desk(send, context as string, server.address, problems);
}

function watch({ method, params = {} }: Message, page: string, address: string, into: string[]) {
  const { context } = params as { context?: string };
  if (method === "network.beforeRequestSent" && context === page) {
    const { url } = params["request"] as { url: string };
    if (!new RegExp(`^(?:blob:)?${address}/|^data:`).test(url)) into.push(`request to ${url}`);
  }
  if (method === "log.entryAdded" && params["level"] === "error") {
    const { source, text } = params as { source: { context?: string }; text: string };
    if (source.context === page) into.push(text);
  }
}

const KEYS: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Shift: "\uE008",
  Control: "\uE009",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

class Desk implements FirefoxDesk {
  constructor(
    private readonly send: Send,
    private readonly context: string,
    private readonly address: string,
    private readonly problems: readonly string[],
  ) {}

  async go(place: string): Promise<void> {
    const url = `${this.address}/#${place}`;
    await this.send("browsingContext.navigate", { context: this.context, url, wait: "complete" });
    await this.waitFor('#main:not([aria-busy="true"])');
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const parts = key.split("+").map((part) => KEYS[part] ?? part);
      await this.#perform({
        type: "key",
        id: "keys",
        actions: [
          ...parts.map((value) => ({ type: "keyDown", value })),
          ...parts.reverse().map((value) => ({ type: "keyUp", value })),
        ],
      });
    }
  }

  type(text: string): Promise<void> {
    return this.press(...text);
  }

  async click(selector: string): Promise<void> {
    await this.waitFor(selector);
    const { x, y } = await this.evaluate<{ x: number; y: number }>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getClientRects()[0];
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    })()`);
    await this.#perform({
      type: "pointer",
      id: "mouse",
      actions: [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    });
  }

  waitFor(selector: string): Promise<void> {
    return eventually(() => this.count(selector)).toBeGreaterThan(0) as unknown as Promise<void>;
  }

  text(selector: string): Promise<string> {
    return this.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`);
  }

  count(selector: string): Promise<number> {
    return this.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = (await this.send("script.evaluate", {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context: this.context },
      awaitPromise: true,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text);
    return JSON.parse(result.value) as Value;
  }

  async axe(): Promise<string[]> {
    await this.evaluate(`(() => {
      for (const each of document.querySelectorAll(".page-of-text")) each.style.contentVisibility = "visible";
      ${AXE};
    })()`);
    return this.evaluate(
      `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html.slice(0, 160))))`,
    );
  }

  check(): void {
    expect(this.problems).toEqual([]);
  }

  #perform(source: object): Promise<unknown> {
    return this.send("input.performActions", { context: this.context, actions: [source] });
  }
}
