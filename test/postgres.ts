/** A real PostgreSQL for tests: its own cluster in a temporary folder, on a free port of the loopback. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = "/usr/lib/postgresql";

/** The newest installed version's programs; undefined where there is none. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(ROOT)) return undefined;
  const [newest] = readdirSync(ROOT).sort((a, b) => Number(b) - Number(a));
  const programs = newest && join(ROOT, newest, "bin");
  return programs && existsSync(join(programs, "initdb")) ? programs : undefined;
}

export interface TestPostgres {
  /** Folder of its files: tables, indexes and the log. */
  readonly files: string;
  /** `postgres://...` of an empty database, a new one each time. */
  newDatabase(): Promise<string>;
  /** Ends the server at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and files. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** Makes a cluster and starts it. PostgreSQL refuses to run as root, so then it runs as its own user. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const user = process.getuid?.() === 0 ? accountOf("postgres") : undefined;
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const files = join(folder, "files");
  const run = (name: string, parameters: readonly string[]) =>
    execFileSync(join(programs, name), parameters, { ...user, cwd: folder, stdio: "pipe" });
  run("initdb", [
    "-D",
    files,
    "-A",
    "trust",
    "-U",
    "test",
    "-E",
    "UTF8",
    "--no-sync",
    "--no-locale",
  ]);

  const port = await freePort();
  const address = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  const isReady = () => {
    try {
      run("pg_isready", ["-h", "127.0.0.1", "-p", String(port), "-U", "test", "-d", "postgres"]);
      return true;
    } catch {
      return false;
    }
  };
  const start = async () => {
    const settings = {
      listen_addresses: "127.0.0.1",
      port,
      unix_socket_directories: "",
      fsync: "off",
    };
    const flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
    server = spawn(join(programs, "postgres"), ["-D", files, ...flags], {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    for (let waited = 0; !isReady(); waited += 50) {
      if (waited > 20_000) throw new Error("PostgreSQL did not start within 20 s");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once("exit", () => resolve());
      server.kill(signal);
    });

  await start();
  return {
    files,
    async newDatabase() {
      const name = `test_${++databases}`;
      run("createdb", ["-h", "127.0.0.1", "-p", String(port), "-U", "test", name]);
      return address(name);
    },
    kill: () => end("SIGQUIT"), // 'immediate shutdown': children end too, nothing is written
    start,
    async remove() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accountOf(name: string): { uid: number; gid: number } {
  const of = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: of("-u"), gid: of("-g") };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
