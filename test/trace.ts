/** Programs under a system-call trace: what they look up, connect to and write. */

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const MAIN = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
/** Where relative paths of a traced program start. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Whether system calls can be traced here. */
export const CAN_TRACE =
  process.platform === "linux" &&
  spawnSync("strace", ["-f", "-e", "trace=none", "true"]).status === 0;

export interface Traced {
  readonly child: ChildProcess;
  /** Resolves when the program has ended. */
  readonly ended: Promise<Trace>;
}

export interface Trace {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  /** Calls that reach out of the process over a network or to a name service, as the trace has them. */
  readonly reached: readonly string[];
  /** Absolute paths that were opened for writing, created, renamed or removed, outside what is allowed. */
  readonly wrote: readonly string[];
}

const CALLS = [
  "connect,sendto,sendmsg,sendmmsg,socket",
  "open,openat,creat,truncate,mkdir,mkdirat,mknod,mknodat,rename,renameat,renameat2",
  "link,linkat,symlink,symlinkat,unlink,unlinkat,rmdir",
].join(",");

/** What the runtime takes for a reason to be silent of its own accord. */
const SILENCING = /^(?:CI|GITHUB_ACTIONS|GITLAB_CI|TF_BUILD|TRAVIS|ORT_DISABLE_TELEMETRY)$/;

/** A home, a cache and a folder for temporary files that a silent program leaves empty. */
function emptyHome(): { readonly home: string; readonly environment: NodeJS.ProcessEnv } {
  const home = mkdtempSync(join(tmpdir(), "palimpsest-home-"));
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !SILENCING.test(name)),
  );
  return { home, environment: { ...inherited, HOME: home, TMPDIR: home, XDG_CACHE_HOME: home } };
}

/**
 * Starts `node ARGUMENTS` under a trace.
 * @param allowed files and folders it may write
 */
export function startTraced(arguments_: readonly string[], allowed: readonly string[]): Traced {
  const { home, environment } = emptyHome();
  const log = join(mkdtempSync(join(tmpdir(), "palimpsest-trace-")), "calls");
  const strace = ["-f", "-qq", "-s", "4096", "--seccomp-bpf", "-e", `trace=${CALLS}`, "-o", log];
  const child = spawn("strace", [...strace, process.execPath, ...arguments_], {
    cwd: ROOT,
    env: environment,
  });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (out += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (err += chunk));
  const ended = new Promise<Trace>((done, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      const calls = readFileSync(log, "utf8").split("\n");
      const left = (readdirSync(home, { recursive: true }) as string[]).map((path) =>
        join(home, path),
      );
      done({
        status,
        out,
        err,
        reached: calls.filter(reachesOut),
        wrote: [...new Set([...calls.flatMap(written), ...left])].filter(
          (path) => !isAllowed(path, allowed),
        ),
      });
    });
  });
  return { child, ended };
}

/** Runs a program to its end under a trace. */
export const traced = (
  arguments_: readonly string[],
  allowed: readonly string[] = [],
): Promise<Trace> => {
  const { child, ended } = startTraced(arguments_, allowed);
  child.stdin!.end();
  return ended;
};

/** A connection or datagram to anywhere, and sockets of the kinds that look names up. */
const reachesOut = (call: string): boolean =>
  /\b(?:connect|sendto|sendmsg|sendmmsg)\(.*(?:AF_|sa_family|msg_name=\{)/.test(call) ||
  /\bsocket\((?:AF_INET6?|AF_PACKET), SOCK_(?:DGRAM|RAW)/.test(call);

/** Paths that one call writes, creates, renames or removes. */
function written(call: string): string[] {
  const name = /\b([a-z_0-9]+)\(/.exec(call)?.[1] ?? "";
  if (/^(?:connect|send|socket)/.test(name) || / = -1 E/.test(call)) return [];
  if (/^open/.test(name) && !/O_WRONLY|O_RDWR|O_CREAT|O_TRUNC/.test(call)) return [];
  const paths = [...call.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, path]) => resolve(ROOT, path!));
  return paths.filter((path) => !/^\/(?:dev|proc)\//.test(path));
}

const isAllowed = (path: string, allowed: readonly string[]): boolean =>
  allowed.some((one) => {
    const below = relative(one, path);
    return below === "" || !(below.startsWith("..") || isAbsolute(below));
  });

/** The process that a trace runs. */
export const childOf = (id: number): number =>
  Number(readFileSync(`/proc/${id}/task/${id}/children`, "utf8").trim().split(" ")[0]);
