/** WebKit as Debian has it (WebKitGTK, the engine of Safari), driven over classic WebDriver on a screen of its own. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DrivenBrowser, DrivenDesk, filesIn } from "./driven-desk.js";
import { tokenOf } from "./server.js";

const DRIVER = "/usr/bin/WebKitWebDriver";
const SCREEN = "/usr/bin/Xvfb";
const BROWSER = ["4.1", "4.0"]
  .map(
    (version) =>
      `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  )
  .find((path) => existsSync(path));

/** Without the browser, its driver and a screen its stories are skipped, and say so. */
export const hasWebkit = BROWSER !== undefined && existsSync(DRIVER) && existsSync(SCREEN);
if (!hasWebkit) {
  process.stderr.write("test/workstation: skipped, no WebKit (webkit2gtk-driver, xvfb)\n");
}

export async function launchWebkit(): Promise<DrivenBrowser> {
  const home = mkdtempSync(join(tmpdir(), "palimpsest-webkit-"));
  const saved = join(home, "saved");
  mkdirSync(saved);
  writeFileSync(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${saved}"\n`);
  const screen = spawn(
    SCREEN,
    ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]!.once("data", (line) => resolve(String(line).trim()));
    screen.once("exit", () => reject(new Error("the screen ended")));
  });
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_CONFIG_HOME: home },
    stdio: "ignore",
  });
  const ask = asker(`http://127.0.0.1:${port}`);
  const session = await sessionOf(ask);
  await ask("POST", `${session}/window/rect`, { width: 1440, height: 1000 });
  return {
    async sitDown({ address }, person) {
      // one session at a time: whoever sits down next takes the place
      await ask("POST", `${session}/url`, { url: `${address}/openapi.json` });
      await ask("POST", `${session}/execute/sync`, {
        script: `sessionStorage.setItem("palimpsest.token", ${JSON.stringify(tokenOf(person))})`,
        args: [],
      });
      const page = {
        problems: [],
        navigate: (url: string) => ask("POST", `${session}/url`, { url }),
        perform: (source: object) => ask("POST", `${session}/actions`, { actions: [source] }),
        async evaluate(promise: string) {
          const { value, error } = (await ask("POST", `${session}/execute/async`, {
            script: `const done = arguments[arguments.length - 1];
              try { ${promise}.then((value) => done({ value }), (error) => done({ error: String(error) })); }
              catch (error) { done({ error: String(error) }); }`,
            args: [],
          })) as { value?: string; error?: string };
          if (value === undefined) throw new Error(error);
          return value;
        },
      };
      return new DrivenDesk(page, address);
    },
    downloads: () => filesIn(saved),
    async close() {
      await ask("DELETE", session);
      for (const one of [driver, screen]) await ended(one);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

const asker =
  (driver: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`${driver}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}, ${message}`);
  };

/** The driver listens a moment after its start. @returns the path of the session */
async function sessionOf(ask: Ask): Promise<string> {
  const browser = { binary: BROWSER, args: ["--automation"] };
  const capabilities = {
    alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": browser },
  };
  for (let tries = 0; ; tries++) {
    try {
      const { sessionId } = (await ask("POST", "/session", { capabilities })) as {
        sessionId: string;
      };
      return `/session/${sessionId}`;
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const ended = (program: ChildProcess): Promise<unknown> => {
  const gone = new Promise((resolve) => program.once("exit", resolve));
  program.kill();
  return gone;
};
