/**
 * A Firefox as people install it, driven over WebDriver BiDi. The driver of the other stories needs
 * commands that a released Firefox does not have yet.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WebSocket } from "ws";
import { type DrivenBrowser, DrivenDesk, type DrivenPage, filesIn } from "./driven-desk.js";
import { type Person, type Running, tokenOf } from "./server.js";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));

/** Without the browser its stories are skipped, and say so. */
export const hasFirefox = FIREFOX !== undefined;
if (!hasFirefox) {
  process.stderr.write("test/workstation: skipped, no firefox at /usr/bin/firefox-esr\n");
}

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

export async function launchFirefox(): Promise<DrivenBrowser> {
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
    downloads: () => filesIn(saved),
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
): Promise<DrivenDesk> {
  const { userContext } = await send("browser.createUserContext", {});
  await send("script.addPreloadScript", {
    functionDeclaration: `() => { if (location.protocol === "http:") sessionStorage.setItem("palimpsest.token", ${JSON.stringify(tokenOf(person))}); }`,
    userContexts: [userContext],
  });
  const { context } = await send("browsingContext.create", { type: "tab", userContext });
  await send("browsingContext.setViewport", { context, viewport: { width: 1440, height: 900 } });
  const problems: string[] = [];
  listeners.push((message) => watch(message, context as string, server.address, problems));
  const page: DrivenPage = {
    problems,
    navigate: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    perform: (source) => send("input.performActions", { context, actions: [source] }),
    async evaluate(promise) {
      const { result, exceptionDetails } = (await send("script.evaluate", {
        expression: promise,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
  };
  return new DrivenDesk(page, server.address);
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
